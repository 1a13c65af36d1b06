//! How far a team is from being connected, counted in cells.

use caminos_rules::{Board, CellSet, Level, Position, Rules, SideId, Team};

/// The sides to join, between which distances are counted; they belong to the board.
#[derive(Debug)]
pub(super) struct Goals(
    /// Sides, each with the cells of the sides that it makes a goal with.
    Vec<(CellSet, CellSet)>,
);

/// What a team sees of the cells.
struct View<'p> {
    board: &'p Board,
    /// Own tops cost nothing,
    own: CellSet,
    /// empty cells one,
    empty: CellSet,
    /// and other tops that can still be covered two.
    coverable: CellSet,
    /// Between own tops.
    joints: [CellSet; 2],
}

impl Goals {
    /// A distance that no path has.
    pub(super) const FAR: u32 = 64;

    pub(super) fn of(rules: &Rules) -> Self {
        let board = rules.board();
        let side = |id: SideId| board.sides()[id.index()].cells();
        let mut goals: Vec<(CellSet, CellSet)> = Vec::new();
        for goal in board.goals() {
            let [from, to] = goal.sides.map(side);
            match goals.iter_mut().find(|(side, _)| *side == from) {
                Some((_, targets)) => *targets |= to,
                None => goals.push((from, to)),
            }
        }
        Self(goals)
    }

    /// The fewest further cells that the team needs to be connected, or [`Goals::FAR`].
    pub(super) fn distance(&self, position: &Position, team: Team) -> u32 {
        let view = View::of(position, team);
        self.0
            .iter()
            .fold(Self::FAR, |best, &(from, to)| view.between(from, to, best))
    }
}

impl<'p> View<'p> {
    fn of(position: &'p Position, team: Team) -> Self {
        let board = position.rules().board();
        let own = position.tops(team);
        let [low, .., high] = Level::ALL.map(|level| position.cells_built_to(level));
        Self {
            board,
            own,
            empty: board.cells() - low,
            coverable: low - high - own,
            joints: position.joints(team),
        }
    }

    /// The distance from one set of cells to another if it is below `best`, or else `best`.
    fn between(&self, from: CellSet, to: CellSet, best: u32) -> u32 {
        let beside = |set| self.board.beside(set);
        // The cells at most one and two nearer than those looked for.
        let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
        for distance in 0..best {
            let start = match distance {
                0 => self.own & from,
                1 => self.empty & from,
                2 => self.coverable & from,
                _ => CellSet::EMPTY,
            };
            // An own top for one: past a foreign wall.
            let with_one = (self.empty | self.own) & beside(one);
            let with_two = self.coverable & beside(two);
            let reached = self.for_nothing(start | one | with_one | with_two);
            if reached.meets(to) {
                return distance;
            }
            if distance > 2 && reached == one && one == two {
                return best;
            }
            (one, two) = (reached, one);
        }
        best
    }

    /// With the own tops that cost nothing more.
    fn for_nothing(&self, reached: CellSet) -> CellSet {
        let onto_own = self.own & self.board.beside(reached - self.own);
        reached
            | self
                .board
                .flood((reached & self.own) | onto_own, self.joints)
    }
}

#[cfg(test)]
mod tests {
    use caminos_rules::{Cell, MoveText, Options};

    use super::*;
    use caminos_cei::Random;

    fn start(board: &str) -> Position {
        Position::new(Rules::standard(board, Options::default()).unwrap())
    }

    #[track_caller]
    fn check(moves: &str, yellow: u32, green: u32) {
        let mut position = start("square");
        for text in MoveText::parse_list(moves).unwrap() {
            position.play_text(&text).unwrap();
        }
        let goals = Goals::of(position.rules());
        let distances = Team::ALL.map(|team| goals.distance(&position, team));
        assert_eq!(distances, [yellow, green], "{moves}");
    }

    #[test]
    fn empty_cells_count_one_and_foreign_tops_two() {
        check("", 8, 8);
        check("La1a2a3b3", 5, 8);
        // Green gets past yellow's row by covering it, or around its end.
        check("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6", 2, 2);
        check("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8", 0, 2);
    }

    #[test]
    fn a_foreign_wall_between_own_tops_counts_one() {
        // The L lies over d4, where the upper green cube looks at c4.
        check("Ia4b4c4 Ld4^2d5d6 Ld4e4^3", 4, 7);
    }

    /// Dijkstra's algorithm over single cells, as slow and plain as can be.
    fn by_single_cells(position: &Position, team: Team) -> u32 {
        let board = position.rules().board();
        let cells: Vec<Cell> = board.cells_in(board.cells()).collect();
        let is_own = |cell| position.top(cell).is_some_and(|(_, c)| c == team.into());
        let cost = |cell| match position.height(cell) {
            _ if is_own(cell) => Some(0),
            0 => Some(1),
            3 => None,
            _ => Some(2),
        };
        let between = |from: SideId, to: SideId| {
            let side = |id: SideId| board.sides()[id.index()].cells();
            let start = board.set_of(board.cells_in(side(from)));
            let mut distance: Vec<Option<u32>> = cells
                .iter()
                .map(|&cell| cost(cell).filter(|_| board.set_contains(start, cell)))
                .collect();
            for _ in 0..cells.len() {
                for (i, &cell) in cells.iter().enumerate() {
                    for (_, from) in board.neighbours(cell) {
                        let j = cells.iter().position(|&c| c == from).unwrap();
                        let (Some(cost), Some(so_far)) = (cost(cell), distance[j]) else {
                            continue;
                        };
                        let wall =
                            is_own(cell) && is_own(from) && !position.are_joined(team, from, cell);
                        let sum = so_far + cost + u32::from(wall);
                        distance[i] = Some(distance[i].map_or(sum, |d| d.min(sum)));
                    }
                }
            }
            let ends = cells.iter().zip(distance);
            let ends = ends.filter(|(cell, _)| board.set_contains(side(to), **cell));
            ends.filter_map(|(_, distance)| distance).min()
        };
        let goals = board.goals().iter();
        let distances = goals.filter_map(|goal| between(goal.sides[0], goal.sides[1]));
        distances.min().unwrap_or(Goals::FAR)
    }

    #[test]
    fn sets_of_cells_give_the_same_distance_as_single_cells() {
        let mut random = Random::new(5);
        for board in Board::STANDARD {
            let mut position = start(board);
            let goals = Goals::of(position.rules());
            for _ in 0..16 {
                let count = position.count_placements();
                let Some(placement) = position.nth_placement(random.below(count.max(1))) else {
                    break;
                };
                position.play_unchecked(placement.into());
                for team in Team::ALL {
                    assert_eq!(
                        goals.distance(&position, team),
                        by_single_cells(&position, team),
                        "{board}, {team}: {:?}",
                        position.history().collect::<Vec<_>>()
                    );
                }
            }
        }
    }
}
