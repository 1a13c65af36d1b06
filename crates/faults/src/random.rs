//! Seeded random numbers.

/// splitmix64.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The same numbers for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed ^ 0x5EED_0F5E_ED0F_5EED)
    }

    /// Any number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below this one, 0 if that is 0.
    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }

    /// Whether something happens that happens so often in a thousand.
    pub fn happens(&mut self, per_thousand: u64) -> bool {
        self.below(1000) < per_thousand
    }
}
