//! A long text in the reader's pager, where a person reads it.

use std::io::{self, IsTerminal as _, Write};
use std::process::{Command, Stdio};

use crate::failure::Failure;

/// What to page with if the environment names nothing.
const USUAL: &str = "less";
/// How less behaves unless somebody has said otherwise: colours, no clearing, and no paging of what
/// fits on the screen.
const LESS: &str = "FRX";

/// Shows a text page by page if standard output is a terminal that it does not fit on; prints it
/// otherwise, and also where the pager cannot be started.
pub(crate) fn show(text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    out.flush()?;
    if is_wanted(text) && page(text).is_ok() {
        return Ok(());
    }
    Ok(out.write_all(text.as_bytes())?)
}

fn is_wanted(text: &str) -> bool {
    let rows = crossterm::terminal::size().map_or(0, |(_, rows)| usize::from(rows));
    let is_read = io::stdout().is_terminal() && io::stdin().is_terminal();
    is_read
        && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
        && text.lines().count() >= rows
}

/// The command line that shows pages; an empty one asks for none.
fn pager() -> Option<Vec<String>> {
    let line = std::env::var("PAGER").unwrap_or_else(|_| USUAL.to_owned());
    let words = shell_words::split(&line).ok()?;
    (!words.is_empty() && words != ["cat"]).then_some(words)
}

fn page(text: &str) -> io::Result<()> {
    let words = pager().ok_or(io::ErrorKind::NotFound)?;
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        command.env("LESS", LESS);
    }
    let mut child = command.spawn()?;
    if let Some(mut input) = child.stdin.take() {
        // Whoever leaves early has read enough.
        let _ = input.write_all(text.as_bytes());
    }
    child.wait()?;
    Ok(())
}
