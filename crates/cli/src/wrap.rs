//! Paragraphs in lines of a width, counted in columns of the terminal.

use std::io::{self, IsTerminal as _, Write};

pub(crate) use textwrap::core::display_width;
use textwrap::{Options, WordSplitter};

/// The words of a text in lines that are not wider than a number of columns, unless one word
/// is; the first line and the others begin as said.
pub(crate) fn wrap(text: &str, width: usize, first: &str, others: &str) -> Vec<String> {
    let options = Options::new(width)
        .initial_indent(first)
        .subsequent_indent(others)
        .break_words(false)
        .word_splitter(WordSplitter::NoHyphenation);
    let lines = textwrap::wrap(text, options).into_iter();
    lines.map(std::borrow::Cow::into_owned).collect()
}

/// The columns of the terminal that is written to, if it is one.
pub(crate) fn terminal_width() -> Option<usize> {
    if !io::stdout().is_terminal() {
        return None;
    }
    let (width, _) = crossterm::terminal::size().ok()?;
    Some(width.into()).filter(|&width| width > 0)
}

/// A line that was laid out for a wide terminal, in lines of a width: it goes on below where it
/// began, or below what stands in its second column if there is room.
fn fold(line: &str, width: usize) -> Vec<String> {
    /// Narrower than this a column is not read with ease.
    const LEAST: usize = 24;
    let start = line.len() - line.trim_start().len();
    let second = line[start..].find("  ").map(|gap| {
        let rest = &line[start + gap..];
        start + gap + rest.len() - rest.trim_start().len()
    });
    let fits = |&end: &usize| end < line.len() && display_width(&line[..end]) + LEAST <= width;
    let indent = display_width(&line[..second.filter(fits).unwrap_or(start)]);
    wrap(line, width, "", &" ".repeat(indent))
}

/// Writes lines on and breaks those at words that are wider than the terminal.
pub(crate) struct Folded<'w> {
    out: &'w mut dyn Write,
    /// The columns that there are now: a terminal can be resized.
    width: fn() -> Option<usize>,
    /// The line that has not ended yet.
    line: Vec<u8>,
}

impl<'w> Folded<'w> {
    pub(crate) const fn new(out: &'w mut dyn Write, width: fn() -> Option<usize>) -> Self {
        Self {
            out,
            width,
            line: Vec::new(),
        }
    }
}

impl Write for Folded<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            self.line.extend_from_slice(part);
            if !part.ends_with(b"\n") {
                continue;
            }
            let whole = std::mem::take(&mut self.line);
            match (self.width)() {
                Some(width) => {
                    let text = String::from_utf8_lossy(&whole);
                    for line in fold(text.trim_end_matches('\n'), width) {
                        writeln!(self.out, "{line}")?;
                    }
                }
                None => self.out.write_all(&whole)?,
            }
        }
        Ok(bytes.len())
    }

    /// What waits for the end of its line is written as it is.
    fn flush(&mut self) -> io::Result<()> {
        self.out.write_all(&std::mem::take(&mut self.line))?;
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_at_words_and_go_on_in_their_column() {
        let said = |width: fn() -> Option<usize>, text: &str| {
            let mut out = Vec::new();
            write!(Folded::new(&mut out, width), "{text}").unwrap();
            String::from_utf8(out).unwrap()
        };
        let help = "  undo, redo   take the last move back, or play it again\nYellow to move.\n\n";
        assert_eq!(
            said(|| Some(40), help),
            "  undo, redo   take the last move back,\n               or play it again\nYellow to move.\n\n"
        );
        assert_eq!(
            said(|| Some(30), help),
            "  undo, redo   take the last\n  move back, or play it again\nYellow to move.\n\n"
        );
        assert_eq!(said(|| None, help), help);
    }

    #[test]
    fn words_stay_whole_and_lines_short() {
        assert_eq!(
            wrap("one two three", 9, "- ", "  "),
            ["- one two", "  three"]
        );
        assert_eq!(wrap("unbreakable", 4, "", ""), ["unbreakable"]);
        assert_eq!(wrap("à é", 3, "", ""), ["à é"]);
    }

    #[test]
    fn columns_are_counted_and_not_characters() {
        assert_eq!(wrap("漢字 漢字", 5, "", ""), ["漢字", "漢字"]);
        assert_eq!(
            wrap("e\u{301}e\u{301} e", 4, "", ""),
            ["e\u{301}e\u{301} e"]
        );
    }
}
