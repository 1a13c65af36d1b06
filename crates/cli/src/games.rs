//! The games of a file, read one after the other, so that a file of any length takes little memory.

use std::io::Read;
use std::path::{Path, PathBuf};

use caminos_rules::{Material, NotationError, NotationFault, Position, Record, Replayer, TextPos};

use crate::failure::{Failure, WithContext as _};
use crate::input;

/// What is read at once.
const PIECE: usize = 1 << 20;
/// Some editors write it at the start of a file; it is no part of the text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The records of a file in order. No more than a piece of the file and one game is held at a time.
pub(crate) struct Games {
    path: PathBuf,
    reader: Box<dyn Read>,
    /// What was read, how much of it is parsed, and where in the file the rest begins.
    text: String,
    parsed: usize,
    pos: TextPos,
    /// The bytes of a character that the last piece broke off in.
    broken: Vec<u8>,
    has_ended: bool,
    /// The bytes that one game may have.
    max_game: u64,
}

impl Games {
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        Self::new(path, input::open(path)?, input::MAX_BYTES)
    }

    fn new(path: &Path, reader: Box<dyn Read>, max_game: u64) -> Result<Self, Failure> {
        let mut games = Self {
            path: path.to_owned(),
            reader,
            max_game,
            text: String::new(),
            parsed: 0,
            pos: TextPos { line: 1, column: 1 },
            broken: Vec::new(),
            has_ended: false,
        };
        games.read_piece()?;
        if games.text.starts_with(BYTE_ORDER_MARK) {
            games.parsed = BYTE_ORDER_MARK.len_utf8();
        }
        Ok(games)
    }

    /// The next game; `None` at the end.
    pub(crate) fn next(&mut self) -> Result<Option<Record>, Failure> {
        loop {
            let left = &self.text[self.parsed..];
            let found = Record::parse_first(left, self.pos);
            // A piece may end anywhere: a game is whole when something follows it, and a fault
            // may be no more than the end of the piece.
            let is_full = left.len() as u64 > self.max_game;
            match found {
                Ok((record, rest, pos)) if self.has_ended || !rest.is_empty() => {
                    self.parsed = self.text.len() - rest.len();
                    self.pos = pos;
                    return Ok(Some(record));
                }
                Err(_) if self.has_ended && left.trim_start().is_empty() => return Ok(None),
                Err(error) if self.has_ended || is_full && is_certain(&error, left, self.pos) => {
                    return Err(error).with_context(|| input::name(&self.path));
                }
                Ok(_) | Err(_) if is_full => {
                    return Err(Failure::GameTooLarge {
                        file: input::name(&self.path),
                        most: (self.max_game >> 20) as u32,
                    });
                }
                Ok(_) | Err(_) => self.read_piece()?,
            }
        }
    }

    fn read_piece(&mut self) -> Result<(), Failure> {
        self.text.drain(..self.parsed);
        self.parsed = 0;
        let mut bytes = std::mem::take(&mut self.broken);
        // As much again, so that a long game is not parsed again and again.
        let wanted = PIECE.max(self.text.len()) as u64;
        let mut piece = self.reader.by_ref().take(wanted);
        let read = piece.read_to_end(&mut bytes);
        let read = read.map_err(input::cannot_read(&self.path))?;
        self.has_ended = (read as u64) < wanted;
        match std::str::from_utf8(&bytes) {
            Ok(text) => self.text.push_str(text),
            Err(error) => {
                let (valid, rest) = bytes.split_at(error.valid_up_to());
                self.text.push_str(&String::from_utf8_lossy(valid));
                if error.error_len().is_some() || self.has_ended {
                    let newlines = self.text.bytes().filter(|&byte| byte == b'\n').count();
                    return Err(Failure::NotText {
                        file: input::name(&self.path),
                        line: self.pos.line as usize + newlines,
                    });
                }
                self.broken = rest.to_vec();
            }
        }
        Ok(())
    }
}

/// Whether a fault stays whatever follows the text: nothing waits for its end, and half of the
/// text has the same fault.
fn is_certain(error: &NotationError, text: &str, pos: TextPos) -> bool {
    use NotationFault::{OpenComment, OpenValue, OpenVariation};
    let is_open = matches!(error.fault, OpenComment | OpenValue | OpenVariation);
    let half = &text[..text.floor_char_boundary(text.len() / 2)];
    !is_open && Record::parse_first(half, pos).as_ref().err() == Some(error)
}

