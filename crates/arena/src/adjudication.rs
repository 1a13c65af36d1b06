//! Ending a game that both players take for decided.

use caminos_cei::Score;
use caminos_rules::Team;

/// A game ends when the last evaluations of both players agree on the winner.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Adjudication {
    /// How many evaluations of each player have to agree, one after the other.
    pub moves: u32,
}

impl Adjudication {
    /// The expected result from which an evaluation takes a game for won.
    pub const WON: f32 = 0.95;

    /// The winner by the evaluations of a game for yellow, the last one first; `None` while
    /// somebody disagrees or has not said enough.
    pub(crate) fn winner(self, mut scores: impl Iterator<Item = Option<Score>>) -> Option<Team> {
        let mut winner = None;
        for _ in 0..2 * self.moves {
            let value = scores.next()??.value();
            let team = if value >= Self::WON {
                Team::Yellow
            } else if value <= -Self::WON {
                Team::Green
            } else {
                return None;
            };
            if *winner.get_or_insert(team) != team {
                return None;
            }
        }
        winner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_have_to_agree_for_long_enough() {
        let adjudication = Adjudication { moves: 2 };
        let winner = |scores: &[Score]| {
            let last_first = scores.iter().rev().map(|&score| Some(score));
            adjudication.winner(last_first)
        };
        let (won, lost) = (Score::Win(3), Score::Loss(2));
        let (nearly, even) = (Score::Expected(0.96), Score::Expected(0.9));
        assert_eq!(winner(&[nearly, won, won, won]), Some(Team::Yellow));
        assert_eq!(winner(&[lost, lost, lost, lost]), Some(Team::Green));
        assert_eq!(winner(&[won, won, won]), None, "too soon");
        assert_eq!(winner(&[won, even, won, won]), None, "not sure");
        assert_eq!(winner(&[won, lost, won, lost]), None, "they disagree");
        let silent = [Some(won), Some(won), None, Some(won)];
        assert_eq!(adjudication.winner(silent.into_iter()), None);
    }
}
