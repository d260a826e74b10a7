// Made by queens q_version from queens.rs.m4, N=q_n PREFIX=q_prefix.  Do not edit.
//
// All solutions of q_n queens, and their groups under the symmetries of the square.
// Numbers count from 0.  Needs neither std nor alloc.  In a file of your own, write
// `mod q_name;` or `mod q_name { include!("q_name.rs"); }`.

/// Queens, rows and columns.
#[allow(dead_code)]
pub const N: usize = q_n;

/// The names of the images, by number.
#[allow(dead_code)]
pub static IMAGE_NAMES: [&str; 8] = [
q_each(<|image_name|>, <|    "$2",
|>)m4_dnl
];

/// The column of the queen in each row; solutions are in lexicographic order.
#[allow(dead_code)]
#[rustfmt::skip]
pub static SOLUTIONS: [[u8; N]; q_solutions] = [
q_each(<|entry|>, <|    [$3],
|>)m4_dnl
];

/// The group of each solution.
#[allow(dead_code)]
#[rustfmt::skip]
pub static GROUP_OF: [u<||>q_group_bits; q_solutions] = [
q_each(<|sixteen|>, <|    $1,
|>)m4_dnl
];

/// Which image of its group's fundamental solution each solution is.
#[allow(dead_code)]
#[rustfmt::skip]
pub static IMAGE_OF: [u8; q_solutions] = [
q_each(<|sixteen|>, <|    $2,
|>)m4_dnl
];

/// The fundamental solutions, the least of each group.
#[allow(dead_code)]
#[rustfmt::skip]
pub static FUNDAMENTALS: [[u8; N]; q_fundamentals] = [
q_each(<|group|>, <|    [$5],
|>)m4_dnl
];

/// How many solutions each group has: 8, 4, 2 or 1.
#[allow(dead_code)]
#[rustfmt::skip]
pub static GROUP_SIZE: [u8; q_fundamentals] = [
q_each(<|sixteen_groups|>, <|    $1,
|>)m4_dnl
];
