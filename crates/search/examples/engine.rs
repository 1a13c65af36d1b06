//! The engine behind the protocol without the rest of the program: for tools that compare
//! builds.

use std::io::{self, BufReader};

use caminos_cei::{About, serve};
use caminos_rules::Material;
use caminos_search::{PuctEngine, Settings};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let about = About {
        name: format!("Caminos {}", env!("CARGO_PKG_VERSION")),
        author: env!("CARGO_PKG_AUTHORS").to_owned(),
        material: Material::standard().clone(),
    };
    let engine = Box::new(PuctEngine::new(Settings::default()));
    Ok(serve(
        engine,
        about,
        BufReader::new(io::stdin()),
        &mut io::stdout(),
    )?)
}
