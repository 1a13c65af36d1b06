//! How much work a check may be.

/// A bound for the positions that a check looks at, so that a hostile certificate ends soon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    left: u64,
    most: u64,
}

/// The bound was reached.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the check takes more than {most} positions")]
pub struct Exhausted {
    /// The bound.
    pub most: u64,
}

impl Budget {
    /// So many positions.
    #[must_use]
    pub const fn new(most: u64) -> Self {
        Self { left: most, most }
    }

    /// The positions that were looked at so far.
    #[must_use]
    pub const fn spent(&self) -> u64 {
        self.most - self.left
    }

    /// One more position.
    pub(crate) const fn spend(&mut self) -> Result<(), Exhausted> {
        if self.left == 0 {
            return Err(Exhausted { most: self.most });
        }
        self.left -= 1;
        Ok(())
    }
}
