//! What a good move does, in one sentence for a beginner.

use caminos_rules::{Move, Placement, Position};

/// The most telling thing about a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// It connects.
    Connect,
    /// The next player could connect, and then no longer can.
    Block,
    /// It covers a cube of the opponent's.
    Cover,
    /// It goes on with the own path.
    Build,
}

impl Advice {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Connect, Self::Block, Self::Cover, Self::Build];

    /// What to say of a legal placement of the seat to move.
    ///
    /// ```
    /// use caminos_guide::{Advice, lesson};
    /// let position = lesson("win").ok_or("gone")?.start.position()?;
    /// let wins = position.winning_placements();
    /// assert_eq!(Advice::of(&position, wins[0]), Advice::Connect);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(before: &Position, placement: Placement) -> Self {
        let mut after = before.clone();
        after.play_unchecked(Move::Place(placement));
        let Some(seat) = before.to_move() else {
            return Self::Build;
        };
        let footprint = before.rules().footprint(placement);
        if after.is_connected(seat.team()) {
            Self::Connect
        } else if after.to_move().is_some_and(|next| {
            next.team() != seat.team() && before.has_threat(next) && !after.has_threat(next)
        }) {
            Self::Block
        } else if footprint.meets(before.tops(seat.team().other())) {
            Self::Cover
        } else {
            Self::Build
        }
    }

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
