//! The tree of the last search, for the next one: after the moves that were made since, a part of it
//! is about the new position.

use std::fmt;

use caminos_cei::LimitTracker;
use caminos_rules::{Move, Position};

use crate::tree::Tree;

/// The tree of a search and its position; perhaps none.
#[derive(Default)]
pub(crate) struct KeptTree(Option<(Tree, Position)>);

impl KeptTree {
    pub(crate) fn new(tree: Tree, position: Position) -> Self {
        Self(Some((tree, position)))
    }

    /// What it knows of a position that has followed from its own, if anything.
    pub(crate) fn take_for(&mut self, position: &Position, tracker: &LimitTracker) -> Option<Tree> {
        let (tree, start) = self.0.take()?;
        let moves = moves_between(&start, position)?;
        let at = tree.follow(moves)?;
        tree.subtree(at, &mut || tracker.is_over(0))
    }
}

/// The moves that lead from one position to another, if some do.
fn moves_between(start: &Position, end: &Position) -> Option<Vec<Move>> {
    if start.rules() != end.rules() {
        return None;
    }
    let moves: Vec<Move> = end
        .history()
        .skip(start.history().len())
        .map(|(_, mv)| mv)
        .collect();
    let mut reached = start.clone();
    for &mv in &moves {
        reached.play(mv).ok()?;
    }
    let is_same = reached.hash() == end.hash() && reached.to_move() == end.to_move();
    is_same.then_some(moves)
}

/// A copy of an engine begins with nothing: the tree may be large.
impl Clone for KeptTree {
    fn clone(&self) -> Self {
        Self(None)
    }
}

impl fmt::Debug for KeptTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0.as_ref().map(|(_, position)| position.setup());
        f.debug_tuple("KeptTree").field(&position).finish()
    }
}

#[cfg(test)]
mod tests {
    use caminos_rules::{MoveText, Options, Rules};

    use super::*;

    fn after(board: &str, moves: &str) -> Position {
        let rules = Rules::standard(board, Options::default()).expect("a board");
        let mut position = Position::new(rules);
        for text in MoveText::parse_list(moves).expect("moves") {
            position.play_text(&text).expect("a legal move");
        }
        position
    }

    #[test]
    fn moves_between_two_positions_of_a_game_are_found() {
        let start = after("square", "La1a2a3b3");
        let end = after("square", "La1a2a3b3 Tg2h1h2h3 La4a5a6b6");
        assert_eq!(
            moves_between(&start, &end).map(|moves| moves.len()),
            Some(2)
        );
        assert_eq!(moves_between(&start, &start), Some(Vec::new()));
        assert_eq!(moves_between(&end, &start), None, "a move was taken back");
        let other = after("square", "Lb1b2b3c3 Tg2h1h2h3 La4a5a6b6");
        assert_eq!(moves_between(&start, &other), None, "another game");
        let diamond = after("diamond", "");
        assert_eq!(moves_between(&after("square", ""), &diamond), None);
    }
}
