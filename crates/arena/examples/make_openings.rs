//! Makes an opening book for matches:
//!
//!     cargo run --release -p caminos-arena --example make_openings -- \
//!         square 240 1 target/reference/caminos engine > testdata/openings/square.txt
//!
//! The arguments are the board, how many openings, the seed, and the command line of the engine
//! that judges balance. With `neutral:` before the board the neutral pieces are part of each
//! opening. An opening is three random placements after which nobody could win at once, no two
//! are the same but for a symmetry of the board, and a long search sees both sides nearly even.

use std::collections::HashSet;
use std::error::Error;
use std::process::Command;
use std::time::Duration;

use caminos_cei::{EngineProcess, Limits, Random, Stop};
use caminos_rules::{Options, Position, Rules};

const PLIES: usize = 3;

/// What a short search, which spares most of the work, and a long one may say: how far one side
/// is ahead, in thousandths.
const PASSES: [(u64, u16); 2] = [(300, 200), (6_000, 80)];

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [board, count, seed, program, program_args @ ..] = &args[..] else {
        return Err("usage: make_openings [neutral:]BOARD COUNT SEED PROGRAM ARGS…".into());
    };
    let (neutral, board) = match board.strip_prefix("neutral:") {
        Some(board) => (true, board),
        None => (false, board.as_str()),
    };
    let options = Options {
        neutral,
        ..Options::default()
    };
    let start = Position::new(Rules::standard(board, options)?);
    let mut command = Command::new(program);
    command.args(program_args);
    let interrupt = Stop::new();
    let mut judge = EngineProcess::start(command, false, &interrupt)?;
    let mut random = Random::new(seed.parse()?);
    let mut seen = HashSet::new();
    let (count, mut found): (usize, usize) = (count.parse()?, 0);
    println!("# Caminos openings, version 1: {board}, {count} balanced openings.");
    while found < count {
        let Some(position) = attempt(&start, &mut random) else {
            continue;
        };
        if !seen.insert(position.canonical().0.hash()) {
            continue;
        }
        judge.new_game(start.rules(), &interrupt)?;
        if is_balanced(&position, &mut judge, &interrupt)? {
            found += 1;
            let moves = position.history().map(|(_, mv)| start.rules().text(mv));
            let moves: Vec<String> = moves.map(|text| text.to_string()).collect();
            println!("{}", moves.join(" "));
        }
    }
    Ok(())
}

/// Random placements, if nobody could win at once after them.
fn attempt(start: &Position, random: &mut Random) -> Option<Position> {
    let mut position = start.clone();
    let mut plies = 0;
    while plies < PLIES {
        plies += usize::from(!position.places_neutral());
        let count = position.count_placements();
        let placement = position.nth_placement(random.below(count.max(1)))?;
        position.play_unchecked(placement.into());
    }
    let mut seats = position.rules().seats();
    let is_quiet = !position.is_over() && !seats.any(|seat| position.has_threat(seat));
    is_quiet.then_some(position)
}

fn is_balanced(
    position: &Position,
    judge: &mut EngineProcess,
    interrupt: &Stop,
) -> Result<bool, Box<dyn Error>> {
    for (nodes, most) in PASSES {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let best = judge.go(position, limits, Duration::from_secs(600), interrupt)?;
        let wdl = best.pv.ok_or("the engine reports no evaluation")?.wdl;
        if wdl.win.abs_diff(wdl.loss) > most {
            return Ok(false);
        }
    }
    Ok(true)
}
