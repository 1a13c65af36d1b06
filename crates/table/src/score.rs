//! The score of a series and of a whole table, by people: a swap and a rematch change the colour
//! that somebody wins with.

use crate::game::Game;
use crate::match_state::Match;
use crate::party::Player;

/// What the players have won in a series, or in all of them: 1 and 3 together, and 2 and 4.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct SeriesScore {
    wins: [u32; 2],
    points: [u32; 2],
    draws: u32,
    played: u32,
}

impl SeriesScore {
    /// Games that the player's side has won.
    #[must_use]
    pub const fn wins(&self, player: Player) -> u32 {
        self.wins[player.index() % 2]
    }

    /// Points of the player's side; without scoring there are none.
    #[must_use]
    pub const fn points(&self, player: Player) -> u32 {
        self.points[player.index() % 2]
    }

    /// Games that nobody has won.
    #[must_use]
    pub const fn draws(&self) -> u32 {
        self.draws
    }

    /// Games that have ended.
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.played
    }
}

impl Match {
    /// The score of the series in play, with the last game if it has ended.
    #[must_use]
    pub fn score(&self) -> SeriesScore {
        let rematches = self.game().rematches();
        self.score_of(|game| game.rematches() == rematches)
    }

    /// The score over everything that was played at this table, rematches included.
    #[must_use]
    pub fn total_score(&self) -> SeriesScore {
        self.score_of(|_| true)
    }

    fn score_of(&self, counts: impl Fn(&Game) -> bool) -> SeriesScore {
        let mut score = SeriesScore::default();
        for game in self.games().iter().filter(|game| counts(game)) {
            let Some(outcome) = game.outcome() else {
                continue;
            };
            score.played += 1;
            let Some(winner) = outcome.winner() else {
                score.draws += 1;
                continue;
            };
            let mut players = self.players();
            let side = players.find(|player| game.seat_of(*player).team() == winner);
            if let Some(side) = side {
                score.wins[side.index() % 2] += 1;
                if self.setup.scoring {
                    score.points[side.index() % 2] += u32::from(outcome.points());
                }
            }
        }
        score
    }
}
