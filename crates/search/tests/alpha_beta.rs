//! Alpha-beta search plays by the rules everywhere, repeats itself, ends when told, and what
//! it calls proven is proven.

use caminos_rules::{
    Board, Material, Move, MoveText, Options, Out, Placement, Players, Position, Rules, Team,
};
use caminos_search::{
    AlphaBeta, Info, Limits, Player, Random, Score, Settings, Stop, winning_moves,
};
use serde_json::Value;

fn player() -> AlphaBeta {
    AlphaBeta::new(Settings {
        memory: 4,
        ..Settings::default()
    })
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn think(position: &Position, limits: &Limits) -> Info {
    player()
        .choose(position, limits, &Stop::new(), &mut |_| {})
        .expect("the game is not over")
}

fn start(board: &str, options: Options) -> Position {
    Position::new(Rules::standard(board, options).unwrap())
}

fn after(position: &mut Position, moves: &str) {
    for text in MoveText::parse_list(moves).unwrap() {
        position.play_text(&text).unwrap();
    }
}

fn variants() -> Vec<Options> {
    let standard = Options::default();
    vec![
        standard,
        Options {
            neutral: true,
            scoring: true,
            ..standard
        },
        Options {
            players: Players::Four,
            neutral: true,
            ..standard
        },
        Options {
            players: Players::Four,
            out: Out::Team,
            first: Team::Green,
            ..standard
        },
        Options {
            swap: true,
            ..standard
        },
    ]
}

#[test]
fn whole_games_are_legal_on_every_board_and_variant() {
    for board in Board::STANDARD {
        for options in variants() {
            for count in [1, 40, 400] {
                let mut position = start(board, options);
                let mut player = player();
                while !position.is_over() {
                    let info = player
                        .choose(&position, &nodes(count), &Stop::new(), &mut |_| {})
                        .unwrap();
                    assert!(info.nodes <= count);
                    for line in &info.lines {
                        let mut next = position.clone();
                        for &mv in &line.moves {
                            assert_eq!(next.play(mv), Ok(()), "{board} with {options:?}");
                        }
                    }
                    position.play(info.best().unwrap()).unwrap();
                }
                let none = player.choose(&position, &nodes(9), &Stop::new(), &mut |_| {});
                assert_eq!(none, None);
            }
        }
    }
}

#[test]
fn a_seed_and_a_number_of_nodes_give_the_same_answer() {
    let mut position = start("diamond", Options::default());
    after(&mut position, "Te3f3^2g3 Ic5d5e5");
    let first = think(&position, &nodes(3000));
    let mut player = player();
    for _ in 0..2 {
        let again = player
            .choose(&position, &nodes(3000), &Stop::new(), &mut |_| {})
            .unwrap();
        assert_eq!((again.nodes, &again.lines), (first.nodes, &first.lines));
    }
    let limits = Limits {
        depth: Some(2),
        ..Limits::default()
    };
    assert_eq!(think(&position, &limits).depth, 2);
}

#[test]
fn a_search_that_is_stopped_before_it_begins_still_answers() {
    let position = start("square", Options::default());
    let stop = Stop::new();
    stop.stop();
    let info = player().choose(&position, &Limits::default(), &stop, &mut |_| {});
    assert!(position.check(info.unwrap().best().unwrap()).is_ok());
}

#[test]
fn a_search_without_limits_ends_when_another_thread_says_so() {
    let position = start("octagon", Options::default());
    for threads in [1, 2] {
        let stop = Stop::new();
        let mut player = AlphaBeta::new(Settings {
            threads,
            memory: 4,
            ..Settings::default()
        });
        // The first report comes from the middle of the search.
        let info = player.choose(&position, &Limits::default(), &stop, &mut |_| stop.stop());
        assert!(position.check(info.unwrap().best().unwrap()).is_ok());
    }
}

#[test]
fn several_lines_begin_with_different_moves_and_come_best_first() {
    let mut position = start("ring", Options::default());
    after(&mut position, "Tc4c5^2c6");
    let limits = Limits {
        lines: 5,
        ..nodes(5000)
    };
    let info = think(&position, &limits);
    assert_eq!(info.lines.len(), 5);
    let points = |score: Score| match score {
        Score::Points(points) => points,
        _ => panic!("nothing is proven so early"),
    };
    for pair in info.lines.windows(2) {
        assert!(points(pair[0].score) >= points(pair[1].score));
        assert_ne!(pair[0].moves[0], pair[1].moves[0]);
    }
}

#[test]
fn with_scoring_the_win_that_scores_most_is_taken() {
    let options = Options {
        scoring: true,
        ..Options::default()
    };
    let mut position = start("square", options);
    after(&mut position, "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6");
    let points = |placement: Placement| {
        let mut next = position.clone();
        next.play(placement.into()).unwrap();
        next.outcome().unwrap().points()
    };
    let most = position.winning_placements().into_iter().map(points).max();
    let best = think(&position, &nodes(1)).best().unwrap();
    assert_eq!(Some(points(best.placement().unwrap())), most);
}

#[test]
fn a_first_move_is_swapped_exactly_where_it_would_leave_the_worse_side() {
    let answer = |first: Placement, swap: bool| {
        let options = Options {
            swap,
            ..Options::default()
        };
        let mut position = start("octagon", options);
        position.play(first.into()).unwrap();
        think(&position, &nodes(600))
    };
    let (mut swapped, mut kept) = (0, 0);
    let firsts = start("octagon", Options::default()).placements();
    for &first in firsts.iter().step_by(firsts.len() / 24) {
        let Score::Points(points) = answer(first, false).lines[0].score else {
            panic!("nothing is proven so early");
        };
        let swaps = answer(first, true).best() == Some(Move::Swap);
        assert_eq!(swaps, points < 0.0, "{first:?} at {points}");
        if swaps { swapped += 1 } else { kept += 1 }
    }
    assert!(swapped > 2 && kept > 2, "{swapped} and {kept}");
}

fn puzzles(kind: &str, moves: Option<u64>) -> Vec<Value> {
    let text = include_str!("../../../testdata/tactics/random.jsonl");
    text.lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|p| p["kind"] == kind && p["moves"].as_u64() == moves)
        .collect()
}

