//! The sequential probability ratio test: stop as soon as it is clear enough.
//!
//! The generalised test on the results of game pairs: each hypothesis is given the
//! distribution that fits the results best and has the expected score that it claims.

use crate::sample::{Sample, expected_score};

/// Two claims about the difference in strength.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    /// The null hypothesis: the first contender is no more than this stronger.
    pub elo0: f64,
    /// The alternative: it is this much stronger.
    pub elo1: f64,
}

/// What the test says so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Not yet clear.
    Open,
    /// The first contender is not even `elo0` better.
    AcceptH0,
    /// It is `elo1` better.
    AcceptH1,
}

impl Sprt {
    /// The chance of each kind of wrong verdict.
    const ERROR: f64 = 0.05;

    /// The ratio beyond which it is clear, either way.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// The logarithm of how much likelier the second claim makes the results.
    #[must_use]
    pub fn log_ratio(&self, sample: &Sample) -> f64 {
        let sample = sample.without_zeros();
        let [first, second] = [self.elo0, self.elo1].map(|elo| {
            let score = expected_score(elo);
            (score, tilt(&sample, score))
        });
        let mean_log =
            |(score, tilt): (f64, f64)| sample.mean_of(|value| (1.0 + tilt * (value - score)).ln());
        sample.count() * (mean_log(first) - mean_log(second))
    }

    /// What a sample says.
    #[must_use]
    pub fn verdict(&self, sample: &Sample) -> Verdict {
        if sample.count() == 0.0 {
            return Verdict::Open;
        }
        let ratio = self.log_ratio(sample);
        if ratio >= Self::bound() {
            Verdict::AcceptH1
        } else if ratio <= -Self::bound() {
            Verdict::AcceptH0
        } else {
            Verdict::Open
        }
    }
}

/// How the observed chances have to be tilted to have this mean: the likeliest ones that do
/// are p / (1 + tilt (value - mean)).
fn tilt(sample: &Sample, mean: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    // The excess only falls between the two, so halving finds its zero.
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let excess = sample.mean_of(|value| (value - mean) / (1.0 + middle * (value - mean)));
        if excess > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(pairs: [u32; 5], elo0: f64, elo1: f64) -> f64 {
        Sprt { elo0, elo1 }.log_ratio(&Sample::of_pairs(pairs))
    }

    #[track_caller]
    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 5e-4 * b.abs().max(1.0), "{a} is not {b}");
    }

    #[test]
    fn the_ratio_has_its_known_values() {
        // Worked out apart from this code.
        close(ratio([10, 40, 100, 60, 20], 0.0, 10.0), 2.0165);
        close(ratio([5, 25, 60, 25, 5], 0.0, 20.0), -1.0479);
        close(ratio([0, 2, 10, 20, 30], 0.0, 50.0), 8.2823);
        close(ratio([100, 500, 1000, 550, 120], 0.0, 5.0), 1.9422);
    }

    #[test]
    fn turning_the_results_round_turns_the_ratio_round() {
        let pairs = [3, 20, 40, 25, 12];
        let mut turned = pairs;
        turned.reverse();
        close(ratio(pairs, 0.0, 20.0), -ratio(turned, -20.0, 0.0));
        close(ratio([10, 20, 30, 20, 10], -10.0, 10.0), 0.0);
    }

    #[test]
    fn clear_results_end_the_test_and_others_do_not() {
        let verdict = |pairs| {
            let sprt = Sprt {
                elo0: 0.0,
                elo1: 50.0,
            };
            sprt.verdict(&Sample::of_pairs(pairs))
        };
        assert_eq!(verdict([0, 0, 0, 0, 0]), Verdict::Open);
        assert_eq!(verdict([0, 0, 3, 0, 4]), Verdict::Open);
        assert_eq!(verdict([0, 0, 3, 4, 60]), Verdict::AcceptH1);
        assert_eq!(verdict([60, 4, 3, 0, 0]), Verdict::AcceptH0);
    }
}
