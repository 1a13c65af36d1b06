//! Random numbers: secret tokens, ids of games, seeds.

use caminos_protocol::socket::{GameId, Token};

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

/// What a search starts from.
pub(crate) fn random_seed() -> Result<u64, NoRandomness> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(NoRandomness)?;
    Ok(u64::from_ne_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ() {
        assert_ne!(new_token().unwrap(), new_token().unwrap());
    }
}
