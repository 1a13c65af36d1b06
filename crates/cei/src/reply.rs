//! The lines that an engine writes.

use std::fmt;

use caminos_rules::{MoveText, Setup};

use crate::command::split_word;
use crate::info_line::InfoLine;
use crate::key_values::{number, short};
use crate::option::EngineOption;

/// A line that an engine writes.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// `id name …`
    Name(String),
    /// `id author …`
    Author(String),
    /// `protocol 1`
    Protocol(u32),
    /// `boards square …`
    Boards(Vec<String>),
    /// `option name …`
    Option(EngineOption),
    /// `ceiok`: the introduction is complete.
    CeiOk,
    /// `readyok`
    ReadyOk,
    /// `info …`
    Info(InfoLine),
    /// `position setup …`: the position as text, as the command that sets it.
    Position(Setup),
    /// `bestmove …`; none when the game is over.
    BestMove(Option<MoveText>),
    /// A best move that is no move; only ever read.
    NoMove(String),
    /// `error …`: the last command was refused and changed nothing.
    Error(String),
}

impl Reply {
    /// Reads a line; `None` for one that is not understood, which match runners pass over.
    #[must_use]
    pub fn parse(line: &str) -> Option<Self> {
        let (word, rest) = split_word(line);
        match word {
            "id" => match split_word(rest) {
                ("name", name) => Some(Self::Name(name.to_owned())),
                ("author", author) => Some(Self::Author(author.to_owned())),
                _ => None,
            },
            "protocol" => number(rest).map(Self::Protocol),
            "boards" => {
                let boards = rest.split_whitespace().map(str::to_owned);
                Some(Self::Boards(boards.collect()))
            }
            "option" => EngineOption::parse(rest).map(Self::Option),
            "ceiok" => Some(Self::CeiOk),
            "readyok" => Some(Self::ReadyOk),
            "info" => InfoLine::parse(rest).map(Self::Info),
            "position" => {
                let text = rest.strip_prefix("setup")?.trim_start();
                text.parse().ok().map(Self::Position)
            }
            "bestmove" if rest == "none" => Some(Self::BestMove(None)),
            "bestmove" => Some(match rest.parse() {
                Ok(text) => Self::BestMove(Some(text)),
                Err(_) => Self::NoMove(short(rest).trim_end().to_owned()),
            }),
            "error" => Some(Self::Error(rest.to_owned())),
            _ => None,
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "id name {name}"),
            Self::Author(author) => write!(f, "id author {author}"),
            Self::Protocol(version) => write!(f, "protocol {version}"),
            Self::Boards(boards) => {
                f.write_str("boards")?;
                boards.iter().try_for_each(|board| write!(f, " {board}"))
            }
            Self::Option(option) => write!(f, "option {option}"),
            Self::CeiOk => f.write_str("ceiok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(line) => write!(f, "info {line}"),
            Self::Position(setup) => write!(f, "position setup {setup}"),
            Self::BestMove(Some(text)) => write!(f, "bestmove {text}"),
            Self::NoMove(text) => write!(f, "bestmove {text}"),
            Self::BestMove(None) => f.write_str("bestmove none"),
            // A line is a line.
            Self::Error(reason) => write!(f, "error {}", reason.replace(['\n', '\r'], " ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for line in [
            "id name Caminos 1",
            "id author Ada and Bo",
            "protocol 1",
            "boards square ring",
            "option name Memory type spin default 256 min 1 max 4096",
            "ceiok",
            "readyok",
            "info depth 3 nodes 500 nps 1000 time 500 score win 3 wdl 1000 0 0 multipv 1 pv La4a5a6b6",
            "info depth 1 nodes 50 nps 1000 time 50 score points -0.12 wdl 412 30 558 multipv 2 pv Lb2^3c2 swap",
            "info depth 1 nodes 50 nps 1000 time 50 hashfull 12 score win 2 wdl 1000 0 0 multipv 1 pv Lb2^3c2",
            "info depth 1 nodes 50 nps 1000 time 50 score loss 2 wdl 0 0 1000 multipv 1 pv",
            "position setup square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -",
            "bestmove La4a5a6b6",
            "bestmove none",
            "error it is raining",
        ] {
            let reply = Reply::parse(line).expect(line);
            assert_eq!(reply.to_string(), line);
        }
    }

    #[test]
    fn what_is_not_known_is_passed_over() {
        for line in [
            "",
            "hello",
            "id",
            "info string hello",
            "option name X type check",
            "protocol x",
        ] {
            assert_eq!(Reply::parse(line), None, "{line}");
        }
        let Some(Reply::Info(line)) =
            Reply::parse("info hashfull 7 nodes 12 score cp 13 depth 2 pv Ia1a2a3 ? wdl 1 2")
        else {
            panic!("an info line");
        };
        assert_eq!((line.nodes, line.depth), (12, 2));
        assert_eq!(
            line.pv, None,
            "a line of play needs a score that is understood"
        );
    }

    #[test]
    fn a_best_move_that_cannot_be_read_is_kept_as_text() {
        assert_eq!(
            Reply::parse("bestmove e4"),
            Some(Reply::NoMove("e4".to_owned()))
        );
        assert_eq!(Reply::parse("bestmove"), Some(Reply::NoMove(String::new())));
    }
}
