//! Who wins in files of games, and how well evaluations foretold it, as a row of a table for each
//! file and one table for all of them:
//!
//!     caminos arena engine engine --openings 0 --movetime 150 --games 24 --save ring.caminos --board ring
//!     cargo run --release -p caminos-arena --example statistics -- ring.caminos

use std::error::Error;

use caminos_arena::Statistics;
use caminos_rules::{Material, Record};

fn main() -> Result<(), Box<dyn Error>> {
    let mut all = Statistics::default();
    println!("| games | first wins | draws | second wins | first player's score | moves |");
    println!("|---|---|---|---|---|---|");
    for file in std::env::args().skip(1) {
        let mut statistics = Statistics::default();
        for record in Record::parse_all(&std::fs::read_to_string(&file)?)? {
            let first = record.rules(Material::standard())?.options().first;
            statistics.add(&record, first);
            all.add(&record, first);
        }
        println!(
            "| {file}: {} | {} | {} | {} | {:.1}% | {:.1} |",
            statistics.games(),
            statistics.first_wins,
            statistics.draws,
            statistics.second_wins,
            100.0 * statistics.first_score().unwrap_or(f64::NAN),
            statistics.mean_moves().unwrap_or(f64::NAN),
        );
    }
    println!("\n| evaluations | expected for Yellow | came |\n|---|---|---|");
    for bin in all.reliability {
        if let (Some(expected), Some(observed)) = (bin.expected(), bin.observed()) {
            let (expected, observed) = (100.0 * expected, 100.0 * observed);
            println!("| {} | {expected:.1}% | {observed:.1}% |", bin.count);
        }
    }
    println!("\n{} proven, {} of them refuted", all.proven, all.refuted);
    Ok(())
}
