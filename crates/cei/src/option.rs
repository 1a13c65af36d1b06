//! `option`: a setting that an engine offers, its type and its values.

use std::fmt;

use crate::command::split_word;
use crate::key_values::short;

/// A setting that an engine offers.
///
/// ```
/// use caminos_cei::{EngineOption, OptionValue};
/// let optimism = EngineOption::spin("Optimism", 0, -100..=100);
/// assert_eq!(optimism.to_string(), "name Optimism type spin default 0 min -100 max 100");
/// assert_eq!(optimism.parse_value("-5"), Ok(OptionValue::Spin(-5)));
/// assert!(optimism.parse_value("101").is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineOption {
    /// The name, which is read in either case.
    pub name: String,
    /// What it can be set to.
    pub kind: OptionKind,
}

/// The type of an option, with its default.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionKind {
    /// `yes` or `no`.
    Check {
        /// Whether it is on if nothing else is said.
        default: bool,
    },
    /// A whole number, wide enough for every signed and unsigned 64-bit range.
    Spin {
        /// What it is if nothing else is said.
        default: i128,
        /// The least value.
        min: i128,
        /// The greatest value.
        max: i128,
    },
    /// One of several words.
    Combo {
        /// What it is if nothing else is said.
        default: String,
        /// What there is to choose from.
        choices: Vec<String>,
    },
    /// Any text.
    Text {
        /// What it is if nothing else is said.
        default: String,
    },
}

/// What an option is set to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionValue {
    /// Of a check.
    Check(bool),
    /// Of a spin.
    Spin(i128),
    /// Of a combo.
    Combo(String),
    /// Of a text.
    Text(String),
}

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionError {
    /// The engine has no such option.
    #[error("there is no option \"{name}\" (there are: {known})")]
    Unknown {
        /// The name that was given.
        name: String,
        /// The names that there are.
        known: String,
    },
    /// No number, or one that is out of range.
    #[error("{name} must be a number from {min} to {max}, and \"{value}\" is not")]
    Spin {
        /// The option.
        name: String,
        /// The value that was given.
        value: String,
        /// The least value.
        min: i128,
        /// The greatest value.
        max: i128,
    },
    /// Neither `yes` nor `no`.
    #[error("{name} must be yes or no, and \"{value}\" is neither")]
    Check {
        /// The option.
        name: String,
        /// The value that was given.
        value: String,
    },
    /// None of the choices.
    #[error("{name} must be one of {choices}, and \"{value}\" is not")]
    Combo {
        /// The option.
        name: String,
        /// The value that was given.
        value: String,
        /// What there is to choose from.
        choices: String,
    },
}

impl EngineOption {
    /// A whole number in a range.
    #[must_use]
    pub fn spin<T: Into<i128>>(name: &str, default: T, range: std::ops::RangeInclusive<T>) -> Self {
        let (min, max) = range.into_inner();
        let kind = OptionKind::Spin {
            default: default.into(),
            min: min.into(),
            max: max.into(),
        };
        Self {
            name: name.to_owned(),
            kind,
        }
    }

