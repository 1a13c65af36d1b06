//! The two contenders of a match.

use std::ops::{Index, IndexMut};

/// A contender, whatever colour it has in a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Contender {
    /// The first.
    A,
    /// The second.
    B,
}

impl Contender {
    /// Both of them.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

impl std::fmt::Display for Contender {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
        })
    }
}

/// A value for each contender.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct PerContender<T> {
    /// The first contender's.
    pub a: T,
    /// The second contender's.
    pub b: T,
}

impl<T> Index<Contender> for PerContender<T> {
    type Output = T;

    fn index(&self, contender: Contender) -> &T {
        match contender {
            Contender::A => &self.a,
            Contender::B => &self.b,
        }
    }
}

impl<T> IndexMut<Contender> for PerContender<T> {
    fn index_mut(&mut self, contender: Contender) -> &mut T {
        match contender {
            Contender::A => &mut self.a,
            Contender::B => &mut self.b,
        }
    }
}
