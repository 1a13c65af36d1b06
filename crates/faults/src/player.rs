//! Somebody with a page, who plays, and never forgets what they were shown.

use std::collections::BTreeMap;

use caminos_protocol::socket::CommandId;
use caminos_rules::{Move, Position};
use caminos_table::{Actor, Command, Event, Match};

use crate::random::Random;

/// A legal move, if there is one.
pub fn any_move(position: &Position, random: &mut Random) -> Option<String> {
    let count = u64::from(position.count_placements());
    let mv = match position.nth_placement(random.below(count) as u32) {
        Some(placement) => Move::Place(placement),
        None => *position.legal_moves().first()?,
    };
    Some(position.rules().text(mv).to_string())
}

/// What became of a command, as far as the player knows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// There was no answer yet.
    Pending,
    /// Its events were shown.
    Accepted,
    /// It was refused.
    Refused,
}

/// A command that was sent.
#[derive(Clone, Debug)]
pub struct Sent {
    /// What was wanted.
    pub command: Command,
    /// What became of it.
    pub fate: Fate,
    /// How often it was sent.
    pub copies: u32,
}

/// Somebody who plays or looks on.
#[derive(Debug)]
pub struct Player {
    /// Guests, by their name, want the open seat.
    pub name: String,
    /// Everything that they were shown.
    pub events: Vec<Event>,
    /// The hash that came with the last event.
    pub head: Option<String>,
    /// Who they are at the table.
    pub you: Actor,
    /// Their commands by id.
    pub sent: BTreeMap<String, Sent>,
    match_state: Option<Match>,
}

impl Player {
    /// Somebody who has not seen anything.
    #[must_use]
    pub const fn new(name: String) -> Self {
        Self {
            name,
            events: Vec::new(),
            head: None,
            you: Actor::Spectator,
            sent: BTreeMap::new(),
            match_state: None,
        }
    }

    /// Events that begin at a sequence number, with the ids of their commands.
    ///
    /// # Errors
    /// When they contradict what was shown before, or cannot have happened.
    pub fn shown(
        &mut self,
        since: u32,
        ids: &[CommandId],
        head: &str,
        events: &str,
    ) -> Result<(), String> {
        let events: Vec<Event> = serde_json::from_str(events).map_err(|error| error.to_string())?;
        let known = self.events.len();
        let since = since as usize;
        if since > known {
            return Err(format!(
                "{} knows {known} events and is shown those after {since}",
                self.name
            ));
        }
        for (number, event) in (since..).zip(events) {
            if let Some(before) = self.events.get(number) {
                if *before != event {
                    return Err(format!(
                        "{}: event {number} was {before:?} and is {event:?}",
                        self.name
                    ));
                }
                continue;
            }
            match &mut self.match_state {
                None => {
                    let opened = Match::from_opening(&event).map_err(|error| error.to_string())?;
                    self.match_state = Some(opened);
                }
                Some(match_state) => match_state
                    .apply(&event)
                    .map_err(|fault| format!("{}: event {number}: {fault}", self.name))?,
            }
            self.events.push(event);
            self.head = Some(head.to_owned());
        }
        for id in ids {
            if let Some(sent) = self.sent.get_mut(id.as_str()) {
                sent.fate = Fate::Accepted;
            }
        }
        Ok(())
    }

    /// Commands that have no answer.
    #[must_use]
    pub fn pending(&self) -> Vec<(String, Command)> {
        let pending = self
            .sent
            .iter()
            .filter(|(_, sent)| sent.fate == Fate::Pending);
        pending
            .map(|(id, sent)| (id.clone(), sent.command.clone()))
            .collect()
    }

    /// Something that a person might want now, legal or not.
    pub fn want(&self, random: &mut Random) -> Option<Command> {
        let match_state = self.match_state.as_ref()?;
        let ply = match_state.game().ply();
        if self.you == Actor::Spectator && self.name.contains("guest") && random.happens(500) {
            return Some(Command::Claim {
                name: Some(self.name.clone()),
            });
        }
        if match_state.request().is_some() && random.happens(600) {
            return Some(if random.happens(700) {
                Command::Agree
            } else {
                Command::Refuse
            });
        }
        if match_state.is_over() {
            return Some(Command::Rematch);
        }
        let own_turn = match_state
            .player_to_move()
            .is_some_and(|player| match_state.plays_for(self.you, player));
        if random.happens(60) {
            return Some(Command::Takeback { ply });
        }
        if random.happens(8)
            && let Some(player) = match_state.player_to_move()
        {
            return Some(Command::Resign { player, ply });
        }
        // Now and then out of turn, to be refused.
        if own_turn || random.happens(30) {
            let text = any_move(match_state.position(), random)?;
            return Some(Command::Move { text, ply });
        }
        None
    }
}
