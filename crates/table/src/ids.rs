//! What games, commands and people are known by beyond one match: in links, messages and stores.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! text_id {
    ($(#[$doc:meta])* $name:ident, $error:ident, $lengths:expr, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(try_from = "String", into = "String")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        pub struct $name(Box<str>);

        /// A text that is none.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
        #[error($what)]
        pub struct $error;

        impl $name {
            /// The text, if it has the right form.
            ///
            /// # Errors
            /// When it is too short or too long or holds other characters.
            pub fn new(text: &str) -> Result<Self, $error> {
                Self::check(text).map(|()| Self(text.into()))
            }

            fn check(text: &str) -> Result<(), $error> {
                let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
                if $lengths.contains(&text.len()) && text.bytes().all(plain) {
                    Ok(())
                } else {
                    Err($error)
                }
            }

            /// The text.
            #[must_use]
            pub const fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = $error;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                Self::check(&text).map(|()| Self(text.into()))
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0.into()
            }
        }
    };
}

text_id!(
    /// Names a match, with all its games and rematches, in links, in messages and in the event log,
    /// where players and the log's columns call it a game.
    GameId,
    GameIdError,
    (8..=24),
    "a game's id has 8 to 24 letters, digits, hyphens and underscores"
);
text_id!(
    /// A secret that proves who somebody is at one table: at least 128 random bits.
    Token,
    TokenError,
    (22..=64),
    "a token has 22 to 64 letters, digits, hyphens and underscores"
);
text_id!(
    /// A client's name for one of its commands.
    CommandId,
    CommandIdError,
    (8..=40),
    "a command's id has 8 to 40 letters, digits, hyphens and underscores"
);

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Secrets do not get into logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}
