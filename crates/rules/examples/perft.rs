//! Counts the positions after each number of placements, to check and to time the move generator.
//!
//! `cargo run --release --example perft -- square 3`

use std::error::Error;

use caminos_rules::{Options, Position, Rules, perft};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let board = args.next().unwrap_or_else(|| "ring".to_owned());
    let depth: u32 = args.next().map_or(Ok(2), |text| text.parse())?;
    let mut position = Position::new(Rules::standard(&board, Options::default())?);
    for depth in 1..=depth {
        println!("{depth} {}", perft(&mut position, depth));
    }
    Ok(())
}
