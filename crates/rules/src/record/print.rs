//! Writing records in their one canonical form.
//!
//! A move gets its round's number when it begins a round (`2.`), and also (`2...`) when it
//! begins a line or does not directly follow another move.

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;

use core::fmt::{self, Write};

use super::{Line, Node, Record};

/// Lines are broken before they get longer, except inside comments.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in &self.tags {
            let value = tag.value().replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{} \"{value}\"]", tag.name())?;
        }
        f.write_char('\n')?;
        let mut words = Words {
            out: f,
            column: 0,
            glued: true,
            depth: 0,
            opening: 0,
        };
        write_line(&mut words, &self.line, 0, self.moves_a_round())?;
        words.word(&self.result.to_string())?;
        f.write_char('\n')
    }
}

/// Words with spaces between them, in lines.
struct Words<'w, 'f> {
    out: &'w mut fmt::Formatter<'f>,
    column: usize,
    /// Whether the next word follows without a space.
    glued: bool,
    /// Variations that are open, each of which still needs room to be closed.
    depth: usize,
    /// Parentheses that stand before the next word.
    opening: usize,
}

impl Words<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        let word = &format!("{}{word}", "(".repeat(core::mem::take(&mut self.opening)));
        let first = word.split('\n').next().unwrap_or(word).chars().count();
        if !self.glued {
            if self.column + 1 + first > WIDTH - self.depth {
                self.out.write_char('\n')?;
                self.column = 0;
            } else {
                self.out.write_char(' ')?;
                self.column += 1;
            }
        }
        self.glued = false;
        self.out.write_str(word)?;
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + first,
        };
        Ok(())
    }

    fn open(&mut self) {
        self.depth += 1;
        self.opening += 1;
    }

    fn close(&mut self) -> fmt::Result {
        self.depth -= 1;
        self.column += 1;
        self.out.write_char(')')
    }
}

/// Writes a line whose first move is the game's `ply`th, counted from 0.
fn write_line(words: &mut Words<'_, '_>, line: &Line, ply: usize, round: usize) -> fmt::Result {
    let mut interrupted = true;
    for (i, node) in line.nodes().iter().enumerate() {
        let ply = ply + i;
        let begins_round = ply.is_multiple_of(round);
        let number = (begins_round || interrupted || !node.before.is_empty()).then(|| {
            format!(
                "{}{}",
                ply / round + 1,
                if begins_round { "." } else { "..." }
            )
        });
        write_move(words, node, number, i == 0)?;
        for variation in &node.variations {
            words.open();
            write_line(words, variation, ply, round)?;
            words.close()?;
        }
        interrupted = !node.after.is_empty() || !node.variations.is_empty();
    }
    write_comments(words, &line.closing)
}

fn write_comments(words: &mut Words<'_, '_>, comments: &[super::Comment]) -> fmt::Result {
    comments
        .iter()
        .try_for_each(|comment| words.word(&format!("{{{}}}", comment.text())))
}

/// Comments before a move stand after its number, so that they are not taken for comments
/// on the move before; at the start of a line they come first.
fn write_move(
    words: &mut Words<'_, '_>,
    node: &Node,
    number: Option<String>,
    first: bool,
) -> fmt::Result {
    let mut text = node.text.to_string();
    if let Some(number) = number {
        if first || node.before.is_empty() {
            write_comments(words, &node.before)?;
            text = format!("{number} {text}");
        } else {
            words.word(&number)?;
            write_comments(words, &node.before)?;
        }
    }
    let mut marks = node.marks.iter().peekable();
    if let Some(sign) = marks.peek().and_then(|mark| mark.sign()) {
        text.push_str(sign);
        marks.next();
    }
    words.word(&text)?;
    for mark in marks {
        words.word(&mark.to_string())?;
    }
    write_comments(words, &node.after)
}
