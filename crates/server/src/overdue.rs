//! Which games are loaded whose flag has not fallen in time.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use caminos_protocol::socket::GameId;

/// Games whose flag has not fallen in time, and that were looked at lately.
///
/// The log gives those that are overdue the longest. What stays so, such as a game that cannot be
/// read, is put off, or the others behind it would never be found.
#[derive(Debug, Default)]
pub(crate) struct Overdue {
    put_off: HashMap<GameId, Instant>,
}

impl Overdue {
    /// Games that are looked at in one pass.
    const BATCH: usize = 100;
    /// When a game is looked at again that is overdue still.
    const AGAIN: Duration = Duration::from_secs(10);
    /// The same for one that could not be read, which is logged each time.
    const AGAIN_IF_UNREADABLE: Duration = Duration::from_secs(60);

    /// How many games the log is asked for: others than those that are put off as well.
    pub(crate) fn most(&self) -> usize {
        Self::BATCH + self.put_off.len()
    }

    /// Which of the games that were found are looked at now.
    pub(crate) fn take_up(&mut self, mut found: Vec<GameId>, now: Instant) -> Vec<GameId> {
        self.put_off.retain(|_, until| *until > now);
        found.retain(|game| !self.put_off.contains_key(game));
        found.truncate(Self::BATCH);
        let again = now + Self::AGAIN;
        self.put_off
            .extend(found.iter().map(|game| (game.clone(), again)));
        found
    }

    /// A game cannot be read.
    pub(crate) fn is_unreadable(&mut self, game: GameId, now: Instant) {
        self.put_off.insert(game, now + Self::AGAIN_IF_UNREADABLE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(numbers: std::ops::Range<usize>) -> Vec<GameId> {
        let id = |number| GameId::new(&format!("Game{number:08}")).unwrap();
        numbers.map(id).collect()
    }

    /// A hundred games that could not be read kept the flags of all others from falling.
    #[test]
    fn games_that_stay_overdue_keep_no_others_from_being_found() {
        let (mut overdue, begin) = (Overdue::default(), Instant::now());
        let in_the_log = games(0..250);
        let mut pass = |now| {
            let found = in_the_log[..overdue.most().min(250)].to_vec();
            let taken_up = overdue.take_up(found, now);
            for game in &taken_up {
                overdue.is_unreadable(game.clone(), now);
            }
            taken_up
        };
        assert_eq!(pass(begin), games(0..100));
        assert_eq!(pass(begin), games(100..200));
        assert_eq!(pass(begin), games(200..250));
        assert_eq!(pass(begin), []);
        let later = begin + Overdue::AGAIN_IF_UNREADABLE;
        assert_eq!(pass(later), games(0..100));
        assert_eq!(pass(later), games(100..200));
    }
}
