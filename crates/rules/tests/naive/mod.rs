//! The rules a second time, written from `docs/rules.md` without a look at the fast
//! implementation and as plainly as possible: cubes in a box of three coordinates, all 24
//! turns by brute force, connection face by face. It shares only the names of teams, seats,
//! colours, options and outcomes with the crate.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "shared by test files that each use a part"
)]

pub mod kit;
mod random;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use caminos_rules::{Colour, Options, Out, Outcome, PerTeam, Players, Team};
use kit::Kit;

/// A column and a row, from 0.
pub type Spot = (i32, i32);
/// A column, a row and a level, from 0.
pub type Place = (i32, i32, i32);

const NEIGHBOURS: [Spot; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// A piece on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    pub letter: char,
    pub seat: u8,
    pub colour: Colour,
    pub cubes: Vec<Place>,
}

#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Turn {
    Neutral(u8),
    Seat(u8),
    Over,
}

/// Everything that placing these cubes would break, place by place.
#[derive(Debug, Default, PartialEq)]
pub struct Breaches {
    /// Rule 1.
    pub off_board: BTreeSet<Spot>,
    /// Rule 2.
    pub touches_nothing: bool,
    /// Rule 3: empty places between a cell's height and the piece's lowest cube in it.
    pub gaps: BTreeSet<Place>,
    /// Rule 3: places where a cube already stands.
    pub occupied: BTreeSet<Place>,
}

impl Breaches {
    pub fn none(&self) -> bool {
        *self == Self::default()
    }
}

/// A face that a path can run over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skin {
    Top(Spot),
    /// The face of the cube at this place that looks towards this neighbouring cell.
    Wall(Place, Spot),
}

/// The faces of a team, each with those that it meets.
pub type Skins = BTreeMap<Skin, Vec<Skin>>;

#[derive(Clone, Debug)]
pub struct Naive {
    kit: Rc<Kit>,
    options: Options,
    cubes: Vec<Option<(Colour, usize)>>,
    pub pieces: Vec<Laid>,
    supply: BTreeMap<(u8, char), u32>,
    neutrals: BTreeMap<u8, u32>,
    pub out: BTreeSet<u8>,
    pub turn: Turn,
    pub swapped: bool,
    second_has_answered: bool,
    winner: Option<Team>,
    resigned: Option<Team>,
}

pub fn team_of(seat: u8) -> Team {
    if seat % 2 == 1 {
        Team::Yellow
    } else {
        Team::Green
    }
}

pub fn other(team: Team) -> Team {
    if team == Team::Yellow {
        Team::Green
    } else {
        Team::Yellow
    }
}

fn colour_of(team: Team) -> Colour {
    if team == Team::Yellow {
        Colour::Yellow
    } else {
        Colour::Green
    }
}

pub fn spot_name((x, y): Spot) -> String {
    format!("{}{}", (b'a' + x as u8) as char, y + 1)
}

/// The canonical text of a piece's cubes.
pub fn text_of(letter: char, cubes: &[Place]) -> String {
    let mut columns: BTreeMap<Spot, u32> = BTreeMap::new();
    for &(x, y, _) in cubes {
        *columns.entry((x, y)).or_default() += 1;
    }
    let mut text = letter.to_string();
    for (spot, count) in columns {
        text += &spot_name(spot);
        if count > 1 {
            text += &format!("^{count}");
        }
    }
    text
}

impl Naive {
    pub fn new(kit: Rc<Kit>, options: Options) -> Self {
        let four = options.players == Players::Four;
        let mut supply = BTreeMap::new();
        for seat in 1..=if four { 4 } else { 2 } {
            for shape in &kit.shapes {
                let share = if four { shape.count / 2 } else { shape.count };
                supply.insert((seat, shape.letter), share);
            }
        }
        let each = match &kit.neutral {
            Some(neutral) if options.neutral => neutral.count,
            _ => 0,
        };
        let mut game = Self {
            cubes: vec![None; 3 * 99 * 26],
            kit,
            options,
            pieces: Vec::new(),
            supply,
            neutrals: [(1, each), (2, each)].into(),
            out: BTreeSet::new(),
            turn: Turn::Over,
            swapped: false,
            second_has_answered: false,
            winner: None,
            resigned: None,
        };
        game.neutral_turn_of(game.first_seat());
        game
    }

    pub fn seats(&self) -> u8 {
        if self.options.players == Players::Four {
            4
        } else {
            2
        }
    }

    fn first_seat(&self) -> u8 {
        if self.options.first == Team::Yellow {
            1
        } else {
            2
        }
    }

    fn after(&self, seat: u8) -> u8 {
        if seat == self.seats() { 1 } else { seat + 1 }
    }

