//! Reads records and says whether their moves are legal and their results true.
//!
//! `cargo run --example validate_record -- game.caminos`

use std::error::Error;

use caminos_rules::{Material, Record};

const GAME: &str = r#"
[Caminos "1"] [Board "square"]
1. La1a2a3b3 Tg2h1h2h3 2. La4a5a6b6 Tg5h4h5h6 3. La7a8b8c8 yellow connects 8
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        Some(file) => std::fs::read_to_string(file)?,
        None => GAME.to_owned(),
    };
    for (i, record) in Record::parse_all(&text)?.iter().enumerate() {
        let position = record.replay(Material::standard())?;
        println!(
            "game {}: {} moves, {}",
            i + 1,
            position.history().len(),
            record.result()
        );
    }
    Ok(())
}
