//! The engine behind the protocol without the rest of the program: for tools that compare
//! builds.

use std::io::{self, BufReader};

use caminos_cei::{EngineIdentity, serve};
use caminos_rules::Material;
use caminos_search::{PuctEngine, Settings};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let identity = EngineIdentity {
        name: format!("Caminos {}", env!("CARGO_PKG_VERSION")),
        author: env!("CARGO_PKG_AUTHORS").to_owned(),
        material: Material::standard().clone(),
    };
    let engine = Box::new(PuctEngine::new(Settings::default()));
    Ok(serve(
        engine,
        identity,
        BufReader::new(io::stdin()),
        &mut io::stdout(),
    )?)
}
