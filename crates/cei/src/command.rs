//! The lines that an engine reads.

use std::fmt;
use std::str::FromStr;

use caminos_rules::{MoveText, NotationError, Setup, SetupError};

use crate::go::Go;
use crate::key_values::short;
use crate::new_game::NewGame;

/// A line that an engine reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Introduce yourself.
    Cei,
    /// Answer `readyok` when everything before is done.
    IsReady,
    /// From now on this game is played.
    NewGame(NewGame),
    /// The position to search.
    Position {
        /// Where the moves begin; nothing for the start of the game.
        setup: Option<Setup>,
        /// The moves since then.
        moves: Vec<MoveText>,
    },
    /// Answer with the position as text.
    Show,
    /// Search.
    Go(Go),
    /// The opponent has made the move that is pondered on: the limits hold from now on.
    PonderHit,
    /// End the search and answer with the best move so far.
    Stop,
    /// End the program.
    Quit,
    /// Change a setting.
    SetOption {
        /// The option, as the engine named it.
        name: String,
        /// What it is set to.
        value: String,
    },
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CommandError {
    /// The first word is no command.
    #[error(
        "\"{0}\" is no command \
         (there are: cei, isready, newgame, position, show, go, ponderhit, stop, quit, setoption)"
    )]
    Unknown(String),
    /// A command that stands alone has something after it.
    #[error("{0} takes nothing after it")]
    Extra(&'static str),
    /// A key that the command does not have.
    #[error("{command}: \"{word}\" is not known (there are: {known})")]
    UnknownWord {
        /// The command.
        command: &'static str,
        /// The key.
        word: String,
        /// The keys that there are.
        known: &'static str,
    },
    /// A value that does not fit its key.
    #[error("{command}: {key}: {reason}")]
    BadValue {
        /// The command.
        command: &'static str,
        /// The key.
        key: String,
        /// What is wrong with the value.
        reason: String,
    },
    /// `position` without `startpos` or `setup`.
    #[error(
        "position: it is written \"position startpos\" or \"position setup TEXT\", with \"moves\" and the moves after it"
    )]
    Position,
    /// A position as text that cannot be read.
    #[error("position: {0}")]
    Setup(#[from] SetupError),
    /// Moves that cannot be read.
    #[error("position: the moves: {0}")]
    Moves(#[from] NotationError),
    /// `setoption` without a name or a value.
    #[error("setoption: it is written \"setoption name NAME value VALUE\"")]
    SetOption,
}

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let (word, rest) = split_word(line);
        let alone = |name: &'static str, command: Self| match rest {
            "" => Ok(command),
            _ => Err(CommandError::Extra(name)),
        };
        match word {
            "cei" => alone("cei", Self::Cei),
            "isready" => alone("isready", Self::IsReady),
            "ponderhit" => alone("ponderhit", Self::PonderHit),
            "stop" => alone("stop", Self::Stop),
            "quit" => alone("quit", Self::Quit),
            "show" => alone("show", Self::Show),
            "newgame" => NewGame::parse(rest).map(Self::NewGame),
            "go" => Go::parse(rest).map(Self::Go),
            "position" => parse_position(rest),
            "setoption" => parse_option(rest),
            _ => Err(CommandError::Unknown(short(word))),
        }
    }
}

/// The first word, and what follows it.
pub(crate) fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (text, ""),
    }
}

/// How many words a position as text has.
const SETUP_FIELDS: usize = 6;

fn parse_position(text: &str) -> Result<Command, CommandError> {
    let (setup, rest) = match split_word(text) {
        ("startpos", rest) => (None, rest),
        ("setup", rest) => {
            let fields: Vec<&str> = rest.split_whitespace().take(SETUP_FIELDS).collect();
            let setup = fields.join(" ").parse()?;
            let rest = (0..SETUP_FIELDS).fold(rest, |rest, _| split_word(rest).1);
            (Some(setup), rest)
        }
        _ => return Err(CommandError::Position),
    };
    let moves = match split_word(rest) {
        ("", _) => Vec::new(),
        ("moves", moves) => MoveText::parse_list(moves)?,
        _ => return Err(CommandError::Position),
    };
    Ok(Command::Position { setup, moves })
}

