//! `caminos puzzles make`: puzzles from games that the engine plays.

use std::collections::{HashMap, HashSet};
use std::fs::OpenOptions;
use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};

use caminos_puzzle::{EquivalenceKey, Puzzle, Task, equivalence_key, parse_collection};
use caminos_solver::{MineOptions, mine_game};

use crate::arg_value::number;
use crate::failure::{Failure, WithContext as _};
use crate::language::tr;
use crate::output::Completion;
use crate::start::StartArgs;
use crate::{input, interrupt};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number(1_u64..))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(..))]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = number(1_usize..))]
    most: Option<usize>,
    // Last: its heading would also stand over what follows.
    #[command(flatten)]
    start: StartArgs,
}

/// Begins the lines that say which games were looked at, so that a run can be continued.
const MINED: &str = "# mined ";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let rules = args.start.resolve()?.position.rules().clone();
    let (mut known, mined) = read(&args.file)?;
    let interrupt = interrupt::on_signal().map_err(Failure::Signals)?;
    let failed = |error| Failure::Write {
        file: input::name(&args.file),
        error,
    };
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(&args.file)
        .map_err(failed)?;
    let empty = caminos_rules::Position::new(rules.clone());
    let mut found = 0;
    let mut counts: HashMap<Task, usize> = HashMap::new();
    for game in 0..args.games {
        let seed = args.seed.wrapping_add(game);
        let title = format!("{MINED}{empty} {seed}");
        if mined.contains(&title) {
            continue;
        }
        progress(game, args.games, found);
        let options = MineOptions {
            seed,
            ..MineOptions::default()
        };
        let puzzles = mine_game(&rules, &options, &interrupt);
        if interrupt.is_stopped() {
            break;
        }
        let mut text = String::new();
        for puzzle in puzzles {
            let count = counts.entry(puzzle.task).or_default();
            if args.most.is_none_or(|most| *count < most)
                && known.insert(equivalence_key(&puzzle.position))
            {
                *count += 1;
                found += 1;
                text.push_str(&format!("{puzzle}\n"));
            }
        }
        text.push_str(&title);
        text.push('\n');
        file.write_all(text.as_bytes()).map_err(failed)?;
    }
    progress(args.games, args.games, found);
    writeln!(
        out,
        "{}",
        tr!(
            "puzzles-made",
            puzzles = tr!("count-puzzles", count = found)
        )
    )?;
    Ok(Completion::Success)
}

/// What a file holds already: its positions, and the games that were looked at.
fn read(path: &Path) -> Result<(HashSet<EquivalenceKey>, HashSet<String>), Failure> {
    if !path.exists() {
        return Ok((HashSet::new(), HashSet::new()));
    }
    let text = input::read_text(path)?;
    let puzzles: Vec<Puzzle> = parse_collection(&text).with_context(|| input::name(path))?;
    let known = puzzles
        .iter()
        .map(|puzzle| equivalence_key(&puzzle.position));
    let mined = text.lines().filter(|line| line.starts_with(MINED));
    Ok((known.collect(), mined.map(str::to_owned).collect()))
}

/// Says how far it is, on a line that is written over again.
fn progress(game: u64, games: u64, found: usize) {
    let mut err = io::stderr();
    if err.is_terminal() {
        let said = tr!(
            "puzzles-progress",
            game = game,
            games = games,
            count = found
        );
        let end = if game == games { "\n" } else { "" };
        // Nothing is lost if nobody reads it.
        let _ = write!(err, "\r\u{1b}[K{said}{end}");
        let _ = err.flush();
    }
}
