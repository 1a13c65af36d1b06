//! What can be said of a move, as data that the rules can check.

use caminos_rules::{CellSet, Move, Team};

/// Something that is so on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// The team could have connected at once.
    MissedConnection {
        /// The team that moved.
        team: Team,
        /// A move that connects.
        mv: Move,
    },
    /// The other team can connect at once, and could not before.
    AllowsConnection {
        /// The other team.
        team: Team,
        /// A move that connects.
        mv: Move,
    },
    /// The other team could connect at once, and still can.
    LeavesConnection {
        /// The other team.
        team: Team,
        /// A move that connects.
        mv: Move,
    },
    /// The other team has a move after which it connects with the next one, whatever is
    /// answered.
    AllowsForcedConnection {
        /// The other team.
        team: Team,
        /// The move.
        mv: Move,
        /// Two moves that connect next, which one piece cannot both stop, where two are enough.
        threats: Option<[Move; 2]>,
    },
    /// The move that was played changes how many cells a team needs.
    PathChanged {
        /// Whose path.
        team: Team,
        /// The cells to build on before the move; none where no path was left.
        before: Option<u32>,
        /// And after it.
        after: Option<u32>,
    },
    /// The reply to the move that was played stands in a shortest path of the team that moved, which
    /// then needs more cells.
    ReplyCuts {
        /// Whose path.
        team: Team,
        /// The reply.
        mv: Move,
        /// The cells of the path that it enters.
        cells: CellSet,
        /// The cells to build on before the reply.
        before: u32,
        /// And after it.
        after: Option<u32>,
    },
    /// After the better move the team would have connected with the next one, whatever is answered.
    BetterForces {
        /// The better move.
        mv: Move,
        /// Two moves that connect next, which one piece cannot both stop, where two are enough.
        threats: Option<[Move; 2]>,
    },
    /// The better move would have threatened to connect.
    BetterThreatens {
        /// The better move.
        mv: Move,
        /// The move that would connect.
        threat: Move,
    },
    /// The better move would have left the other team no move that connects.
    BetterStops {
        /// The better move.
        mv: Move,
        /// A connection that the other team threatens.
        threat: Move,
    },
    /// The better move would have stood in a shortest path of the other team, which would then need
    /// more cells.
    BetterCuts {
        /// Whose path.
        team: Team,
        /// The better move.
        mv: Move,
        /// The cells of the path that it enters.
        cells: CellSet,
        /// The cells to build on before it.
        before: u32,
        /// And after it.
        after: Option<u32>,
    },
    /// The better move would have left the team that moved fewer cells to build on.
    BetterShortens {
        /// Whose path.
        team: Team,
        /// The better move.
        mv: Move,
        /// The cells to build on with the move that was played; none where no path is left.
        played: Option<u32>,
        /// The cells to build on with the better move.
        better: u32,
    },
}

impl Fact {
    /// Whether it is about the better move rather than the one that was played.
    #[must_use]
    pub const fn is_about_better(&self) -> bool {
        matches!(
            self,
            Self::MissedConnection { .. }
                | Self::BetterForces { .. }
                | Self::BetterThreatens { .. }
                | Self::BetterStops { .. }
                | Self::BetterCuts { .. }
                | Self::BetterShortens { .. }
        )
    }

    /// The cells that it is about, to be marked on the board.
    #[must_use]
    pub fn cells(&self, rules: &caminos_rules::Rules) -> CellSet {
        let footprint = |mv: Move| {
            mv.placement()
                .map_or(CellSet::EMPTY, |placement| rules.footprint(placement))
        };
        match *self {
            Self::MissedConnection { mv, .. }
            | Self::AllowsConnection { mv, .. }
            | Self::LeavesConnection { mv, .. } => footprint(mv),
            Self::AllowsForcedConnection { mv, threats, .. }
            | Self::BetterForces { mv, threats } => match threats {
                Some([first, second]) => footprint(first).or(footprint(second)),
                None => footprint(mv),
            },
            Self::BetterThreatens { threat, .. } | Self::BetterStops { threat, .. } => {
                footprint(threat)
            }
            Self::ReplyCuts { cells, .. } | Self::BetterCuts { cells, .. } => cells,
            Self::PathChanged { .. } => CellSet::EMPTY,
            Self::BetterShortens { mv, .. } => footprint(mv),
        }
    }
}
