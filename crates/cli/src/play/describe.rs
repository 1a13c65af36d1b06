//! Positions described in the messages of the language.

use std::io::Write;

use caminos_describe::{COMMANDS, Topic, describe};
use caminos_rules::{Level, Position};

use crate::failure::Failure;
use crate::language::{message_text, texts};

/// What a topic asks for, a sentence a line.
pub(super) fn write(position: &Position, topic: Topic, out: &mut dyn Write) -> Result<(), Failure> {
    for message in describe(position, &topic) {
        writeln!(out, "{}.", message_text(&message))?;
    }
    Ok(())
}

/// Something to describe, as typed by people: one or many of a word, in small letters or capitals.
pub(super) enum Typed {
    /// These topics, one after the other.
    Topics(Vec<Topic>),
    /// It begins as a topic does and goes on as none.
    Unclear,
    /// Something else.
    Other,
}

/// Reads a line as topics.
pub(super) fn typed(line: &str) -> Typed {
    let line = line.to_ascii_lowercase();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
    // One thing is named after the word, all things need no name.
    let lines = match (word, rest.trim()) {
        ("cell" | "cells", "") => vec!["cells".to_owned()],
        ("cell" | "cells", cell) => vec![format!("cell {cell}")],
        ("row" | "rows", row) => vec![format!("row {row}")],
        ("column" | "columns", column) => vec![format!("column {column}")],
        ("level" | "levels" | "layer" | "layers", "") => {
            let levels = Level::all().map(Level::get);
            levels.map(|level| format!("level {level}")).collect()
        }
        ("level" | "levels" | "layer" | "layers", level) => vec![format!("level {level}")],
        ("connection" | "connections", "") => vec!["connections".to_owned()],
        ("connection" | "connections", team) => vec![format!("connection {team}")],
        ("supply" | "supplies", "") => vec!["supplies".to_owned()],
        ("supply" | "supplies" | "last" | "turn" | "where", _) => vec![line],
        _ => return Typed::Other,
    };
    let topics: Result<Vec<Topic>, _> = lines.iter().map(|line| line.parse()).collect();
    topics.map_or(Typed::Unclear, Typed::Topics)
}

/// Every word that begins something to describe.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    COMMANDS
        .iter()
        // `where` is there twice, without a cell and with one.
        .filter(|(command, _)| command.split(' ').count() < 3)
        .filter_map(|(command, _)| command.split(' ').next())
}

/// How to have the position described.
pub(super) fn help(out: &mut dyn Write) -> Result<(), Failure> {
    for (command, message) in COMMANDS {
        writeln!(out, "  {command:<14} {}", texts().text(message, &[]))?;
    }
    Ok(())
}
