//! Results as a sample: mean, error, Elo.

use crate::beta::Beta;

/// How often each score occurred.
///
/// ```
/// use caminos_arena::{Estimate, Sample};
/// // Lost, drawn and won games.
/// let estimate = Estimate::new(&Sample::of_games([20, 20, 60]));
/// assert_eq!(estimate.to_string(), "+147 ± 65");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// For scores from 0 to 1, evenly spaced.
    counts: Vec<f64>,
    /// How many games make a score.
    games_each: f64,
}

impl Sample {
    /// Game pairs by the points of the first contender in both games: 0, ½, 1, 1½, 2.
    #[must_use]
    pub fn of_pairs(pairs: [u32; 5]) -> Self {
        Self {
            counts: pairs.map(f64::from).to_vec(),
            games_each: 2.0,
        }
    }

    /// Single games: lost, drawn, won.
    #[must_use]
    pub fn of_games(games: [u32; 3]) -> Self {
        Self {
            counts: games.map(f64::from).to_vec(),
            games_each: 1.0,
        }
    }

    /// A little of everything, so that what has not happened yet is not impossible.
    #[must_use]
    pub fn without_zeros(&self) -> Self {
        Self {
            counts: self.counts.iter().map(|count| count.max(1e-3)).collect(),
            games_each: self.games_each,
        }
    }

    /// How many scores there are.
    #[must_use]
    pub fn count(&self) -> f64 {
        self.counts.iter().sum()
    }

    /// The mean of a function of the score.
    pub fn mean_of(&self, value: impl Fn(f64) -> f64) -> f64 {
        let last = (self.counts.len() - 1) as f64;
        let scores = self.counts.iter().enumerate();
        let sum: f64 = scores
            .map(|(i, count)| count * value(i as f64 / last))
            .sum();
        sum / self.count()
    }

    /// The mean score.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.mean_of(|score| score)
    }

    /// The standard error of the mean.
    #[must_use]
    pub fn error(&self) -> f64 {
        let mean = self.mean();
        let variance = self.mean_of(|score| (score - mean).powi(2));
        (variance / self.count()).sqrt()
    }

    /// The likelihood that the first contender is the stronger one.
    #[must_use]
    pub fn superiority(&self) -> f64 {
        1.0 - self.posterior().below(0.5)
    }

    /// What the sample says of the expected score: the posterior of the scores' chances (Dirichlet,
    /// with a prior worth one observation, so that few results never look certain), as the beta
    /// distribution with the same mean and variance.
    fn posterior(&self) -> Beta {
        const PRIOR: f64 = 1.0;
        let each = PRIOR / self.counts.len() as f64;
        let seen = Self {
            counts: self.counts.iter().map(|count| count + each).collect(),
            games_each: self.games_each,
        };
        let mean = seen.mean();
        let spread = seen.mean_of(|score| (score - mean).powi(2));
        let variance = spread / (seen.count() + 1.0);
        let weight = mean * (1.0 - mean) / variance - 1.0;
        Beta {
            a: mean * weight,
            b: (1.0 - mean) * weight,
        }
    }
}

/// The score that a player so much stronger can expect.
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in strength that explains a score; infinite for 0 and 1.
#[must_use]
pub fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// A difference in strength and how sure it is (95%).
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The difference that explains the score; infinite where every game was won or lost.
    pub elo: f64,
    /// The lower end of the range.
    pub low: f64,
    /// The upper end of the range.
    pub high: f64,
}

impl Estimate {
    /// The estimate that a sample gives.
    #[must_use]
    pub fn new(sample: &Sample) -> Self {
        let mean = sample.mean();
        let posterior = sample.posterior();
        // Where every game was won or lost only one end is known.
        let (low, high) = if mean >= 1.0 {
            (posterior.quantile(0.05), 1.0)
        } else if mean <= 0.0 {
            (0.0, posterior.quantile(0.95))
        } else {
            (posterior.quantile(0.025), posterior.quantile(0.975))
        };
        Self {
            elo: elo(mean),
            low: elo(low),
            high: elo(high),
        }
    }
}

