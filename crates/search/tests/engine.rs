//! The engine plays by the rules everywhere, repeats itself, and never overlooks the obvious.

use std::collections::HashSet;
use std::sync::Arc;

use caminos_cei::{Engine, Info, Limits, PrincipalVariation, Random, Score, Stop};
use caminos_rules::{
    Board, Material, MoveText, Options, Out, Placement, Players, Position, Rules, Seat, Team,
};
use caminos_search::{PuctEngine, Settings, Strength, Weights, is_won, tune, winning_moves};

fn rules(board: &str, options: Options) -> Arc<Rules> {
    Rules::standard(board, options).unwrap()
}

fn think(settings: Settings, position: &Position, nodes: u64) -> Option<Info> {
    let limits = Limits {
        nodes: Some(nodes),
        multi_pv: 3,
        ..Limits::default()
    };
    PuctEngine::new(settings).choose(position, &limits, &Stop::new(), &mut |_| {})
}

/// The placement that a search chose.
fn placement(position: &Position, info: &Info) -> Placement {
    let mv = position.resolve(info.best().unwrap()).unwrap();
    mv.placement().unwrap()
}

/// A position of a random game in which the seat to move satisfies a test.
fn random_position(board: &str, seed: u64, test: impl Fn(&mut Position) -> bool) -> Position {
    let mut random = Random::new(seed);
    loop {
        let mut position = Position::new(rules(board, Options::default()));
        while !position.is_over() {
            if test(&mut position) {
                return position;
            }
            let n = random.below(position.count_placements());
            position
                .play(position.nth_placement(n).unwrap().into())
                .unwrap();
        }
    }
}

/// The chances of a line for the seat to move, a draw being half of a win, in thousandths.
fn chances(line: &PrincipalVariation) -> u16 {
    line.wdl.win + line.wdl.draw / 2
}

#[test]
fn no_line_is_reported_as_better_than_the_one_before_it() {
    let mut reports = 0;
    for seed in 0..6 {
        let board = Board::STANDARD[seed as usize % 4];
        let position = random_position(board, seed, |position| position.pieces().count() == 6);
        let limits = Limits {
            nodes: Some(1200),
            multi_pv: 5,
            ..Limits::default()
        };
        let mut check = |info: &Info| {
            reports += 1;
            let lines = info.pvs.iter();
            let open = lines.filter(|line| matches!(line.score, Score::Expected(_)));
            let shown: Vec<u16> = open.map(chances).collect();
            assert!(shown.is_sorted_by(|a, b| a + 1 >= *b), "{board}: {shown:?}");
        };
        let mut engine = PuctEngine::new(Settings::default());
        let last = engine.choose(&position, &limits, &Stop::new(), &mut check);
        check(&last.expect("a move"));
    }
    assert!(reports > 6, "also while it searches");
}

#[test]
fn whole_games_are_legal_on_every_board_and_variant() {
    let options = [
        Options::default(),
        Options {
            neutral: true,
            scoring: true,
            ..Options::default()
        },
        Options {
            players: Players::Four,
            neutral: true,
            ..Options::default()
        },
        Options {
            players: Players::Four,
            out: Out::Team,
            first: Team::Green,
            ..Options::default()
        },
        Options {
            swap: true,
            ..Options::default()
        },
    ];
    for board in Board::STANDARD {
        for options in options {
            let mut position = Position::new(rules(board, options));
            let mut engine = PuctEngine::new(Settings::default());
            let limits = Limits {
                nodes: Some(30),
                ..Limits::default()
            };
            while !position.is_over() {
                let info = engine
                    .choose(&position, &limits, &Stop::new(), &mut |_| {})
                    .unwrap();
                position.play_text(info.best().unwrap()).unwrap();
            }
            assert!(
                engine
                    .choose(&position, &limits, &Stop::new(), &mut |_| {})
                    .is_none()
            );
        }
    }
}

#[test]
fn every_strength_plays_legal_games() {
    for level in Strength::all() {
        let settings = Settings {
            strength: level,
            seed: 3,
            ..Settings::default()
        };
        let mut position = Position::new(rules("octagon", Options::default()));
        let mut engine = PuctEngine::new(settings);
        let limits = Limits {
            nodes: Some(60),
            ..Limits::default()
        };
        while !position.is_over() {
            let info = engine
                .choose(&position, &limits, &Stop::new(), &mut |_| {})
                .unwrap();
            position.play_text(info.best().unwrap()).unwrap();
        }
    }
}

