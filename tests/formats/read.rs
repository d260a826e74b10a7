// read.rs -- print what a .rs holds: see formats.t
//
// usage: BOARD=/path/queens8.rs rustc read.rs
#![deny(warnings)]

mod board {
    include!(env!("BOARD"));
}
use board::*;

fn columns(columns: &[u8; N]) -> String {
    let words: Vec<String> = columns.iter().map(|c| (c + 1).to_string()).collect();
    words.join(" ")
}

fn main() {
    assert_eq!(SOLUTIONS.len(), GROUP_OF.len());
    for (i, solution) in SOLUTIONS.iter().enumerate() {
        let (group, image) = (GROUP_OF[i] as usize, IMAGE_OF[i]);
        println!(
            "{}\t{}\t{}\t{}\t{}\t{}",
            i + 1,
            columns(solution),
            group + 1,
            IMAGE_NAMES[image as usize],
            image,
            GROUP_SIZE[group]
        );
    }
    for (fundamental, size) in FUNDAMENTALS.iter().zip(GROUP_SIZE.iter()) {
        println!("{}\t{}", columns(fundamental), size);
    }
}
