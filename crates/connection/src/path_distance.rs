//! How far a team is from a connection, in cells that people can count.
//!
//! The engine weighs kinds of cells against each other (`path_cost` of `caminos-search`); here
//! every cell counts the same, so that the figure can be checked on the board.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use caminos_rules::{Board, Cell, CellSet, Colour, Cube, Goal, Level, Position, Team};

/// What a team still needs for a connection: see [`path_distance`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathDistance {
    /// The cells to build on.
    pub cells: CellSet,
    /// The whole path from side to side, with the cells that can be left as they are.
    pub path: Vec<Cell>,
    /// The two sides that would be joined.
    pub goal: Goal,
}

impl PathDistance {
    /// How many cells there are to build on; 0 when the team is connected.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.cells.len()
    }
}

/// The fewest cells that a team still has to build on for a path between two sides that form
/// a goal, and which they are; `None` when no path is left.
///
/// A path runs over neighbouring cells. Each is either left as it is, which takes a top of the
/// team's colour, or built on, which takes a height below 3 and counts one. A step between two
/// cells that are left needs them to be joined. A step between one that is left and one that
/// is built on needs the wall that stays to be the team's: the cubes that the built cell
/// already has above the other's height. A step between two cells that are built on is free.
///
/// Pieces are not looked at: which are left, which fit, and how many cells one fills. So no
/// connection takes fewer cells, and it may take more. Of paths that need equally many cells
/// the one over the lowest cells is given.
///
/// ```
/// use caminos_rules::{MoveText, Options, Position, Rules, Team};
/// use caminos_connection::path_distance;
/// let mut position = Position::new(Rules::standard("square", Options::default())?);
/// assert_eq!(path_distance(&position, Team::Yellow).map(|distance| distance.count()), Some(8));
/// for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6")? {
///     position.play_text(&text)?;
/// }
/// let distance = path_distance(&position, Team::Yellow).expect("a path");
/// let cells: Vec<String> = position.rules().board().cells_in(distance.cells).map(|c| c.to_string()).collect();
/// assert_eq!(cells, ["a7", "a8"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn path_distance(position: &Position, team: Team) -> Option<PathDistance> {
    let map = BuildGraph::new(position, team);
    let paths = position.rules().board().goals().iter();
    let paths = paths.filter_map(|&goal| map.cheapest(goal));
    paths.min_by_key(|&(cost, _)| cost).map(|(_, path)| path)
}

/// Cells to build on, then the heights of those cells.
type Cost = (u32, u32);

/// A cell of a path, left as it is or built on.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Stop {
    cell: usize,
    built: bool,
}

impl Stop {
    const fn index(self) -> usize {
        self.cell * 2 + self.built as usize
    }

    const fn from_index(index: usize) -> Self {
        Self {
            cell: index / 2,
            built: index % 2 == 1,
        }
    }
}

/// The board as one team sees it.
struct BuildGraph<'p> {
    position: &'p Position,
    board: &'p Board,
    team: Team,
    cells: Vec<Cell>,
}

impl<'p> BuildGraph<'p> {
    fn new(position: &'p Position, team: Team) -> Self {
        let board = position.rules().board();
        Self {
            position,
            board,
            team,
            cells: board.cells_in(board.cells()).collect(),
        }
    }

    /// What a stop adds to a path's cost, if it is possible.
    fn cost(&self, stop: Stop) -> Option<Cost> {
        let cell = self.cells[stop.cell];
        let height = self.position.height(cell);
        if stop.built {
            Level::new(height).map(|_| (1, u32::from(height)))
        } else {
            let top = self.position.top(cell)?.1;
            (top == Colour::from(self.team)).then_some((0, 0))
        }
    }

    /// Whether a path can lead from one stop to a neighbouring one.
    fn leads(&self, a: Stop, b: Stop) -> bool {
        let (from, to) = (self.cells[a.cell], self.cells[b.cell]);
        match (a.built, b.built) {
            (false, false) => self.position.are_joined(self.team, from, to),
            (true, true) => true,
            (true, false) => self.stays_open(from, to),
            (false, true) => self.stays_open(to, from),
        }
    }

    /// Whether the wall that a built cell keeps towards one that is left is the team's.
    fn stays_open(&self, built: Cell, left: Cell) -> bool {
        let wall = self.position.height(left)..self.position.height(built);
        wall.filter_map(Level::new).all(|level| {
            let cube = Cube { cell: built, level };
            self.position.colour_at(cube) == Some(self.team.into())
        })
    }

    fn stops_in(&self, set: CellSet) -> impl Iterator<Item = Stop> {
        let inside = self.board.cells_in(set);
        let inside = inside.filter_map(|cell| self.cells.iter().position(|&own| own == cell));
        inside.flat_map(|cell| [false, true].map(|built| Stop { cell, built }))
    }

