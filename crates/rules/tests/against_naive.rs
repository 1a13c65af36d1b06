//! The fast rules against the naive ones of `naive/`, over random games on every board and
//! variant and with random boxes of shapes and boards.

mod dice;
mod naive;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use caminos_rules::{
    BrokenRule, Cell, Colour, Cube, Direction, Face, IllegalMove, Level, Move, MoveText, Options,
    Out, Outcome, Path, Placement, Players, Position, Rules, Seat, Team,
};
use dice::Dice;
use naive::kit::Kit;
use naive::{Naive, Place, Spot, Turn, spot_name, text_of};

fn cell((x, y): Spot) -> Cell {
    Cell::new(x as u8, y as u8).unwrap()
}

fn spot(cell: Cell) -> Spot {
    (i32::from(cell.x()), i32::from(cell.y()))
}

fn place(cube: Cube) -> Place {
    let (x, y) = spot(cube.cell);
    (x, y, i32::from(cube.level.get()))
}

/// Both games side by side.
struct Pair {
    kit: Rc<Kit>,
    fast: Position,
    slow: Naive,
    cells: Vec<Spot>,
    played: Vec<String>,
}

impl Pair {
    fn new(kit: Rc<Kit>, rules: std::sync::Arc<Rules>) -> Self {
        Self {
            slow: Naive::new(kit.clone(), *rules.options()),
            cells: kit.cells.iter().copied().collect(),
            kit,
            fast: Position::new(rules),
            played: Vec::new(),
        }
    }

    /// Where a failed comparison happened, enough to play it again.
    fn story(&self) -> String {
        let rules = self.fast.rules();
        format!(
            "{} {:?} after {}",
            rules.board().name(),
            rules.options(),
            self.played.join(" ")
        )
    }

    /// The cheap part, for every ply: whose turn it is, what stands where, who has what.
    fn compare_state(&self) {
        let (fast, slow) = (&self.fast, &self.slow);
        let story = self.story();
        assert_eq!(fast.to_move().map(Seat::number), slow.to_move(), "{story}");
        assert_eq!(fast.is_over(), slow.turn == Turn::Over, "{story}");
        let neutral = matches!(slow.turn, Turn::Neutral(_));
        assert_eq!(fast.places_neutral(), neutral, "{story}");
        assert_eq!(fast.may_swap(), slow.may_swap(), "{story}");
        assert_eq!(fast.is_swapped(), slow.swapped, "{story}");
        assert_eq!(fast.outcome(), slow.outcome(), "{story}");
        for number in 1..=slow.seats() {
            let seat = Seat::new(number).unwrap();
            assert_eq!(fast.is_out(seat), slow.out.contains(&number), "{story}");
            for id in fast.rules().shape_ids() {
                let letter = fast.rules().shape(id).letter().as_char();
                let left = slow.supply(number, letter);
                assert_eq!(u32::from(fast.supply(seat, id)), left, "{story}");
            }
        }
        for &at in &self.kit.cells {
            assert_eq!(i32::from(fast.height(cell(at))), slow.height(at), "{story}");
            let top = fast.top(cell(at)).map(|(_, colour)| colour);
            assert_eq!(top, slow.top(at), "{story}");
        }
        for team in Team::ALL {
            let edge = u32::from(fast.edge_pieces()[team]);
            assert_eq!(edge, slow.edge_pieces(team), "{story}");
            let won =
                matches!(slow.outcome(), Some(Outcome::Connected { team: by, .. }) if by == team);
            assert_eq!(fast.is_connected(team), won, "{story}");
        }
    }

