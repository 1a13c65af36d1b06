//! How far a team is from being connected, counted in cells.

use caminos_rules::{Cell, Colour, Level, Position, Rules, SideId, Team};

/// The sets of cells that distances are counted over; they belong to the board.
#[derive(Debug)]
pub(super) struct Grid {
    cells: u128,
    stride: u32,
    /// Cells with a neighbour to the east; those to the north need no mask.
    has_east: u128,
    /// Sides, each with the cells of the sides that it makes a goal with.
    goals: Vec<(u128, u128)>,
}

/// What a team sees of the cells.
struct View {
    /// Own tops cost nothing,
    own: u128,
    /// empty cells one,
    empty: u128,
    /// and other tops that can still be covered two.
    coverable: u128,
    /// Own tops joined with their neighbour to the east, and to the north.
    east: u128,
    north: u128,
}

impl Grid {
    /// A distance that no path has.
    pub(super) const FAR: u32 = 64;

    pub(super) fn new(rules: &Rules) -> Self {
        let board = rules.board();
        let east_of = |cell: Cell| {
            let mut neighbours = board.neighbours(cell);
            neighbours.any(|(_, to)| to.x() > cell.x())
        };
        let has_east = board.set_of(board.cells_in(board.cells()).filter(|&cell| east_of(cell)));
        let side = |id: SideId| board.sides()[id.index()].cells().bits();
        let mut goals: Vec<(u128, u128)> = Vec::new();
        for goal in board.goals() {
            let [from, to] = goal.sides.map(side);
            match goals.iter_mut().find(|(side, _)| *side == from) {
                Some((_, targets)) => *targets |= to,
                None => goals.push((from, to)),
            }
        }
        Self {
            cells: board.cells().bits(),
            stride: u32::from(board.stride()),
            has_east: has_east.bits(),
            goals,
        }
    }

    /// The fewest further cells that the team needs to be connected, or [`Grid::FAR`].
    pub(super) fn distance(&self, position: &Position, team: Team) -> u32 {
        let view = self.view(position, team);
        self.goals.iter().fold(Self::FAR, |best, &(from, to)| {
            self.between(&view, from, to, best)
        })
    }

    fn view(&self, position: &Position, team: Team) -> View {
        let colour = Colour::from(team);
        let built: Vec<u128> = Level::all()
            .map(|level| position.cells_built_to(level).bits())
            .collect();
        let own = position.tops(team).bits();
        let (low, high) = (built[0], built[built.len() - 1]);
        // A joint is blocked where at some level just one of the two cells has a cube, and
        // that is not the team's.
        let joined = |shift: u32| {
            Level::all()
                .zip(&built)
                .fold(own & own >> shift, |joined, (level, built)| {
                    let mine = position.cubes_of(colour, level).bits();
                    joined & !((built ^ built >> shift) & !(mine | mine >> shift))
                })
        };
        View {
            own,
            empty: self.cells & !low,
            coverable: low & !high & !own,
            east: joined(1) & self.has_east,
            north: joined(self.stride),
        }
    }

    /// The distance from one set of cells to another if it is below `best`, or else `best`.
    fn between(&self, view: &View, from: u128, to: u128, best: u32) -> u32 {
        // The cells at most one and two nearer than those looked for.
        let (mut one, mut two) = (0, 0);
        for distance in 0..best {
            let start = match distance {
                0 => view.own & from,
                1 => view.empty & from,
                2 => view.coverable & from,
                _ => 0,
            };
            // An own top for one: past a foreign wall.
            let with_one = (view.empty | view.own) & self.beside(one);
            let with_two = view.coverable & self.beside(two);
            let reached = self.for_nothing(view, start | one | with_one | with_two);
            if reached & to != 0 {
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
    fn for_nothing(&self, view: &View, mut reached: u128) -> u128 {
        loop {
            let onto_own = view.own & self.beside(reached & !view.own);
            let wider = reached | onto_own | self.joined(view, reached);
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    }

    fn beside(&self, set: u128) -> u128 {
        let east = (set & self.has_east) << 1;
        let west = set >> 1 & self.has_east;
        let north = set << self.stride;
        let south = set >> self.stride;
        (east | west | north | south) & self.cells
    }

    fn joined(&self, view: &View, set: u128) -> u128 {
        let east = (set & view.east) << 1 | (set >> 1 & view.east);
        let north = (set & view.north) << self.stride | (set >> self.stride & view.north);
        east | north
    }
}

#[cfg(test)]
mod tests {
    use caminos_rules::{Board, MoveText, Options};

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
        let grid = Grid::new(position.rules());
        let distances = Team::ALL.map(|team| grid.distance(&position, team));
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
        distances.min().unwrap_or(Grid::FAR)
    }

    #[test]
    fn sets_of_cells_give_the_same_distance_as_single_cells() {
        let mut random = Random::new(5);
        for board in Board::STANDARD {
            let mut position = start(board);
            let grid = Grid::new(position.rules());
            for _ in 0..16 {
                let count = position.count_placements();
                let Some(placement) = position.nth_placement(random.below(count.max(1))) else {
                    break;
                };
                position.play_unchecked(placement.into());
                for team in Team::ALL {
                    assert_eq!(
                        grid.distance(&position, team),
                        by_single_cells(&position, team),
                        "{board}, {team}: {:?}",
                        position.history().collect::<Vec<_>>()
                    );
                }
            }
        }
    }
}
