//! Who takes part in a match.

use std::fmt;
use std::process::Command;
use std::str::FromStr;

use caminos_search::Strength;
use clap::ValueEnum as _;

use crate::players::PlayerKind;

/// A player as named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Contender {
    /// The engine at a level.
    Strength(Strength),
    /// One of the program's own players.
    Own(PlayerKind),
    /// Another program that speaks the protocol: `cmd:` and its command line.
    Program { program: String, args: Vec<String> },
}

/// A name that no player has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ParseContenderError {
    #[error("\"{0}\" is no player: there are 1 to 9, engine, uct, greedy, and cmd:PROGRAM ARGS")]
    Unknown(String),
    #[error("a command must follow cmd:, as in \"cmd:./my-engine --fast\"")]
    NoCommand,
    #[error("a quote is not closed in {0}")]
    OpenQuote(String),
}

impl FromStr for Contender {
    type Err = ParseContenderError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(line) = text.strip_prefix("cmd:") {
            let mut words = split_words(line)
                .ok_or_else(|| ParseContenderError::OpenQuote(text.to_owned()))?
                .into_iter();
            let program = words.next().ok_or(ParseContenderError::NoCommand)?;
            let args = words.collect();
            return Ok(Self::Program { program, args });
        }
        if let Ok(level) = text.parse() {
            return Ok(Self::Strength(level));
        }
        PlayerKind::from_str(text, false)
            .map(Self::Own)
            .map_err(|_| ParseContenderError::Unknown(text.chars().take(40).collect()))
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Strength(level) => write!(f, "{level}"),
            Self::Own(kind) => f.write_str(kind.name()),
            Self::Program { program, args } => {
                write!(f, "cmd:{program}")?;
                args.iter().try_for_each(|arg| write!(f, " {arg}"))
            }
        }
    }
}

impl Contender {
    /// What to start. The program's own players run behind the protocol like all others.
    pub(super) fn command(&self, material: Option<&str>) -> std::io::Result<Command> {
        let kind = match self {
            Self::Program { program, args } => {
                let mut command = Command::new(program);
                command.args(args);
                return Ok(command);
            }
            Self::Strength(_) => PlayerKind::Engine,
            Self::Own(kind) => *kind,
        };
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["engine", "--player", kind.name()]);
        if let Some(file) = material {
            command.args(["--material", file]);
        }
        Ok(command)
    }

    /// What it has to be told before the first game.
    pub(super) fn options(&self) -> Vec<(String, String)> {
        match self {
            Self::Strength(level) => vec![("Level".to_owned(), level.to_string())],
            Self::Own(_) | Self::Program { .. } => Vec::new(),
        }
    }
}

/// Words separated by spaces; quotes of either kind keep spaces in a word.
fn split_words(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in line.chars() {
        match quote {
            Some(end) if c == end => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_names() {
        let parse = |text: &str| text.parse::<Contender>();
        assert_eq!(parse("9"), Ok(Contender::Strength(Strength::FULL)));
        assert_eq!(parse("uct"), Ok(Contender::Own(PlayerKind::Uct)));
        assert_eq!(
            parse("cmd:'./my engine' --name \"a b\" ''"),
            Ok(Contender::Program {
                program: "./my engine".to_owned(),
                args: vec!["--name".to_owned(), "a b".to_owned(), String::new()],
            })
        );
        for text in ["0", "10", "", "stockfish", "cmd:", "cmd:'x"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
