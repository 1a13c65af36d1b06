//! The beta distribution.

/// A beta distribution with both parameters above 0.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Beta {
    pub(crate) a: f64,
    pub(crate) b: f64,
}

impl Beta {
    /// The chance of a value below `x`: the regularised incomplete beta function.
    pub(crate) fn below(self, x: f64) -> f64 {
        let Self { a, b } = self;
        if x <= 0.0 {
            return 0.0;
        }
        if x >= 1.0 {
            return 1.0;
        }
        // The continued fraction converges quickly on this side of the mean.
        if x > (a + 1.0) / (a + b + 2.0) {
            return 1.0 - Self { a: b, b: a }.below(1.0 - x);
        }
        let log_front =
            ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (1.0 - x).ln();
        log_front.exp() * continued_fraction(a, b, x) / a
    }

    /// The value below which this share of the distribution is.
    pub(crate) fn quantile(self, share: f64) -> f64 {
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            if self.below(middle) < share {
                low = middle;
            } else {
                high = middle;
            }
        }
        f64::midpoint(low, high)
    }
}

/// The continued fraction of the incomplete beta function, by Lentz's method.
fn continued_fraction(a: f64, b: f64, x: f64) -> f64 {
    const TINY: f64 = 1e-300;
    const TERMS: u32 = 500;
    let apart = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut c = 1.0;
    let mut d = 1.0 / apart(1.0 - (a + b) * x / (a + 1.0));
    let mut result = d;
    for m in (1..TERMS).map(f64::from) {
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        for term in [even, odd] {
            d = 1.0 / apart(1.0 + term * d);
            c = apart(1.0 + term / c);
            result *= c * d;
        }
        if (c * d - 1.0).abs() < 1e-14 {
            break;
        }
    }
    result
}

/// The logarithm of the gamma function, by Stirling's series.
fn ln_gamma(x: f64) -> f64 {
    // The series is good for large numbers.
    let mut x = x;
    let mut shift = 0.0;
    while x < 10.0 {
        shift += x.ln();
        x += 1.0;
    }
    let series = 1.0 / (12.0 * x) - 1.0 / (360.0 * x.powi(3)) + 1.0 / (1260.0 * x.powi(5));
    (x - 0.5) * x.ln() - x + 0.5 * (2.0 * std::f64::consts::PI).ln() + series - shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distribution_has_its_known_values() {
        // Beta(1, 1) is uniform, Beta(2, 1) has x² below x, Beta(1, 3) has 1 − (1 − x)³.
        for x in [0.01, 0.2, 0.5, 0.77, 0.99] {
            for (a, b, chance) in [
                (1.0, 1.0, x),
                (2.0, 1.0, x * x),
                (1.0, 3.0, 1.0 - (1.0f64 - x).powi(3)),
            ] {
                assert!((Beta { a, b }.below(x) - chance).abs() < 1e-10);
            }
        }
        let half = Beta { a: 7.5, b: 7.5 };
        assert!((half.below(0.5) - 0.5).abs() < 1e-10);
        // Nearly normal: mean 0.5, standard deviation 0.01.
        let narrow = Beta {
            a: 1250.0,
            b: 1250.0,
        };
        assert!((narrow.quantile(0.975) - 0.5196).abs() < 1e-4);
    }
}