    /// Finds an option by name, in either case.
    ///
    /// # Errors
    /// When there is none of that name.
    pub fn find<'o>(options: &'o [Self], name: &str) -> Result<&'o Self, OptionError> {
        let found = options
            .iter()
            .find(|option| option.name.eq_ignore_ascii_case(name));
        found.ok_or_else(|| {
            let known: Vec<&str> = options.iter().map(|option| option.name.as_str()).collect();
            OptionError::Unknown {
                name: short(name),
                known: known.join(", "),
            }
        })
    }

    /// Reads a value of the option's type.
    ///
    /// # Errors
    /// When the text is no such value or out of range.
    pub fn parse_value(&self, text: &str) -> Result<OptionValue, OptionError> {
        let (name, value) = (self.name.clone(), short(text));
        match &self.kind {
            OptionKind::Check { .. } => parse_check(text)
                .map(OptionValue::Check)
                .ok_or(OptionError::Check { name, value }),
            &OptionKind::Spin { min, max, .. } => integer(text)
                .filter(|number| (min..=max).contains(number))
                .map(OptionValue::Spin)
                .ok_or(OptionError::Spin {
                    name,
                    value,
                    min,
                    max,
                }),
            OptionKind::Combo { choices, .. } => {
                let chosen = choices.iter().find(|c| c.eq_ignore_ascii_case(text));
                let chosen = chosen.map(|choice| OptionValue::Combo(choice.clone()));
                let choices = choices.join(", ");
                chosen.ok_or(OptionError::Combo {
                    name,
                    value,
                    choices,
                })
            }
            OptionKind::Text { .. } => Ok(OptionValue::Text(text.to_owned())),
        }
    }

    /// Reads what follows `option`; `None` for what is not understood.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let rest = text.strip_prefix("name ")?;
        let (name, rest) = rest.split_once(" type ")?;
        let (kind, rest) = split_word(rest);
        let kind = match kind {
            "check" => {
                let default = parse_check(rest.strip_prefix("default ")?)?;
                OptionKind::Check { default }
            }
            "spin" => parse_spin(rest)?,
            "combo" => {
                let mut parts = rest.strip_prefix("default ")?.split(" var ");
                let default = parts.next()?.to_owned();
                let choices: Vec<String> = parts.map(str::to_owned).collect();
                choices.contains(&default).then_some(())?;
                OptionKind::Combo { default, choices }
            }
            "string" => OptionKind::Text {
                default: rest.strip_prefix("default")?.trim_start().to_owned(),
            },
            _ => return None,
        };
        let name = name.to_owned();
        Some(Self { name, kind })
    }
}

fn parse_spin(text: &str) -> Option<OptionKind> {
    let (mut default, mut min, mut max) = (0, 0, i128::from(u64::MAX));
    let mut words = text.split_whitespace();
    while let Some(key) = words.next() {
        let value = integer(words.next()?)?;
        match key {
            "default" => default = value,
            "min" => min = value,
            "max" => max = value,
            _ => return None,
        }
    }
    Some(OptionKind::Spin { default, min, max })
}

fn parse_check(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Digits, perhaps after a minus; Rust would also take a plus.
fn integer(text: &str) -> Option<i128> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

impl fmt::Display for EngineOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Check { default } => {
                write!(f, "check default {}", if *default { "yes" } else { "no" })
            }
            OptionKind::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            OptionKind::Combo { default, choices } => {
                write!(f, "combo default {default}")?;
                choices.iter().try_for_each(|c| write!(f, " var {c}"))
            }
            OptionKind::Text { default } if default.is_empty() => f.write_str("string default"),
            OptionKind::Text { default } => write!(f, "string default {default}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> EngineOption {
        let option = EngineOption::parse(text).expect(text);
        assert_eq!(option.to_string(), text);
        option
    }

    #[test]
    fn each_type_reads_its_own_values_only() {
        let check = read("name Own Book type check default yes");
        assert_eq!(check.parse_value("no"), Ok(OptionValue::Check(false)));
        assert!(check.parse_value("1").is_err());
        let spin = read("name Optimism type spin default -5 min -100 max 100");
        assert_eq!(spin.parse_value("-100"), Ok(OptionValue::Spin(-100)));
        for bad in ["-101", "+5", "", "-", "five", "1e3"] {
            assert!(spin.parse_value(bad).is_err(), "{bad}");
        }
        let combo = read("name Style type combo default calm var calm var wild and free");
        let wild = OptionValue::Combo("wild and free".to_owned());
        assert_eq!(combo.parse_value("Wild and free"), Ok(wild));
        assert!(combo.parse_value("odd").is_err());
        let text = read("name File type string default");
        assert!(text.parse_value("a b").is_ok());
    }

    #[test]
    fn the_widest_unsigned_and_signed_ranges_fit() {
        let seed = EngineOption::spin("Seed", 0u64, 0..=u64::MAX);
        let most = OptionValue::Spin(u64::MAX.into());
        assert_eq!(seed.parse_value("18446744073709551615"), Ok(most));
        assert!(seed.parse_value("18446744073709551616").is_err());
        assert!(seed.parse_value("-1").is_err());
        let signed = EngineOption::spin("Bias", 0i64, i64::MIN..=i64::MAX);
        assert!(signed.parse_value("-9223372036854775808").is_ok());
    }

    #[test]
    fn what_is_no_option_is_passed_over() {
        for text in [
            "",
            "name X",
            "name X type",
            "name X type check",
            "name X type spin default x",
            "name X type combo default a var b",
            "name X type slider default 3",
        ] {
            assert_eq!(EngineOption::parse(text), None, "{text}");
        }
    }
}
