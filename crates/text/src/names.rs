//! The words of the game: teams, boards, sides, directions.

use caminos_rules::{Direction, Team};

use crate::localise;
use crate::texts::Texts;

/// Where in a sentence a word stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum InSentence {
    /// At its beginning, or alone.
    Start,
    /// Within it.
    Middle,
}

impl Texts {
    /// What a team is called.
    #[must_use]
    pub fn team(&self, team: Team, place: InSentence) -> String {
        match (team, place) {
            (Team::Yellow, InSentence::Start) => localise!(self, "team-yellow"),
            (Team::Yellow, InSentence::Middle) => localise!(self, "team-yellow-within"),
            (Team::Green, InSentence::Start) => localise!(self, "team-green"),
            (Team::Green, InSentence::Middle) => localise!(self, "team-green-within"),
        }
    }

    /// What a board is called; a board of another material has only its own name.
    #[must_use]
    pub fn board(&self, name: &str) -> String {
        self.known(&format!("board-{name}"), name)
    }

    /// What a side of a board is called.
    #[must_use]
    pub fn side(&self, name: &str) -> String {
        self.known(&format!("side-{name}"), name)
    }

    fn known(&self, id: &str, name: &str) -> String {
        if self.has(id) {
            self.text(id, &[])
        } else {
            name.to_owned()
        }
    }

    /// A direction.
    #[must_use]
    pub fn direction(&self, way: Direction) -> String {
        self.side(match way {
            Direction::North => "N",
            Direction::East => "E",
            Direction::South => "S",
            Direction::West => "W",
        })
    }

    /// The text with its first letter as a capital one.
    #[must_use]
    pub fn capital(text: &str) -> String {
        let mut chars = text.chars();
        chars.next().map_or_else(String::new, |first| {
            first.to_uppercase().chain(chars).collect()
        })
    }
}