    /// Every cube: its colour and the piece that it belongs to.
    fn compare_cubes(&self) {
        let story = self.story();
        let pieces: Vec<_> = self.fast.pieces().collect();
        assert_eq!(pieces.len(), self.slow.pieces.len(), "{story}");
        for (i, (piece, laid)) in pieces.iter().zip(&self.slow.pieces).enumerate() {
            assert_eq!(piece.id.index(), i, "{story}");
            assert_eq!(piece.seat.number(), laid.seat, "{story}");
            assert_eq!(piece.colour, laid.colour, "{story}");
            let letter = self.fast.rules().shape(piece.shape).letter();
            assert_eq!(letter.as_char(), laid.letter, "{story}");
            let cubes: BTreeSet<Place> = self
                .fast
                .rules()
                .cubes(piece.placement)
                .map(place)
                .collect();
            assert_eq!(cubes, laid.cubes.iter().copied().collect(), "{story}");
        }
        for &(x, y) in &self.kit.cells {
            for level in Level::all() {
                let cube = Cube {
                    cell: cell((x, y)),
                    level,
                };
                let there = self.slow.cube(place(cube));
                let colour = there.map(|(colour, _)| colour);
                assert_eq!(self.fast.colour_at(cube), colour, "{story}");
                let owner = self.fast.owner(cube).map(|piece| piece.id.index());
                assert_eq!(owner, there.map(|(_, piece)| piece), "{story}");
                let is_in = |set| self.fast.rules().board().set_contains(set, cube.cell);
                let built = self.fast.cells_built_to(level);
                assert_eq!(is_in(built), there.is_some(), "{story}");
                for of in Colour::ALL {
                    let own = is_in(self.fast.cubes_of(of, level));
                    assert_eq!(own, colour == Some(of), "{story}");
                }
            }
        }
    }

    /// The legal placements: all, by shape, by cell, counted, and one by one.
    fn compare_moves(&self, legal: &BTreeMap<String, Vec<Place>>, dice: &mut Dice) {
        let (fast, story) = (&self.fast, self.story());
        let rules = fast.rules();
        let text = |placement| rules.text(Move::Place(placement)).to_string();
        let placements = fast.placements();
        let texts: Vec<String> = placements.iter().copied().map(text).collect();
        let sorted: BTreeSet<&String> = texts.iter().collect();
        assert_eq!(
            sorted.len(),
            texts.len(),
            "a placement is listed twice: {story}"
        );
        assert!(sorted.into_iter().eq(legal.keys()), "other moves: {story}");
        assert_eq!(fast.count_placements() as usize, legal.len(), "{story}");
        for (placement, text) in placements.iter().zip(&texts) {
            let cubes: BTreeSet<Place> = rules.cubes(*placement).map(place).collect();
            assert_eq!(
                cubes,
                legal[text].iter().copied().collect(),
                "{text}: {story}"
            );
        }
        for id in rules.shape_ids() {
            let letter = rules.shape(id).letter().as_char();
            let own = legal.keys().filter(|text| text.starts_with(letter));
            let listed: BTreeSet<String> = fast.placements_of(id).into_iter().map(text).collect();
            assert!(own.eq(&listed), "{letter}: {story}");
        }
        for _ in 0..6 {
            let at = *dice.pick(&self.cells);
            let here: BTreeSet<&str> = legal
                .iter()
                .filter(|(_, cubes)| cubes.iter().any(|c| (c.0, c.1) == at))
                .map(|(text, _)| text.as_str())
                .collect();
            let listed: Vec<String> = fast.placements_at(cell(at)).into_iter().map(text).collect();
            assert_eq!(listed.len(), here.len(), "{}: {story}", spot_name(at));
            assert!(listed.iter().all(|t| here.contains(t.as_str())), "{story}");
        }
        let swaps = fast.legal_moves().contains(&Move::Swap);
        assert_eq!(swaps, self.slow.may_swap(), "{story}");
        assert_eq!(
            fast.legal_moves().len(),
            legal.len() + usize::from(swaps),
            "{story}"
        );
    }

