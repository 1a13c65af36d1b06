//! Reading the six fields of a position.

use core::str::FromStr;

use super::{Setup, SetupColumn, SetupError, SetupPiece};
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::board::is_plain_name;
use crate::cell::{Cell, Level};
use crate::options::{Out, Players};
use crate::shape::Letter;
use crate::small_sort::small_sort;
use crate::team::Seat;

/// As much of a faulty text as is shown back.
fn shown(text: &str) -> String {
    let visible = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    text.chars().take(40).map(visible).collect()
}

/// What stands in a field; nothing where it is a dash.
fn contents(field: &str) -> Option<&str> {
    match field {
        "-" => Some(""),
        "" => None,
        other => Some(other),
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, players, variants, pieces, turn, out] = fields[..] else {
            return Err(SetupError::Fields {
                count: fields.len(),
            });
        };
        if !is_plain_name(board) {
            return Err(SetupError::Board { text: shown(board) });
        }
        let players = players.parse::<Players>().map_err(|_| {
            let text = shown(players);
            SetupError::Players { text }
        })?;
        let mut letters = contents(variants).unwrap_or("?").chars().peekable();
        let mut accept = |letter| letters.next_if_eq(&letter).is_some();
        let (neutral, scoring, swap, team) = (accept('n'), accept('s'), accept('p'), accept('t'));
        if letters.next().is_some() {
            let text = shown(variants);
            return Err(SetupError::Variants { text });
        }
        let pieces = match pieces {
            "-" => Vec::new(),
            list if list.split(',').count() > Setup::MAX_PIECES => {
                return Err(SetupError::Crowded {
                    count: list.split(',').count(),
                });
            }
            list => list
                .split(',')
                .map(|piece| {
                    read_piece(piece).ok_or_else(|| SetupError::Piece { text: shown(piece) })
                })
                .collect::<Result<_, _>>()?,
        };
        let turn = match contents(turn).map(read_seats) {
            Some(Some(seats)) if seats.len() <= 1 => seats.first().copied(),
            _ => return Err(SetupError::Turn { text: shown(turn) }),
        };
        let out = contents(out)
            .and_then(read_seats)
            .filter(|seats| seats.is_sorted_by(|a, b| a < b))
            .ok_or_else(|| SetupError::Out { text: shown(out) })?;
        Ok(Self {
            board: board.to_owned(),
            players,
            neutral,
            scoring,
            swap,
            out_rule: if team { Out::Team } else { Out::Seat },
            pieces,
            turn,
            out,
        })
    }
}

fn read_seats(text: &str) -> Option<Vec<Seat>> {
    text.chars()
        .map(|c| Seat::new(c.to_digit(10)? as u8))
        .collect()
}

/// `1Lb2@2c2d2^2`: seat, letter and columns.
fn read_piece(text: &str) -> Option<SetupPiece> {
    let mut characters = text.chars();
    let seat = match characters.next()?.to_digit(10)? as u8 {
        0 => None,
        number => Some(Seat::new(number)?),
    };
    let letter = characters.next().and_then(Letter::new)?;
    let mut rest = characters.as_str();
    let mut columns: Vec<SetupColumn> = Vec::new();
    while !rest.is_empty() {
        let column = read_column(&mut rest)?;
        if columns.iter().any(|known| known.cell == column.cell) {
            return None;
        }
        columns.push(column);
    }
    small_sort(&mut columns);
    (!columns.is_empty()).then_some(SetupPiece {
        seat,
        letter,
        columns,
    })
}

/// Takes one cell with its level and number of cubes off the text.
fn read_column(rest: &mut &str) -> Option<SetupColumn> {
    let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let cell: Cell = rest.get(..1 + digits)?.parse().ok()?;
    *rest = &rest[1 + digits..];
    let mut number = |mark: char, usual: u8| match rest.strip_prefix(mark) {
        None => Some(usual),
        Some(after) => {
            let digit = after.chars().next().filter(|c| matches!(c, '2' | '3'))?;
            *rest = &after[1..];
            Some(digit as u8 - b'0')
        }
    };
    let (level, cubes) = (number('@', 1)?, number('^', 1)?);
    let fits = usize::from(level - 1 + cubes) <= Level::COUNT;
    fits.then_some(SetupColumn {
        cell,
        bottom: Level::new(level - 1)?,
        cubes,
    })
}