#[test]
fn prior_only_strengths_do_not_take_every_position_for_lost() {
    for board in Board::STANDARD {
        let position = Position::new(rules(board, Options::default()));
        for level in 1..=3 {
            let settings = Settings {
                strength: Strength::new(level).unwrap(),
                ..Settings::default()
            };
            let info = think(settings, &position, 100).unwrap();
            let Score::Expected(value) = info.pvs[0].score else {
                panic!("nothing is proven before the first move");
            };
            assert!(value.abs() < 0.9, "{board} level {level}: {value}");
        }
    }
}

#[test]
fn a_box_of_ones_own_is_played() {
    let material = Material::from_toml(include_str!("../../../materials/cross.toml")).unwrap();
    let board = material.boards()[0].name().to_owned();
    let mut position = Position::new(Rules::new(&material, &board, Options::default()).unwrap());
    while !position.is_over() {
        let info = think(Settings::default(), &position, 40).unwrap();
        position.play_text(info.best().unwrap()).unwrap();
    }
}

#[test]
fn a_seed_and_a_number_of_nodes_repeat_the_search() {
    let position = random_position("square", 5, |p| p.history().len() == 7);
    let result = |info: Option<Info>| info.map(|info| (info.nodes, info.pvs));
    for level in [1, 5, 9].map(|level| Strength::new(level).unwrap()) {
        let settings = Settings {
            strength: level,
            seed: 11,
            ..Settings::default()
        };
        let first = result(think(settings.clone(), &position, 500));
        assert_eq!(first, result(think(settings, &position, 500)));
        assert!(first.is_some());
    }
}

#[test]
fn several_threads_share_the_limit_and_prove_what_one_thread_proves() {
    let three = Settings {
        threads: 3,
        ..Settings::default()
    };
    for board in Board::STANDARD {
        for seed in 0..3 {
            let open = random_position(board, seed, |p| p.history().len() == 6);
            let info = think(three.clone(), &open, 200).unwrap();
            let is_proven = !matches!(info.pvs[0].score, Score::Expected(_));
            assert!(
                is_proven || (200..=202).contains(&info.nodes),
                "the limit is that of the whole search: {}",
                info.nodes
            );
            let moves: HashSet<_> = info.pvs.iter().map(|pv| pv.moves[0].to_string()).collect();
            assert_eq!(moves.len(), info.pvs.len(), "a move is listed once");

            let won = random_position(board, seed + 90, |p| {
                p.history().len() > 3 && !p.has_threat(p.to_move().unwrap()) && is_won(p, 2)
            });
            let info = think(three.clone(), &won, 50).unwrap();
            assert_eq!(info.pvs[0].score, Score::Win(2), "{board}");
            let winning = winning_moves(&mut won.clone(), 2);
            assert!(winning.contains(&placement(&won, &info)), "{board}");
        }
    }
}

#[test]
fn a_search_goes_on_when_the_memory_is_full() {
    let settings = |memory| Settings {
        memory,
        ..Settings::default()
    };
    for board in ["octagon", "diamond"] {
        let open = random_position(board, 4, |p| p.history().len() == 2);
        // A mebibyte is full after about 600 of them.
        let info = think(settings(1), &open, 5_000).unwrap();
        assert_eq!(info.nodes, 5_000);
        // Nodes that were recycled get their children again.
        assert!(info.depth >= 3, "{board}: {}", info.depth);
        let nearly_all = 950;
        assert!(info.hashfull.unwrap() >= nearly_all, "{:?}", info.hashfull);
        let roomy = think(settings(256), &open, 5_000).unwrap();
        assert!(roomy.hashfull.unwrap() < 100, "{:?}", roomy.hashfull);
    }
}

