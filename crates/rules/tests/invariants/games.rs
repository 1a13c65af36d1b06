//! Random games of every variant, and positions as values.

use std::sync::Arc;

use caminos_rules::{
    Board, Colour, Level, Move, Options, Out, Players, Position, Rules, Seat, Team,
};

use crate::dice::Dice;
use crate::naive::kit::Kit;

pub(crate) fn variants() -> Vec<Options> {
    let (two, four) = (Options::default(), Players::Four);
    vec![
        two,
        Options {
            neutral: true,
            scoring: true,
            swap: true,
            ..two
        },
        Options {
            first: Team::Green,
            swap: true,
            ..two
        },
        Options {
            players: four,
            scoring: true,
            ..two
        },
        Options {
            players: four,
            neutral: true,
            out: Out::Team,
            first: Team::Green,
            ..two
        },
    ]
}

/// Every standard board with every variant above, and twice as many odd boxes.
pub(crate) fn all_rules() -> Vec<Arc<Rules>> {
    let mut all = standard_rules();
    let mut dice = Dice::new(5);
    for _ in 0..8 {
        for options in variants() {
            let kit = Kit::random(&mut dice);
            all.push(Rules::new(&kit.material(), "odd", options).unwrap());
        }
    }
    all
}

pub(crate) fn standard_rules() -> Vec<Arc<Rules>> {
    let boards = Board::STANDARD.iter();
    boards
        .flat_map(|board| {
            variants()
                .into_iter()
                .map(|o| Rules::standard(board, o).unwrap())
        })
        .collect()
}

/// A legal move at random; now and then `swap`, hardly ever `resign`.
pub(crate) fn any_move(position: &Position, dice: &mut Dice) -> Move {
    if position.may_swap() && dice.one_in(2) {
        return Move::Swap;
    }
    if dice.one_in(200) {
        return Move::Resign;
    }
    let count = position.count_placements() as usize;
    let nth = position.nth_placement(dice.below(count) as u32);
    nth.expect("a game that goes on has a placement").into()
}

/// Plays random games and shows every position of them, the last included.
pub(crate) fn through_games(
    all: &[Arc<Rules>],
    games: usize,
    mut visit: impl FnMut(&Position, &mut Dice),
) {
    for (i, rules) in all.iter().enumerate() {
        let mut dice = Dice::new(i as u64);
        for _ in 0..games {
            let mut position = Position::new(rules.clone());
            visit(&position, &mut dice);
            while !position.is_over() {
                position.play(any_move(&position, &mut dice)).unwrap();
                visit(&position, &mut dice);
            }
        }
    }
}

/// As above, but only some of the positions, for what takes long.
pub(crate) fn through_some(
    all: &[Arc<Rules>],
    games: usize,
    mut visit: impl FnMut(&Position, &mut Dice),
) {
    through_games(all, games, |position, dice| {
        if position.is_over() || dice.one_in(6) {
            visit(position, dice);
        }
    });
}

pub(crate) fn story(position: &Position) -> String {
    let rules = position.rules();
    let moves = position.history().map(|(_, mv)| rules.text(mv).to_string());
    let moves: Vec<String> = moves.collect();
    let board = rules.board().name();
    format!("{board} {:?} after {}", rules.options(), moves.join(" "))
}

pub(crate) fn replayed(position: &Position) -> Position {
    let mut again = Position::new(position.rules().clone());
    for (seat, mv) in position.history() {
        again.play_as(seat, mv).unwrap();
    }
    again
}

/// Everything that bears on the rest of a game, as a value of its own.
pub(crate) fn essence(position: &Position) -> impl Eq + std::fmt::Debug + use<> {
    let rules = position.rules();
    let cubes: Vec<u128> = Colour::ALL
        .into_iter()
        .flat_map(|colour| Level::all().map(move |level| (colour, level)))
        .map(|(colour, level)| position.cubes_of(colour, level).bits())
        .collect();
    let seats = Seat::ALL.map(|seat| {
        let supply: Vec<u8> = rules
            .shape_ids()
            .map(|id| position.supply(seat, id))
            .collect();
        (position.is_out(seat), supply)
    });
    let turn = (
        position.to_move(),
        position.places_neutral(),
        position.may_swap(),
        position.is_swapped(),
        position.outcome(),
    );
    (cubes, seats, turn, position.edge_pieces())
}
