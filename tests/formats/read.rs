// read.rs -- print the tables of a .rs, as read.py does
//
// usage: BOARD=/path/queens8.rs rustc read.rs
#![deny(warnings)]

mod board {
    include!(env!("BOARD"));
}
use board::*;

fn main() {
    println!("{N}\n{SOLUTIONS:?}\n{FUNDAMENTALS:?}");
    println!("{GROUP_OF:?}\n{IMAGE_OF:?}\n{GROUP_SIZE:?}\n{IMAGE_NAMES:?}");
}
