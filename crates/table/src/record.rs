//! A match written down.

use caminos_rules::{Record, Seat};

use crate::game::Game;
use crate::match_state::Match;
use crate::party::Player;
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
        let mut tag = |name: &str, value: &str| {
            let set = record.set_tag(name, value);
            debug_assert!(set.is_ok(), "such a tag can be written");
        };
        for player in self.players() {
            let name = match (self.name(player), self.player_kind(player)) {
                (Some(name), _) => name.to_string(),
                (None, Some(PlayerKind::Computer(level))) => format!("computer {level}"),
                (None, _) => continue,
            };
            tag(self.tag_of(game, player), &name);
        }
        if self.setup.games > 1 {
            tag("Series", &format!("{} games", self.setup.games));
            tag("Round", &game.round().to_string());
        }
        if let Some(outcome) = game.outcome() {
            record.set_result(outcome.into());
        }
        record
    }

    /// As they sat down: the move `swap` tells who plays what afterwards.
    fn tag_of(&self, game: &Game, player: Player) -> &'static str {
        let two = self.setup.seats.len() == 2;
        match game.first_seat_of(player) {
            Seat::One if two => "Yellow",
            Seat::Two if two => "Green",
            Seat::One => "Seat1",
            Seat::Two => "Seat2",
            Seat::Three => "Seat3",
            Seat::Four => "Seat4",
        }
    }
}
