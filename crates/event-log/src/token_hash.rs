//! What is stored of a secret token.

use std::fmt;

use caminos_table::Token;
use sha2::{Digest as _, Sha256};

/// The SHA-256 hash of a token, compared in constant time.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// Of this token.
    #[must_use]
    pub fn of(token: &Token) -> Self {
        Self(Sha256::digest(token.as_str().as_bytes()).into())
    }

    /// A stored hash.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// As it is stored.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Takes the same time whether they differ at the first byte or not at all.
    #[must_use]
    pub fn is(&self, other: &Self) -> bool {
        constant_time_eq::constant_time_eq_32(&self.0, &other.0)
    }
}

/// Not for logs, even if only the hash of the secret.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_known_by_their_hash() {
        let hash = |text: &str| TokenHash::of(&Token::new(text).unwrap());
        let (one, two) = (hash(&"a".repeat(24)), hash(&"b".repeat(24)));
        assert!(one.is(&one) && !one.is(&two));
        assert_eq!(TokenHash::from_bytes(one.bytes()), Some(one));
        assert_eq!(TokenHash::from_bytes(&[0; 31]), None);
    }
}
