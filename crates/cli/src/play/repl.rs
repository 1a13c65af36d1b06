//! The game in plain lines: one command in, a few lines out. For pipes, logs and screen
//! readers.

use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use caminos_cei::{Info, Stop};
use caminos_describe::Topic;
use caminos_rules::{Cell, Material, Move, Position};
use caminos_table::Refusal;

use super::computer::{Computer, Purpose};
use super::describe::Typed;
use super::lines::{Lines, NextLine};
use super::local_match::{LocalMatch, ToMove};
use super::{describe, file, hint, messages};
use crate::draw::relief::Relief;
use crate::draw::{Marks, plain};
use crate::failure::Failure;
use crate::language::{localised, tr};
use crate::messages::{seat_name, supplies};

/// The commands beside those that describe something.
const COMMANDS: [&str; 12] = [
    "moves", "board", "hint", "undo", "redo", "go", "next", "save", "load", "swap", "resign",
    "help",
];

/// How the game is shown after something has happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum OutputStyle {
    /// The board, drawn.
    Board,
    /// What was placed, what that changes, and whose turn it is, in sentences.
    Described,
}

pub(super) struct Repl<'m> {
    local_match: LocalMatch,
    material: &'m Material,
    computer: Computer,
    style: OutputStyle,
    /// How long the computer takes at least, so that a person can follow.
    pub(super) pace: Duration,
    /// The file that this game was saved in or comes from.
    file: Option<String>,
    /// A file that is written over if the next line says yes.
    asked: Option<String>,
}

impl<'m> Repl<'m> {
    pub(super) const fn new(
        local_match: LocalMatch,
        material: &'m Material,
        computer: Computer,
        style: OutputStyle,
    ) -> Self {
        Self {
            local_match,
            material,
            computer,
            style,
            pace: Duration::ZERO,
            file: None,
            asked: None,
        }
    }

    #[cfg(test)]
    pub(super) const fn local_match(&self) -> &LocalMatch {
        &self.local_match
    }

    /// Reads commands until `quit` or the end of the input.
    pub(super) fn run(
        &mut self,
        input: &mut dyn Lines,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        writeln!(
            out,
            "{} · {}",
            tr!("title"),
            messages::game(self.position())
        )?;
        match self.style {
            OutputStyle::Board => self.board(out)?,
            OutputStyle::Described => describe::write(self.position(), Topic::Turn, out)?,
        }
        loop {
            self.let_computer_play(out)?;
            out.flush()?;
            match input.next("> ")? {
                NextLine::Text(line) => {
                    if !self.obey(line.trim(), out)? {
                        return Ok(());
                    }
                }
                NextLine::TooLong => writeln!(out, "{}", tr!("play-line-too-long"))?,
                NextLine::Interrupted => writeln!(out, "{}", tr!("play-how-to-quit"))?,
                NextLine::End => return Ok(()),
            }
        }
    }

    fn position(&self) -> &Position {
        self.local_match.position()
    }

