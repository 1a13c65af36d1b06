//! `caminos moves`: the legal moves, one a line.

use std::io::Write;

use anyhow::Result;
use caminos_rules::{Cell, Letter, Move, Position};
use serde_json::json;

use crate::language::tr;
use crate::output::{Answer, UsageError};
use crate::start::{Start, StartArgs};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "LETTER")]
    shape: Option<char>,
    #[arg(long, value_name = "CELL")]
    cell: Option<Cell>,
    #[arg(long)]
    count: bool,
    #[arg(long)]
    json: bool,
    // Last: its heading would also stand over what follows.
    #[command(flatten)]
    start: StartArgs,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Answer> {
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
        return Ok(Answer::Yes);
    }
    let texts = sorted_texts(&position, &moves);
    if args.json {
        writeln!(out, "{}", json!(texts))?;
    } else {
        for text in texts {
            writeln!(out, "{text}")?;
        }
    }
    Ok(Answer::Yes)
}

/// The canonical texts in byte order.
pub(crate) fn sorted_texts(position: &Position, moves: &[Move]) -> Vec<String> {
    let text = |&mv: &Move| position.rules().text(mv).to_string();
    let mut texts: Vec<String> = moves.iter().map(text).collect();
    texts.sort_unstable();
    texts
}

fn keep_shape(moves: &mut Vec<Move>, position: &Position, letter: char) -> Result<()> {
    let rules = position.rules();
    let shape = Letter::new(letter)
        .and_then(|letter| rules.shape_by_letter(letter))
        .ok_or_else(|| {
            let known: Vec<String> = rules
                .shapes()
                .iter()
                .map(|shape| shape.letter().to_string())
                .collect();
            UsageError(tr!(
                "usage-no-such-piece",
                letter = letter,
                known = known.join(", ")
            ))
        })?;
    moves.retain(|mv| {
        mv.placement()
            .is_some_and(|placement| rules.shape_of(placement.orientation()) == shape)
    });
    Ok(())
}

fn keep_cell(moves: &mut Vec<Move>, position: &Position, cell: Cell) -> Result<()> {
    let board = position.rules().board();
    if !board.contains(cell) {
        let name = board.name();
        let cell = cell.to_string();
        return Err(UsageError(tr!("usage-not-on-board", cell = cell, board = name)).into());
    }
    let cell = board.set_of([cell]);
    moves.retain(|mv| {
        mv.placement()
            .is_some_and(|placement| position.rules().footprint(placement).meets(cell))
    });
    Ok(())
}
