//! What is measured.

use std::hint::black_box;

use caminos_cei::{Engine as _, Limits, Random, Stop};
use caminos_rules::{Board, Position, Team, perft, perft_tested};
use caminos_search::{Uct, evaluation};

use crate::clock::best_ns;
use crate::positions::{midgame, play_random, random_positions, start};

/// Nodes counted and the time that a node took.
#[derive(Copy, Clone, Debug)]
pub struct Perft {
    /// Leaf nodes.
    pub nodes: u64,
    /// CPU nanoseconds a node.
    pub ns_per_node: f64,
}

impl Perft {
    /// Measures a count of leaf nodes.
    pub fn measure(mut count: impl FnMut() -> u64) -> Self {
        let (ns, nodes) = best_ns(&mut count);
        Self {
            nodes,
            ns_per_node: ns / nodes as f64,
        }
    }
}

/// The mean time of counting the legal placements of a midgame position.
#[derive(Clone, Debug)]
pub struct Counting {
    /// The board.
    pub board: &'static str,
    /// CPU nanoseconds a position.
    pub ns: f64,
}

/// The time of the test whether a team is connected.
#[derive(Copy, Clone, Debug)]
pub struct WinTest {
    /// Mean over all positions and both teams, in CPU nanoseconds.
    pub mean_ns: f64,
    /// The slowest position.
    pub worst_ns: f64,
}

/// Whole games of random placements.
#[derive(Copy, Clone, Debug)]
pub struct RandomGames {
    /// Games a CPU second.
    pub per_second: f64,
}

/// Random playouts of plain UCT from the empty board: the tree, the bounds and the clock
/// included.
#[derive(Copy, Clone, Debug)]
pub struct Playouts {
    /// Playouts a CPU second, on one thread.
    pub per_second: f64,
}

/// Positions after each legal placement of the midgame position, played, evaluated and taken
/// back.
#[derive(Copy, Clone, Debug)]
pub struct Evaluations {
    /// Positions a CPU second, on one thread.
    pub per_second: f64,
}

/// All figures of the rules core, and of random search over it.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Perft 3 from the midgame position, the last placement counted, not played.
    pub bulk: Perft,
    /// The same with every placement tested and its connection tested.
    pub no_bulk: Perft,
    /// For each standard board.
    pub counting: Vec<Counting>,
    /// Over positions of all boards.
    pub win_test: WinTest,
    /// On the square.
    pub random_games: RandomGames,
    /// On the square.
    pub playouts: Playouts,
    /// On the square.
    pub evaluations: Evaluations,
}

impl Figures {
    /// Measures everything; takes some seconds. `progress` is called with what comes next.
    pub fn measure(mut progress: impl FnMut(&str)) -> Self {
        progress("perft 3, bulk");
        let mut position = midgame();
        let bulk = Perft::measure(|| perft(&mut position, 3));
        progress("perft 3, every placement tested");
        let no_bulk = Perft::measure(|| perft_tested(&mut position, 3).nodes);
        progress("counting legal placements");
        let counting = Board::STANDARD.into_iter().map(counting).collect();
        progress("win test");
        let win_test = win_test();
        progress("random games");
        let random_games = random_games();
        progress("playouts of plain UCT");
        let playouts = playouts();
        progress("evaluations");
        Self {
            bulk,
            no_bulk,
            counting,
            win_test,
            random_games,
            playouts,
            evaluations: evaluations(),
        }
    }
}

fn counting(board: &'static str) -> Counting {
    const REPEATS: usize = 2_000;
    let positions = random_positions(board, 8..14, 64);
    let (ns, _) = best_ns(|| {
        (0..REPEATS).fold(0u64, |sum, _| {
            positions.iter().fold(sum, |sum, p| {
                sum + u64::from(black_box(p).count_placements())
            })
        })
    });
    Counting {
        board,
        ns: ns / (REPEATS * positions.len()) as f64,
    }
}

fn win_test() -> WinTest {
    const REPEATS: usize = 500;
    let mut worst_ns: f64 = 0.0;
    let mut sum = 0.0;
    let mut tests = 0;
    for board in Board::STANDARD {
        for position in random_positions(board, 6..26, 250) {
            for team in Team::ALL {
                let (ns, _) = best_ns(|| {
                    (0..REPEATS)
                        .filter(|_| black_box(&position).is_connected(team))
                        .count()
                });
                let ns = ns / REPEATS as f64;
                worst_ns = worst_ns.max(ns);
                sum += ns;
                tests += 1;
            }
        }
    }
    WinTest {
        mean_ns: sum / f64::from(tests),
        worst_ns,
    }
}

fn random_games() -> RandomGames {
    const GAMES: u32 = 20_000;
    let empty = start("square");
    let (ns, _) = best_ns(|| {
        let mut random = Random::new(1);
        let mut position: Position = empty.clone();
        let mut plies = 0u64;
        for _ in 0..GAMES {
            while play_random(&mut random, &mut position) {
                plies += 1;
            }
            while position.undo().is_some() {}
        }
        plies
    });
    RandomGames {
        per_second: f64::from(GAMES) / ns * 1e9,
    }
}

fn playouts() -> Playouts {
    const NODES: u64 = 50_000;
    let empty = start("square");
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    let (ns, _) = best_ns(|| Uct::new(1).choose(&empty, &limits, &Stop::new(), &mut |_| ()));
    Playouts {
        per_second: NODES as f64 / ns * 1e9,
    }
}

fn evaluations() -> Evaluations {
    const REPEATS: u32 = 20;
    let mut position = midgame();
    let placements = position.placements();
    let (ns, _) = best_ns(|| {
        let mut sum = 0.0;
        for _ in 0..REPEATS {
            for &placement in &placements {
                position.play_unchecked(placement.into());
                sum += evaluation(&position).unwrap_or(0.0);
                position.undo();
            }
        }
        black_box(sum)
    });
    let count = f64::from(REPEATS) * placements.len() as f64;
    Evaluations {
        per_second: count / ns * 1e9,
    }
}
