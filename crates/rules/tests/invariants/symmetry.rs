//! Turned boards and exchanged colours give the same game.

use std::collections::BTreeSet;
use std::sync::Arc;

use caminos_rules::{
    Colour, Level, Material, Move, Options, Outcome, PerTeam, Players, Position, Rules, Seat,
    Setup, Symmetry, Team,
};

use crate::dice::Dice;
use crate::games::{all_rules, any_move, essence, replayed, standard_rules, story, through_some};

#[test]
fn boards_have_as_many_symmetries_as_they_look() {
    for rules in standard_rules() {
        assert_eq!(
            rules.symmetries().iter().count(),
            8,
            "{}",
            rules.board().name()
        );
    }
}

fn mapped_move(rules: &Rules, symmetry: Symmetry, mv: Move) -> Move {
    match mv {
        Move::Place(placement) => rules.map_placement(symmetry, placement).into(),
        other => other,
    }
}

#[test]
fn turning_the_board_changes_nothing() {
    through_some(&all_rules(), 3, |position, _| {
        let rules = position.rules().clone();
        let symmetries: Vec<Symmetry> = rules.symmetries().iter().collect();
        assert_eq!(symmetries[0], Symmetry::IDENTITY);
        assert_eq!(position.mapped(Symmetry::IDENTITY), *position);
        let legal: BTreeSet<Move> = position.legal_moves().into_iter().collect();
        let canonical = position.canonical().0;
        for symmetry in symmetries {
            let image = position.mapped(symmetry);
            // The image was played by legal moves only.
            assert_eq!(replayed(&image), image, "{}", story(position));
            assert_eq!(image.outcome(), position.outcome(), "{}", story(position));
            assert_eq!(image.to_move(), position.to_move());
            assert_eq!(
                image.edge_pieces(),
                position.edge_pieces(),
                "{}",
                story(position)
            );
            let images: BTreeSet<Move> = legal
                .iter()
                .map(|&mv| mapped_move(&rules, symmetry, mv))
                .collect();
            assert_eq!(images, image.legal_moves().into_iter().collect());
            assert_eq!(image.mapped(symmetry.inverse()), *position);
            for team in Team::ALL {
                let tops = rules.map_cells(symmetry, position.tops(team));
                assert_eq!(image.tops(team), tops, "{}", story(position));
                let lengths = [position, &image].map(|p| {
                    p.shortest_path(team)
                        .map(|path| (path.length(), path.points()))
                });
                assert_eq!(lengths[0], lengths[1], "{}", story(position));
            }
            for cell in rules.board().cells_in(rules.board().cells()) {
                let to = rules.map_cell(symmetry, cell);
                assert_eq!(image.height(to), position.height(cell));
                assert_eq!(rules.map_cell(symmetry.inverse(), to), cell);
            }
            let same = image.canonical().0;
            assert_eq!(same.hash(), canonical.hash(), "{}", story(position));
            assert_eq!(essence(&same), essence(&canonical));
        }
        let (image, symmetry) = position.canonical();
        assert_eq!(position.mapped(symmetry), image);
    });
}

/// Who has the turn when the other team began.
fn other_seat(seat: Seat, players: Players) -> Seat {
    Seat::ALL[seat.number() as usize % players.count()]
}

fn mirrored(outcome: Outcome) -> Outcome {
    let swapped = |pieces: PerTeam<u8>| PerTeam {
        yellow: pieces.green,
        green: pieces.yellow,
    };
    match outcome {
        Outcome::Connected {
            team,
            faces,
            points,
        } => Outcome::Connected {
            team: team.other(),
            faces,
            points,
        },
        Outcome::Edges { winner, pieces } => Outcome::Edges {
            winner: winner.other(),
            pieces: swapped(pieces),
        },
        Outcome::Draw { pieces } => Outcome::Draw {
            pieces: swapped(pieces),
        },
        Outcome::Resigned { winner } => Outcome::Resigned {
            winner: winner.other(),
        },
        Outcome::Time { .. } => unreachable!("no position has it"),
    }
}

/// The same rules with a team that begins.
fn begun_by(rules: &Rules, first: Team) -> Arc<Rules> {
    let options = Options {
        first,
        ..*rules.options()
    };
    Rules::standard(rules.board().name(), options).unwrap()
}