    /// Joints, reach and paths of both teams.
    fn compare_connection(&self, dice: &mut Dice) {
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

    /// Moves that must be refused for reasons that the naive board confirms.
    fn refuse_some(&mut self, legal: &BTreeMap<String, Vec<Place>>, dice: &mut Dice) {
        let all: Vec<_> = self.fast.rules().all_placements().collect();
        if all.is_empty() {
            return;
        }
        for _ in 0..6 {
            let placement = *dice.pick(&all);
            let text = self.fast.rules().text(placement.into());
            let cubes: Vec<Place> = self.fast.rules().cubes(placement).map(place).collect();
            let is_legal = legal.get(&text.to_string()).is_some_and(|known| {
                let known: BTreeSet<&Place> = known.iter().collect();
                known == cubes.iter().collect()
            });
            assert_eq!(self.fast.is_legal(placement), is_legal, "{}", self.story());
            if !is_legal {
                let refusal = self.refused(|position| position.play(placement.into()));
                self.confirm(&refusal, &cubes, text.to_string().chars().next().unwrap());
            }
        }
        self.drop_some(legal, dice);
        self.refuse_texts(legal, dice);
        if !self.slow.may_swap() {
            let expected = match (self.slow.turn, self.fast.rules().options().swap) {
                (Turn::Over, _) => IllegalMove::GameOver,
                (_, true) => IllegalMove::SwapNotNow,
                (_, false) => IllegalMove::SwapOff,
            };
            assert_eq!(self.refused(|p| p.play(Move::Swap)), expected);
        }
        let wrong = Seat::ALL[dice.below(4)];
        if let (Some(to_move), Some(mv)) = (self.fast.to_move(), self.fast.legal_moves().pop())
            && wrong != to_move
        {
            let expected = IllegalMove::NotYourTurn {
                seat: wrong,
                to_move,
            };
            assert_eq!(self.refused(|p| p.play_as(wrong, mv)), expected);
        }
    }

    /// Tries something that must fail and leave the position as it was.
    fn refused<T: std::fmt::Debug>(
        &mut self,
        attempt: impl Fn(&mut Position) -> Result<T, IllegalMove>,
    ) -> IllegalMove {
        let before = self.fast.clone();
        let refusal = attempt(&mut self.fast).expect_err(&self.story());
        assert_eq!(self.fast, before, "{}", self.story());
        refusal
    }

    /// Whether the refusal of a piece at just these places is a true one.
    fn confirm(&self, refusal: &IllegalMove, cubes: &[Place], letter: char) {
        let (slow, story) = (&self.slow, self.story());
        match refusal {
            IllegalMove::GameOver => assert_eq!(slow.turn, Turn::Over, "{story}"),
            IllegalMove::NotInSupply {
                seat,
                letter: named,
            } => {
                assert_eq!(named.as_char(), letter, "{story}");
                assert_eq!(Some(seat.number()), slow.to_move(), "{story}");
                assert_eq!(slow.supply(seat.number(), letter), 0, "{story}");
            }
            IllegalMove::NeutralFirst {
                seat,
                letter: named,
            } => {
                assert_eq!(slow.turn, Turn::Neutral(seat.number()), "{story}");
                assert!(slow.is_neutral(named.as_char()), "{story}");
                assert!(!slow.is_neutral(letter), "{story}");
            }
            IllegalMove::NeutralTooLate { letter: named } => {
                assert!(matches!(slow.turn, Turn::Seat(_)), "{story}");
                assert!(slow.is_neutral(letter), "{story}");
                assert_eq!(named.as_char(), letter, "{story}");
            }
            IllegalMove::Placement { broken } => self.confirm_broken(broken, cubes),
            other => panic!("{other:?} is no reason here: {story}"),
        }
    }

    fn confirm_broken(&self, broken: &[BrokenRule], cubes: &[Place]) {
        let story = self.story();
        let breaches = self.slow.breaches(cubes);
        assert!(!broken.is_empty() && !breaches.none(), "{story}");
        let places = |listed: &[caminos_rules::Spot]| -> BTreeSet<Place> {
            listed
                .iter()
                .map(|s| (spot(s.cell).0, spot(s.cell).1, i32::from(s.level)))
                .collect()
        };
        let mut named = naive::Breaches::default();
        for rule in broken {
            match rule {
                BrokenRule::OffBoard { cells } => {
                    named.off_board = cells.iter().copied().map(spot).collect();
                }
                BrokenRule::AboveTheBoard { cells, level } => {
                    named.touches_nothing = true;
                    let lowest = cubes.iter().map(|c| c.2).min();
                    assert_eq!(Some(i32::from(*level)), lowest, "{story}");
                    let expected: BTreeSet<Spot> = cubes
                        .iter()
                        .filter(|c| Some(c.2) == lowest)
                        .map(|c| (c.0, c.1))
                        .collect();
                    assert_eq!(
                        cells.iter().copied().map(spot).collect::<BTreeSet<_>>(),
                        expected
                    );
                }
                BrokenRule::Gap { spots: listed } => named.gaps = places(listed),
                BrokenRule::Occupied { spots: listed } => named.occupied = places(listed),
                #[allow(unreachable_patterns, reason = "only with the feature exhaustive")]
                other => panic!("{other:?}: {story}"),
            }
        }
        if breaches.off_board.is_empty() {
            assert_eq!(named, breaches, "{cubes:?}: {story}");
        } else {
            // Off the board nothing else needs to be said, and not all places have names.
            let has_name = |at: &Spot| at.0 < 26 && at.1 < 99;
            let expected = breaches.off_board.into_iter().filter(has_name).collect();
            assert_eq!(named.off_board, expected, "{story}");
        }
    }

    /// Pieces dropped anywhere, also over the rim: they come to rest where they first touch.
    fn drop_some(&mut self, legal: &BTreeMap<String, Vec<Place>>, dice: &mut Dice) {
        let orientations: Vec<_> = self.fast.rules().orientations().collect();
        let (width, depth) = self.kit.size();
        for _ in 0..6 {
            let id = *dice.pick(&orientations);
            let anchor = (
                dice.below(width as usize) as i32,
                dice.below(depth as usize) as i32,
            );
            let letter = self
                .fast
                .rules()
                .shape(self.fast.rules().shape_of(id))
                .letter();
            let columns = self.fast.rules().orientation(id).columns().to_vec();
            let at_rest = |rest: i32| -> Vec<Place> {
                let cubes = columns.iter().flat_map(|c| {
                    (c.bottom..c.top()).map(move |z| {
                        let (x, y) = (i32::from(c.dx) + anchor.0, i32::from(c.dy) + anchor.1);
                        (x, y, i32::from(z) + rest)
                    })
                });
                cubes.collect()
            };
            let free = |rest: &i32| self.slow.breaches(&at_rest(*rest)).occupied.is_empty();
            // It sinks from above while nothing is in the way.
            let rest = (0..=3).rev().take_while(free).last().unwrap();
            let cubes = at_rest(rest);
            let text = text_of(letter.as_char(), &cubes);
            match self.fast.place_at(id, cell(anchor)) {
                Ok(placement) => {
                    let found: BTreeSet<Place> =
                        self.fast.rules().cubes(placement).map(place).collect();
                    assert_eq!(found, cubes.iter().copied().collect(), "{}", self.story());
                    assert!(legal.contains_key(&text), "{text}: {}", self.story());
                }
                Err(refusal) => self.confirm(&refusal, &cubes, letter.as_char()),
            }
        }
    }

    /// Random texts, most of them nonsense: each is legal exactly when the naive list has it.
    fn refuse_texts(&mut self, legal: &BTreeMap<String, Vec<Place>>, dice: &mut Dice) {
        let letters: Vec<char> = self.kit.turned_letters();
        let (width, depth) = self.kit.size();
        for _ in 0..6 {
            let letter = if dice.one_in(8) {
                'Q'
            } else {
                *dice.pick(&letters)
            };
            let turns: Vec<_> = self.kit.turned_or_empty(letter);
            let mut cubes: Vec<Place> = if turns.is_empty() || dice.one_in(4) {
                (0..4)
                    .map(|_| (dice.below(3) as i32, dice.below(3) as i32, 0))
                    .collect()
            } else {
                dice.pick(&turns).clone()
            };
            let (x, y) = (
                dice.below(width as usize) as i32,
                dice.below(depth as usize) as i32,
            );
            cubes.retain(|&(a, b, _)| a + x < 26 && b + y < 99);
            if cubes.is_empty() {
                continue;
            }
            let moved: Vec<Place> = cubes.iter().map(|&(a, b, c)| (a + x, b + y, c)).collect();
            let text = text_of(letter, &moved);
            let Ok(parsed) = text.parse::<MoveText>() else {
                // Random cubes can be four to a cell.
                assert!(text.contains("^4"), "{text}");
                continue;
            };
            assert_eq!(parsed.to_string(), text);
            match self.fast.resolve(&parsed) {
                Ok(Move::Place(placement)) => {
                    let found: BTreeSet<Place> =
                        self.fast.rules().cubes(placement).map(place).collect();
                    let expected = legal.get(&text).expect("a legal move");
                    assert_eq!(
                        found,
                        expected.iter().copied().collect(),
                        "{}",
                        self.story()
                    );
                }
                Ok(other) => panic!("{text} became {other:?}: {}", self.story()),
                Err(refusal) => {
                    assert!(
                        !legal.contains_key(&text),
                        "{text}: {refusal}: {}",
                        self.story()
                    );
                    self.confirm_text(&refusal, &moved, letter);
                    let again = self.refused(|position| position.play_text(&parsed));
                    assert_eq!(again, refusal);
                }
            }
        }
    }

    /// A refused text: the reason must hold for the cells it names, however the piece was
    /// meant to be turned.
    fn confirm_text(&self, refusal: &IllegalMove, cubes: &[Place], letter: char) {
        let (slow, story) = (&self.slow, self.story());
        let in_play = self.kit.shapes.iter().any(|form| form.letter == letter)
            || (slow.is_neutral(letter) && self.fast.rules().options().neutral);
        match refusal {
            IllegalMove::UnknownShape { .. } => assert!(!in_play, "{story}"),
            IllegalMove::NotThisShape { .. } => {
                let text = text_of(letter, cubes);
                let made = self.kit.turned_or_empty(letter).iter().any(|turned| {
                    let at: BTreeSet<Spot> = cubes.iter().map(|c| (c.0, c.1)).collect();
                    let (x, y) = (
                        at.iter().map(|c| c.0).min().unwrap(),
                        at.iter().map(|c| c.1).min().unwrap(),
                    );
                    let moved: Vec<Place> =
                        turned.iter().map(|&(a, b, c)| (a + x, b + y, c)).collect();
                    text_of(letter, &moved) == text
                });
                assert!(!made, "{text} can be made: {story}");
            }
            IllegalMove::Placement { broken } => {
                assert!(!broken.is_empty(), "{story}");
                for rule in broken {
                    match rule {
                        BrokenRule::OffBoard { cells } => {
                            assert!(!cells.is_empty(), "{story}");
                            assert!(cells.iter().all(|&c| !slow.on_board(spot(c))), "{story}");
                        }
                        BrokenRule::AboveTheBoard { level, .. } => assert!(*level > 0, "{story}"),
                        BrokenRule::Gap { spots } => {
                            for &caminos_rules::Spot { cell, level } in spots {
                                let (x, y) = spot(cell);
                                let empty = slow.cube((x, y, i32::from(level))).is_none();
                                assert!(empty && slow.on_board((x, y)), "{story}");
                            }
                        }
                        BrokenRule::Occupied { spots } => {
                            for &caminos_rules::Spot { cell, level } in spots {
                                let (x, y) = spot(cell);
                                let there = slow.cube((x, y, i32::from(level)));
                                assert!(there.is_some(), "{story}");
                            }
                        }
                        #[allow(unreachable_patterns, reason = "only with the feature exhaustive")]
                        other => panic!("{other:?}: {story}"),
                    }
                }
            }
            other => self.confirm(other, cubes, letter),
        }
    }

    fn play(&mut self, placement: Placement) {
        let rules = self.fast.rules().clone();
        let cubes: Vec<Place> = rules.cubes(placement).map(place).collect();
        let letter = rules
            .shape(rules.shape_of(placement.orientation()))
            .letter();
        let text = text_of(letter.as_char(), &cubes);
        assert_eq!(rules.text(placement.into()).to_string(), text);
        assert!(
            self.slow.may_place(letter.as_char(), &cubes),
            "{text}: {}",
            self.story()
        );
        self.fast.play_text(&text.parse().unwrap()).unwrap();
        self.slow.place(letter.as_char(), &cubes);
        self.played.push(text);
    }
}

/// What the random games came upon, to be sure that they cover the rules.
#[derive(Default, Debug)]
struct Seen {
    endings: BTreeMap<&'static str, u32>,
    swaps: u32,
    outs_before_the_end: u32,
    walls_on_paths: u32,
}

fn play_through(mut pair: Pair, dice: &mut Dice, seen: &mut Seen) {
    // Some games are cut short by a resignation; most run to their end by the rules.
    let patience = if dice.one_in(20) { dice.below(20) } else { 200 };
    // Flat pieces fill the board sooner, so that seats get stuck with pieces in hand.
    let flat = dice.one_in(2);
    loop {
        pair.compare_state();
        let over = pair.fast.is_over();
        if over || dice.one_in(5) {
            let legal = pair.slow.legal();
            pair.compare_cubes();
            pair.compare_moves(&legal, dice);
            pair.compare_connection(dice);
            pair.refuse_some(&legal, dice);
        }
        if over {
            break;
        }
        seen.outs_before_the_end += u32::from(!pair.slow.out.is_empty());
        if pair.played.len() >= patience {
            pair.fast.play(Move::Resign).unwrap();
            pair.slow.resign();
            pair.played.push("resign".to_owned());
        } else if pair.slow.may_swap() && dice.one_in(2) {
            pair.fast.play(Move::Swap).unwrap();
            pair.slow.swap();
            pair.played.push("swap".to_owned());
            seen.swaps += 1;
        } else {
            let count = pair.fast.count_placements() as usize;
            let tried = if flat { 4 } else { 1 };
            let picked = (0..tried)
                .filter_map(|_| pair.fast.nth_placement(dice.below(count) as u32))
                .max_by_key(|&placement| pair.fast.rules().footprint(placement).len());
            pair.play(picked.expect("one of the legal placements"));
        }
    }
    *seen
        .endings
        .entry(name(pair.fast.outcome().unwrap()))
        .or_default() += 1;
    for path in Team::ALL
        .iter()
        .filter_map(|&team| pair.fast.shortest_path(team))
    {
        let wall = path.faces().iter().any(|f| matches!(f, Face::Wall { .. }));
        seen.walls_on_paths += u32::from(wall);
    }
}

fn name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Connected { faces, points, .. } if faces == points => "connected",
        Outcome::Connected { .. } => "connected double",
        Outcome::Edges { .. } => "edges",
        Outcome::Draw { .. } => "draw",
        Outcome::Resigned { .. } => "resigned",
    }
}