    fn index((x, y, z): Place) -> Option<usize> {
        ((0..26).contains(&x) && (0..99).contains(&y) && (0..3).contains(&z))
            .then_some(((z * 99 + y) * 26 + x) as usize)
    }

    pub fn cube(&self, place: Place) -> Option<(Colour, usize)> {
        self.cubes[Self::index(place)?]
    }

    pub fn on_board(&self, spot: Spot) -> bool {
        self.kit.has(spot)
    }

    /// How many cubes stand in the cell.
    pub fn height(&self, (x, y): Spot) -> i32 {
        (0..3).filter(|&z| self.cube((x, y, z)).is_some()).count() as i32
    }

    pub fn top(&self, (x, y): Spot) -> Option<Colour> {
        let height = self.height((x, y));
        self.cube((x, y, height - 1)).map(|(colour, _)| colour)
    }

    pub fn supply(&self, seat: u8, letter: char) -> u32 {
        if self.is_neutral(letter) {
            return self.neutrals.get(&seat).copied().unwrap_or(0);
        }
        self.supply.get(&(seat, letter)).copied().unwrap_or(0)
    }

    pub fn is_neutral(&self, letter: char) -> bool {
        self.kit.neutral.as_ref().map(|n| n.letter) == Some(letter)
    }

    pub fn to_move(&self) -> Option<u8> {
        match self.turn {
            Turn::Neutral(seat) | Turn::Seat(seat) => Some(seat),
            Turn::Over => None,
        }
    }

    /// Section 4, rule by rule.
    pub fn breaches(&self, cubes: &[Place]) -> Breaches {
        let mut breaches = Breaches {
            touches_nothing: cubes.iter().all(|&(_, _, z)| z != 0),
            ..Breaches::default()
        };
        for &(x, y, z) in cubes {
            if !self.on_board((x, y)) {
                breaches.off_board.insert((x, y));
                continue;
            }
            if self.cube((x, y, z)).is_some() {
                breaches.occupied.insert((x, y, z));
            }
            for below in 0..z {
                let filled = self.cube((x, y, below)).is_some();
                if !filled && !cubes.contains(&(x, y, below)) {
                    breaches.gaps.insert((x, y, below));
                }
            }
        }
        breaches
    }

    fn is_legal(&self, cubes: &[Place]) -> bool {
        cubes.iter().any(|&(_, _, z)| z == 0)
            && cubes.iter().all(|&(x, y, _)| self.on_board((x, y)))
            && cubes.iter().all(|&(x, y, z)| {
                let lowest = cubes
                    .iter()
                    .filter(|&&(p, q, _)| (p, q) == (x, y))
                    .map(|&(_, _, r)| r)
                    .min();
                z < 3 && lowest == Some(self.height((x, y)))
            })
    }

