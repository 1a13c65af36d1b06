//! What games show together: whether it helps to begin, how many are drawn, how long they are, and
//! how well evaluations foretold results.

use caminos_cei::Score;
use caminos_rules::{GameResult, Record, Team};

/// How many intervals evaluations are sorted into.
const INTERVALS: usize = 10;

/// Sums over games. Games without a result are left out.
///
/// ```
/// use caminos_arena::Statistics;
/// use caminos_rules::{Record, Team};
/// let record = Record::parse("[Caminos \"1\"]\n1. La1a2a3b3 {[%eval -0.5]} draw\n")?;
/// let mut statistics = Statistics::default();
/// statistics.add(&record, Team::Yellow);
/// assert_eq!((statistics.games(), statistics.draws), (1, 1));
/// # Ok::<(), caminos_rules::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// Games that the team won that began.
    pub first_wins: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games that the other team won.
    pub second_wins: u32,
    /// The moves of all these games.
    pub moves: u64,
    /// Evaluations by the result that they expect, a tenth each, from a lost game to a won one.
    pub reliability: [Reliability; INTERVALS],
    /// Moves after which a win or a loss was announced as proven.
    pub proven: u32,
    /// Of these, those whose game ended otherwise.
    pub refuted: u32,
}

/// Evaluations that expect about the same result, and what came.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Reliability {
    /// How many there are.
    pub count: u32,
    expected: f64,
    observed: f64,
}

impl Reliability {
    /// The mean of the results that were expected, from 0 to 1; `None` without any.
    #[must_use]
    pub fn expected(&self) -> Option<f64> {
        (self.count > 0).then(|| self.expected / f64::from(self.count))
    }

    /// The mean of the results that came.
    #[must_use]
    pub fn observed(&self) -> Option<f64> {
        (self.count > 0).then(|| self.observed / f64::from(self.count))
    }
}

impl Statistics {
    /// Adds a game that `first` began.
    pub fn add(&mut self, record: &Record, first: Team) {
        if *record.result() == GameResult::Unfinished {
            return;
        }
        let winner = record.result().winner();
        match winner {
            None => self.draws += 1,
            Some(team) if team == first => self.first_wins += 1,
            Some(_) => self.second_wins += 1,
        }
        self.moves += record.main_line().len() as u64;
        let evaluations = record.main_line().flat_map(|node| node.comments());
        let evaluations = evaluations.filter_map(|comment| comment.command("eval"));
        for score in evaluations.filter_map(Score::parse_eval) {
            self.add_evaluation(score, winner);
        }
    }

    /// Evaluations are from Yellow's point of view.
    fn add_evaluation(&mut self, score: Score, winner: Option<Team>) {
        let announced = match score {
            Score::Win(_) => Team::Yellow,
            Score::Loss(_) => Team::Green,
            Score::Expected(_) => {
                let expected = f32::midpoint(score.value(), 1.0);
                let interval = (expected * INTERVALS as f32) as usize;
                let bin = &mut self.reliability[interval.min(INTERVALS - 1)];
                bin.count += 1;
                bin.expected += f64::from(expected);
                bin.observed += match winner {
                    Some(Team::Yellow) => 1.0,
                    Some(Team::Green) => 0.0,
                    None => 0.5,
                };
                return;
            }
        };
        self.proven += 1;
        self.refuted += u32::from(winner != Some(announced));
    }

    /// How many games there are.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.first_wins + self.draws + self.second_wins
    }

    /// The score of the team that began, from 0 to 1; `None` without games.
    #[must_use]
    pub fn first_score(&self) -> Option<f64> {
        let points = f64::from(self.first_wins) + f64::from(self.draws) / 2.0;
        (self.games() > 0).then(|| points / f64::from(self.games()))
    }

    /// The mean number of moves; `None` without games.
    #[must_use]
    pub fn mean_moves(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.moves as f64 / f64::from(self.games()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(games: &[(&str, Team)]) -> Statistics {
        let mut statistics = Statistics::default();
        for (game, first) in games {
            let record = Record::parse(&format!("[Caminos \"1\"]\n{game}\n")).expect("a record");
            statistics.add(&record, *first);
        }
        statistics
    }

    #[test]
    fn a_win_counts_for_the_team_that_began_or_the_other() {
        let statistics = sum(&[
            ("1. La1a2a3b3 yellow wins time", Team::Yellow),
            ("1. La1a2a3b3 Tg2h1h2h3 yellow wins time", Team::Green),
            ("1. La1a2a3b3 draw", Team::Yellow),
            ("1. La1a2a3b3 *", Team::Yellow),
        ]);
        assert_eq!(
            [
                statistics.first_wins,
                statistics.draws,
                statistics.second_wins
            ],
            [1, 1, 1]
        );
        assert_eq!(statistics.first_score(), Some(0.5));
        assert_eq!(statistics.mean_moves(), Some(4.0 / 3.0));
    }

    #[test]
    fn evaluations_are_compared_with_results_from_yellows_point_of_view() {
        let statistics = sum(&[
            ("1. La1a2a3b3 {[%eval 0.55]} draw", Team::Yellow),
            ("1. La1a2a3b3 {[%eval 0.45]} yellow wins time", Team::Green),
        ]);
        let bin = statistics.reliability[7];
        assert_eq!((bin.count, bin.observed()), (2, Some(0.75)));
        assert!((bin.expected().expect("two") - 0.75).abs() < 1e-6);
        assert_eq!(statistics.reliability[0].expected(), None);
    }

    #[test]
    fn a_proof_that_the_game_contradicts_is_counted() {
        let statistics = sum(&[
            (
                "1. La1a2a3b3 {[%eval win 2]} yellow wins time",
                Team::Yellow,
            ),
            ("1. La1a2a3b3 {[%eval loss 2]} draw", Team::Yellow),
        ]);
        assert_eq!((statistics.proven, statistics.refuted), (2, 1));
    }

    #[test]
    fn no_games_have_no_means() {
        let none = Statistics::default();
        assert_eq!((none.first_score(), none.mean_moves()), (None, None));
    }
}
