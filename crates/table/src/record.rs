//! A match written down.

use caminos_rules::{Record, TagError};

use crate::game::Game;
use crate::match_state::Match;
use crate::setup::PlayerKind;

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
        let mut record = Record::from_position(game.position());
        let written = |set: Result<(), TagError>| {
            debug_assert!(set.is_ok(), "such a tag can be written");
        };
        for player in self.players() {
            let name = match (self.name(player), self.player_kind(player)) {
                (Some(name), _) => name.to_string(),
                (None, Some(PlayerKind::Computer(level))) => format!("computer {level}"),
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
        record
    }
}