#[test]
fn a_strength_is_the_same_on_any_number_of_threads() {
    for number in [2, 5, 7] {
        let strength = Strength::new(number).unwrap();
        let open = random_position("ring", 3, |p| p.history().len() == 6);
        let [one, four] = [1, 4].map(|threads| {
            let settings = Settings {
                threads,
                strength,
                ..Settings::default()
            };
            think(settings, &open, 10_000).unwrap()
        });
        assert_eq!((one.nodes, one.pvs), (four.nodes, four.pvs), "{number}");
    }
}

#[test]
fn evaluations_are_sane_at_every_strength() {
    for board in Board::STANDARD {
        for strength in Strength::all() {
            for seed in 0..6 {
                let settings = Settings {
                    strength,
                    seed,
                    ..Settings::default()
                };
                let open = random_position(board, 7, |p| p.history().len() == 3);
                let info = think(settings, &open, 300).unwrap();
                let pv = &info.pvs[0];
                if let Score::Expected(points) = pv.score {
                    assert!(points.abs() < 0.9, "{board} {strength}: {points}");
                    assert!(pv.wdl.loss < 950 && pv.wdl.win < 950, "{:?}", pv.wdl);
                }
            }
        }
    }
}

#[test]
fn a_search_that_is_stopped_before_it_begins_still_answers() {
    let position = Position::new(rules("square", Options::default()));
    let stop = Stop::new();
    stop.stop();
    let info = PuctEngine::default().choose(&position, &Limits::default(), &stop, &mut |_| {});
    assert!(position.resolve(info.unwrap().best().unwrap()).is_ok());
}

#[test]
fn above_strength_2_a_win_in_one_is_never_missed() {
    for board in Board::STANDARD {
        for seed in 0..6 {
            let position = random_position(board, seed, |p| p.has_threat(p.to_move().unwrap()));
            for level in 3..=9 {
                let level = Strength::new(level).unwrap();
                let settings = Settings {
                    strength: level,
                    seed,
                    ..Settings::default()
                };
                let info = think(settings, &position, 100).unwrap();
                let best = placement(&position, &info);
                assert!(
                    position.winning_placements().contains(&best),
                    "level {level}"
                );
                assert_eq!(info.pvs[0].score, Score::Win(1));
            }
        }
    }
}

/// The placements after which the opponent cannot win at once.
fn safe(position: &Position) -> Vec<Placement> {
    let mut safe = position.placements();
    safe.retain(|&placement| {
        let mut next = position.clone();
        next.play(placement.into()).unwrap();
        next.to_move().is_none_or(|seat| !next.has_threat(seat))
    });
    safe
}

#[test]
fn above_strength_2_a_loss_in_one_is_never_allowed_when_avoidable() {
    let other = |seat: Seat| Seat::ALL[1 - usize::from(seat.number() - 1)];
    for board in Board::STANDARD {
        for seed in 0..4 {
            let position = random_position(board, seed + 50, |p| {
                let seat = p.to_move().unwrap();
                p.has_threat(other(seat)) && !p.has_threat(seat) && !safe(p).is_empty()
            });
            let safe = safe(&position);
            for level in 3..=9 {
                let level = Strength::new(level).unwrap();
                let settings = Settings {
                    strength: level,
                    seed,
                    ..Settings::default()
                };
                let info = think(settings, &position, 300).unwrap();
                assert!(
                    safe.contains(&placement(&position, &info)),
                    "{board} level {level}"
                );
            }
        }
    }
}

#[test]
fn forced_wins_in_two_are_found_at_once_and_proven() {
    for board in Board::STANDARD {
        for seed in 0..4 {
            let position = random_position(board, seed + 90, |p| {
                p.history().len() > 3 && !p.has_threat(p.to_move().unwrap()) && is_won(p, 2)
            });
            let info = think(Settings::default(), &position, 1).unwrap();
            let best = placement(&position, &info);
            assert!(
                winning_moves(&mut position.clone(), 2).contains(&best),
                "{board}"
            );
            assert_eq!(info.pvs[0].score, Score::Win(2), "{board}");
        }
    }
}

#[test]
fn with_scoring_the_win_that_scores_most_is_taken() {
    let options = Options {
        scoring: true,
        ..Options::default()
    };
    let mut position = Position::new(rules("square", options));
    for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6").unwrap() {
        position.play_text(&text).unwrap();
    }
    let points = |placement: Placement| {
        let mut next = position.clone();
        next.play(placement.into()).unwrap();
        next.outcome().unwrap().points()
    };
    let most = position.winning_placements().into_iter().map(points).max();
    let info = think(Settings::default(), &position, 50).unwrap();
    assert_eq!(Some(points(placement(&position, &info))), most);
    assert!(most > Some(8), "a bias piece makes the path longer");
}

