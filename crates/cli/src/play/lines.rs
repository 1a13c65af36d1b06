//! The table in plain lines: one command in, a few lines out. For pipes, logs and screen
//! readers.

use std::io::{BufRead, Write};

use anyhow::{Context, Result};
use caminos_rules::{Cell, Material, Move, MoveText, Position};

use super::{file, words};
use crate::draw::relief::Relief;
use crate::draw::{Marks, plain};
use crate::output::Answer;
use crate::words::{standing, supplies};

/// Longer lines than this are refused before they are read as anything.
const MAX_LINE: u64 = 4096;

const HELP: &str = "\
A move is a piece's letter and its cells: Lb2b3b4c4 lies flat, Lb2^3c2 stands three high in b2.
Other commands:
  moves [CELL]   the legal moves, or those that enter a cell
  board          show the board again
  undo, redo     take the last move back, play it again
  save FILE      write a record
  load FILE      read a record
  swap, resign   as the rules have them
  help, quit";

/// Reads commands until `quit` or the end of the input.
pub(super) fn run(
    position: Position,
    material: &Material,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Answer> {
    let mut game = Game {
        position,
        material,
        redo: Vec::new(),
    };
    writeln!(out, "{} · {}", words::TITLE, words::game(&game.position))?;
    game.board(out)?;
    loop {
        out.flush()?;
        let mut bytes = Vec::new();
        let mut limited = std::io::Read::take(&mut *input, MAX_LINE);
        let read = limited.read_until(b'\n', &mut bytes);
        if read.context("cannot read the next command")? == 0 {
            return Ok(Answer::Yes);
        }
        if bytes.len() as u64 == MAX_LINE && !bytes.ends_with(b"\n") {
            skip_line(input)?;
            writeln!(out, "This line is too long.")?;
            continue;
        }
        let line = String::from_utf8_lossy(&bytes);
        if !game.obey(line.trim(), out)? {
            return Ok(Answer::Yes);
        }
    }
}

fn skip_line(input: &mut dyn BufRead) -> Result<()> {
    loop {
        let buffer = input.fill_buf().context("cannot read the next command")?;
        let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

struct Game<'m> {
    position: Position,
    material: &'m Material,
    redo: Vec<Move>,
}

impl Game<'_> {
    /// Does what a line says; `false` at `quit`.
    fn obey(&mut self, line: &str, out: &mut dyn Write) -> Result<bool> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (command, rest) {
            ("", _) => {}
            ("quit" | "exit", "") => return Ok(false),
            ("help" | "?", "") => writeln!(out, "{HELP}")?,
            ("board", "") => self.board(out)?,
            ("moves", cell) => self.moves(cell, out)?,
            ("undo", "") => self.undo(out)?,
            ("redo", "") => self.redo(out)?,
            ("save" | "load", "") => writeln!(out, "{}", words::NO_FILE_NAME)?,
            ("save", path) => match file::save(&self.position, path) {
                Ok(()) => writeln!(out, "{}", words::saved(path))?,
                Err(error) => writeln!(out, "{error:#}")?,
            },
            ("load", path) => match file::open(path, self.material) {
                Ok(position) => {
                    self.position = position;
                    self.redo.clear();
                    self.board(out)?;
                }
                Err(error) => writeln!(out, "{error:#}")?,
            },
            _ => self.play(line, out)?,
        }
        Ok(true)
    }

    fn board(&self, out: &mut dyn Write) -> Result<()> {
        let relief = Relief::new(&self.position);
        write!(out, "{}", plain::board(&relief, &Marks::of(&self.position)))?;
        for line in supplies(&self.position) {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "{}", standing(&self.position))?;
        Ok(())
    }

    fn moves(&self, cell: &str, out: &mut dyn Write) -> Result<()> {
        let moves: Vec<Move> = match cell {
            "" => self.position.legal_moves(),
            _ => match cell.parse::<Cell>() {
                Ok(cell) => {
                    let entering = self.position.placements_at(cell);
                    entering.into_iter().map(Move::Place).collect()
                }
                Err(error) => {
                    writeln!(out, "{error}")?;
                    return Ok(());
                }
            },
        };
        for text in crate::moves::sorted_texts(&self.position, &moves) {
            writeln!(out, "{text}")?;
        }
        Ok(())
    }

    fn undo(&mut self, out: &mut dyn Write) -> Result<()> {
        let Some(mv) = self.position.undo() else {
            writeln!(out, "{}", words::NOTHING_TO_UNDO)?;
            return Ok(());
        };
        self.redo.push(mv);
        let text = self.position.rules().text(mv).to_string();
        writeln!(out, "{}", words::undone(&text))?;
        writeln!(out, "{}", standing(&self.position))?;
        Ok(())
    }

    fn redo(&mut self, out: &mut dyn Write) -> Result<()> {
        match self.redo.pop() {
            Some(mv) => {
                self.position.play_unchecked(mv);
                self.board(out)
            }
            None => Ok(writeln!(out, "{}", words::NOTHING_TO_REDO)?),
        }
    }

    fn play(&mut self, line: &str, out: &mut dyn Write) -> Result<()> {
        let text: MoveText = match line.parse() {
            Ok(text) => text,
            Err(error) => {
                let error: caminos_rules::NotationError = error;
                writeln!(out, "{}", words::unreadable(&error.message))?;
                return Ok(());
            }
        };
        match self.position.play_text(&text) {
            Ok(_) => {
                self.redo.clear();
                self.board(out)
            }
            Err(refusal) => {
                let refusal = refusal.to_string();
                Ok(writeln!(
                    out,
                    "{}",
                    words::refused(&text.to_string(), &refusal)
                )?)
            }
        }
    }
}