fn parse_option(text: &str) -> Result<Command, CommandError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (Some(&"name"), Some(at)) = (words.first(), words.iter().position(|w| *w == "value"))
    else {
        return Err(CommandError::SetOption);
    };
    let (name, value) = (words[1..at].join(" "), words[at + 1..].join(" "));
    if name.is_empty() || value.is_empty() {
        return Err(CommandError::SetOption);
    }
    Ok(Command::SetOption { name, value })
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cei => f.write_str("cei"),
            Self::IsReady => f.write_str("isready"),
            Self::NewGame(game) => write!(f, "newgame {game}"),
            Self::Position { setup, moves } => {
                match setup {
                    None => f.write_str("position startpos")?,
                    Some(setup) => write!(f, "position setup {setup}")?,
                }
                if !moves.is_empty() {
                    f.write_str(" moves")?;
                }
                moves.iter().try_for_each(|text| write!(f, " {text}"))
            }
            Self::Go(go) => go.fmt(f),
            Self::PonderHit => f.write_str("ponderhit"),
            Self::Stop => f.write_str("stop"),
            Self::Quit => f.write_str("quit"),
            Self::Show => f.write_str("show"),
            Self::SetOption { name, value } => write!(f, "setoption name {name} value {value}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for line in [
            "cei",
            "isready",
            "newgame board square players 2 neutral no scoring no",
            "newgame board ring players 4 neutral yes scoring yes out team first green",
            "newgame board square players 2 neutral no scoring no swap yes",
            "position startpos",
            "position startpos moves La1a2a3b3 Tg2h1h2h3 swap Lb2^3c2",
            "position setup square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -",
            "position setup octagon 4 nt - 1 - moves Na3a4a5",
            "show",
            "go infinite",
            "go movetime 1000",
            "go nodes 5 multipv 3",
            "go depth 4",
            "go ytime 60000 gtime 59000 yinc 100 ginc 0",
            "go infinite searchmoves La1a2a3b3 swap",
            "go ponder infinite",
            "go ponder movetime 100 multipv 2 searchmoves Lb2^3c2",
            "ponderhit",
            "stop",
            "quit",
            "setoption name Memory value 64",
        ] {
            let command: Command = line.parse().expect(line);
            assert_eq!(command.to_string(), line);
        }
    }

    #[test]
    fn other_ways_to_write_the_same_are_understood() {
        let same = |a: &str, b: &str| assert_eq!(a.parse::<Command>(), b.parse(), "{a}");
        same("  go  ", "go infinite");
        same("go ytime 5 gtime 6", "go gtime 6 yinc 0 ginc 0 ytime 5");
        same(
            "go searchmoves l b2b2b2,c2 Ia1^3 nodes 5 ponder",
            "go ponder nodes 5 searchmoves Lb2^3c2 Ia1^3",
        );
        same(
            "newgame board ring",
            "newgame scoring no players 2 board ring",
        );
        same(
            "position startpos moves l b2b2b2,c2",
            "position startpos moves Lb2^3c2",
        );
        same(
            "setoption name  A  b value  c  d",
            "setoption name A b value c d",
        );
    }

    #[test]
    fn a_refusal_says_what_is_wrong() {
        for (line, reason) in [
            (
                "hello",
                "\"hello\" is no command (there are: cei, isready, newgame, position, show, go, ponderhit, stop, quit, setoption)",
            ),
            ("stop now", "stop takes nothing after it"),
            ("newgame", "newgame: board: it is missing"),
            (
                "newgame board ring board ring",
                "newgame: board: it is given twice",
            ),
            (
                "newgame board ring players 3",
                "newgame: players: \"3\" players cannot play: it takes 2 or 4",
            ),
            (
                "newgame board ring neutral",
                "newgame: neutral: its value is missing",
            ),
            (
                "newgame board ring neutral maybe",
                "newgame: neutral: \"maybe\" is neither yes nor no",
            ),
            (
                "newgame board ring size 9",
                "newgame: \"size\" is not known (there are: board, players, neutral, scoring, out, swap, first)",
            ),
            ("go movetime", "go: movetime: its value is missing"),
            (
                "go movetime -5",
                "go: movetime: \"-5\" is not a number from 0 on",
            ),
            (
                "go movetime 99999999999999999999",
                "go: movetime: \"99999999999999999999\" is not a number from 0 on",
            ),
            ("go nodes 0", "go: nodes: \"0\" is not a number from 1 on"),
            (
                "go nodes 5 infinite",
                "go: infinite: it goes with no other limit",
            ),
            ("go searchmoves", "go: searchmoves: its value is missing"),
            (
                "go searchmoves nodes 5",
                "go: searchmoves: its value is missing",
            ),
            (
                "go searchmoves Lq!",
                "go: searchmoves: line 1, column 2: a cell must follow the letter L, as in b2",
            ),
            ("go ponder ponder", "go: ponder: it is given twice"),
            ("ponderhit now", "ponderhit takes nothing after it"),
            ("go ytime 5", "go: ytime: ytime and gtime belong together"),
            (
                "position",
                "position: it is written \"position startpos\" or \"position setup TEXT\", with \"moves\" and the moves after it",
            ),
            (
                "position startpos moves Lq!",
                "position: the moves: line 1, column 2: a cell must follow the letter L, as in b2",
            ),
            (
                "setoption Seed 5",
                "setoption: it is written \"setoption name NAME value VALUE\"",
            ),
            (
                "setoption name value",
                "setoption: it is written \"setoption name NAME value VALUE\"",
            ),
        ] {
            let error = line.parse::<Command>().expect_err(line);
            assert_eq!(error.to_string(), reason);
        }
    }
}
