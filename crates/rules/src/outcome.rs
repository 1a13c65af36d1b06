//! How a game ends.

use crate::team::{PerTeam, Team};

/// How a game ended: on the board, by resignation or on time.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "kind",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Outcome {
    /// A team is connected.
    Connected {
        /// The winner.
        team: Team,
        /// The length of its shortest path that counts.
        faces: u16,
        /// What that scores: the length, twice between exactly opposite sides of an
        /// octagonal board.
        points: u16,
    },
    /// Nobody can place any more, and with scoring the fewer edge pieces win.
    Edges {
        /// The team with fewer pieces on the outer edge.
        winner: Team,
        /// Both teams' pieces there.
        pieces: PerTeam<u8>,
    },
    /// Nobody can place any more and nobody wins.
    Draw {
        /// Both teams' pieces on the outer edge.
        pieces: PerTeam<u8>,
    },
    /// The other team has resigned.
    Resigned {
        /// The team that did not.
        winner: Team,
    },
    /// The other team ran out of time. No position has it, since the rules know no clocks: a
    /// match with clocks does, and records state it.
    Time {
        /// The team that did not.
        winner: Team,
    },
}

impl Outcome {
    /// The winner, if there is one.
    ///
    /// ```
    /// use caminos_rules::{Outcome, PerTeam, Team};
    /// let outcome = Outcome::Edges { winner: Team::Green, pieces: PerTeam { yellow: 8, green: 6 } };
    /// assert_eq!(outcome.winner(), Some(Team::Green));
    /// assert_eq!(outcome.points(), 8);
    /// ```
    #[must_use]
    pub const fn winner(self) -> Option<Team> {
        match self {
            Self::Connected { team: winner, .. }
            | Self::Edges { winner, .. }
            | Self::Resigned { winner }
            | Self::Time { winner } => Some(winner),
            Self::Draw { .. } => None,
        }
    }

    /// The points that the winner gets in a series with scoring. A resignation and a win on
    /// time give none: there is no path to count.
    ///
    /// ```
    /// use caminos_rules::{Outcome, Team};
    /// assert_eq!(Outcome::Connected { team: Team::Green, faces: 9, points: 18 }.points(), 18);
    /// assert_eq!(Outcome::Resigned { winner: Team::Green }.points(), 0);
    /// ```
    #[must_use]
    pub const fn points(self) -> u16 {
        match self {
            Self::Connected { points, .. } => points,
            Self::Edges {
                winner: Team::Yellow,
                pieces,
            } => pieces.green as u16,
            Self::Edges {
                winner: Team::Green,
                pieces,
            } => pieces.yellow as u16,
            Self::Draw { .. } | Self::Resigned { .. } | Self::Time { .. } => 0,
        }
    }
}
