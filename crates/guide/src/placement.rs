//! Checking a piece that was placed to some end.

use caminos_connection::threatened_cells;
use caminos_message::Arg;
use caminos_rules::{Cell, CellSet, Move, MoveText, Placement, Position, Team};

use crate::answer::{Feedback, not_yet, not_yet_with, right_or};
use crate::lesson::{Aim, Lesson};

/// A legal placement and the position that it leads to.
struct Placed<'p> {
    before: &'p Position,
    after: Position,
    placement: Placement,
    team: Team,
    footprint: CellSet,
}

impl Lesson {
    pub(crate) fn check_placement(
        &self,
        before: &Position,
        aim: Aim,
        placement: Placement,
    ) -> Feedback {
        let mut after = before.clone();
        after.play_unchecked(Move::Place(placement));
        let placed = Placed {
            before,
            after,
            placement,
            team: before.to_move().map_or(Team::Yellow, |seat| seat.team()),
            footprint: before.rules().footprint(placement),
        };
        match aim {
            Aim::Flat => right_or(placed.lies(), "standing"),
            Aim::FillMarks => self.check_filled(&placed),
            Aim::Reach(height) => placed.check_height(height),
            Aim::Cover => placed.check_covered(),
            Aim::JoinMarks => self.check_joined(&placed),
            Aim::Connect => placed.check_connected(false),
            Aim::ConnectDoubled => placed.check_connected(true),
            Aim::Parry => placed.check_parried(),
        }
    }

    fn marked(&self, position: &Position) -> CellSet {
        let cells = self.marks.iter().filter_map(|name| name.parse().ok());
        position.rules().board().set_of(cells)
    }

    fn check_filled(&self, placed: &Placed<'_>) -> Feedback {
        if !placed.lies() {
            return not_yet("standing");
        }
        if placed.footprint == self.marked(placed.before) {
            return Feedback::Right;
        }
        let rules = placed.before.rules();
        let shape = rules.shape_of(placed.placement.orientation());
        let letter = rules.shape(shape).letter();
        let same = match self.solution.parse() {
            Ok(MoveText::Place(text)) => text.letter() == letter,
            _ => false,
        };
        not_yet(if same { "cells" } else { "piece" })
    }

    fn check_joined(&self, placed: &Placed<'_>) -> Feedback {
        let board = placed.before.rules().board();
        let joined = |cell| placed.after.joined_with(placed.team, cell);
        let marks: Vec<Cell> = board.cells_in(self.marked(placed.before)).collect();
        match marks[..] {
            [a, b] if board.set_contains(joined(a), b) => Feedback::Right,
            _ if marks
                .iter()
                .any(|&mark| joined(mark).meets(placed.footprint)) =>
            {
                not_yet("one")
            }
            _ => not_yet("neither"),
        }
    }
}

impl Placed<'_> {
    /// Whether all cubes are on the board.
    fn lies(&self) -> bool {
        let mut columns = self.before.rules().columns(self.placement);
        columns.all(|(_, column)| column.top() == 1)
    }

    fn check_height(&self, height: u8) -> Feedback {
        let columns = self.before.rules().columns(self.placement);
        match columns.map(|(_, column)| column.cubes).max() {
            Some(most) if most >= height => Feedback::Right,
            Some(1) => not_yet("lying"),
            _ => not_yet("low"),
        }
    }

    fn check_covered(&self) -> Feedback {
        let covers = |team| self.footprint.meets(self.before.tops(team));
        if covers(self.team.other()) {
            Feedback::Right
        } else if covers(self.team) {
            not_yet("own")
        } else {
            not_yet("beside")
        }
    }

    fn check_connected(&self, doubled: bool) -> Feedback {
        if !self.after.is_connected(self.team) {
            return not_yet(if self.joins_others() {
                "short"
            } else {
                "apart"
            });
        }
        match self.after.shortest_path(self.team) {
            Some(path) if doubled && !path.goal().doubled => {
                not_yet_with("single", "points", path.points())
            }
            _ => Feedback::Right,
        }
    }

    /// Whether the piece is joined with another one of its team.
    fn joins_others(&self) -> bool {
        let own = self.footprint.and(self.after.tops(self.team));
        let mut cells = self.before.rules().board().cells_in(own);
        cells.any(|cell| {
            let joined = self.after.joined_with(self.team, cell);
            !joined.without(self.footprint).is_empty()
        })
    }

    fn check_parried(&self) -> Feedback {
        if !self.after.has_threat(self.team.other().first_seat()) {
            return Feedback::Right;
        }
        let threatened = threatened_cells(&self.after, self.team.other());
        let cells: Arg = self.before.rules().board().cells_in(threatened).collect();
        not_yet_with("still", "cells", cells)
    }
}