fn variants() -> Vec<Options> {
    let mut all = Vec::new();
    for i in 0..64 {
        let bit = |n: u32| i >> n & 1 == 1;
        let players = if bit(0) { Players::Four } else { Players::Two };
        let swap = bit(4);
        if swap && players == Players::Four {
            continue;
        }
        all.push(Options {
            players,
            neutral: bit(1),
            scoring: bit(2),
            out: if bit(3) { Out::Team } else { Out::Seat },
            swap,
            first: if bit(5) { Team::Green } else { Team::Yellow },
        });
    }
    all
}

fn play_standard(board: &str, games: usize) -> Seen {
    let mut seen = Seen::default();
    let kit = Rc::new(Kit::standard(board));
    let mut dice = Dice::new(board.len() as u64 * 1_000 + u64::from(board.as_bytes()[0]));
    let variants = variants();
    for game in 0..games {
        let options = variants[game % variants.len()];
        let rules = Rules::standard(board, options).unwrap();
        play_through(Pair::new(kit.clone(), rules), &mut dice, &mut seen);
    }
    for ending in ["connected", "edges", "draw", "resigned"] {
        assert!(
            seen.endings.contains_key(ending),
            "no game ended so: {seen:?}"
        );
    }
    let octagonal = matches!(board, "octagon" | "ring");
    assert_eq!(seen.endings.contains_key("connected double"), octagonal);
    assert!(seen.swaps > 0 && seen.walls_on_paths > 0, "{seen:?}");
    // The square is so large that hardly a seat gets stuck with pieces in hand.
    assert!(
        board == "square" || seen.outs_before_the_end > 0,
        "{seen:?}"
    );
    seen
}