    /// Shows every legal way to place a piece of this letter until one is enough.
    fn any_way(&self, letter: char, mut enough: impl FnMut(&[Place]) -> bool) -> bool {
        let (width, depth) = self.kit.size();
        let mut cubes: Vec<Place> = Vec::new();
        for turned in self.kit.turned(letter) {
            for x in 0..width {
                for y in 0..depth {
                    for z in 0..3 {
                        cubes.clear();
                        cubes.extend(turned.iter().map(|&(a, b, c)| (a + x, b + y, c + z)));
                        if self.is_legal(&cubes) && enough(&cubes) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    fn letters(&self, turn: Turn) -> Vec<char> {
        let own = |seat: u8| {
            self.kit
                .shapes
                .iter()
                .map(|shape| shape.letter)
                .filter(move |&letter| self.supply(seat, letter) > 0)
                .collect()
        };
        match turn {
            Turn::Over => Vec::new(),
            Turn::Neutral(_) => self.kit.neutral.iter().map(|n| n.letter).collect(),
            Turn::Seat(seat) => own(seat),
        }
    }

    /// Every legal placement of the seat to move: a letter and cubes.
    pub fn ways(&self) -> Vec<(char, Vec<Place>)> {
        let mut all = Vec::new();
        for letter in self.letters(self.turn) {
            self.any_way(letter, |cubes| {
                all.push((letter, cubes.to_vec()));
                false
            });
        }
        all
    }

    /// Every legal placement of the seat to move, by text.
    pub fn legal(&self) -> BTreeMap<String, Vec<Place>> {
        let mut all = BTreeMap::new();
        for (letter, cubes) in self.ways() {
            let before = all.insert(text_of(letter, &cubes), cubes);
            assert_eq!(before, None, "a text names two placements");
        }
        all
    }

    /// Whether the seat to move may place a piece of this letter at just these places.
    pub fn may_place(&self, letter: char, cubes: &[Place]) -> bool {
        self.letters(self.turn).contains(&letter) && self.is_legal(cubes)
    }

    fn can_place(&self, turn: Turn) -> bool {
        let letters = self.letters(turn);
        letters.into_iter().any(|l| self.any_way(l, |_| true))
    }

    pub fn may_swap(&self) -> bool {
        let second = self.after(self.first_seat());
        self.options.swap && !self.second_has_answered && self.turn == Turn::Seat(second)
    }

    pub fn swap(&mut self) {
        assert!(self.may_swap());
        self.second_has_answered = true;
        self.swapped = true;
    }

    pub fn resign(&mut self) {
        self.resigned = self.to_move().map(team_of);
        self.turn = Turn::Over;
    }

    /// Places a legal piece for the seat to move.
    pub fn place(&mut self, letter: char, cubes: &[Place]) {
        let seat = self.to_move().expect("the game goes on");
        let neutral = matches!(self.turn, Turn::Neutral(_));
        let colour = if neutral {
            Colour::Neutral
        } else {
            colour_of(team_of(seat))
        };
        for &place in cubes {
            let index = Self::index(place).expect("a place of the board");
            assert_eq!(self.cubes[index], None);
            self.cubes[index] = Some((colour, self.pieces.len()));
        }
        self.pieces.push(Laid {
            letter,
            seat,
            colour,
            cubes: cubes.to_vec(),
        });
        if neutral {
            *self.neutrals.get_mut(&seat).expect("a first seat") -= 1;
            self.neutral_turn_of(if seat == 1 { 2 } else { 1 });
            return;
        }
        *self.supply.get_mut(&(seat, letter)).expect("a supply") -= 1;
        if seat != self.first_seat() {
            self.second_has_answered = true;
        }
        if self.is_connected(team_of(seat)) {
            self.winner = Some(team_of(seat));
            self.turn = Turn::Over;
        } else {
            self.turn_of(self.after(seat));
        }
    }

    /// Section 8.
    fn neutral_turn_of(&mut self, seat: u8) {
        if self.neutrals[&seat] > 0 && self.can_place(Turn::Neutral(seat)) {
            self.turn = Turn::Neutral(seat);
        } else {
            self.turn_of(self.first_seat());
        }
    }

    /// Section 6: the turn goes round; whoever cannot place is out.
    fn turn_of(&mut self, mut seat: u8) {
        while self.out.len() < usize::from(self.seats()) {
            if !self.out.contains(&seat) {
                if self.can_place(Turn::Seat(seat)) {
                    self.turn = Turn::Seat(seat);
                    return;
                }
                self.out.insert(seat);
                if self.options.out == Out::Team && self.seats() == 4 {
                    self.out.insert(if seat > 2 { seat - 2 } else { seat + 2 });
                }
            }
            seat = self.after(seat);
        }
        self.turn = Turn::Over;
    }

    /// Section 5: every face of the team that a path could use, with those that it meets
    /// along an edge of the right kind.
    pub fn skins(&self, team: Team) -> Skins {
        let colour = colour_of(team);
        let mut meets = Skins::new();
        let own = |place: Place| self.cube(place).is_some_and(|(c, _)| c == colour);
        for &(x, y) in &self.kit.cells {
            if self.top((x, y)) == Some(colour) {
                meets.entry(Skin::Top((x, y))).or_default();
            }
            for (dx, dy) in NEIGHBOURS {
                let to = (x + dx, y + dy);
                if !self.on_board(to) {
                    continue;
                }
                let (here, there) = (self.height((x, y)), self.height(to));
                let mut joined: Vec<(Skin, Skin)> = Vec::new();
                if here == there {
                    joined.push((Skin::Top((x, y)), Skin::Top(to)));
                }
                // From the lower top up the wall to the upper top, one face a cube.
                let mut below = Skin::Top(to);
                for z in there..here {
                    let wall = Skin::Wall((x, y, z), to);
                    joined.push((below, wall));
                    below = wall;
                }
                if here > there {
                    joined.push((below, Skin::Top((x, y))));
                }
                let is_own = |skin: Skin| match skin {
                    Skin::Top(spot) => self.top(spot) == Some(colour),
                    Skin::Wall(place, _) => own(place),
                };
                for (a, b) in joined {
                    if is_own(a) && is_own(b) {
                        meets.entry(a).or_default().push(b);
                        meets.entry(b).or_default().push(a);
                    }
                }
            }
        }
        meets
    }

    /// All faces that can be reached from a cell's top.
    fn reach(skins: &Skins, from: Spot) -> BTreeSet<Skin> {
        let mut reached = BTreeSet::new();
        let mut queue = vec![Skin::Top(from)];
        while let Some(skin) = queue.pop() {
            if skins.contains_key(&skin) && reached.insert(skin) {
                queue.extend(&skins[&skin]);
            }
        }
        reached
    }

    /// The cells whose tops can be reached from a cell's top.
    pub fn joined_with(skins: &Skins, from: Spot) -> BTreeSet<Spot> {
        let reached = Self::reach(skins, from);
        let tops = reached.into_iter().filter_map(|skin| match skin {
            Skin::Top(spot) => Some(spot),
            Skin::Wall(..) => None,
        });
        tops.collect()
    }

    /// Two neighbours are joined when both tops and the whole wall between are the team's.
    pub fn are_joined(&self, team: Team, a: Spot, b: Spot) -> bool {
        let colour = colour_of(team);
        let taller = if self.height(a) > self.height(b) {
            a
        } else {
            b
        };
        let (low, high) = (
            self.height(a).min(self.height(b)),
            self.height(a).max(self.height(b)),
        );
        (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1
            && self.on_board(a)
            && self.on_board(b)
            && self.top(a) == Some(colour)
            && self.top(b) == Some(colour)
            && (low..high).all(|z| {
                self.cube((taller.0, taller.1, z))
                    .is_some_and(|(c, _)| c == colour)
            })
    }

    pub fn is_connected(&self, team: Team) -> bool {
        let skins = self.skins(team);
        let mut seen: BTreeSet<Skin> = BTreeSet::new();
        for &start in self.kit.sides.iter().flat_map(|(_, cells)| cells) {
            if seen.contains(&Skin::Top(start)) {
                continue;
            }
            let reached = Self::reach(&skins, start);
            let touches = |side: &str| {
                let cells = self.kit.side(side);
                cells.iter().any(|&c| reached.contains(&Skin::Top(c)))
            };
            if self
                .kit
                .goals
                .iter()
                .any(|(a, b, _)| touches(a) && touches(b))
            {
                return true;
            }
            seen.extend(reached);
        }
        false
    }

    /// The fewest faces of a path between two sides, by relaxing every edge until nothing
    /// changes (Bellman and Ford).
    pub fn length_between(&self, skins: &Skins, from: &str, to: &str) -> Option<u32> {
        let mut length: BTreeMap<Skin, u32> = BTreeMap::new();
        for &start in self.kit.side(from) {
            if skins.contains_key(&Skin::Top(start)) {
                length.insert(Skin::Top(start), 1);
            }
        }
        loop {
            let mut changed = false;
            for (skin, meets) in skins {
                let Some(&here) = length.get(skin) else {
                    continue;
                };
                for next in meets {
                    if length.get(next).is_none_or(|&known| known > here + 1) {
                        length.insert(*next, here + 1);
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
        }
        let ends = self.kit.side(to).iter();
        ends.filter_map(|&end| length.get(&Skin::Top(end)).copied())
            .min()
    }

    /// Section 7: the length that counts, and whether it counts double.
    pub fn best_length(&self, team: Team) -> Option<(u32, bool)> {
        let skins = self.skins(team);
        let shortest = |wanted: bool| {
            let goals = self.kit.goals.iter().filter(|goal| goal.2 == wanted);
            goals
                .filter_map(|(a, b, _)| self.length_between(&skins, a, b))
                .min()
                .map(|length| (length, wanted))
        };
        shortest(true).or_else(|| shortest(false))
    }

    /// Pieces with a cube at level 0 in a cell of a side.
    pub fn edge_pieces(&self, team: Team) -> u32 {
        let on_edge = |&(x, y, z): &Place| {
            z == 0
                && self
                    .kit
                    .sides
                    .iter()
                    .any(|(_, cells)| cells.contains(&(x, y)))
        };
        let own = self
            .pieces
            .iter()
            .filter(|piece| piece.colour == colour_of(team));
        own.filter(|piece| piece.cubes.iter().any(on_edge)).count() as u32
    }

    pub fn outcome(&self) -> Option<Outcome> {
        if self.turn != Turn::Over {
            return None;
        }
        if let Some(loser) = self.resigned {
            return Some(Outcome::Resigned {
                winner: other(loser),
            });
        }
        if let Some(team) = self.winner {
            let (length, doubled) = self.best_length(team).expect("the winner is connected");
            return Some(Outcome::Connected {
                team,
                faces: length as u16,
                points: length as u16 * if doubled { 2 } else { 1 },
            });
        }
        let (yellow, green) = (
            self.edge_pieces(Team::Yellow),
            self.edge_pieces(Team::Green),
        );
        let pieces = PerTeam {
            yellow: yellow as u8,
            green: green as u8,
        };
        Some(if !self.options.scoring || yellow == green {
            Outcome::Draw { pieces }
        } else if yellow < green {
            Outcome::Edges {
                winner: Team::Yellow,
                pieces,
            }
        } else {
            Outcome::Edges {
                winner: Team::Green,
                pieces,
            }
        })
    }
}
