//! What a move changes, in connection terms: how many cells each team still needs, and the
//! threats to connect at once.

use caminos_rules::{Cell, Move, Outcome, PerTeam, Position, Team};
use caminos_search::{path_distance, threatened_cells};

/// The figures before and after a move.
pub(crate) struct Change {
    /// The team that moved.
    pub(crate) team: Team,
    /// The cells that each team needs for a connection; `None` where no way is left.
    pub(crate) before: PerTeam<Option<u32>>,
    pub(crate) after: PerTeam<Option<u32>>,
    /// How the game ended, if it did.
    pub(crate) outcome: Option<Outcome>,
    /// Where the other team could have connected at once before the move.
    pub(crate) faced: Vec<Cell>,
    /// Where it still can.
    pub(crate) faces: Vec<Cell>,
    /// Where the team that moved could connect at once before the move.
    pub(crate) had: Vec<Cell>,
    /// Where it could do so after, if it had the turn.
    pub(crate) has: Vec<Cell>,
}

impl Change {
    /// What a legal move of a position changes; `None` when the game is over.
    pub(crate) fn of(position: &Position, mv: Move) -> Option<Self> {
        let team = position.to_move()?.team();
        let mut next = position.clone();
        next.play_unchecked(mv);
        Some(Self {
            team,
            before: needs(position),
            after: needs(&next),
            outcome: next.outcome(),
            faced: threatened(position, team.other()),
            faces: threatened(&next, team.other()),
            had: threatened(position, team),
            has: threatened(&next, team),
        })
    }

    /// Whether the move stops a connection at once.
    pub(crate) const fn stops(&self) -> bool {
        !self.faced.is_empty() && self.faces.is_empty()
    }

    /// Whether the move makes a threat that was not there.
    pub(crate) const fn threatens(&self) -> bool {
        self.had.is_empty() && !self.has.is_empty()
    }

    /// The winner by connection.
    pub(crate) const fn connected(&self) -> Option<(Team, u16)> {
        match self.outcome {
            Some(Outcome::Connected { team, faces, .. }) => Some((team, faces)),
            _ => None,
        }
    }
}

/// The cells that each team needs.
pub(crate) fn needs(position: &Position) -> PerTeam<Option<u32>> {
    let need = |team| path_distance(position, team).map(|way| way.count());
    PerTeam {
        yellow: need(Team::Yellow),
        green: need(Team::Green),
    }
}

/// The cells where a team could connect at once, in order.
pub(crate) fn threatened(position: &Position, team: Team) -> Vec<Cell> {
    let cells = threatened_cells(position, team);
    let mut cells: Vec<Cell> = position.rules().board().cells_in(cells).collect();
    cells.sort_unstable();
    cells
}
