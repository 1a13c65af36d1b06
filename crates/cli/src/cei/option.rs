//! `option`: a setting that an engine offers.

use std::fmt;

use super::command::split_word;
use super::pairs::number;

/// A number that can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OptionLine {
    pub(crate) name: String,
    pub(crate) default: u64,
    pub(crate) min: u64,
    pub(crate) max: u64,
}

impl OptionLine {
    /// Reads what follows `option`. Other types than numbers are not understood.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let ("name", rest) = split_word(text) else {
            return None;
        };
        let (name, rest) = rest.split_once(" type spin")?;
        let mut line = Self {
            name: name.trim().to_owned(),
            default: 0,
            min: 0,
            max: u64::MAX,
        };
        let mut words = rest.split_whitespace();
        while let Some(key) = words.next() {
            let value = number(words.next()?)?;
            match key {
                "default" => line.default = value,
                "min" => line.min = value,
                "max" => line.max = value,
                _ => return None,
            }
        }
        Some(line)
    }
}

impl fmt::Display for OptionLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            name,
            default,
            min,
            max,
        } = self;
        write!(
            f,
            "name {name} type spin default {default} min {min} max {max}"
        )
    }
}
