//! The baselines play legally everywhere, repeat themselves, take a win and end when stopped.

use caminos_cei::{Engine, Info, Limits, Score, Stop};
use caminos_rules::{Board, MoveText, Options, Players, Position, Rules, Team};
use caminos_search::{Greedy, Uct};

fn baselines(seed: u64) -> [(&'static str, Box<dyn Engine>); 2] {
    [
        ("uct", Box::new(Uct::new(seed))),
        ("greedy", Box::new(Greedy::new(seed))),
    ]
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn choose(player: &mut dyn Engine, position: &Position, limits: &Limits) -> Info {
    player
        .choose(position, limits, &Stop::new(), &mut |_| ())
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
    let mut variants = Vec::new();
    for players in [Players::Two, Players::Four] {
        for neutral in [false, true] {
            for swap in [false, true] {
                variants.push(Options {
                    players,
                    neutral,
                    scoring: neutral,
                    swap: swap && players == Players::Two,
                    first: if neutral { Team::Green } else { Team::Yellow },
                    ..Options::default()
                });
            }
        }
    }
    variants
}

#[test]
fn whole_games_are_legal_on_every_board_and_variant() {
    for board in Board::STANDARD {
        for options in variants() {
            for (name, mut player) in baselines(3) {
                let mut position = start(board, options);
                while !position.is_over() {
                    let info = choose(&mut *player, &position, &nodes(40));
                    let played = position.play_text(info.best().unwrap());
                    assert!(played.is_ok(), "{name} on {board} with {options:?}");
                    assert!(info.nodes <= 40);
                }
                let none = player.choose(&position, &nodes(40), &Stop::new(), &mut |_| ());
                assert_eq!(none, None, "a game that is over has no move");
            }
        }
    }
}

#[test]
fn a_seed_and_a_number_of_nodes_give_the_same_answer() {
    let mut position = start("diamond", Options::default());
    after(&mut position, "Te3f3^2g3 Ic5d5e5");
    let same = |a: &Info, b: &Info| (a.nodes, &a.pvs) == (b.nodes, &b.pvs);
    for ((name, mut player), (_, mut again)) in baselines(9).into_iter().zip(baselines(9)) {
        let first = choose(&mut *player, &position, &nodes(3000));
        // The same player asked again, and another one with the same seed.
        assert!(
            same(&first, &choose(&mut *player, &position, &nodes(3000))),
            "{name}"
        );
        assert!(
            same(&first, &choose(&mut *again, &position, &nodes(3000))),
            "{name}"
        );
    }
    let moves: Vec<Vec<Option<MoveText>>> = (0..8)
        .map(|seed| {
            let chosen = baselines(seed).into_iter();
            chosen
                .map(|(_, mut player)| choose(&mut *player, &position, &nodes(200)).best().cloned())
                .collect()
        })
        .collect();
    assert!(
        moves.iter().any(|of_seed| *of_seed != moves[0]),
        "the seed matters"
    );
}

#[test]
fn a_win_in_one_is_played() {
    let mut position = start("square", Options::default());
    after(&mut position, "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6");
    for (name, mut player) in baselines(1) {
        let info = choose(&mut *player, &position, &nodes(30_000));
        let mut next = position.clone();
        next.play_text(info.best().unwrap()).unwrap();
        assert!(next.is_connected(Team::Yellow), "{name}");
    }
    let greedy = choose(&mut Greedy::new(1), &position, &nodes(1));
    assert_eq!(greedy.pvs[0].score, Score::Win(1), "no limit hides a win");
}

#[test]
fn swapping_is_one_of_the_moves() {
    let options = Options {
        swap: true,
        ..Options::default()
    };
    let mut position = start("ring", options);
    after(&mut position, "Tc4c5^2c6");
    let all = Limits {
        multi_pv: 2000,
        ..nodes(2000)
    };
    for (name, mut player) in baselines(1) {
        let pvs = choose(&mut *player, &position, &all).pvs;
        assert_eq!(pvs.len(), position.legal_moves().len(), "{name}");
        assert!(pvs.iter().any(|pv| pv.moves[0] == MoveText::Swap));
    }
}

#[test]
fn a_search_that_is_asked_to_stop_ends_at_the_next_node() {
    let position = start("square", Options::default());
    let stopped = Stop::new();
    stopped.stop();
    for (name, mut player) in baselines(1) {
        let info = player.choose(&position, &Limits::default(), &stopped, &mut |_| ());
        let info = info.expect("a stopped search still gives a move");
        assert_eq!(info.nodes, 1, "{name}");
        assert!(position.resolve(info.best().unwrap()).is_ok());
    }
    let stop = Stop::new();
    let mut reported = 0;
    let info = Uct::new(1).choose(&position, &Limits::default(), &stop, &mut |info| {
        reported = info.nodes;
        stop.stop();
    });
    assert!(reported > 0);
    assert_eq!(info.unwrap().nodes, reported + 1);
}

#[test]
fn the_tree_of_uct_stays_within_its_memory() {
    let position = start("ring", Options::default());
    let mut small = Uct::new(4).with_memory(64 << 10);
    let info = choose(&mut small, &position, &nodes(20_000));
    assert_eq!(info.nodes, 20_000, "a full tree is still searched");
    assert!(position.resolve(info.best().unwrap()).is_ok());
    let info = choose(&mut Uct::new(4).with_memory(0), &position, &nodes(10));
    assert!(position.resolve(info.best().unwrap()).is_ok());
}

#[test]
fn a_depth_alone_ends_the_search() {
    let position = start("ring", Options::default());
    let limits = Limits {
        depth: Some(2),
        ..Limits::default()
    };
    for (name, mut player) in baselines(1) {
        let info = choose(&mut *player, &position, &limits);
        assert!(info.best().is_some(), "{name}");
    }
}

#[test]
fn as_many_lines_are_reported_as_asked_for() {
    let position = start("octagon", Options::default());
    for (name, mut player) in baselines(1) {
        let limits = Limits {
            multi_pv: 4,
            ..nodes(5000)
        };
        let info = choose(&mut *player, &position, &limits);
        assert_eq!(info.pvs.len(), 4, "{name}");
        let firsts = info.pvs.iter().map(|pv| pv.moves[0].to_string());
        let mut firsts: Vec<String> = firsts.collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 4, "{name}: each line begins differently");
    }
}
