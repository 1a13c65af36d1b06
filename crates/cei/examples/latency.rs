//! How late an engine answers: over its time for a move, and after `stop`.
//!
//!     cargo run --release -p caminos-cei --example latency -- 2 target/release/caminos engine
//!
//! The first argument is the number of threads, the rest a command line. The longest of twelve
//! positions of random games on each board is shown, in milliseconds.

use std::error::Error;
use std::process::Command;
use std::time::Duration;

use caminos_cei::{EngineProcess, Limits, Random, Stop};
use caminos_rules::{Board, Options, Position, Rules};

const POSITIONS: u32 = 12;
const MOVE_TIME: Duration = Duration::from_millis(100);
const TIMEOUT: Duration = Duration::from_secs(10);

/// A position after so many random placements, or fewer if the game ends before.
fn random_position(board: &str, plies: u32) -> Result<Position, Box<dyn Error>> {
    let mut random = Random::new(plies.into());
    let mut position = Position::new(Rules::standard(board, Options::default())?);
    for _ in 0..plies {
        let number = random.below(position.count_placements());
        let Some(placement) = position.nth_placement(number) else {
            break;
        };
        position.play(placement.into())?;
        if position.is_over() {
            position.undo();
            break;
        }
    }
    Ok(position)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let usage = "usage: latency THREADS PROGRAM [ARGUMENTS]";
    let (threads, program) = args.next().zip(args.next()).ok_or(usage)?;
    let mut command = Command::new(program);
    command.args(args);
    let interrupt = Stop::new();
    let mut engine = EngineProcess::start(command, true, &interrupt)?;
    engine.set_option("Threads", &threads)?;
    println!("board     over movetime 100   after stop");
    for board in Board::STANDARD {
        let (mut over, mut after_stop) = (Duration::ZERO, Duration::ZERO);
        for number in 0..POSITIONS {
            let position = random_position(board, 2 * number)?;
            engine.new_game(position.rules(), &interrupt)?;
            let limits = Limits {
                move_time: Some(MOVE_TIME),
                ..Limits::default()
            };
            let answer = engine.go(&position, limits, TIMEOUT, &interrupt)?;
            over = over.max(answer.time.saturating_sub(MOVE_TIME));
            engine.ponder(&position, Limits::default())?;
            std::thread::sleep(MOVE_TIME);
            after_stop = after_stop.max(engine.stop(TIMEOUT, &interrupt)?.time);
        }
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        println!("{board:9} {:14.1} ms {:9.1} ms", ms(over), ms(after_stop));
    }
    Ok(())
}