impl Estimate {
    /// Both ends of the range, where they are known: far from even it is lopsided.
    #[must_use]
    pub fn range(&self) -> String {
        match (self.low.is_finite(), self.high.is_finite()) {
            (true, true) => format!("{:+.0} … {:+.0}, ", self.low, self.high),
            _ => String::new(),
        }
    }
}

impl std::fmt::Display for Estimate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { elo, low, high } = *self;
        match (low.is_finite(), high.is_finite()) {
            (true, true) => {
                let width = (high - low) / 2.0;
                write!(f, "{elo:+.0} ± {width:.0}")
            }
            (true, false) if elo.is_infinite() => write!(f, "> {low:+.0}"),
            (false, true) if elo.is_infinite() => write!(f, "< {high:+.0}"),
            (true, false) => write!(f, "{elo:+.0}, > {low:+.0}"),
            (false, true) => write!(f, "{elo:+.0}, < {high:+.0}"),
            (false, false) => f.write_str("?"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 0.006, "{a} is not {b}");
    }

    #[test]
    fn elo_and_score_are_two_sides_of_one_table() {
        for (score, difference) in [(0.5, 0.0), (0.64, 99.95), (0.75, 190.85), (0.91, 401.92)] {
            close(elo(score), difference);
            close(elo(1.0 - score), -difference);
            close(expected_score(difference), score);
        }
    }

    #[test]
    fn single_games_give_elo_with_its_error() {
        // 60 won, 20 drawn, 20 lost: 0.7 with a standard error of 0.04.
        let games = Sample::of_games([20, 20, 60]);
        close(games.mean(), 0.7);
        close(games.error(), 0.04);
        let estimate = Estimate::new(&games);
        close(estimate.elo, 147.19);
        close(estimate.low, 83.29);
        close(estimate.high, 212.64);
        assert_eq!(estimate.to_string(), "+147 ± 65");
        assert_eq!(estimate.range(), "+83 … +213, ");
        assert!(games.superiority() > 0.999_99);
    }

    #[test]
    fn pairs_that_cancel_out_are_surer_than_single_games() {
        // Fifty openings that yellow wins, whoever has it.
        let pairs = Sample::of_pairs([0, 0, 50, 0, 0]);
        let games = Sample::of_games([50, 0, 50]);
        close(pairs.mean(), 0.5);
        close(pairs.error(), 0.0);
        close(games.error(), 0.05);
        let width = |sample| {
            let Estimate { low, high, .. } = Estimate::new(&sample);
            high - low
        };
        assert!(width(pairs.clone()) > 5.0, "they are not certain");
        assert!(4.0 * width(pairs.clone()) < width(games));
        close(pairs.superiority(), 0.5);
    }

    #[test]
    fn few_results_never_look_certain() {
        // Two pairs of half a point each, and their mirror image.
        let few = Sample::of_pairs([0, 2, 0, 0, 0]);
        let estimate = Estimate::new(&few);
        close(estimate.elo, -190.85);
        assert!(estimate.low < -300.0 && estimate.high > 0.0, "{estimate:?}");
        let los = few.superiority();
        assert!((0.02..0.2).contains(&los), "{los}");
        close(Sample::of_pairs([0, 0, 0, 2, 0]).superiority(), 1.0 - los);
        close(Sample::of_games([0, 0, 0]).superiority(), 0.5);
        // A draw says little.
        let draw = Estimate::new(&Sample::of_games([0, 1, 0]));
        assert!(draw.high > 150.0, "{draw:?}");
    }

    #[test]
    fn a_match_without_a_loss_gives_a_bound_and_no_number() {
        let all = Estimate::new(&Sample::of_games([0, 0, 100]));
        assert!(all.elo.is_infinite() && all.high.is_infinite());
        assert!((550.0..900.0).contains(&all.low), "{all:?}");
        assert!(all.to_string().starts_with("> +"), "{all}");
        let none = Estimate::new(&Sample::of_games([100, 0, 0]));
        close(none.high, -all.low);
        let one = Estimate::new(&Sample::of_games([1, 0, 20]));
        close(one.elo, 520.41);
        assert!(one.low > 200.0 && one.high < 1000.0, "{one:?}");
    }
}
