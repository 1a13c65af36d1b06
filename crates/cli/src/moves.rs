//! `caminos moves`: the legal moves, one a line.

use std::io::Write;

use caminos_rules::{Cell, Letter, Move, Position};
use serde_json::json;

use crate::arg_value::{parsed, value};
use crate::failure::{Failure, UsageError};
use crate::output::Completion;
use crate::start::{Start, StartArgs};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "LETTER", value_parser = value(parse_character))]
    shape: Option<char>,
    #[arg(long, value_name = "CELL", value_parser = parsed::<Cell>())]
    cell: Option<Cell>,
    #[arg(long)]
    count: bool,
    #[arg(long)]
    json: bool,
    // Last: its heading would also stand over what follows.
    #[command(flatten)]
    start: StartArgs,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let Start { position, .. } = args.start.resolve()?;
    let mut moves = position.legal_moves();
    if let Some(letter) = args.shape {
        keep_shape(&mut moves, &position, letter)?;
    }
    if let Some(cell) = args.cell {
        keep_cell(&mut moves, &position, cell)?;
    }
    if args.count {
        writeln!(out, "{}", moves.len())?;
        return Ok(Completion::Success);
    }
    let texts = sorted_texts(&position, &moves);
    if args.json {
        writeln!(out, "{}", json!(texts))?;
    } else {
        for text in texts {
            writeln!(out, "{text}")?;
        }
    }
    Ok(Completion::Success)
}

/// The canonical texts in byte order.
pub(crate) fn sorted_texts(position: &Position, moves: &[Move]) -> Vec<String> {
    let text = |&mv: &Move| position.rules().text(mv).to_string();
    let mut texts: Vec<String> = moves.iter().map(text).collect();
    texts.sort_unstable();
    texts
}

fn keep_shape(moves: &mut Vec<Move>, position: &Position, letter: char) -> Result<(), UsageError> {
    let rules = position.rules();
    let shape = Letter::new(letter)
        .and_then(|letter| rules.shape_by_letter(letter))
        .ok_or_else(|| {
            let known: Vec<String> = rules
                .shapes()
                .iter()
                .map(|shape| shape.letter().to_string())
                .collect();
            let known = known.join(", ");
            UsageError::NoSuchPiece { letter, known }
        })?;
    moves.retain(|mv| {
        mv.placement()
            .is_some_and(|placement| rules.shape_of(placement.orientation()) == shape)
    });
    Ok(())
}

fn keep_cell(moves: &mut Vec<Move>, position: &Position, cell: Cell) -> Result<(), UsageError> {
    let board = position.rules().board();
    if !board.contains(cell) {
        let board = board.name().to_owned();
        return Err(UsageError::NotOnBoard { cell, board });
    }
    moves.retain(|mv| {
        mv.placement().is_some_and(|placement| {
            board.set_contains(position.rules().footprint(placement), cell)
        })
    });
    Ok(())
}

fn parse_character(text: &str) -> Result<char, UsageError> {
    text.parse().map_err(|_| UsageError::Character)
}
