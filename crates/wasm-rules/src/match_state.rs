//! A match that the page holds: its own, or a copy of one on the server.

use caminos_message::{Localise as _, Message};
use caminos_protocol::match_view::MatchView;
use caminos_table::{
    Actor, Command, Event, Match, MatchSetup, MatchSetupError, Moment, Refusal, ReplayError,
};
use serde::Serialize;

use crate::game::Game;

/// A match and everything that happened in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchState {
    state: Match,
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum CommandResult {
    /// It was carried out.
    Done {
        /// What happened.
        events: Vec<Event>,
    },
    /// It was refused; nothing has changed.
    Refused(Refused),
}

/// Why something is refused, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// Why.
    pub refusal: Refusal,
    /// The same for people, a clause each.
    pub reasons: Vec<Message>,
}

/// Without a match there are no names of players; what a game refuses names none.
impl<E: Into<Refusal>> From<E> for Refused {
    fn from(error: E) -> Self {
        let refusal = error.into();
        Self {
            reasons: refusal.messages(),
            refusal,
        }
    }
}

/// Why a match cannot be opened, for programs and for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetupRefused {
    /// Why.
    pub reason: MatchSetupError,
    /// The same for people.
    pub message: Message,
}

impl From<MatchSetupError> for SetupRefused {
    fn from(reason: MatchSetupError) -> Self {
        Self {
            message: reason.message(),
            reason,
        }
    }
}

impl MatchState {
    /// Opens a match: the match, and the event that says so.
    ///
    /// # Errors
    /// What cannot be played in the setup.
    pub fn open(setup: MatchSetup, now: Moment) -> Result<(Self, Event), SetupRefused> {
        let (state, opened) = Match::open(setup, now)?;
        Ok((Self { state }, opened))
    }

    /// The match that events have led to.
    ///
    /// # Errors
    /// Which of them cannot have happened.
    pub fn from_events(events: &[Event]) -> Result<Self, ReplayError> {
        Ok(Self {
            state: Match::from_events(events)?,
        })
    }

    /// Applies a batch of events from outside: all of them or, when one is impossible, none.
    ///
    /// # Errors
    /// Why one cannot have happened; nothing has changed then.
    pub fn apply(&mut self, events: &[Event]) -> Result<(), caminos_table::ReplayFault> {
        let mut next = self.state.clone();
        for event in events {
            next.apply(event)?;
        }
        self.state = next;
        Ok(())
    }

    /// Handles a command of somebody and applies what follows.
    pub fn act(&mut self, actor: Actor, command: &Command, now: Moment) -> CommandResult {
        match self.state.handle(actor, command, now) {
            Ok(events) => CommandResult::Done { events },
            Err(refusal) => CommandResult::Refused(Refused {
                reasons: self.state.refusal_messages(&refusal),
                refusal,
            }),
        }
    }

    /// The match as somebody sees it.
    #[must_use]
    pub fn view(&self, actor: Actor) -> MatchView {
        MatchView::new(&self.state, actor)
    }

    /// The game in play, to ask about.
    #[must_use]
    pub fn game(&self) -> Game {
        self.state.position().clone().into()
    }

    /// The series in play as the text of a `.caminos` file.
    #[must_use]
    pub fn record(&self) -> String {
        self.state.record_text()
    }
}
