//! What a good move does, in one sentence for a beginner.

use caminos_search::MoveEffect;

/// The most important thing about a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// It connects.
    Connect,
    /// The other team could connect, and then no longer can.
    Block,
    /// It covers a cube of the opponent's.
    Cover,
    /// It goes on with the own path.
    Build,
}

/// ```
/// use caminos_guide::{Advice, lesson};
/// use caminos_search::MoveEffect;
/// let position = lesson("win").ok_or("gone")?.start.position()?;
/// let wins = position.winning_placements()[0];
/// let effect = MoveEffect::of(&position, wins.into()).ok_or("over")?;
/// assert_eq!(Advice::from(&effect), Advice::Connect);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl From<&MoveEffect> for Advice {
    fn from(effect: &MoveEffect) -> Self {
        if effect.connects() {
            Self::Connect
        } else if effect.blocks() {
            Self::Block
        } else if effect.covers() {
            Self::Cover
        } else {
            Self::Build
        }
    }
}

impl Advice {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Connect, Self::Block, Self::Cover, Self::Build];

    /// The last part of the message that says so.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Connect => "connect",
            Self::Block => "block",
            Self::Cover => "cover",
            Self::Build => "build",
        }
    }
}
