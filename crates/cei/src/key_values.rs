//! Lists of keys with values, as in `board square players 2`.

use std::iter::Peekable;
use std::str::{FromStr, SplitWhitespace};

use crate::command::CommandError;

/// Reads `key value` pairs of one command; no key may stand twice.
pub(crate) struct Pairs<'t> {
    command: &'static str,
    words: Peekable<SplitWhitespace<'t>>,
    seen: Vec<&'t str>,
}

impl<'t> Pairs<'t> {
    pub(crate) fn new(command: &'static str, text: &'t str) -> Self {
        Self {
            command,
            words: text.split_whitespace().peekable(),
            seen: Vec::new(),
        }
    }

    /// The next key.
    pub(crate) fn key(&mut self) -> Result<Option<&'t str>, CommandError> {
        let Some(key) = self.words.next() else {
            return Ok(None);
        };
        if self.seen.contains(&key) {
            return Err(self.bad(key, "it is given twice"));
        }
        self.seen.push(key);
        Ok(Some(key))
    }

    /// The value of a key, read as what it has to be.
    pub(crate) fn value<T>(&mut self, key: &str) -> Result<T, CommandError>
    where
        T: FromStr<Err: std::fmt::Display>,
    {
        let word = self.word(key)?;
        word.parse()
            .map_err(|error: T::Err| self.bad(key, &error.to_string()))
    }

    /// A number that is at least `least`. Only digits are taken: Rust would also take a sign.
    pub(crate) fn number(&mut self, key: &str, least: u64) -> Result<u64, CommandError> {
        let word = self.word(key)?;
        number(word)
            .filter(|&number| number >= least)
            .ok_or_else(|| {
                let word = short(word);
                self.bad(key, &format!("\"{word}\" is not a number from {least} on"))
            })
    }

    /// `yes` or `no`.
    pub(crate) fn switch(&mut self, key: &str) -> Result<bool, CommandError> {
        match self.word(key)? {
            "yes" => Ok(true),
            "no" => Ok(false),
            word => {
                let reason = format!("\"{}\" is neither yes nor no", short(word));
                Err(self.bad(key, &reason))
            }
        }
    }

    pub(crate) fn word(&mut self, key: &str) -> Result<&'t str, CommandError> {
        self.words
            .next()
            .ok_or_else(|| self.bad(key, "its value is missing"))
    }

    /// The words of a list, up to the next key.
    pub(crate) fn words_until(&mut self, is_key: impl Fn(&str) -> bool) -> Vec<&'t str> {
        std::iter::from_fn(|| self.words.next_if(|word| !is_key(word))).collect()
    }

    pub(crate) fn bad(&self, key: &str, reason: &str) -> CommandError {
        CommandError::BadValue {
            command: self.command,
            key: short(key),
            reason: reason.to_owned(),
        }
    }

    pub(crate) fn unknown(&self, word: &str, known: &'static str) -> CommandError {
        CommandError::UnknownWord {
            command: self.command,
            word: short(word),
            known,
        }
    }
}

/// A number of digits only.
pub(crate) fn number<T: FromStr>(word: &str) -> Option<T> {
    let plain = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| word.parse().ok()).flatten()
}

/// Enough of a word to know it again.
pub(crate) fn short(word: &str) -> String {
    word.chars().take(40).collect()
}