/// The puzzles of a kind that are not solved with so many nodes: a win must be proven, though
/// it may be a longer one; a defence must be one of the moves that hold.
fn missed(kind: &str, moves: Option<u64>, count: u64) -> Vec<String> {
    let solves = |puzzle: &Value| {
        let link = puzzle["link"].as_str().unwrap();
        let position = Position::from_link(link, Material::standard()).unwrap();
        let info = think(&position, &nodes(count));
        let text = position.rules().text(info.best().unwrap()).to_string();
        let mut solutions = puzzle["solutions"].as_array().unwrap().iter();
        match info.lines[0].score {
            Score::Win(longer) if Some(u64::from(longer)) > moves => true,
            Score::Win(_) => solutions.any(|solution| *solution == *text),
            _ => kind == "defence" && solutions.any(|solution| *solution == *text),
        }
    };
    let all = puzzles(kind, moves);
    assert!(all.len() >= 12, "{} puzzles", all.len());
    let missed = all.iter().filter(|puzzle| !solves(puzzle));
    missed.map(Value::to_string).collect()
}

#[test]
fn wins_in_one_and_two_are_all_found_and_proven() {
    assert_eq!(missed("win", Some(1), 1), Vec::<String>::new());
    assert_eq!(missed("win", Some(2), 2_000), Vec::<String>::new());
}

#[test]
fn most_only_moves_that_defend_are_found() {
    let missed = missed("defence", None, 4_000);
    assert!(missed.len() <= 2, "{missed:#?}");
}

#[test]
fn most_wins_in_three_are_found() {
    let missed = missed("win", Some(3), 50_000);
    assert!(missed.len() <= 4, "{missed:#?}");
}

#[test]
fn what_is_called_proven_stands_up_to_exhaustive_search() {
    let mut random = Random::new(77);
    let (mut wins, mut losses) = (0, 0);
    while wins < 40 || losses < 20 {
        let board = Board::STANDARD[random.below(4) as usize];
        let mut position = start(board, Options::default());
        while !position.is_over() {
            let info = think(&position, &nodes(1500));
            match info.lines[0].score {
                Score::Win(moves @ 1..=2) if wins < 40 => {
                    let best = info.best().and_then(Move::placement).unwrap();
                    assert!(winning_moves(&mut position, moves).contains(&best));
                    wins += 1;
                }
                Score::Loss(1) => {
                    for mv in position.legal_moves() {
                        position.play(mv).unwrap();
                        let seat = position.to_move();
                        assert!(seat.is_some_and(|seat| position.has_threat(seat)));
                        position.undo();
                    }
                    losses += 1;
                }
                _ => {}
            }
            let n = random.below(position.count_placements());
            let placement = position.nth_placement(n).unwrap();
            position.play(placement.into()).unwrap();
        }
    }
}