/// The games of a file, each played through.
pub(crate) struct ReplayedGames<'m> {
    games: Games,
    replayer: Replayer<'m>,
    /// How many were given.
    count: u32,
    /// A game that was read already, to see whether there is another one.
    ahead: Option<Record>,
}

impl<'m> ReplayedGames<'m> {
    /// A file without a game is refused.
    pub(crate) fn open(path: &Path, material: &'m Material) -> Result<Self, Failure> {
        let mut games = Games::open(path)?;
        let ahead = games.next()?;
        if ahead.is_none() {
            let file = input::name(path);
            return Err(Failure::NoGame { file });
        }
        Ok(Self {
            games,
            replayer: Replayer::new(material),
            count: 0,
            ahead,
        })
    }

    /// The next game and the position it ended in; `None` at the end.
    pub(crate) fn next(&mut self) -> Result<Option<(Record, Position)>, Failure> {
        let record = match self.ahead.take() {
            Some(record) => record,
            None => match self.games.next()? {
                Some(record) => record,
                None => return Ok(None),
            },
        };
        self.count += 1;
        match self.replayer.replay(&record) {
            Ok(end) => Ok(Some((record, end))),
            Err(error) => {
                let failure = Failure::from(error);
                let failure = if self.has_many() {
                    failure.in_game(self.count)
                } else {
                    failure
                };
                Err(failure).with_context(|| input::name(&self.games.path))
            }
        }
    }

    /// How many games were given so far.
    pub(crate) const fn count(&self) -> u32 {
        self.count
    }

    /// Whether the file has more than one game. Asked after the first one it looks ahead.
    pub(crate) fn has_many(&mut self) -> bool {
        if self.count <= 1 && self.ahead.is_none() {
            // What is wrong with it will be said when it is its turn.
            match self.games.next() {
                Ok(next) => self.ahead = next,
                Err(_) => return true,
            }
        }
        self.count > 1 || self.ahead.is_some()
    }

    /// All games that are left.
    pub(crate) fn collect(mut self) -> Result<Vec<(Record, Position)>, Failure> {
        let mut all = Vec::new();
        while let Some(game) = self.next()? {
            all.push(game);
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIB: usize = 1 << 20;

    /// The failure of the first game of a text, where a game may have a mebibyte.
    fn failure(text: String) -> Failure {
        let reader = Box::new(std::io::Cursor::new(text));
        let mut games = Games::new(Path::new("long.caminos"), reader, MIB as u64).unwrap();
        games.next().unwrap_err()
    }

    /// It was called a fault of the notation, or ended where the limit was.
    #[test]
    fn a_game_over_the_limit_is_called_too_large() {
        let comment = format!("[Caminos \"1\"] {{{}}} Ia1a2a3 *", "word ".repeat(MIB));
        let moves = format!("[Caminos \"1\"] {}*", "Ia1a2a3 ".repeat(MIB / 2));
        for text in [comment, moves] {
            let failure = failure(text);
            assert!(
                matches!(&failure, Failure::GameTooLarge { file, most: 1 } if file == "long.caminos"),
                "{failure:?}"
            );
        }
    }

    #[test]
    fn a_fault_in_a_game_over_the_limit_is_still_named() {
        let text = format!("[Caminos \"1\"] ) {}*", "Ia1a2a3 ".repeat(MIB / 2));
        let failure = failure(text);
        assert!(matches!(failure, Failure::InContext { .. }), "{failure:?}");
    }

    #[test]
    fn games_within_the_limit_are_read_from_a_file_of_any_length() {
        let game = format!(
            "[Caminos \"1\"] {{{}}} Ia1a2a3 *\n",
            "word ".repeat(MIB / 10)
        );
        let reader = Box::new(std::io::Cursor::new(game.repeat(6)));
        let mut games = Games::new(Path::new("long.caminos"), reader, MIB as u64).unwrap();
        let mut count = 0;
        while games.next().unwrap().is_some() {
            count += 1;
        }
        assert_eq!(count, 6);
    }
}
