//! `make bench`: the rules core beside cozy-chess in one run, with the targets.
//!
//! With `--check` the exit code says whether every target is met.

use std::process::ExitCode;

use caminos_bench::{Figures, Perft};
use cozy_chess::Board;

/// A well-known test position with many kinds of moves.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const DEPTH: u32 = 5;

fn anchor_bulk(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                nodes += anchor_bulk(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

fn anchor_no_bulk(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            nodes += anchor_no_bulk(&child, depth - 1);
        }
        false
    });
    nodes
}

struct Row {
    figure: String,
    ours: f64,
    anchor: Option<f64>,
    unit: &'static str,
    /// What the ratio to the anchor, or our figure where there is none, is held against.
    target: Target,
}

enum Target {
    AtMost(f64),
    AtLeast(f64),
}

impl Row {
    fn compared(&self) -> f64 {
        self.anchor.map_or(self.ours, |anchor| self.ours / anchor)
    }

    fn is_met(&self) -> bool {
        match self.target {
            Target::AtMost(bound) => self.compared() <= bound,
            Target::AtLeast(bound) => self.compared() >= bound,
        }
    }

    fn print(&self) {
        let anchor = self
            .anchor
            .map_or_else(|| "–".to_owned(), |ns| format!("{ns:.2}"));
        let ratio = self
            .anchor
            .map_or_else(|| "–".to_owned(), |_| format!("{:.3}", self.compared()));
        let times = if self.anchor.is_some() {
            "× anchor"
        } else {
            self.unit
        };
        let target = match self.target {
            Target::AtMost(bound) => format!("≤ {bound} {times}"),
            Target::AtLeast(bound) => format!("≥ {bound} {times}"),
        };
        let verdict = if self.is_met() { "met" } else { "MISSED" };
        println!(
            "| {:<40} | {:>10.2} | {:<8} | {:>8} | {:>7} | {:<18} | {:<6} |",
            self.figure, self.ours, self.unit, anchor, ratio, target, verdict
        );
    }
}

fn main() -> ExitCode {
    let check = std::env::args().any(|arg| arg == "--check");
    let board: Board = KIWIPETE.parse().expect("the position is well written");
    eprintln!("measuring cozy-chess, perft {DEPTH} from kiwipete …");
    let bulk = Perft::measure(|| anchor_bulk(&board, DEPTH));
    let no_bulk = Perft::measure(|| anchor_no_bulk(&board, DEPTH));
    let ours = Figures::measure(|figure| eprintln!("measuring {figure} …"));

    let per_node = |figure: &str, ours: Perft, anchor: Perft, bound| Row {
        figure: figure.to_owned(),
        ours: ours.ns_per_node,
        anchor: Some(anchor.ns_per_node),
        unit: "ns/node",
        target: Target::AtMost(bound),
    };
    let alone = |figure: String, ours, unit, target| Row {
        figure,
        ours,
        anchor: None,
        unit,
        target,
    };
    let mut rows = vec![
        per_node("bulk perft 3, square midgame", ours.bulk, bulk, 0.45),
        per_node(
            "perft 3 without bulk, win test every node",
            ours.no_bulk,
            no_bulk,
            1.5,
        ),
    ];
    for counting in &ours.counting {
        let bound = if counting.board == "square" {
            100.0
        } else {
            200.0
        };
        let figure = format!("counting legal placements, {}", counting.board);
        rows.push(alone(figure, counting.ns, "ns", Target::AtMost(bound)));
    }
    let win = ours.win_test;
    rows.push(alone(
        "win test, mean".to_owned(),
        win.mean_ns,
        "ns",
        Target::AtMost(60.0),
    ));
    rows.push(alone(
        "win test, worst".to_owned(),
        win.worst_ns,
        "ns",
        Target::AtMost(800.0),
    ));
    rows.push(alone(
        "random games, square".to_owned(),
        ours.random_games.per_second,
        "games/s",
        Target::AtLeast(100_000.0),
    ));

    println!("CPU time of one thread, best of five; anchor: cozy-chess, kiwipete, depth {DEPTH}");
    println!(
        "({} and {} nodes here, {} there)",
        ours.bulk.nodes, ours.no_bulk.nodes, bulk.nodes
    );
    println!("| figure | ours | unit | anchor | ratio | target | |");
    println!("|---|---|---|---|---|---|---|");
    rows.iter().for_each(Row::print);
    if check && !rows.iter().all(Row::is_met) {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}
