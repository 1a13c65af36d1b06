//! How much time the players of a match have.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::decode::RawTimeControl;

/// How much time each player has. Times are in whole seconds.
///
/// People write `10+5` (ten minutes, and five seconds more after every move), `0:30+2` for less
/// than a minute, and `3d` for three days a move.
///
/// ```
/// use caminos_table::TimeControl;
/// let control: TimeControl = "10+5".parse()?;
/// assert_eq!(control, TimeControl::Increment { base: 600, increment: 5 });
/// assert_eq!(control.to_string(), "10+5");
/// assert_eq!("3d".parse(), Ok(TimeControl::Days { days: 3 }));
/// # Ok::<(), caminos_table::TimeControlError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "RawTimeControl")]
pub enum TimeControl {
    /// Time for the whole game, and some more after every move.
    Increment {
        /// What a player begins with, in seconds.
        base: u32,
        /// What is added after every timed move, in seconds.
        increment: u32,
    },
    /// Days for each move.
    Days {
        /// How many.
        days: u8,
    },
}

/// Why a time control cannot be played with.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TimeControlError {
    /// Too little or too much time to begin with.
    #[error("a clock begins with 1 second to 7 days")]
    Base,
    /// Too much after each move.
    #[error("a move adds at most 10 minutes")]
    Increment,
    /// Too few or too many days.
    #[error("a move has 1 to {} days", TimeControl::MAX_DAYS)]
    Days,
    /// The text is no time control.
    #[error(
        "a clock is minutes and seconds a move, as in 10+5 or 0:30+2, or days a move, as in 3d"
    )]
    Unreadable,
}

impl TimeControl {
    /// The longest base, in seconds.
    pub const MAX_BASE: u32 = 7 * DAY;
    /// The longest increment, in seconds.
    pub const MAX_INCREMENT: u32 = 10 * 60;
    /// The most days a move.
    pub const MAX_DAYS: u8 = 14;

    /// Whether it can be played with.
    ///
    /// # Errors
    /// Which of its times is out of bounds.
    pub fn check(self) -> Result<(), TimeControlError> {
        match self {
            Self::Increment { base, .. } if !(1..=Self::MAX_BASE).contains(&base) => {
                Err(TimeControlError::Base)
            }
            Self::Increment { increment, .. } if increment > Self::MAX_INCREMENT => {
                Err(TimeControlError::Increment)
            }
            Self::Days { days } if !(1..=Self::MAX_DAYS).contains(&days) => {
                Err(TimeControlError::Days)
            }
            Self::Increment { .. } | Self::Days { .. } => Ok(()),
        }
    }

    /// What a player begins a game with, or each move where days count.
    #[must_use]
    pub const fn initial(self) -> Duration {
        let seconds = match self {
            Self::Increment { base, .. } => base,
            Self::Days { days } => days as u32 * DAY,
        };
        Duration::from_secs(seconds as u64)
    }

    /// The value of the tag `TimeControl` of a record, as in PGN: `600+5`, or `1/259200` for so
    /// many seconds a move.
    ///
    /// ```
    /// use caminos_table::TimeControl;
    /// assert_eq!(TimeControl::Increment { base: 600, increment: 5 }.tag(), "600+5");
    /// assert_eq!(TimeControl::Days { days: 3 }.tag(), "1/259200");
    /// ```
    #[must_use]
    pub fn tag(self) -> String {
        match self {
            Self::Increment { base, increment } => format!("{base}+{increment}"),
            Self::Days { .. } => format!("1/{}", self.initial().as_secs()),
        }
    }
}

const DAY: u32 = 24 * 60 * 60;

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Increment { base, increment } => match (base / 60, base % 60) {
                (minutes, 0) => write!(f, "{minutes}+{increment}"),
                (minutes, seconds) => write!(f, "{minutes}:{seconds:02}+{increment}"),
            },
            Self::Days { days } => write!(f, "{days}d"),
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let control = if let Some(days) = text.strip_suffix('d') {
            let days = u8::try_from(number(days)?).map_err(|_| TimeControlError::Days)?;
            Self::Days { days }
        } else {
            let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
            let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
            let minutes = number(minutes)?.checked_mul(60);
            let base = minutes.and_then(|base| base.checked_add(number(seconds).ok()?));
            Self::Increment {
                base: base.ok_or(TimeControlError::Unreadable)?,
                increment: number(increment)?,
            }
        };
        control.check()?;
        Ok(control)
    }
}

/// Digits only: Rust would also take a sign.
fn number(digits: &str) -> Result<u32, TimeControlError> {
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let number = plain.then(|| digits.parse().ok()).flatten();
    number.ok_or(TimeControlError::Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_read_and_written_again() {
        for text in ["10+5", "0:30+2", "1+0", "90:01+600", "10080+0", "1d", "14d"] {
            let control: TimeControl = text.parse().expect(text);
            assert_eq!(control.to_string(), text);
        }
        assert_eq!(
            "5".parse(),
            Ok(TimeControl::Increment {
                base: 300,
                increment: 0
            })
        );
    }

    #[test]
    fn what_is_out_of_bounds_says_so() {
        let cases = [
            ("0+5", TimeControlError::Base),
            ("10081+0", TimeControlError::Base),
            ("5+601", TimeControlError::Increment),
            ("0d", TimeControlError::Days),
            ("15d", TimeControlError::Days),
            ("300d", TimeControlError::Days),
            ("", TimeControlError::Unreadable),
            ("d", TimeControlError::Unreadable),
            ("+5", TimeControlError::Unreadable),
            ("-5+5", TimeControlError::Unreadable),
            ("5+5+5", TimeControlError::Unreadable),
            ("99999999999+0", TimeControlError::Unreadable),
            ("99999999+0", TimeControlError::Unreadable),
        ];
        for (text, error) in cases {
            assert_eq!(text.parse::<TimeControl>(), Err(error), "{text}");
        }
    }
}
