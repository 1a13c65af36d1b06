//! `caminos engine`: an engine behind the protocol (`docs/protocol.md`).

use std::io::{self, BufReader, Write};
use std::path::PathBuf;
use std::sync::Arc;

use caminos_cei::{EngineIdentity, serve};
use caminos_search::{NetworkChoice, Settings};

use crate::failure::Failure;
use crate::output::Completion;
use crate::players::EngineKind;
use crate::start::MaterialArgs;
use crate::tune;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "PLAYER", value_enum, default_value_t)]
    player: EngineKind,
    #[arg(long, value_name = "FILE", alias = "knowledge")]
    weights: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    #[command(flatten)]
    material: MaterialArgs,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let settings = Settings {
        weights: args.weights.as_deref().map(tune::read).transpose()?,
        network: match &args.network {
            Some(file) => NetworkChoice::Given(Arc::new(tune::read_network(file)?)),
            None => NetworkChoice::BuiltIn,
        },
        ..Settings::default()
    };
    let identity = EngineIdentity {
        name: format!("{} {}", args.player.title(), env!("CARGO_PKG_VERSION")),
        author: env!("CARGO_PKG_AUTHORS").to_owned(),
        material: args.material.resolve()?,
    };
    let input = BufReader::new(io::stdin());
    serve(args.player.engine(settings), identity, input, out)?;
    Ok(Completion::Success)
}
