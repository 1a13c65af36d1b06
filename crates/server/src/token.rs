//! Secret tokens: random, stored only as hashes, compared in constant time.

use caminos_protocol::socket::{GameId, Token};
use sha2::{Digest as _, Sha256};

/// The SHA-256 hash of a token: what is stored of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// Of this token.
    #[must_use]
    pub fn of(token: &Token) -> Self {
        Self(Sha256::digest(token.as_str().as_bytes()).into())
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Takes the same time whether they differ at the first byte or not at all.
    pub(crate) fn is(&self, other: &Self) -> bool {
        constant_time_eq::constant_time_eq_32(&self.0, &other.0)
    }
}

/// The system has no random numbers to give.
#[derive(Debug, thiserror::Error)]
#[error("the system gives no random numbers: {0}")]
pub(crate) struct NoRandomness(getrandom::Error);

/// Six random bits a character.
fn random_word<const LENGTH: usize>() -> Result<String, NoRandomness> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).map_err(NoRandomness)?;
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte & 63)]);
    Ok(bytes.into_iter().map(letter).collect())
}

/// A game's id: 84 bits, so that nobody comes upon a game by trying.
pub(crate) fn new_game_id() -> Result<GameId, NoRandomness> {
    Ok(GameId::new(&random_word::<14>()?).expect("the form of ids"))
}

/// A token: 144 bits.
pub(crate) fn new_token() -> Result<Token, NoRandomness> {
    Ok(Token::new(&random_word::<24>()?).expect("the form of tokens"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_are_known_by_their_hash() {
        let [one, two] = [new_token().unwrap(), new_token().unwrap()];
        assert_ne!(one, two);
        assert!(TokenHash::of(&one).is(&TokenHash::of(&one)));
        assert!(!TokenHash::of(&one).is(&TokenHash::of(&two)));
    }
}
