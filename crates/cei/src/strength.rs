//! How strong an engine plays: the option `Level` of the protocol.

use std::fmt;
use std::str::FromStr;

/// A strength from 1, a friendly beginner, to 9, all that an engine has. On the page, on the command
/// line and in the protocol it is called a level.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Strength(u8);

impl Strength {
    /// The beginner.
    pub const FIRST: Self = Self(1);
    /// All that an engine has.
    pub const FULL: Self = Self(9);

    /// The strength with this number, 1 to 9.
    ///
    /// ```
    /// use caminos_cei::Strength;
    /// assert_eq!(Strength::new(9), Some(Strength::FULL));
    /// assert_eq!(Strength::new(10), None);
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if Self::FIRST.0 <= number && number <= Self::FULL.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The strength with this number, or else the first or the full one, whichever is nearer.
    ///
    /// ```
    /// use caminos_cei::Strength;
    /// assert_eq!(Strength::nearest(4).number(), 4);
    /// assert_eq!(Strength::nearest(0), Strength::FIRST);
    /// assert_eq!(Strength::nearest(10), Strength::FULL);
    /// ```
    #[must_use]
    pub const fn nearest(number: u8) -> Self {
        match Self::new(number) {
            Some(strength) => strength,
            None if number < Self::FIRST.0 => Self::FIRST,
            None => Self::FULL,
        }
    }

    /// 1 to 9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All strengths, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::FIRST.0..=Self::FULL.0).map(Self)
    }
}

impl Default for Strength {
    fn default() -> Self {
        Self::FULL
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text or a number that is no strength.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a level: it is a number from 1 to 9")]
pub struct ParseStrengthError(pub String);

impl FromStr for Strength {
    type Err = ParseStrengthError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.parse().ok().and_then(Self::new);
        number.ok_or_else(|| ParseStrengthError(text.chars().take(20).collect()))
    }
}

impl TryFrom<u8> for Strength {
    type Error = ParseStrengthError;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or_else(|| ParseStrengthError(number.to_string()))
    }
}

impl From<Strength> for u8 {
    fn from(strength: Strength) -> Self {
        strength.0
    }
}
