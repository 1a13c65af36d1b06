//! Boards and shapes for the naive game, from the tables of section 2, and random ones.

use std::collections::{BTreeMap, BTreeSet};

use caminos_rules::{Board, Cell, Letter, Material, Shape};

use super::{Place, Spot};

#[derive(Clone, Debug)]
pub struct Form {
    pub letter: char,
    pub count: u32,
    pub cubes: Vec<Place>,
}

/// A board with the shapes to play on it.
#[derive(Clone, Debug)]
pub struct Kit {
    pub board: String,
    pub cells: BTreeSet<Spot>,
    pub sides: Vec<(String, BTreeSet<Spot>)>,
    pub goals: Vec<(String, String, bool)>,
    pub shapes: Vec<Form>,
    pub neutral: Option<Form>,
    /// The cells again, for looking them up by row and column.
    floor: Vec<bool>,
    turned: BTreeMap<char, BTreeSet<Vec<Place>>>,
}

impl Form {
    /// Whether some way of turning it has no gap in a column of its own.
    pub fn can_stand(&self) -> bool {
        !all_turns(&self.cubes).is_empty()
    }
}

fn form(letter: char, count: u32, flat: &[Spot]) -> Form {
    let cubes = flat.iter().map(|&(x, y)| (x, y, 0)).collect();
    Form {
        letter,
        count,
        cubes,
    }
}

impl Kit {
    pub fn new(
        board: &str,
        cells: BTreeSet<Spot>,
        sides: Vec<(String, BTreeSet<Spot>)>,
        goals: Vec<(String, String, bool)>,
        shapes: Vec<Form>,
        neutral: Option<Form>,
    ) -> Self {
        let turned = shapes
            .iter()
            .chain(&neutral)
            .map(|form| (form.letter, all_turns(&form.cubes)))
            .collect();
        let mut floor = vec![false; 99 * 26];
        for &(x, y) in &cells {
            floor[(y * 26 + x) as usize] = true;
        }
        Self {
            board: board.to_owned(),
            floor,
            cells,
            sides,
            goals,
            shapes,
            neutral,
            turned,
        }
    }

    /// Section 2.
    pub fn standard(board: &str) -> Self {
        let width = if board == "diamond" { 11 } else { 8 };
        let m = width - 1;
        // How far a cell is from each corner of the bounding square, in steps.
        let corner = |name: &str, (x, y): Spot| match name {
            "SW" => x + y,
            "SE" => (m - x) + y,
            "NW" => x + (m - y),
            _ => (m - x) + (m - y),
        };
        let straight = |name: &str, (x, y): Spot| match name {
            "N" => y == m,
            "E" => x == m,
            "S" => y == 0,
            _ => x == 0,
        };
        let from_centre = |(x, y): Spot| (x - 5).abs() + (y - 5).abs();
        let in_octagon = |spot: Spot| {
            ["NE", "SE", "SW", "NW"]
                .iter()
                .all(|name| corner(name, spot) >= 2)
        };
        let in_hole = |(x, y): Spot| (x == 3 || x == 4) && (y == 3 || y == 4);
        let inside = |spot: Spot| match board {
            "square" => true,
            "diamond" => from_centre(spot) <= 5,
            "octagon" => in_octagon(spot),
            "ring" => in_octagon(spot) && !in_hole(spot),
            _ => panic!("no standard board {board}"),
        };
        let names: &[&str] = match board {
            "square" => &["N", "E", "S", "W"],
            "diamond" => &["NE", "SE", "SW", "NW"],
            _ => &["N", "NE", "E", "SE", "S", "SW", "W", "NW"],
        };
        let in_quadrant = |name: &str, (x, y): Spot| {
            (if name.contains('N') { y >= 5 } else { y <= 5 })
                && (if name.contains('E') { x >= 5 } else { x <= 5 })
        };
        let on_side = |name: &str, spot: Spot| match (board, name.len()) {
            (_, 1) => straight(name, spot),
            ("diamond", _) => from_centre(spot) == 5 && in_quadrant(name, spot),
            _ => corner(name, spot) == 2,
        };
        let cells: BTreeSet<Spot> = (0..width)
            .flat_map(|x| (0..width).map(move |y| (x, y)))
            .filter(|&spot| inside(spot))
            .collect();
        let sides = names
            .iter()
            .map(|name| {
                let own = cells.iter().copied().filter(|&spot| on_side(name, spot));
                ((*name).to_owned(), own.collect())
            })
            .collect();
        let mut goals = Vec::new();
        for i in 0..names.len() {
            for j in i + 1..names.len() {
                let steps_round = (j - i).min(names.len() - (j - i));
                let opposite = steps_round == names.len() / 2;
                let near_opposite = names.len() == 8 && steps_round == 3;
                if opposite || near_opposite {
                    let doubled = names.len() == 8 && opposite;
                    goals.push((names[i].to_owned(), names[j].to_owned(), doubled));
                }
            }
        }
        let row = [(0, 0), (1, 0), (2, 0)];
        let shapes = vec![
            form('L', 4, &[(0, 0), (1, 0), (2, 0), (2, 1)]),
            form('T', 4, &[(0, 0), (1, 0), (2, 0), (1, 1)]),
            form('Z', 4, &[(0, 0), (1, 0), (1, 1), (2, 1)]),
            form('I', 2, &row),
        ];
        Self::new(board, cells, sides, goals, shapes, Some(form('N', 1, &row)))
    }

