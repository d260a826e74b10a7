// q_made(.rs)
//
// All solutions of q_n queens, and their groups under the symmetries of the square.
// Numbers count from 0.  Needs neither std nor alloc.  In a file of your own, write
// `mod q_name;` or `mod q_name { include!("q_name.rs"); }`.
m4_define(<|q_columns_of|>, <|[
q_each(<|$1|>, <|    [$|><|3],
|>)m4_dnl
]|>)m4_dnl
m4_define(<|q_table|>, <|#[allow(dead_code)]
#[rustfmt::skip]
pub static|>)m4_dnl
m4_define(<|q_numbers_of|>, <|[
q_each(<|$1|>, <|$2,q_every(16, $|><|8, <|
|>)|>)
]|>)m4_dnl

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
q_table SOLUTIONS: [[u8; N]; q_solutions] = q_columns_of(<|solution|>);

/// The group of each solution.
q_table GROUP_OF: [u<||>q_group_bits; q_solutions] = q_numbers_of(<|solution|>, <|m4_decr($4)|>);

/// Which image of its group's fundamental solution each solution is.
/// q_images(<|
/// |>)
q_table IMAGE_OF: [u8; q_solutions] = q_numbers_of(<|solution|>, <|$6|>);

/// The fundamental solutions, the least of each group.
q_table FUNDAMENTALS: [[u8; N]; q_fundamentals] = q_columns_of(<|fundamental|>);

/// How many solutions each group has: 8, 4, 2 or 1.
q_table GROUP_SIZE: [u8; q_fundamentals] = q_numbers_of(<|fundamental|>, <|$7|>);
