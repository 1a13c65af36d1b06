//! Plays a game of random moves and prints its record.
//!
//! `cargo run --example random_game -- octagon 7`

use std::error::Error;

use caminos_rules::{Options, Position, Record, Rules};

/// The next number of a small generator (splitmix64).
fn roll(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let board = args.next().unwrap_or_else(|| "square".to_owned());
    let mut seed: u64 = args.next().map_or(Ok(1), |text| text.parse())?;
    let mut position = Position::new(Rules::standard(&board, Options::default())?);
    while !position.is_over() {
        let moves = position.legal_moves();
        let mv = moves[(roll(&mut seed) % moves.len() as u64) as usize];
        position.play(mv)?;
    }
    println!("{}", Record::from_position(&position));
    println!("{position}");
    Ok(())
}
