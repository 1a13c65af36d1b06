//! Lines of bounded length.

use std::io::{BufRead, ErrorKind};

/// What was read up to the end of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A text, without the line end.
    Text(String),
    /// More than anything the protocol has to say.
    TooLong,
    /// Bytes that are not UTF-8.
    NotText,
}

/// Reads lines until the other end is closed.
#[derive(Debug)]
pub struct LineReader<R>(R);

impl<R: BufRead> LineReader<R> {
    /// The longest line that is read; the longest game takes less than a tenth of it.
    pub const MAX_BYTES: usize = 64 << 10;

    /// Reads from `reader`.
    pub const fn new(reader: R) -> Self {
        Self(reader)
    }
}

impl<R: BufRead> Iterator for LineReader<R> {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        let mut bytes: Vec<u8> = Vec::new();
        let mut too_long = false;
        let mut any = false;
        loop {
            let read = match self.0.fill_buf() {
                Ok(read) => read,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                // Nothing more will come.
                Err(_) => &[],
            };
            let end = read.iter().position(|&byte| byte == b'\n');
            let part = &read[..end.unwrap_or(read.len())];
            any |= !read.is_empty();
            too_long |= bytes.len() + part.len() > Self::MAX_BYTES;
            if !too_long {
                bytes.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            let is_end = end.is_some() || read.is_empty();
            self.0.consume(used);
            if is_end {
                break;
            }
        }
        any.then(|| match String::from_utf8(bytes) {
            _ if too_long => Line::TooLong,
            Ok(text) => Line::Text(text),
            Err(_) => Line::NotText,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn lines_are_read_whole_whatever_the_buffer() {
        let long = "x".repeat(LineReader::<&[u8]>::MAX_BYTES + 1);
        let mut input = format!("one\r\n\ntwo\n{long}\n").into_bytes();
        input.extend(b"\xff\xfe\nlast");
        for size in [1, 7, 1 << 20] {
            let reader = BufReader::with_capacity(size, input.as_slice());
            let lines: Vec<Line> = LineReader::new(reader).collect();
            let text = |text: &str| Line::Text(text.to_owned());
            assert_eq!(
                lines,
                [
                    text("one\r"),
                    text(""),
                    text("two"),
                    Line::TooLong,
                    Line::NotText,
                    text("last")
                ]
            );
        }
    }
}