#[test]
fn the_other_team_beginning_gives_the_mirrored_game() {
    for (i, rules) in standard_rules().into_iter().enumerate() {
        let players = rules.options().players;
        let [rules, swapped] = Team::ALL.map(|first| begun_by(&rules, first));
        let mut dice = Dice::new(i as u64);
        for _ in 0..12 {
            let mut one = Position::new(rules.clone());
            let mut other = Position::new(swapped.clone());
            loop {
                let seat = one.to_move().map(|seat| match one.places_neutral() {
                    true => seat.team().other().first_seat(),
                    false => other_seat(seat, players),
                });
                assert_eq!(other.to_move(), seat, "{}", story(&one));
                assert_eq!(
                    other.outcome(),
                    one.outcome().map(mirrored),
                    "{}",
                    story(&one)
                );
                assert_eq!(one.legal_moves(), other.legal_moves(), "{}", story(&one));
                for level in Level::all() {
                    let cells = one.cubes_of(Colour::Yellow, level);
                    assert_eq!(cells, other.cubes_of(Colour::Green, level));
                    let cells = one.cubes_of(Colour::Neutral, level);
                    assert_eq!(cells, other.cubes_of(Colour::Neutral, level));
                }
                for seat in one.rules().seats() {
                    let across = other_seat(seat, players);
                    assert_eq!(one.is_out(seat), other.is_out(across));
                }
                if one.is_over() {
                    break;
                }
                let mv = any_move(&one, &mut dice);
                one.play(mv).unwrap();
                other.play(mv).unwrap();
            }
        }
    }
}

/// The text with every piece and turn given to the seat of the other team.
fn recoloured(mut setup: Setup) -> Setup {
    let across = |seat: Seat| other_seat(seat, setup.players);
    for piece in &mut setup.pieces {
        piece.seat = piece.seat.map(across);
    }
    setup.turn = setup.turn.map(across);
    setup.out = setup.out.iter().map(|&seat| across(seat)).collect();
    setup
}

/// Reads a position from its text, which counts everything anew.
fn read(setup: &Setup) -> Position {
    let read = setup.position(Material::standard());
    read.unwrap_or_else(|error| panic!("{setup}: {error}"))
}

/// That a position which was read is the one that was played.
fn compare(read: &Position, played: &Position) {
    assert_eq!(read.hash(), played.hash(), "{}", story(played));
    assert_eq!(read.outcome(), played.outcome(), "{}", story(played));
    for team in Team::ALL {
        let connected = [read, played].map(|position| position.is_connected(team));
        assert_eq!(connected[0], connected[1], "{}", story(played));
        assert_eq!(read.tops(team), played.tops(team), "{}", story(played));
    }
}

#[test]
fn hash_and_connection_are_those_counted_anew_under_every_symmetry_and_colour_swap() {
    let mut connected = 0;
    for (i, rules) in standard_rules().into_iter().enumerate() {
        let options = Options {
            swap: false,
            first: Team::Yellow,
            ..*rules.options()
        };
        let rules = Rules::standard(rules.board().name(), options).unwrap();
        let swapped = begun_by(&rules, Team::Green);
        let mut dice = Dice::new(i as u64);
        let mut position = Position::new(rules.clone());
        while !position.is_over() {
            let count = position.count_placements() as usize;
            let placement = position.nth_placement(dice.below(count) as u32);
            position.play(placement.unwrap().into()).unwrap();
            for symmetry in rules.symmetries().iter() {
                let image = position.mapped(symmetry);
                let setup = image.setup();
                compare(&read(&setup), &image);
                if position.places_neutral() {
                    // Here the turn is a team's, and its first seat stands for it.
                    continue;
                }
                let mut other = Position::new(swapped.clone());
                for (_, mv) in image.history() {
                    other.play(mv).unwrap();
                }
                compare(&read(&recoloured(setup)), &other);
                assert_eq!(other.outcome(), image.outcome().map(mirrored));
                for team in Team::ALL {
                    let is_connected = image.is_connected(team);
                    assert_eq!(other.is_connected(team.other()), is_connected);
                    connected += u32::from(is_connected);
                }
            }
        }
    }
    assert!(connected > 8, "somebody was connected: {connected}");
}
