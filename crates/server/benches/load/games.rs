//! What is played.

use caminos_rules::{Options, Position, Rules};

use crate::PLIES;

/// Random games that do not end early.
pub(crate) fn lists() -> Vec<Vec<String>> {
    let rules = Rules::standard("square", Options::default()).expect("a standard board");
    let mut random = 1_u64;
    let mut next = move |below: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
    };
    let mut lists = Vec::new();
    while lists.len() < 64 {
        let mut position = Position::new(rules.clone());
        let mut list = Vec::new();
        while list.len() < PLIES && !position.is_over() {
            let moves = position.legal_moves();
            let mv = moves[next(moves.len())];
            list.push(rules.text(mv).to_string());
            position.play_unchecked(mv);
        }
        if list.len() == PLIES {
            lists.push(list);
        }
    }
    lists
}
