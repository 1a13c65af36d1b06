//! The table in plain lines: one command in, a few lines out. For pipes, logs and screen
//! readers.

use std::io::{BufRead, Write};

use anyhow::{Context, Result};
use caminos_describe::Topic;
use caminos_rules::{Cell, Material, Move, MoveText, Position};
use caminos_search::{Info, Stop};

use super::computer::{Asked, Thinker};
use super::game::{Game, Turn};
use super::seats::Seats;
use super::voice::Typed;
use super::{file, voice, words};
use crate::draw::relief::Relief;
use crate::draw::{Marks, plain};
use crate::language::tr;
use crate::output::{Answer, told};
use crate::words::{seat_name, standing, supplies};

/// Longer lines than this are refused before they are read as anything.
const MAX_LINE: u64 = 4096;

/// The commands beside those that read something out.
const COMMANDS: [&str; 11] = [
    "moves", "board", "hint", "undo", "redo", "go", "save", "load", "swap", "resign", "help",
];

/// What is said to a line that is neither a command nor looks like a move.
fn unknown(line: &str) -> String {
    let known: Vec<&str> = COMMANDS
        .into_iter()
        .chain(voice::words())
        .chain(["quit"])
        .collect();
    // As much of it as tells which line it was.
    let shown: String = line.chars().take(40).filter(|c| !c.is_control()).collect();
    tr!("play-unknown", line = shown, commands = known.join(", "))
}

/// How the table tells what happens.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// It draws the board after every move.
    Drawn,
    /// It says what was placed, what that changes, and whose turn it is.
    Spoken,
}

