//! The shortest path of faces that joins a goal.

use alloc::collections::BinaryHeap;
use core::cmp::Reverse;

use super::Position;
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::board::Goal;
use crate::cell::{Cell, Cube, Direction, Level};
use crate::team::Team;

/// A face of a path.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// The upper face of a cell's uppermost cube.
    Top(Cube),
    /// An upright face of a wall.
    Wall {
        /// The cube, in the taller cell.
        cube: Cube,
        /// The way that the face looks: towards the lower cell.
        facing: Direction,
    },
}

/// A shortest path of a team's faces from one side of a goal to the other.
///
/// ```
/// use caminos_rules::{Material, Setup, Team};
/// let setup: Setup = "square 2 - 1La1a2a3b3,1La4a5a6b6,1La7a8b8c8,2Tg2h1h2h3,2Ih8^3 - -".parse()?;
/// let position = setup.position(Material::standard())?;
/// let path = position.shortest_path(Team::Yellow).unwrap();
/// assert_eq!(path.faces().len(), usize::from(path.length()));
/// assert_eq!((path.length(), path.points()), (8, 8));
/// assert_eq!(path.cells().next(), Some("a8".parse()?));
/// assert_eq!(path.goal(), position.rules().board().goals()[0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    goal: Goal,
    faces: Vec<Face>,
}

impl Path {
    /// The goal that it joins; it runs from the first side to the second.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Its faces in order, tops and walls.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Team};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// for text in ["La1a2a3b3", "Tg2h1h2h3", "La4a5a6b6", "Tg5h4h5h6", "La7a8b8c8"] {
    ///     position.play_text(&text.parse()?)?;
    /// }
    /// let path = position.shortest_path(Team::Yellow).expect("connected");
    /// // Eight tops from the south to the north, and no wall between them.
    /// assert_eq!(path.faces().len(), 8);
    /// assert_eq!((path.length(), path.points()), (8, 8));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// How many faces it has.
    #[must_use]
    pub fn length(&self) -> u16 {
        self.faces.len() as u16
    }

    /// What it scores: its length, twice where the goal is doubled.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.length() * if self.goal.doubled { 2 } else { 1 }
    }

    /// The cells that it passes, in order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.faces.iter().filter_map(|face| match face {
            Face::Top(cube) => Some(cube.cell),
            Face::Wall { .. } => None,
        })
    }
}

impl Position {
    /// The path that counts if the team is connected: the shortest one among the doubled
    /// goals that are joined, or else among the others.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Team};
    /// let position = Position::new(Rules::standard("octagon", Options::default())?);
    /// assert_eq!(position.shortest_path(Team::Green), None);
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn shortest_path(&self, team: Team) -> Option<Path> {
        if !self.is_connected(team) {
            return None;
        }
        let goals = self.rules.board().goals();
        let shortest = |doubled: bool| {
            goals
                .iter()
                .filter(|goal| goal.doubled == doubled)
                .filter_map(|&goal| self.path_between(team, goal))
                .min_by_key(Path::length)
        };
        shortest(true).or_else(|| shortest(false))
    }

    /// The shortest path of a team between the two sides of one goal, if they are joined.
    ///
    /// ```
    /// use caminos_rules::{Material, Setup, Team};
    /// let setup: Setup = "square 2 - 1La1a2a3b3,1La4a5a6b6,1La7a8b8c8,2Tg2h1h2h3,2Ih8^3 - -".parse()?;
    /// let position = setup.position(Material::standard())?;
    /// let goals = position.rules().board().goals();
    /// assert!(position.path_between(Team::Yellow, goals[0]).is_some());
    /// assert_eq!(position.path_between(Team::Yellow, goals[1]), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn path_between(&self, team: Team, goal: Goal) -> Option<Path> {
        let board = self.rules.board();
        let [from, to] = goal.sides.map(|side| board.sides()[side.index()].cells());
        let tops = self.tops(team);
        // Dijkstra's algorithm; a step costs the top that it reaches and the wall it climbs.
        let mut best: Vec<Option<(u16, Option<Cell>)>> = vec![None; u128::BITS as usize];
        let mut queue = BinaryHeap::new();
        for start in board.cells_in(from.and(tops)) {
            queue.push(Reverse((1u16, start, None)));
        }
        while let Some(Reverse((length, cell, before))) = queue.pop() {
            let bit = board.bit(cell).expect("paths stay on the board");
            if best[usize::from(bit)].is_some() {
                continue;
            }
            best[usize::from(bit)] = Some((length, before));
            if to.0 >> bit & 1 == 1 {
                return Some(self.path_to(goal, cell, |cell| {
                    let bit = board.bit(cell).expect("paths stay on the board");
                    best[usize::from(bit)].and_then(|(_, before)| before)
                }));
            }
            for (_, next) in board.neighbours(cell) {
                if self.are_joined(team, cell, next) {
                    let wall = self.height(cell).abs_diff(self.height(next));
                    queue.push(Reverse((length + 1 + u16::from(wall), next, Some(cell))));
                }
            }
        }
        None
    }

    fn path_to(&self, goal: Goal, end: Cell, before: impl Fn(Cell) -> Option<Cell>) -> Path {
        let mut cells: Vec<Cell> =
            core::iter::successors(Some(end), |&cell| before(cell)).collect();
        cells.reverse();
        let mut faces = Vec::new();
        for (i, &cell) in cells.iter().enumerate() {
            if let Some(&from) = i.checked_sub(1).and_then(|i| cells.get(i)) {
                self.push_wall(&mut faces, from, cell);
            }
            let (cube, _) = self.top(cell).expect("a path runs over tops");
            faces.push(Face::Top(cube));
        }
        Path { goal, faces }
    }

    /// Adds the faces of the wall in the order in which a path from `from` passes them.
    fn push_wall(&self, faces: &mut Vec<Face>, from: Cell, to: Cell) {
        let heights = (self.height(from), self.height(to));
        let (taller, lower) = if heights.0 < heights.1 {
            (to, from)
        } else {
            (from, to)
        };
        let facing = Direction::ALL
            .into_iter()
            .find(|&way| taller.step(way) == Some(lower))
            .expect("a path steps between neighbours");
        let between = heights.0.min(heights.1)..heights.0.max(heights.1);
        let wall = Level::all()
            .filter(|level| between.contains(&level.get()))
            .map(|level| Face::Wall {
                cube: Cube {
                    cell: taller,
                    level,
                },
                facing,
            });
        if taller == to {
            faces.extend(wall);
        } else {
            faces.extend(wall.rev());
        }
    }
}