    /// The computer's moves until a person has to do something.
    fn let_computer_play(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        while let (Some(strength), Some(seat)) = (
            self.local_match.computer_to_move(),
            self.local_match.seat_to_move(),
        ) {
            // Whoever reads along sees the position while the computer thinks.
            out.flush()?;
            let job = Purpose::Move(strength);
            let computer = self
                .computer
                .clone()
                .with_clocks(self.local_match.engine_clocks());
            let began = Instant::now();
            let found = computer.search(self.position(), job, &Stop::new());
            thread::sleep(self.pace.saturating_sub(began.elapsed()));
            let name = seat_name(self.position(), seat);
            let best = found.as_ref().and_then(Info::best);
            match best.map(|text| (text, self.local_match.play_computer(text))) {
                Some((text, Ok(()))) => {
                    if self.style == OutputStyle::Board {
                        writeln!(out, "{}", messages::plays(&name, &text.to_string()))?;
                    }
                    self.show(out)?;
                }
                Some((_, Err(_))) | None => {
                    self.local_match.pause(true);
                    writeln!(out, "{}", tr!("play-no-move"))?;
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    fn hint(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let position = self.position();
        let found = match self.local_match.to_move() {
            ToMove::Person => self.computer.search(position, Purpose::Hint, &Stop::new()),
            ToMove::Computer(_) | ToMove::Nobody => None,
        };
        let hint = hint::hint(position, found.as_ref());
        let text = hint.map_or_else(|| tr!("hint-none"), |(_, text)| text);
        Ok(writeln!(out, "{text}")?)
    }

    /// Does what a line says; `false` at `quit`.
    fn obey(&mut self, line: &str, out: &mut dyn Write) -> Result<bool, Failure> {
        // The time runs while nobody types; this is the next occasion to notice.
        if self.local_match.keep_time() {
            self.turn_or_outcome(out)?;
        }
        if let Some(file) = self.asked.take() {
            match line.to_ascii_lowercase().as_str() {
                "y" | "yes" => return self.save_as(&file, out).map(|()| true),
                "n" | "no" => return Ok(true),
                // Anything else is the next command.
                _ => {}
            }
        }
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (command.to_ascii_lowercase().as_str(), rest.trim()) {
            ("", _) => {}
            ("quit" | "exit", "") => return Ok(false),
            ("help" | "?", "") => {
                writeln!(out, "{}", tr!("play-lines-help"))?;
                describe::help(out)?;
            }
            ("board", "") => self.board(out)?,
            ("moves" | "move", cell) => self.moves(cell, out)?,
            ("hint", "") => self.hint(out)?,
            ("go", "") => self.local_match.pause(false),
            ("next", "") => self.next(out)?,
            ("undo", "") => self.undo(out)?,
            ("redo", "") => self.redo(out)?,
            ("save" | "load", "") => writeln!(out, "{}", tr!("play-no-file-name"))?,
            ("save", path) => self.save(path, out)?,
            ("load", path) => self.load(path, out)?,
            _ => match describe::typed(line) {
                Typed::Topics(topics) => {
                    for topic in topics {
                        describe::write(self.position(), topic, out)?;
                    }
                }
                Typed::Unclear => describe::help(out)?,
                Typed::Other => self.play(line, out)?,
            },
        }
        Ok(true)
    }

    /// The position after something has happened.
    fn show(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.style {
            OutputStyle::Board => self.board(out),
            OutputStyle::Described => {
                describe::write(self.position(), Topic::Last, out)?;
                describe::write(self.position(), Topic::Turn, out)?;
                self.clocks(out)
            }
        }
    }

    fn board(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let relief = Relief::new(self.position());
        let marks = Marks::of(self.position());
        write!(out, "{}", plain::board(&relief, &marks))?;
        for line in supplies(self.position()) {
            writeln!(out, "{line}")?;
        }
        self.clocks(out)?;
        self.turn_or_outcome(out)
    }

    fn clocks(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match messages::clocks(&self.local_match) {
            Some(line) => Ok(writeln!(out, "{line}")?),
            None => Ok(()),
        }
    }

    fn turn_or_outcome(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", messages::turn_or_outcome(&self.local_match))?;
        if let Some(series) =
            messages::series(&self.local_match).filter(|_| self.local_match.is_over())
        {
            writeln!(out, "{series}")?;
            if self.local_match.has_next() {
                writeln!(out, "{}", tr!("play-how-to-go-on"))?;
            }
        }
        Ok(())
    }

    fn moves(&self, cell: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let moves: Vec<Move> = match cell {
            "" => self.position().legal_moves(),
            _ => match cell.parse::<Cell>() {
                Ok(cell) => {
                    let entering = self.position().placements_at(cell);
                    entering.into_iter().map(Move::Place).collect()
                }
                Err(error) => return Ok(writeln!(out, "{}", localised(&error))?),
            },
        };
        for text in crate::moves::sorted_texts(self.position(), &moves) {
            writeln!(out, "{text}")?;
        }
        Ok(())
    }

    fn undo(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.local_match.undo() {
            Ok(taken) => {
                writeln!(
                    out,
                    "{}",
                    messages::undone(self.local_match.rules(), &taken)
                )?;
                self.turn_or_outcome(out)
            }
            Err(refusal) => Ok(writeln!(out, "{}", messages::undo_refused(&refusal))?),
        }
    }

    fn redo(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.local_match.redo() {
            self.show(out)
        } else {
            Ok(writeln!(out, "{}", tr!("play-nothing-to-redo"))?)
        }
    }

    /// Saves the game, or asks first where another file would be lost.
    fn save(&mut self, path: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let is_own = self.file.as_deref() == Some(path);
        if !is_own && file::is_there(path) {
            self.asked = Some(path.to_owned());
            let question = tr!("play-ask-overwrite");
            return Ok(writeln!(out, "{question} (y/n)")?);
        }
        self.save_as(path, out)
    }

    fn save_as(&mut self, path: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let text = match file::save(&self.local_match, path) {
            Ok(()) => {
                self.file = Some(path.to_owned());
                tr!("play-saved", file = path)
            }
            Err(failure) => localised(&failure),
        };
        Ok(writeln!(out, "{text}")?)
    }

    fn load(&mut self, path: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match file::open(path, self.material, self.local_match.terms()) {
            Ok(local_match) => {
                self.local_match = local_match;
                self.file = Some(path.to_owned());
                self.show(out)
            }
            Err(failure) => Ok(writeln!(out, "{}", localised(&failure))?),
        }
    }

    /// The next game of the series.
    fn next(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.local_match.next_game() {
            Ok(()) => {
                if let Some(series) = messages::series(&self.local_match) {
                    writeln!(out, "{series}")?;
                }
                self.show(out)
            }
            Err(refusal) => Ok(writeln!(out, "{}", messages::undo_refused(&refusal))?),
        }
    }

    fn play(&mut self, line: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match self.local_match.play(line) {
            Ok(()) => self.show(out),
            // Every move but `swap` and `resign` names a cell, and so has a digit.
            Err(Refusal::Notation { .. }) if !line.contains(|c: char| c.is_ascii_digit()) => {
                Ok(writeln!(out, "{}", unknown(line))?)
            }
            Err(refusal) => {
                let text = messages::move_refused(self.position(), line, &refusal);
                Ok(writeln!(out, "{text}")?)
            }
        }
    }
}

/// What is said to a line that is neither a command nor looks like a move.
fn unknown(line: &str) -> String {
    let known: Vec<&str> = COMMANDS
        .into_iter()
        .chain(describe::words())
        .chain(["quit"])
        .collect();
    // Enough of it to recognise the line.
    let shown: String = line.chars().take(40).filter(|c| !c.is_control()).collect();
    tr!("play-unknown", line = shown, commands = known.join(", "))
}