#[test]
fn weights_are_written_as_they_are_read() {
    for board in caminos_rules::Board::STANDARD {
        let weights = Weights::of(board);
        let text = weights.to_string();
        let again: Weights = text.parse().expect("what it writes can be read");
        assert_eq!(again.to_string(), text);
    }
}

#[test]
fn broken_weights_are_refused_with_the_line() {
    let good = Weights::of("square").to_string();
    let refusal = |text: &str| {
        text.parse::<Weights>()
            .expect_err("it is broken")
            .to_string()
    };
    assert_eq!(
        refusal(&format!("hope 1\n{good}")),
        "line 1: there is no weight called \"hope\""
    );
    assert_eq!(
        refusal(&good.replace("rim 0.000", "rim")),
        "line 24: \"rim\" needs 5 numbers"
    );
    assert_eq!(
        refusal(&good.replace("cells ", "cells NaN ")),
        "line 35: \"cells\" needs 1 numbers"
    );
    let missing: String = good
        .lines()
        .skip(1)
        .map(|line| format!("{line}\n"))
        .collect();
    assert_eq!(refusal(&missing), "there is no line for \"value\"");
}

#[test]
fn training_brings_the_weights_nearer_to_the_search() {
    let rules = Rules::standard("octagon", Options::default()).unwrap();
    let blank = |line: &str| {
        let mut words = line.split(' ');
        let name = words.next().unwrap_or_default();
        format!("{name}{}\n", " 0".repeat(words.count()))
    };
    let known = Weights::of("octagon").to_string();
    let start: &Weights = &known
        .lines()
        .map(blank)
        .collect::<String>()
        .parse()
        .unwrap();
    let play = tune::SelfPlay::plain(40, start.clone());
    let games: Vec<_> = (0..48)
        .map(|seed| tune::TrainingGame::new(&rules, &play.play(&rules, seed)))
        .collect();
    let learned = tune::fit(start, &games);
    let (before, after) = (tune::losses(start, &games), tune::losses(&learned, &games));
    assert!(
        after.value < before.value && after.policy < before.policy,
        "{before:?} {after:?}"
    );
}

#[test]
fn where_points_count_the_win_with_most_of_them_is_chosen_and_else_not_always() {
    let scoring = Options {
        scoring: true,
        ..Options::default()
    };
    let mut missed_without = 0;
    for board in Board::STANDARD {
        for seed in 0..8 {
            let plain = random_position(board, seed, |p| p.has_threat(p.to_move().unwrap()));
            let mut counted = Position::new(rules(board, scoring));
            for (_, mv) in plain.history() {
                counted.play(mv).unwrap();
            }
            let points = |win: Placement| {
                let mut end = counted.clone();
                end.play(win.into()).unwrap();
                end.outcome().unwrap().points()
            };
            let most = counted.winning_placements().into_iter().map(points).max();
            let chosen = |position: &Position| {
                let info = think(Settings::default(), position, 20).unwrap();
                Some(points(placement(position, &info)))
            };
            assert_eq!(chosen(&counted), most, "{board} {seed}");
            missed_without += u32::from(chosen(&plain) != most);
        }
    }
    assert!(missed_without > 0, "the choice comes from counting points");
}

#[test]
fn an_empty_board_is_opened_from_every_side_as_chance_has_it() {
    let position = Position::new(rules("square", Options::default()));
    let opening = |seed: u64| {
        let settings = Settings {
            seed,
            ..Settings::default()
        };
        let info = think(settings, &position, 60).unwrap();
        placement(&position, &info)
    };
    let first = opening(0);
    let rules = position.rules();
    let images: HashSet<_> = rules
        .symmetries()
        .iter()
        .map(|symmetry| rules.map_placement(symmetry, first))
        .collect();
    let played: HashSet<_> = (0..40).map(opening).collect();
    assert!(played.len() > 1);
    assert!(images.intersection(&played).count() > 1);
}
