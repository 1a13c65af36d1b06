//! What can be said of a move, as data that the rules can check.

use caminos_connection::{path_distance, piece_distance};
use caminos_rules::{CellSet, Move, Position, Team};

/// What a team needs for a connection if the other side does nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Needed {
    /// The fewest pieces, where that is known.
    pub pieces: Option<u32>,
    /// The fewest cells to build on.
    pub cells: u32,
}

impl Needed {
    /// What a team needs; `None` when no path is left.
    #[must_use]
    pub fn of(position: &Position, team: Team) -> Option<Self> {
        Some(Self {
            cells: path_distance(position, team)?.count(),
            pieces: piece_distance(position, team).map(|distance| distance.count()),
        })
    }

    /// Whether it is more than the other: more pieces, or as many on more cells.
    #[must_use]
    pub fn is_more_than(self, other: Self) -> bool {
        match (self.pieces, other.pieces) {
            (Some(own), Some(others)) if own != others => own > others,
            _ => self.cells > other.cells,
        }
    }
}

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
    /// The move that was played changes what a team needs.
    PathChanged {
        /// Whose path.
        team: Team,
        /// What it needed before the move.
        before: Needed,
        /// And after it; none where no path is left.
        after: Option<Needed>,
    },
    /// The reply to the move that was played stands in a shortest path of the team that moved.
    ReplyCuts(Cut),
    /// The reply to the move that was played takes the better move away, which would have won.
    ReplyStops {
        /// The reply.
        mv: Move,
        /// The better move: now it is illegal, or it does not do any more what made it win.
        better: Move,
    },
    /// The better move would have stood in the other team's path, and nothing was done about that.
    LeavesPath {
        /// The other team.
        team: Team,
        /// What it needs after the move that was played.
        needed: Needed,
        /// And after the better one, which is more; none where no path would be left.
        with_better: Option<Needed>,
    },
    /// The team that moved is still proven to win, but later than with the better move.
    WinsLater {
        /// The team that moved.
        team: Team,
        /// Its moves from now on, up to the one that connects.
        moves: u32,
    },
    /// The other team is proven to win, whatever is answered.
    AllowsWin {
        /// The other team.
        team: Team,
        /// Its next move.
        mv: Move,
        /// Its moves, up to the one that connects.
        moves: u32,
    },
    /// What is likely to follow ends with a connection of the other team.
    LikelyConnection {
        /// The other team.
        team: Team,
        /// Its next move.
        mv: Move,
        /// Its moves, up to the one that connects.
        moves: u32,
    },
    /// After the better move the team would have connected with the next one, whatever is answered.
    BetterForces {
        /// The better move.
        mv: Move,
        /// Two moves that connect next, which one piece cannot both stop, where two are enough.
        threats: Option<[Move; 2]>,
    },
    /// With the better move the team that moved is proven to win, whatever is answered.
    BetterWins {
        /// The team that moved.
        team: Team,
        /// The better move.
        mv: Move,
        /// Its moves, up to the one that connects, the better one included.
        moves: u32,
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
    /// The better move would have stood in a shortest path of the other team.
    BetterCuts(Cut),
    /// With the better move the team that moved would need less.
    BetterShortens {
        /// Whose path.
        team: Team,
        /// The better move.
        mv: Move,
        /// What it needs with the move that was played; none where no path is left.
        played: Option<Needed>,
        /// What it would need with the better move.
        better: Needed,
    },
    /// What is likely to follow is worse for the team that moved than what the better move leads to.
    LikelyWorse(LikelyDifference),
    /// What is likely to follow the better move is better for the team that moved.
    LikelyBetter {
        /// The better move.
        mv: Move,
        /// What differs.
        difference: LikelyDifference,
    },
}

/// A move that stands in a shortest path of the other team, which then needs more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// Whose path.
    pub team: Team,
    /// The move.
    pub mv: Move,
    /// The cells of the path that it enters.
    pub cells: CellSet,
    /// What the team needs before it.
    pub before: Needed,
    /// And after it; none where no path is left.
    pub after: Option<Needed>,
}

/// What a team needs after the likely moves, as many plies on with the move that was played and with the
/// better one: the team that moved needs less with the better one, or the other team more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LikelyDifference {
    /// Whose path.
    pub team: Team,
    /// After how many moves of both sides, the played or the better one included.
    pub plies: usize,
    /// What it needs then with the move that was played.
    pub played: Needed,
    /// And with the better one.
    pub better: Needed,
}

impl Fact {
    /// Whether it is about the better move rather than the one that was played.
    #[must_use]
    pub const fn is_about_better(&self) -> bool {
        matches!(
            self,
            Self::MissedConnection { .. }
                | Self::BetterWins { .. }
                | Self::BetterForces { .. }
                | Self::BetterThreatens { .. }
                | Self::BetterStops { .. }
                | Self::BetterCuts(_)
                | Self::BetterShortens { .. }
                | Self::LikelyBetter { .. }
        )
    }

    /// The moves that it names, each with the team that would play it, to be shown on the board.
    /// `mover` is the team whose move is explained.
    #[must_use]
    pub fn moves(&self, mover: Team) -> Vec<(Team, Move)> {
        let other = mover.other();
        match *self {
            Self::MissedConnection { mv, .. }
            | Self::BetterCuts(Cut { mv, .. })
            | Self::BetterShortens { mv, .. }
            | Self::BetterWins { mv, .. }
            | Self::LikelyBetter { mv, .. } => vec![(mover, mv)],
            Self::AllowsConnection { mv, .. }
            | Self::LeavesConnection { mv, .. }
            | Self::AllowsWin { mv, .. }
            | Self::LikelyConnection { mv, .. }
            | Self::ReplyStops { mv, .. }
            | Self::ReplyCuts(Cut { mv, .. }) => vec![(other, mv)],
            Self::AllowsForcedConnection { mv, threats, .. } => forcing(other, mv, threats),
            Self::BetterForces { mv, threats } => forcing(mover, mv, threats),
            Self::BetterThreatens { mv, threat } => vec![(mover, mv), (mover, threat)],
            Self::BetterStops { mv, threat } => vec![(mover, mv), (other, threat)],
            Self::PathChanged { .. }
            | Self::LikelyWorse(_)
            | Self::LeavesPath { .. }
            | Self::WinsLater { .. } => Vec::new(),
        }
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
            Self::ReplyCuts(cut) | Self::BetterCuts(cut) => cut.cells,
            Self::PathChanged { .. }
            | Self::LikelyWorse(_)
            | Self::LeavesPath { .. }
            | Self::WinsLater { .. } => CellSet::EMPTY,
            Self::BetterShortens { mv, .. }
            | Self::ReplyStops { mv, .. }
            | Self::AllowsWin { mv, .. }
            | Self::BetterWins { mv, .. }
            | Self::LikelyConnection { mv, .. }
            | Self::LikelyBetter { mv, .. } => footprint(mv),
        }
    }
}

/// A move and the threats that it makes.
fn forcing(team: Team, mv: Move, threats: Option<[Move; 2]>) -> Vec<(Team, Move)> {
    let threats = threats.into_iter().flatten();
    std::iter::once(mv)
        .chain(threats)
        .map(|mv| (team, mv))
        .collect()
}
