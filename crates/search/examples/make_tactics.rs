//! Makes puzzles by exhaustive search over seeded random games:
//!
//!     cargo run --release -p caminos-search --example make_tactics > testdata/tactics/random.jsonl
//!
//! A line is a position as a link, what is asked, and every move that solves it: `win` in so
//! many own moves and no fewer, or `defence`, where one move alone does not lose in two.

use caminos_cei::Random;
use caminos_rules::{Board, MoveText, Options, Placement, Position, Rules, Seat};
use caminos_search::{is_won, winning_moves};

/// How many puzzles a board gets: wins in one, two and three, and defences.
const WANTED: [usize; 4] = [4, 6, 4, 4];

fn main() {
    for (i, board) in Board::STANDARD.into_iter().enumerate() {
        let mut left = WANTED;
        let mut random = Random::new(i as u64);
        while left.iter().any(|&count| count > 0) {
            let found = random_position(board, &mut random);
            if let Some((kind, line)) = found.and_then(|mut found| puzzle(&mut found, &left)) {
                left[kind] -= 1;
                println!("{line}");
                eprintln!("{board}: left {left:?}");
            }
        }
    }
}

/// A position of a random game, late enough to be sharp and to be searched through.
fn random_position(board: &str, random: &mut Random) -> Option<Position> {
    let rules = Rules::standard(board, Options::default()).ok()?;
    let mut position = Position::new(rules);
    for _ in 0..6 + random.below(10) {
        let count = position.count_placements();
        let placement = position.nth_placement(random.below(count.max(1)))?;
        position.play(placement.into()).ok()?;
    }
    (!position.is_over()).then_some(position)
}

fn puzzle(position: &mut Position, left: &[usize; 4]) -> Option<(usize, String)> {
    let seat = position.to_move()?;
    let other = if seat == Seat::One {
        Seat::Two
    } else {
        Seat::One
    };
    let text = |kind: &str, moves: Option<u32>, solutions: &[Placement]| {
        let rules = position.rules();
        let moves = moves.map_or(String::new(), |moves| format!("\"moves\":{moves},"));
        let mut texts: Vec<MoveText> = solutions.iter().map(|&p| rules.text(p.into())).collect();
        texts.sort();
        let quoted: Vec<String> = texts.iter().map(|text| format!("\"{text}\"")).collect();
        let (link, board) = (position.link(), rules.board().name());
        let solutions = quoted.join(",");
        format!(
            "{{\"board\":\"{board}\",\"link\":\"{link}\",\"kind\":\"{kind}\",{moves}\"solutions\":[{solutions}]}}"
        )
    };
    if position.has_threat(seat) {
        return (left[0] > 0).then(|| (0, text("win", Some(1), &position.winning_placements())));
    }
    if position.has_threat(other) {
        let saving = if left[3] > 0 {
            saving_moves(&mut position.clone())
        } else {
            Vec::new()
        };
        return (saving.len() == 1).then(|| (3, text("defence", None, &saving)));
    }
    for moves in 2..=3 {
        if left[moves as usize - 1] > 0 || moves == 2 {
            let wins = winning_moves(&mut position.clone(), moves);
            if !wins.is_empty() {
                let kind = moves as usize - 1;
                return (left[kind] > 0).then(|| (kind, text("win", Some(moves), &wins)));
            }
        }
    }
    None
}

/// The moves after which the opponent does not win in at most two.
fn saving_moves(position: &mut Position) -> Vec<Placement> {
    let mut saving = position.placements();
    saving.retain(|&placement| {
        position.play_unchecked(placement.into());
        let lost = is_won(position, 2);
        position.undo();
        !lost
    });
    saving
}
