//! The fast rules against the naive ones of `naive/`, over random games on every board and
//! variant and with random boxes of shapes and boards.

mod connection;
#[path = "../dice/mod.rs"]
mod dice;
#[path = "../naive/mod.rs"]
mod naive;
mod refusals;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use caminos_rules::{
    Cell, Colour, Cube, Face, Level, Move, Options, Out, Outcome, Placement, Players, Position,
    Rules, Seat, Team,
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
        Outcome::Time { .. } => "time",
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