    pub fn has(&self, (x, y): Spot) -> bool {
        (0..26).contains(&x) && (0..99).contains(&y) && self.floor[(y * 26 + x) as usize]
    }

    pub fn side(&self, name: &str) -> &BTreeSet<Spot> {
        let found = self.sides.iter().find(|(side, _)| side == name);
        &found.expect("a side of the board").1
    }

    pub fn size(&self) -> (i32, i32) {
        let width = self.cells.iter().map(|c| c.0 + 1).max().unwrap_or(0);
        let depth = self.cells.iter().map(|c| c.1 + 1).max().unwrap_or(0);
        (width, depth)
    }

    /// The distinct ways to turn a shape, each starting at 0 on every axis.
    pub fn turned(&self, letter: char) -> &BTreeSet<Vec<Place>> {
        &self.turned[&letter]
    }

    /// The letters of all shapes, the neutral one included.
    pub fn turned_letters(&self) -> Vec<char> {
        self.turned.keys().copied().collect()
    }

    /// The ways to turn a shape, none if there is no such shape.
    pub fn turned_or_empty(&self, letter: char) -> Vec<Vec<Place>> {
        let turned = self.turned.get(&letter).into_iter().flatten();
        turned.cloned().collect()
    }

    /// The same box for the implementation under test.
    pub fn material(&self) -> Material {
        let cell = |&(x, y): &Spot| Cell::new(x as u8, y as u8).expect("a cell with a name");
        let cells: Vec<Cell> = self.cells.iter().map(cell).collect();
        let sides: Vec<(&str, Vec<Cell>)> = self
            .sides
            .iter()
            .map(|(name, cells)| (name.as_str(), cells.iter().map(cell).collect()))
            .collect();
        let goals: Vec<(&str, &str, bool)> = self
            .goals
            .iter()
            .map(|(a, b, doubled)| (a.as_str(), b.as_str(), *doubled))
            .collect();
        let shape = |form: &Form| {
            let cubes: Vec<[i8; 3]> = form
                .cubes
                .iter()
                .map(|&(x, y, z)| [x as i8, y as i8, z as i8])
                .collect();
            let letter = Letter::new(form.letter).expect("a letter");
            Shape::new(letter, form.count as u8, &cubes).expect("a shape")
        };
        let board = Board::new(&self.board, &cells, &sides, &goals).expect("a board");
        let shapes = self.shapes.iter().map(shape).collect();
        let neutral = self.neutral.as_ref().map(shape);
        Material::new("kit", shapes, neutral, vec![board]).expect("a material")
    }
}

/// Turns a form about the three axes, a quarter at a time, until nothing new appears.
fn all_turns(cubes: &[Place]) -> BTreeSet<Vec<Place>> {
    let mut found: BTreeSet<Vec<Place>> = BTreeSet::new();
    let mut queue = vec![to_origin(cubes)];
    while let Some(form) = queue.pop() {
        if found.insert(form.clone()) {
            let about_x: Vec<Place> = form.iter().map(|&(x, y, z)| (x, -z, y)).collect();
            let about_y: Vec<Place> = form.iter().map(|&(x, y, z)| (z, y, -x)).collect();
            let about_z: Vec<Place> = form.iter().map(|&(x, y, z)| (-y, x, z)).collect();
            queue.extend([about_x, about_y, about_z].map(|turned| to_origin(&turned)));
        }
    }
    // A form with a gap in a column of its own can never stand without one beneath it.
    found.retain(|form| {
        form.iter().all(|&(x, y, z)| {
            let lowest = form.iter().filter(|c| (c.0, c.1) == (x, y)).map(|c| c.2);
            (lowest.min().unwrap_or(0)..z).all(|below| form.contains(&(x, y, below)))
        })
    });
    found
}

fn to_origin(cubes: &[Place]) -> Vec<Place> {
    let least = |axis: fn(&Place) -> i32| cubes.iter().map(axis).min().unwrap_or(0);
    let (a, b, c) = (least(|p| p.0), least(|p| p.1), least(|p| p.2));
    let moved: BTreeSet<Place> = cubes
        .iter()
        .map(|&(x, y, z)| (x - a, y - b, z - c))
        .collect();
    moved.into_iter().collect()
}