#[test]
fn random_games_on_the_square_agree() {
    play_standard("square", 480);
}

#[test]
fn random_games_on_the_diamond_agree() {
    play_standard("diamond", 480);
}

#[test]
fn random_games_on_the_octagon_agree() {
    play_standard("octagon", 480);
}

#[test]
fn random_games_on_the_ring_agree() {
    play_standard("ring", 480);
}

#[test]
fn random_games_with_random_boxes_agree() {
    let mut dice = Dice::new(77);
    let mut seen = Seen::default();
    let variants = variants();
    for _ in 0..240 {
        let kit = Rc::new(Kit::random(&mut dice));
        let options = *dice.pick(&variants);
        let rules = Rules::new(&kit.material(), "odd", options).unwrap();
        play_through(Pair::new(kit, rules), &mut dice, &mut seen);
    }
    for ending in ["connected", "connected double", "edges", "draw", "resigned"] {
        assert!(
            seen.endings.contains_key(ending),
            "no game ended so: {seen:?}"
        );
    }
}

#[test]
fn the_standard_material_is_the_one_of_the_tables() {
    let cells = [
        ("square", 64),
        ("diamond", 61),
        ("octagon", 52),
        ("ring", 48),
    ];
    for (name, count) in cells {
        let kit = Kit::standard(name);
        assert_eq!(kit.cells.len(), count);
        let made = kit.material();
        let (board, standard) = (
            made.board(name).unwrap(),
            caminos_rules::Material::standard().board(name).unwrap(),
        );
        assert_eq!(board.cells(), standard.cells());
        assert_eq!(board.sides(), standard.sides());
        let goals = |board: &caminos_rules::Board| -> BTreeSet<_> {
            let pair = |g: &caminos_rules::Goal| {
                let [a, b] = g.sides.map(caminos_rules::SideId::index);
                (a.min(b), a.max(b), g.doubled)
            };
            board.goals().iter().map(pair).collect()
        };
        assert_eq!(goals(board), goals(standard));
        assert_eq!(made.shapes(), caminos_rules::Material::standard().shapes());
        assert_eq!(
            made.neutral(),
            caminos_rules::Material::standard().neutral()
        );
        let turns = [('L', 24), ('T', 12), ('Z', 12), ('I', 3), ('N', 3)];
        for (letter, count) in turns {
            assert_eq!(kit.turned(letter).len(), count, "{letter}");
        }
    }
}