/// Reads commands until `quit` or the end of the input.
pub(super) fn run(
    position: Position,
    material: &Material,
    seats: Seats,
    thinker: Thinker,
    manner: Manner,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Answer> {
    let mut table = Lines {
        game: Game::new(position, seats),
        material,
        thinker,
        manner,
    };
    writeln!(out, "{} · {}", tr!("title"), words::game(table.position()))?;
    match manner {
        Manner::Drawn => table.board(out)?,
        Manner::Spoken => voice::read(table.position(), Topic::Turn, out)?,
    }
    loop {
        table.let_computer_play(out)?;
        out.flush()?;
        let mut bytes = Vec::new();
        let mut limited = std::io::Read::take(&mut *input, MAX_LINE);
        let read = limited.read_until(b'\n', &mut bytes);
        if read.with_context(|| tr!("play-cannot-read"))? == 0 {
            return Ok(Answer::Yes);
        }
        if bytes.len() as u64 == MAX_LINE && !bytes.ends_with(b"\n") {
            skip_line(input)?;
            writeln!(out, "{}", tr!("play-line-too-long"))?;
            continue;
        }
        let line = String::from_utf8_lossy(&bytes);
        if !table.obey(line.trim(), out)? {
            return Ok(Answer::Yes);
        }
    }
}

fn skip_line(input: &mut dyn BufRead) -> Result<()> {
    loop {
        let buffer = input.fill_buf().with_context(|| tr!("play-cannot-read"))?;
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

struct Lines<'m> {
    game: Game,
    material: &'m Material,
    thinker: Thinker,
    manner: Manner,
}

impl Lines<'_> {
    const fn position(&self) -> &Position {
        self.game.position()
    }

    /// The computer's moves until a person has to do something.
    fn let_computer_play(&mut self, out: &mut dyn Write) -> Result<()> {
        while let (Some(level), Some(seat)) =
            (self.game.computer_to_move(), self.position().to_move())
        {
            // Whoever reads along sees the position while the computer thinks.
            out.flush()?;
            let (position, stop) = (self.position(), Stop::new());
            let found = self.thinker.think(position, Asked::Move(level), &stop);
            let best = found.as_ref().and_then(Info::best);
            let Some(mv) = best.filter(|&mv| position.check(mv).is_ok()) else {
                self.game.hold(true);
                writeln!(out, "{}", tr!("play-no-move"))?;
                return Ok(());
            };
            let name = seat_name(position, seat);
            let text = position.rules().text(mv).to_string();
            self.game.play(mv);
            if self.manner == Manner::Drawn {
                writeln!(out, "{}", words::plays(&name, &text))?;
            }
            self.happened(out)?;
        }
        Ok(())
    }

    fn hint(&self, out: &mut dyn Write) -> Result<()> {
        let position = self.position();
        let found = match self.game.turn() {
            Turn::Person => self.thinker.think(position, Asked::Hint, &Stop::new()),
            Turn::Computer(_) | Turn::Over => None,
        };
        let best = found.as_ref().and_then(|info| info.lines.first());
        let text = match best.and_then(|line| Some((line.moves.first()?, line.score))) {
            Some((&mv, score)) => words::hint_for(position, mv, Some(score)),
            None => tr!("hint-none"),
        };
        Ok(writeln!(out, "{text}")?)
    }

    /// Does what a line says; `false` at `quit`.
    fn obey(&mut self, line: &str, out: &mut dyn Write) -> Result<bool> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (command.to_ascii_lowercase().as_str(), rest) {
            ("", _) => {}
            ("quit" | "exit", "") => return Ok(false),
            ("help" | "?", "") => {
                writeln!(out, "{}", tr!("play-lines-help"))?;
                voice::help(out)?;
            }
            ("board", "") => self.board(out)?,
            ("moves" | "move", cell) => self.moves(cell, out)?,
            ("hint", "") => self.hint(out)?,
            ("go", "") => self.game.hold(false),
            ("undo", "") => self.undo(out)?,
            ("redo", "") => self.redo(out)?,
            ("save" | "load", "") => writeln!(out, "{}", tr!("play-no-file-name"))?,
            ("save", path) => match file::save(self.position(), self.game.seats(), path) {
                Ok(()) => writeln!(out, "{}", tr!("play-saved", file = path))?,
                Err(error) => writeln!(out, "{}", told(&error))?,
            },
            ("load", path) => match file::open(path, self.material) {
                Ok(position) => {
                    self.game = Game::new(position, *self.game.seats());
                    self.happened(out)?;
                }
                Err(error) => writeln!(out, "{}", told(&error))?,
            },
            _ => match voice::typed(line) {
                Typed::Topics(topics) => {
                    for topic in topics {
                        voice::read(self.position(), topic, out)?;
                    }
                }
                Typed::Unclear => voice::help(out)?,
                Typed::Other => self.play(line, out)?,
            },
        }
        Ok(true)
    }

    /// The position after something has happened.
    fn happened(&self, out: &mut dyn Write) -> Result<()> {
        match self.manner {
            Manner::Drawn => self.board(out),
            Manner::Spoken => {
                voice::read(self.position(), Topic::Last, out)?;
                voice::read(self.position(), Topic::Turn, out)
            }
        }
    }

    fn board(&self, out: &mut dyn Write) -> Result<()> {
        let relief = Relief::new(self.position());
        write!(
            out,
            "{}",
            plain::board(&relief, &Marks::of(self.position()))
        )?;
        for line in supplies(self.position()) {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "{}", standing(self.position()))?;
        Ok(())
    }

    fn moves(&self, cell: &str, out: &mut dyn Write) -> Result<()> {
        let moves: Vec<Move> = match cell {
            "" => self.position().legal_moves(),
            _ => match cell.parse::<Cell>() {
                Ok(cell) => {
                    let entering = self.position().placements_at(cell);
                    entering.into_iter().map(Move::Place).collect()
                }
                Err(error) => {
                    writeln!(out, "{}", told(&error.into()))?;
                    return Ok(());
                }
            },
        };
        for text in crate::moves::sorted_texts(self.position(), &moves) {
            writeln!(out, "{text}")?;
        }
        Ok(())
    }

    fn undo(&mut self, out: &mut dyn Write) -> Result<()> {
        let taken = self.game.undo();
        if taken.is_empty() {
            writeln!(out, "{}", tr!("play-nothing-to-undo"))?;
            return Ok(());
        }
        let rules = self.position().rules();
        let texts: Vec<String> = taken.iter().map(|&mv| rules.text(mv).to_string()).collect();
        writeln!(out, "{}", words::undone(&texts))?;
        writeln!(out, "{}", standing(self.position()))?;
        Ok(())
    }

    fn redo(&mut self, out: &mut dyn Write) -> Result<()> {
        if self.game.redo() {
            self.happened(out)
        } else {
            Ok(writeln!(out, "{}", tr!("play-nothing-to-redo"))?)
        }
    }

    fn play(&mut self, line: &str, out: &mut dyn Write) -> Result<()> {
        let text: MoveText = match line.parse() {
            Ok(text) => text,
            Err(error) => {
                // Every move but `swap` and `resign` names a cell, and so has a digit.
                if !line.contains(|c: char| c.is_ascii_digit()) {
                    return Ok(writeln!(out, "{}", unknown(line))?);
                }
                let error: caminos_rules::NotationError = error;
                writeln!(out, "{}", words::unreadable(&error.fault))?;
                return Ok(());
            }
        };
        if let (Turn::Computer(_), Some(seat)) = (self.game.turn(), self.position().to_move()) {
            let refused = words::not_your_turn(self.position(), seat);
            return Ok(writeln!(out, "{refused}")?);
        }
        match self.position().resolve(&text) {
            Ok(mv) => {
                self.game.play(mv);
                self.happened(out)
            }
            Err(refusal) => Ok(writeln!(
                out,
                "{}",
                words::refused(&text.to_string(), &refusal)
            )?),
        }
    }
}
