//! Where the commands of a game in lines come from: a pipe, or a person who edits them.

use std::io::{self, BufRead, Read as _};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::failure::{Failure, TerminalTask};

/// Longer lines than this are refused before they are read as anything.
const MAX_LINE: u64 = 4096;

/// What came of asking for a line.
pub(super) enum NextLine {
    Text(String),
    TooLong,
    /// Whoever typed has thought better of it.
    Interrupted,
    End,
}

/// Gives the next line.
pub(super) trait Lines {
    fn next(&mut self, prompt: &str) -> Result<NextLine, Failure>;
}

/// Lines of a pipe or a file, without a prompt.
pub(super) struct PlainLines<R>(pub(super) R);

impl<R: BufRead> Lines for PlainLines<R> {
    fn next(&mut self, _: &str) -> Result<NextLine, Failure> {
        let mut bytes = Vec::new();
        let mut limited = self.0.by_ref().take(MAX_LINE);
        let read = limited.read_until(b'\n', &mut bytes);
        if read.map_err(Failure::NextCommand)? == 0 {
            return Ok(NextLine::End);
        }
        if bytes.len() as u64 == MAX_LINE && !bytes.ends_with(b"\n") {
            self.skip_line()?;
            return Ok(NextLine::TooLong);
        }
        Ok(NextLine::Text(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

impl<R: BufRead> PlainLines<R> {
    fn skip_line(&mut self) -> Result<(), Failure> {
        loop {
            let buffer = self.0.fill_buf().map_err(Failure::NextCommand)?;
            let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.0.consume(used);
            if done {
                return Ok(());
            }
        }
    }
}

/// Lines that are typed at a terminal, with the usual keys and the lines before.
pub(super) struct EditedLines(DefaultEditor);

impl EditedLines {
    pub(super) fn new() -> Result<Self, Failure> {
        let editor =
            DefaultEditor::new().map_err(|error| cannot_read(TerminalTask::Open, error))?;
        Ok(Self(editor))
    }
}

impl Lines for EditedLines {
    fn next(&mut self, prompt: &str) -> Result<NextLine, Failure> {
        match self.0.readline(prompt) {
            Ok(line) if line.len() as u64 >= MAX_LINE => Ok(NextLine::TooLong),
            Ok(line) => {
                // A history that is full or off loses nothing of the game.
                let _ = self.0.add_history_entry(&line);
                Ok(NextLine::Text(line))
            }
            Err(ReadlineError::Interrupted) => Ok(NextLine::Interrupted),
            Err(ReadlineError::Eof) => Ok(NextLine::End),
            Err(error) => Err(cannot_read(TerminalTask::Read, error)),
        }
    }
}

fn cannot_read(task: TerminalTask, error: ReadlineError) -> Failure {
    let error = match error {
        ReadlineError::Io(error) => error,
        other => io::Error::other(other),
    };
    Failure::Terminal { task, error }
}
