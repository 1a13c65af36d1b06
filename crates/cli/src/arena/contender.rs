//! Who takes part in a match.

use std::fmt;
use std::path::Path;
use std::process::Command;
use std::str::FromStr;

use caminos_search::Strength;
use clap::ValueEnum as _;

use crate::players::EngineKind;

/// A player as named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ContenderSpec {
    /// The engine at a level.
    Strength(Strength),
    /// One of the program's own players.
    Own(EngineKind),
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

impl FromStr for ContenderSpec {
    type Err = ParseContenderError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(line) = text.strip_prefix("cmd:") {
            let mut words = shell_words::split(line)
                .map_err(|_| ParseContenderError::OpenQuote(text.to_owned()))?
                .into_iter();
            let program = words.next().ok_or(ParseContenderError::NoCommand)?;
            let args = words.collect();
            return Ok(Self::Program { program, args });
        }
        if let Ok(strength) = text.parse() {
            return Ok(Self::Strength(strength));
        }
        EngineKind::from_str(text, false)
            .map(Self::Own)
            .map_err(|_| ParseContenderError::Unknown(text.chars().take(40).collect()))
    }
}

impl fmt::Display for ContenderSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Strength(strength) => write!(f, "{strength}"),
            Self::Own(kind) => f.write_str(kind.name()),
            Self::Program { program, args } => {
                write!(f, "cmd:{program}")?;
                args.iter().try_for_each(|arg| write!(f, " {arg}"))
            }
        }
    }
}

impl ContenderSpec {
    /// What to start. The program's own players run behind the protocol like all others.
    pub(super) fn command(&self, material: Option<&Path>) -> std::io::Result<Command> {
        let kind = match self {
            Self::Program { program, args } => {
                let mut command = Command::new(program);
                command.args(args);
                return Ok(command);
            }
            Self::Strength(_) => EngineKind::Engine,
            Self::Own(kind) => *kind,
        };
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["engine", "--player", kind.name()]);
        if let Some(file) = material {
            command.arg("--material").arg(file);
        }
        Ok(command)
    }

    /// The options that it is set before the first game.
    pub(super) fn options(&self) -> Vec<(String, String)> {
        match self {
            Self::Strength(strength) => vec![("Level".to_owned(), strength.to_string())],
            Self::Own(_) | Self::Program { .. } => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_names() {
        let parse = |text: &str| text.parse::<ContenderSpec>();
        assert_eq!(parse("9"), Ok(ContenderSpec::Strength(Strength::FULL)));
        assert_eq!(parse("uct"), Ok(ContenderSpec::Own(EngineKind::Uct)));
        assert_eq!(
            parse("cmd:'./my engine' --name \"a b\" ''"),
            Ok(ContenderSpec::Program {
                program: "./my engine".to_owned(),
                args: vec!["--name".to_owned(), "a b".to_owned(), String::new()],
            })
        );
        for text in ["0", "10", "", "stockfish", "cmd:", "cmd:'x"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
