//! `caminos puzzles play`: a trainer in lines of text.

use std::collections::HashSet;
use std::io::{self, BufRead, Read as _, Write};
use std::path::PathBuf;

use caminos_puzzle::{
    Attempt, Listing, PlayerRating, Puzzle, PuzzleId, Theme, Verdict, next_puzzle,
};
use caminos_rules::{Board, MoveText, Position};
use clap::builder::{PossibleValuesParser, TypedValueParser as _};

use super::collection;
use crate::arg_value::number;
use crate::draw::relief::Relief;
use crate::draw::{Marks, plain};
use crate::failure::Failure;
use crate::language::{localised, message_text, tr};
use crate::messages::supplies;
use crate::output::Completion;
use crate::wrap::{Folded, terminal_width};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "THEME", value_parser = PossibleValuesParser::new(Theme::ALL.map(Theme::name)).map(|name| theme(&name)))]
    theme: Option<Theme>,
    #[arg(long, value_name = "BOARD", value_parser = PossibleValuesParser::new(Board::STANDARD))]
    board: Option<String>,
    #[arg(long, value_name = "N", default_value_t = PlayerRating::START, value_parser = number(Puzzle::RATINGS))]
    rating: u16,
}

fn theme(name: &str) -> Theme {
    let known = Theme::ALL.into_iter().find(|theme| theme.name() == name);
    known.unwrap_or(Theme::Win)
}

/// Longer lines than this are no moves.
const MAX_LINE: u64 = 4096;

/// The lines of a usual terminal.
const SCREEN: usize = 24;
/// The heading, the task, what can be typed, and the line that is typed.
const BESIDE_BOARD: usize = 4;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let puzzles = collection(args.file.as_deref())?;
    // Who says what they can solve is not new.
    let answered = if args.rating == PlayerRating::START {
        0
    } else {
        PlayerRating::KNOWN
    };
    let mut trainer = Trainer {
        puzzles: &puzzles,
        listings: puzzles.iter().map(Puzzle::listing).collect(),
        theme: args.theme,
        board: args.board.as_deref(),
        rating: PlayerRating::new(args.rating, answered),
        seen: HashSet::new(),
        streak: 0,
    };
    let mut out = Folded::new(out, terminal_width);
    trainer.run(&mut io::stdin().lock(), &mut out)?;
    Ok(Completion::Success)
}

/// Somebody who solves one puzzle after the other.
struct Trainer<'p> {
    puzzles: &'p [Puzzle],
    listings: Vec<Listing>,
    theme: Option<Theme>,
    board: Option<&'p str>,
    rating: PlayerRating,
    seen: HashSet<PuzzleId>,
    /// How many were solved in a row at the first try.
    streak: u32,
}

/// How a puzzle ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum End {
    /// Whether it was solved at the first try.
    Done(bool),
    /// Passed over before any answer, which counts for nothing.
    Skipped,
    Quit,
}

impl Trainer<'_> {
    fn run(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let next = |trainer: &Self| {
            next_puzzle(
                &trainer.listings,
                trainer.rating,
                trainer.theme,
                trainer.board,
                &trainer.seen,
            )
        };
        while let Some(index) = next(self) {
            let puzzle = &self.puzzles[index];
            self.seen.insert(self.listings[index].id);
            match solve(puzzle, index + 1, input, out)? {
                End::Quit => return Ok(()),
                End::Skipped => {
                    writeln!(out)?;
                    continue;
                }
                End::Done(solved) => {
                    self.rating = self.rating.after(puzzle.rating, solved);
                    self.streak = if solved { self.streak + 1 } else { 0 };
                }
            }
            let said = tr!(
                "puzzles-rating",
                rating = self.rating.get(),
                streak = self.streak
            );
            writeln!(out, "{said}\n")?;
        }
        writeln!(out, "{}", tr!("puzzles-none"))?;
        Ok(())
    }
}

fn solve(
    puzzle: &Puzzle,
    number: usize,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<End, Failure> {
    let mut attempt = Attempt::new(puzzle);
    let mut at_first_try = true;
    let heading = tr!("puzzles-heading", number = number, rating = puzzle.rating);
    writeln!(out, "{heading}")?;
    show(attempt.position(), out)?;
    ask(&attempt, out)?;
    writeln!(out, "{}", tr!("puzzles-type"))?;
    loop {
        out.flush()?;
        let Some(line) = read_line(input)? else {
            return Ok(End::Quit);
        };
        match line.trim().to_ascii_lowercase().as_str() {
            "" => continue,
            "quit" | "exit" => return Ok(End::Quit),
            "help" | "?" => writeln!(out, "{}", tr!("puzzles-help"))?,
            "board" => show(attempt.position(), out)?,
            "task" => ask(&attempt, out)?,
            "next" if at_first_try => return Ok(End::Skipped),
            "next" => return Ok(End::Done(false)),
            "solution" => {
                let moves = attempt.remaining().map(MoveText::to_string);
                let moves = moves.collect::<Vec<_>>().join(" ");
                writeln!(out, "{}", tr!("puzzles-solution", moves = moves))?;
                return Ok(End::Done(false));
            }
            _ => match line.parse::<MoveText>() {
                // There is only one line, so its number and column add nothing.
                Err(error) => writeln!(out, "{}", localised(&error.fault))?,
                Ok(text) => match attempt.answer(&text) {
                    Err(refusal) => writeln!(out, "{}", localised(&refusal))?,
                    Ok(Verdict::Solved) => {
                        writeln!(out, "{}", tr!("puzzles-solved"))?;
                        return Ok(End::Done(at_first_try));
                    }
                    Ok(Verdict::GoOn { reply }) => {
                        writeln!(out, "{}", tr!("puzzles-go-on", move = reply.to_string()))?;
                        show(attempt.position(), out)?;
                        ask(&attempt, out)?;
                    }
                    Ok(wrong) => {
                        at_first_try = false;
                        writeln!(out, "{}", wrong_answer(&wrong))?;
                    }
                },
            },
        }
    }
}

/// What is said to a move that is not the solution.
fn wrong_answer(verdict: &Verdict) -> String {
    match verdict {
        Verdict::FewerPoints { points, best } => {
            tr!("puzzles-fewer-points", points = *points, best = *best)
        }
        Verdict::Wrong {
            refutation: Some(reply),
        } => tr!("puzzles-refuted", move = reply.to_string()),
        _ => tr!("puzzles-wrong"),
    }
}

/// The board and the pieces, on one screen with the heading, the task and the next two lines.
fn show(position: &Position, out: &mut dyn Write) -> Result<(), Failure> {
    let relief = Relief::new(position);
    let marks = Marks::of(position);
    let supplies = supplies(position);
    let mut board = plain::board(&relief, &marks);
    if board.lines().count() + supplies.len() + BESIDE_BOARD > SCREEN {
        board = plain::low_board(&relief, &marks);
    }
    write!(out, "{board}")?;
    for line in supplies {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The task, with the moves that are left.
fn ask(attempt: &Attempt<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(task) = attempt.task() {
        writeln!(out, "{}", message_text(&task))?;
    }
    Ok(())
}

/// A line of the input; nothing at its end.
fn read_line(input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    let mut limited = input.take(MAX_LINE);
    let read = limited.read_until(b'\n', &mut bytes);
    if read.map_err(Failure::NextCommand)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}
