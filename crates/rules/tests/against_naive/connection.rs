//! Joints, reach and paths of both implementations.

use std::collections::BTreeSet;

use caminos_rules::{Cell, Cube, Direction, Face, Level, Path, Team};

use crate::dice::Dice;
use crate::naive::{Naive, Place, Spot};
use crate::{Pair, cell, place, spot};

impl Pair {
    /// Joints, reach and paths of both teams.
    pub(crate) fn compare_connection(&self, dice: &mut Dice) {
        let (fast, slow, story) = (&self.fast, &self.slow, self.story());
        let board = fast.rules().board();
        for team in Team::ALL {
            let skins = slow.skins(team);
            for &(x, y) in &self.kit.cells {
                for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (1, -1), (2, 0)] {
                    let to = (x + dx, y + dy);
                    if to.0 < 0 || to.1 < 0 || to.0 >= 26 || to.1 >= 99 {
                        continue;
                    }
                    let joined = slow.are_joined(team, (x, y), to);
                    let fast_joined = fast.are_joined(team, cell((x, y)), cell(to));
                    assert_eq!(fast_joined, joined, "{team} {:?} {to:?}: {story}", (x, y));
                }
            }
            for _ in 0..6 {
                let (x, y) = *dice.pick(&self.cells);
                let reached = board.cells_in(fast.joined_with(team, cell((x, y))));
                let reached: BTreeSet<Spot> = reached.map(spot).collect();
                assert_eq!(
                    reached,
                    Naive::joined_with(&skins, (x, y)),
                    "{team}: {story}"
                );
            }
            for goal in board.goals() {
                let [a, b] = goal.sides.map(|side| board.sides()[side.index()].name());
                let path = fast.path_between(team, *goal);
                let length = path.as_ref().map(|path| u32::from(path.length()));
                assert_eq!(
                    length,
                    slow.length_between(&skins, a, b),
                    "{a}-{b}: {story}"
                );
                if let Some(path) = path {
                    assert_eq!(path.goal(), *goal, "{story}");
                    self.check_path(team, &path);
                }
            }
            let connected = slow.is_connected(team);
            assert_eq!(fast.is_connected(team), connected, "{story}");
            let path = fast.shortest_path(team);
            assert_eq!(path.is_some(), connected, "{story}");
            let best = path
                .as_ref()
                .map(|path| (u32::from(path.length()), path.goal().doubled));
            assert_eq!(best, slow.best_length(team), "{team}: {story}");
        }
    }

    /// A path must be walkable face by face on the naive board.
    fn check_path(&self, team: Team, path: &Path) {
        let (slow, story) = (&self.slow, self.story());
        let board = self.fast.rules().board();
        let own = |at: Place| {
            assert_eq!(slow.cube(at).map(|(c, _)| c), Some(team.into()), "{story}");
        };
        let cells: Vec<Cell> = path.cells().collect();
        let [from, to] = path
            .goal()
            .sides
            .map(|side| board.sides()[side.index()].cells());
        let ends = [(cells.first(), from), (cells.last(), to)];
        for (end, side) in ends {
            assert!(
                board.set_of(end.copied()).meets(side),
                "wrong side: {story}"
            );
        }
        // Where the walk stands: a cell and the height that it has reached there.
        let mut faces = path.faces().iter().copied().peekable();
        let Some(Face::Top(first)) = faces.next() else {
            panic!("a path begins on a top: {story}");
        };
        own(place(first));
        let mut here = spot(first.cell);
        let mut length = 1;
        while let Some(face) = faces.next() {
            length += 1;
            let Face::Top(top) = face else {
                // The walls up to the next top, which must follow.
                let mut walls = vec![face];
                while let Some(&Face::Wall { .. }) = faces.peek() {
                    walls.extend(faces.next());
                    length += 1;
                }
                let Some(Face::Top(top)) = faces.next() else {
                    panic!("a path ends on a top: {story}");
                };
                length += 1;
                own(place(top));
                let next = spot(top.cell);
                self.check_wall(team, here, next, &walls);
                here = next;
                continue;
            };
            own(place(top));
            let next = spot(top.cell);
            assert_eq!(
                slow.height(here),
                slow.height(next),
                "a wall is left out: {story}"
            );
            assert_eq!(
                (here.0 - next.0).abs() + (here.1 - next.1).abs(),
                1,
                "{story}"
            );
            here = next;
        }
        for face in path.faces() {
            if let Face::Top(cube) = face {
                let height = slow.height(spot(cube.cell));
                assert_eq!(i32::from(cube.level.get()) + 1, height, "{story}");
            }
        }
        assert_eq!(length, path.length(), "{story}");
        let doubling = if path.goal().doubled { 2 } else { 1 };
        assert_eq!(path.points(), path.length() * doubling, "{story}");
    }

    fn check_wall(&self, team: Team, from: Spot, to: Spot, walls: &[Face]) {
        let (slow, story) = (&self.slow, self.story());
        let (low, high) = (slow.height(from), slow.height(to));
        let (taller, lower) = if low < high { (to, from) } else { (from, to) };
        let mut levels: Vec<i32> = (low.min(high)..low.max(high)).collect();
        if low > high {
            levels.reverse();
        }
        let facing = match (lower.0 - taller.0, lower.1 - taller.1) {
            (0, 1) => Direction::North,
            (1, 0) => Direction::East,
            (0, -1) => Direction::South,
            (-1, 0) => Direction::West,
            _ => panic!("a path jumps from {from:?} to {to:?}: {story}"),
        };
        assert_eq!(walls.len(), levels.len(), "{story}");
        for (wall, z) in walls.iter().zip(levels) {
            let at = (taller.0, taller.1, z);
            let cube = Cube {
                cell: cell(taller),
                level: Level::new(z as u8).unwrap(),
            };
            assert_eq!(*wall, Face::Wall { cube, facing }, "{story}");
            assert_eq!(slow.cube(at).map(|(c, _)| c), Some(team.into()), "{story}");
        }
    }
}
