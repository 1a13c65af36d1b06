//! Winning placements are found without playing them; playing every legal one must agree.

mod dice;

use caminos_rules::{Board, Options, Outcome, Placement, Players, Position, Rules, Seat, Team};
use dice::Dice;

/// Plays every legal placement and keeps those that connect.
fn by_playing(position: &Position) -> Vec<Placement> {
    let mut wins = position.placements();
    wins.retain(|&placement| {
        let mut next = position.clone();
        next.play(placement.into()).unwrap();
        matches!(next.outcome(), Some(Outcome::Connected { .. }))
    });
    wins
}

#[test]
fn winning_placements_are_those_that_connect_when_played() {
    let mut dice = Dice::new(7);
    let mut found = 0;
    for game in 0..120 {
        let options = Options {
            players: if game % 3 == 0 {
                Players::Four
            } else {
                Players::Two
            },
            neutral: game % 2 == 0,
            first: if game % 5 == 0 {
                Team::Green
            } else {
                Team::Yellow
            },
            ..Options::default()
        };
        let rules = Rules::standard(Board::STANDARD[game % 4], options).unwrap();
        let mut position = Position::new(rules);
        while !position.is_over() {
            let wins = position.winning_placements();
            assert_eq!(wins, by_playing(&position));
            let seat = position.to_move().unwrap();
            if !position.places_neutral() {
                assert_eq!(position.threats(seat), wins);
                assert_eq!(position.has_threat(seat), !wins.is_empty());
                for placement in position.rules().all_placements() {
                    let wins = wins.contains(&placement);
                    assert_eq!(position.is_threat(seat, placement), wins);
                }
            }
            found += wins.len();
            let moves = position.placements();
            position.play((*dice.pick(&moves)).into()).unwrap();
        }
        assert!(position.winning_placements().is_empty());
    }
    assert!(found > 1_000, "the games must hold wins to find: {found}");
}

#[test]
fn a_threat_is_what_would_win_with_the_turn() {
    let mut position = Position::new(Rules::standard("square", Options::default()).unwrap());
    for text in ["La1a2a3b3", "Tg2h1h2h3", "La4a5a6b6"] {
        position.play_text(&text.parse().unwrap()).unwrap();
    }
    let seats = [1, 2].map(|number| Seat::new(number).unwrap());
    assert!(
        position.has_threat(seats[0]),
        "yellow is not to move and needs a7 and a8"
    );
    assert!(!position.has_threat(seats[1]));
    assert!(position.winning_placements().is_empty());
}

#[test]
fn a_move_outside_its_carrier_does_not_stop_a_threat() {
    let mut dice = Dice::new(11);
    let (mut outside, mut stopped) = (0, 0);
    for game in 0..60 {
        let rules = Rules::standard(Board::STANDARD[game % 4], Options::default()).unwrap();
        let mut position = Position::new(rules);
        while let Some(seat) = position.to_move() {
            let other = Seat::ALL[1 - usize::from(seat.number() - 1)];
            for threat in position.threats(other).into_iter().take(3) {
                let carrier = position.carrier(other, threat);
                for mv in position.placements() {
                    let touches = position.rules().footprint(mv).meets(carrier);
                    position.play(mv.into()).unwrap();
                    let stays = position.is_threat(other, threat);
                    if !touches && !position.is_over() {
                        assert!(stays);
                        outside += 1;
                    }
                    stopped += usize::from(!stays);
                    position.undo();
                }
            }
            let moves = position.placements();
            position.play((*dice.pick(&moves)).into()).unwrap();
        }
    }
    assert!(outside > 1_000 && stopped > 1_000, "{outside} {stopped}");
}

#[test]
fn parries_are_the_moves_after_which_no_threat_stands() {
    let mut dice = Dice::new(23);
    let (mut all, mut some) = (0, 0);
    for game in 0..80 {
        let rules = Rules::standard(Board::STANDARD[game % 4], Options::default()).unwrap();
        let mut position = Position::new(rules);
        while let Some(seat) = position.to_move() {
            let other = Seat::ALL[1 - usize::from(seat.number() - 1)];
            let threats = position.threats(other);
            let moves = position.placements();
            let expected = (!threats.is_empty()).then(|| {
                let mut stopping = moves.clone();
                stopping.retain(|&mv| {
                    position.play(mv.into()).unwrap();
                    let stays = threats.iter().any(|&t| position.is_threat(other, t));
                    position.undo();
                    // After a move that ends the game there are no threats left to stand.
                    !stays
                });
                stopping
            });
            let wins = position.winning_placements();
            let found = position.parries(other);
            let not_winning = |moves: &Option<Vec<Placement>>| {
                moves.clone().map(|mut moves| {
                    moves.retain(|mv| !wins.contains(mv));
                    moves
                })
            };
            assert_eq!(not_winning(&found), not_winning(&expected));
            all += usize::from(found.is_some());
            some += usize::from(found.is_some_and(|parries| !parries.is_empty()));
            position.play((*dice.pick(&moves)).into()).unwrap();
        }
    }
    assert!(all > 100 && some > 50, "{all} {some}");
}

#[test]
fn a_threat_that_was_not_there_before_the_last_move_is_a_new_one() {
    let mut dice = Dice::new(31);
    let (mut by_own, mut by_other) = (0, 0);
    for game in 0..400 {
        let options = Options {
            players: [Players::Two, Players::Four][game / 4 % 2],
            neutral: game % 3 == 0,
            ..Options::default()
        };
        let rules = Rules::standard(Board::STANDARD[game % 4], options).unwrap();
        let mut position = Position::new(rules.clone());
        while let Some(mover) = position.to_move() {
            let before: Vec<_> = rules.seats().map(|seat| position.threats(seat)).collect();
            let moves = position.placements();
            position.play((*dice.pick(&moves)).into()).unwrap();
            for (seat, before) in rules.seats().zip(before) {
                let threats = position.threats(seat);
                let is_new = threats.iter().any(|threat| !before.contains(threat));
                let found = position.first_new_threat(seat);
                assert!(found.is_some() || !is_new);
                assert!(found.is_none_or(|threat| threats.contains(&threat)));
                let count = if seat.team() == mover.team() {
                    &mut by_own
                } else {
                    &mut by_other
                };
                *count += usize::from(is_new);
            }
        }
    }
    assert!(by_own > 500 && by_other > 50, "{by_own} {by_other}");
}
