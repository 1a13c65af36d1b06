//! What a good move does, in one sentence for a beginner.

use caminos_connection::MoveEffect;
use caminos_rules::Team;
use serde::Serialize;

/// The most important thing about a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// It connects.
    Connect,
    /// The other team could connect, and then no longer can.
    Block,
    /// It threatens to connect with the next move.
    Threaten,
    /// It covers a cube of the opponent's, and their path gets longer.
    Cover,
    /// It makes the opponent's path longer without covering anything of theirs.
    Hinder,
    /// It makes the own path shorter.
    Build,
    /// None of these.
    Keep,
}

/// ```
/// use caminos_guide::{Advice, lesson};
/// use caminos_connection::MoveEffect;
/// let position = lesson("win").ok_or("gone")?.start.position()?;
/// let wins = position.winning_placements()[0];
/// let effect = MoveEffect::of(&position, wins.into()).ok_or("over")?;
/// assert_eq!(Advice::from(&effect), Advice::Connect);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl From<&MoveEffect> for Advice {
    fn from(effect: &MoveEffect) -> Self {
        let (own, other) = (effect.team, effect.team.other());
        let cells = |needed: Option<u32>| needed.unwrap_or(u32::MAX);
        let before = |team: Team| cells(effect.needed_before[team]);
        let after = |team: Team| cells(effect.needed_after[team]);
        let longer = after(other) > before(other);
        if effect.connects() {
            Self::Connect
        } else if effect.blocks() {
            Self::Block
        } else if effect.makes_threat() {
            Self::Threaten
        } else if longer && effect.covers() {
            Self::Cover
        } else if after(own) < before(own) {
            Self::Build
        } else if longer {
            Self::Hinder
        } else {
            Self::Keep
        }
    }
}

impl Advice {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Connect,
        Self::Block,
        Self::Threaten,
        Self::Cover,
        Self::Hinder,
        Self::Build,
        Self::Keep,
    ];

    /// The message that says so, which names the `opponent`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Connect => "advice-connect",
            Self::Block => "advice-block",
            Self::Threaten => "advice-threaten",
            Self::Cover => "advice-cover",
            Self::Hinder => "advice-hinder",
            Self::Build => "advice-build",
            Self::Keep => "advice-keep",
        }
    }

    /// The last part of that.
    #[must_use]
    pub fn name(self) -> &'static str {
        let (_, name) = self.id().split_at("advice-".len());
        name
    }
}

/// What a hint says of a move: why it is good, and how many cells each team then needs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MoveAdvice {
    /// The last part of the message that says why: see [`Advice::name`].
    pub why: &'static str,
    /// The team that moves.
    pub team: Team,
    /// The cells that it needs after the move; none when it is connected or has no path.
    pub own: Option<u32>,
    /// The cells that the other team then needs.
    pub other: Option<u32>,
}

impl From<&MoveEffect> for MoveAdvice {
    fn from(effect: &MoveEffect) -> Self {
        let needed = |team: Team| match effect.outcome {
            Some(_) => None,
            None => effect.needed_after[team],
        };
        Self {
            why: Advice::from(effect).name(),
            team: effect.team,
            own: needed(effect.team),
            other: needed(effect.team.other()),
        }
    }
}
