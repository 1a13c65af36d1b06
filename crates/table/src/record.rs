//! A match written down.

use std::time::Duration;

use caminos_rules::{Comment, Outcome, Record, TagError};

use crate::game::Game;
use crate::match_setup::PlayerKind;
use crate::match_state::Match;

impl Match {
    /// The records of the series in play, one a game, in order.
    #[must_use]
    pub fn records(&self) -> Vec<Record> {
        let rematches = self.game().rematches();
        let games = self
            .games()
            .iter()
            .filter(|game| game.rematches() == rematches);
        games.map(|game| self.record_of(game)).collect()
    }

    /// The series in play as the text of a `.caminos` file.
    #[must_use]
    pub fn record_text(&self) -> String {
        let texts: Vec<String> = self.records().iter().map(Record::to_string).collect();
        texts.join("\n")
    }

    fn record_of(&self, game: &Game) -> Record {
        let mut record = moves_of(game);
        let written = |set: Result<(), TagError>| {
            debug_assert!(set.is_ok(), "such a tag can be written");
        };
        for player in self.players() {
            let name = match (self.name(player), self.player_kind(player)) {
                (Some(name), _) => name.to_string(),
                (None, Some(PlayerKind::Computer(strength))) => format!("computer {strength}"),
                (None, _) => continue,
            };
            // As they sat down: the move `swap` says who plays what afterwards.
            written(record.set_player(game.first_seat_of(player), &name));
        }
        if self.setup.games > 1 {
            let games = format!("{} games", self.setup.games);
            written(record.set_tag("Series", &games));
            written(record.set_tag("Round", &game.round().to_string()));
        }
        if let Some(clock) = self.setup.clock {
            written(record.set_tag("TimeControl", &clock.tag()));
        }
        for (node, left) in record.main_line_mut().zip(game.time_after_moves()) {
            let comment = Comment::new(&format!("[%clk {}]", hours(left)));
            node.add_comment(comment.expect("a time holds nothing that a comment cannot"));
        }
        record
    }
}

/// The moves and the result. A loss on time is no move, unlike a resignation.
fn moves_of(game: &Game) -> Record {
    let Some(outcome @ Outcome::Time { .. }) = game.outcome() else {
        return Record::from_position(game.position());
    };
    let mut position = game.position().clone();
    position.undo();
    let mut record = Record::from_position(&position);
    record.set_result(outcome.into());
    record
}

/// As in PGN, `0:09:58`. Part of a second counts as one: only a clock that has run out shows 0.
fn hours(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
}