    /// The cheapest path between the two sides of a goal.
    fn cheapest(&self, goal: Goal) -> Option<(Cost, PathDistance)> {
        let [start, end] = goal
            .sides
            .map(|side| self.board.sides()[side.index()].cells());
        let stops = self.cells.len() * 2;
        let mut best: Vec<Option<Cost>> = vec![None; stops];
        let mut came_from: Vec<Option<usize>> = vec![None; stops];
        let mut queue = BinaryHeap::new();
        for stop in self.stops_in(start) {
            if let Some(cost) = self.cost(stop) {
                best[stop.index()] = Some(cost);
                queue.push(Reverse((cost, stop.index())));
            }
        }
        let mut is_end = vec![false; stops];
        for stop in self.stops_in(end) {
            is_end[stop.index()] = true;
        }
        while let Some(Reverse((cost, at))) = queue.pop() {
            if is_end[at] {
                return Some((cost, self.distance(goal, at, &came_from)));
            }
            if best[at] != Some(cost) {
                continue;
            }
            let stop = Stop::from_index(at);
            let beside = self.board.neighbours(self.cells[stop.cell]);
            let beside = self.board.set_of(beside.map(|(_, cell)| cell));
            for next in self.stops_in(beside) {
                let Some(more) = self.cost(next).filter(|_| self.leads(stop, next)) else {
                    continue;
                };
                let total = (cost.0 + more.0, cost.1 + more.1);
                if best[next.index()].is_none_or(|known| total < known) {
                    best[next.index()] = Some(total);
                    came_from[next.index()] = Some(at);
                    queue.push(Reverse((total, next.index())));
                }
            }
        }
        None
    }

    /// The path to a stop.
    fn distance(&self, goal: Goal, end: usize, came_from: &[Option<usize>]) -> PathDistance {
        let back = std::iter::successors(Some(end), |&at| came_from[at]);
        let mut stops: Vec<Stop> = back.map(Stop::from_index).collect();
        stops.reverse();
        let built = stops.iter().filter(|stop| stop.built);
        PathDistance {
            cells: self.board.set_of(built.map(|stop| self.cells[stop.cell])),
            path: stops.iter().map(|stop| self.cells[stop.cell]).collect(),
            goal,
        }
    }
}

#[cfg(test)]
mod tests {
    use caminos_rules::{MoveText, Options, Rules};

    use super::*;
    use caminos_cei::Random;

    fn position(moves: &str) -> Position {
        let mut position = Position::new(Rules::standard("square", Options::default()).unwrap());
        for text in MoveText::parse_list(moves).unwrap() {
            position.play_text(&text).unwrap();
        }
        position
    }

    fn cells(position: &Position, team: Team) -> Vec<String> {
        let distance = path_distance(position, team).unwrap();
        let cells = position.rules().board().cells_in(distance.cells);
        cells.map(|cell| cell.to_string()).collect()
    }

    #[test]
    fn an_empty_board_takes_its_width() {
        for (board, cells) in [("square", 8), ("diamond", 11), ("octagon", 8), ("ring", 8)] {
            let rules = Rules::standard(board, Options::default()).unwrap();
            let distance = path_distance(&Position::new(rules), Team::Green).unwrap();
            assert_eq!(distance.count(), cells, "{board}");
        }
    }

    #[test]
    fn the_way_runs_from_side_to_side_over_neighbours() {
        let position = position("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6");
        let board = position.rules().board();
        for team in Team::ALL {
            let found = path_distance(&position, team).unwrap();
            let [from, to] = found
                .goal
                .sides
                .map(|side| board.sides()[side.index()].cells());
            let ends = [found.path[0], found.path[found.path.len() - 1]];
            assert!(board.set_contains(from, ends[0]));
            assert!(board.set_contains(to, ends[1]));
            for pair in found.path.windows(2) {
                assert!(board.neighbours(pair[0]).any(|(_, cell)| cell == pair[1]));
            }
            let own = board.set_of(found.path.iter().copied());
            assert_eq!(own.and(found.cells), found.cells);
        }
    }

    #[test]
    fn a_foreign_tower_costs_the_cell_beside_it_too() {
        // A green I stands three high in a4: nothing goes over it. A green L lies two high
        // in b4 with its foot outside: a yellow top at height 1 has to be built up as well.
        let blocked = position("La1a2a3b3 Ia4^3 La5a6a7b7 Lc4^2d4e4");
        let path = cells(&blocked, Team::Yellow);
        assert!(!path.contains(&"a4".to_owned()), "{path:?}");
        assert!(path.contains(&"b4".to_owned()), "{path:?}");
        let tower = position("Ia1^3 Lc4^2d4e4");
        let yellow = BuildGraph::new(&tower, Team::Yellow);
        let at = |name: &str| {
            let cell: Cell = name.parse().unwrap();
            yellow.cells.iter().position(|&own| own == cell).unwrap()
        };
        let stop = |name: &str, built: bool| Stop {
            cell: at(name),
            built,
        };
        assert!(yellow.leads(stop("b4", true), stop("c4", true)));
        assert!(!yellow.leads(stop("b4", false), stop("c4", true)));
        assert!(yellow.leads(stop("a1", false), stop("a2", true)));
        assert!(yellow.cost(stop("a1", true)).is_none(), "a1 is full");
        assert!(yellow.cost(stop("c4", false)).is_none(), "c4 is green's");
    }

    #[test]
    fn in_random_games_a_distance_of_nothing_is_a_connection() {
        let mut random = Random::new(5);
        for game in 0..12 {
            let board = Board::STANDARD[game % 4];
            let rules = Rules::standard(board, Options::default()).unwrap();
            let mut position = Position::new(rules);
            while !position.is_over() {
                for team in Team::ALL {
                    let distance = path_distance(&position, team);
                    assert_ne!(distance.as_ref().map(PathDistance::count), Some(0));
                    // One piece fills four cells at most.
                    let seat = team.first_seat();
                    if position.has_threat(seat) {
                        assert!(
                            distance.is_some_and(|distance| distance.count() <= 4),
                            "{board}"
                        );
                    }
                }
                let count = position.count_placements();
                let placement = position.nth_placement(random.below(count)).unwrap();
                position.play_unchecked(placement.into());
            }
            if let Some(winner) = position.winner() {
                let distance = path_distance(&position, winner).unwrap();
                assert_eq!(distance.count(), 0, "{board}");
            }
        }
    }
}
