//! Who plays which seat.

use std::fmt;
use std::str::FromStr;

use caminos_rules::{Players, Position, Record, Seat, Team};
use caminos_search::Strength;

use crate::words::seats;

/// A person at this terminal, or the computer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Who {
    #[default]
    Person,
    Computer(Strength),
}

impl Who {
    /// The level of a computer that nobody gave one.
    const USUAL: u8 = 4;

    /// The next choice in a menu, or the one before: a person, then the levels.
    pub(crate) fn step(self, forward: bool) -> Self {
        let choice = match self {
            Self::Person => 0,
            Self::Computer(level) => level.number(),
        };
        let choices = Strength::FULL.number() + 1;
        let next = (choice + if forward { 1 } else { choices - 1 }) % choices;
        Strength::new(next).map_or(Self::Person, Self::Computer)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("me"),
            Self::Computer(level) => write!(f, "computer {level}"),
        }
    }
}

/// A text that is no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a player: it is me, computer, or computer:1 to computer:9")]
pub(crate) struct ParseWhoError(pub(crate) String);

impl FromStr for Who {
    type Err = ParseWhoError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let level = match text {
            "me" => return Ok(Self::Person),
            "computer" => Strength::new(Self::USUAL),
            _ => text
                .strip_prefix("computer:")
                .and_then(|level| level.parse().ok()),
        };
        let refused = || ParseWhoError(text.chars().take(20).collect());
        level.map(Self::Computer).ok_or_else(refused)
    }
}

/// Who plays which seat, as they sat down.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seats([Who; 4]);

impl Seats {
    pub(crate) const fn set(&mut self, seat: Seat, who: Who) {
        self.0[seat as usize] = who;
    }

    pub(crate) const fn set_team(&mut self, team: Team, who: Who) {
        let [one, two] = match team {
            Team::Yellow => [Seat::One, Seat::Three],
            Team::Green => [Seat::Two, Seat::Four],
        };
        self.set(one, who);
        self.set(two, who);
    }

    /// Who sat down at a seat.
    pub(crate) const fn at(&self, seat: Seat) -> Who {
        self.0[seat as usize]
    }

    /// Who plays a seat now: a swap exchanges the two players.
    pub(crate) fn who(&self, position: &Position, seat: Seat) -> Who {
        match seat {
            Seat::One if position.is_swapped() => self.at(Seat::Two),
            Seat::Two if position.is_swapped() => self.at(Seat::One),
            _ => self.at(seat),
        }
    }

    pub(crate) fn have_computer(&self, position: &Position) -> bool {
        seats(position).any(|seat| self.at(seat) != Who::Person)
    }

    pub(crate) fn have_person(&self, position: &Position) -> bool {
        seats(position).any(|seat| self.at(seat) == Who::Person)
    }

    /// Names the computers in a record. A person's name is not known here.
    pub(crate) fn name_in(&self, record: &mut Record, position: &Position) {
        let two = position.rules().options().players == Players::Two;
        for seat in seats(position) {
            let tag = match seat {
                Seat::One if two => "Yellow",
                Seat::Two if two => "Green",
                Seat::One => "Seat1",
                Seat::Two => "Seat2",
                Seat::Three => "Seat3",
                Seat::Four => "Seat4",
            };
            if let who @ Who::Computer(_) = self.at(seat) {
                let named = record.set_tag(tag, &who.to_string());
                debug_assert!(named.is_ok(), "such a tag can be written");
            }
        }
    }
}
