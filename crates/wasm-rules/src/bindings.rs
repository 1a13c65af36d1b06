//! What JavaScript calls.

use caminos_message::Localise as _;
use caminos_rules::Team;
use caminos_table::{Event, Moment};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::{game, lessons, match_state};

fn json(value: &impl Serialize) -> Result<String, JsError> {
    Ok(serde_json::to_string(value)?)
}

/// What JavaScript catches: an error whose text is JSON.
fn thrown(value: &impl Serialize) -> JsError {
    json(value).map_or_else(|error| error, |text| JsError::new(&text))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsError> {
    Ok(serde_json::from_str(text)?)
}

/// A game with all its moves.
#[wasm_bindgen]
pub struct Game(game::Game);

#[wasm_bindgen]
impl Game {
    /// The game that a link leads to.
    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(link: &str) -> Result<Game, JsError> {
        Ok(Self(game::Game::from_link(link)?))
    }

    /// The game that begins with a position as text, or in its form for addresses; throws a
    /// `Message` as JSON.
    #[wasm_bindgen(js_name = fromSetup)]
    pub fn from_setup(text: &str) -> Result<Game, JsError> {
        match game::Game::from_setup(text) {
            Ok(game) => Ok(Self(game)),
            Err(error) => Err(thrown(&error.message())),
        }
    }

    /// The position as text.
    pub fn setup(&self) -> String {
        self.0.setup()
    }

    /// The position as text, in its form for addresses.
    #[wasm_bindgen(js_name = setupLink)]
    pub fn setup_link(&self) -> String {
        self.0.setup_link()
    }

    /// What stays the same: a `GameView`.
    pub fn view(&self) -> Result<String, JsError> {
        json(&self.0.view())
    }

    /// The position after all moves: a `PositionView`.
    pub fn position(&self) -> Result<String, JsError> {
        json(&self.0.position_view())
    }

    /// What a topic such as `row 3` asks for: a list of `Message`.
    pub fn describe(&self, topic: &str) -> Result<String, JsError> {
        json(&self.0.describe(topic)?)
    }

    /// The moves: a list of `MoveView`.
    pub fn moves(&self) -> Result<String, JsError> {
        json(&self.0.moves())
    }

    /// The game as it was after so many moves.
    pub fn at(&self, ply: u16) -> Result<Game, JsError> {
        Ok(Self(self.0.at(ply.into())?))
    }

    /// The game after another move; throws a `Refused` as JSON.
    pub fn play(&self, text: &str) -> Result<Game, JsError> {
        let mut next = self.0.clone();
        match next.play(text) {
            Ok(()) => Ok(Self(next)),
            Err(refused) => Err(thrown(&refused)),
        }
    }

    /// Where a move places its piece: a `PlaceView`, or nothing for another kind of move.
    /// Throws a `Refused` as JSON.
    pub fn placement(&self, text: &str) -> Result<Option<String>, JsError> {
        match self.0.placement(text) {
            Ok(place) => place.map(|place| json(&place)).transpose(),
            Err(refused) => Err(thrown(&refused)),
        }
    }

    /// A piece held with its anchor over a cell: a `GhostView`.
    pub fn ghost(&self, orientation: u16, x: u8, y: u8) -> Result<String, JsError> {
        json(&self.0.ghost(orientation, [x, y])?)
    }

    /// A piece held over a cell, at its nearest legal placement there: a `GhostView`.
    #[wasm_bindgen(js_name = heldOver)]
    pub fn held_over(&self, orientation: u16, x: u8, y: u8) -> Result<String, JsError> {
        json(&self.0.held_over(orientation, [x, y])?)
    }

    /// Where a piece that is taken up near a cell can begin: a `PlaceView`, if it fits anywhere.
    pub fn near(&self, orientation: u16, x: u8, y: u8) -> Result<Option<String>, JsError> {
        let near = self.0.near(orientation, [x, y])?;
        near.map(|place| json(&place)).transpose()
    }

    /// The corners at which an orientation may be placed: a list of `Square`.
    pub fn fits(&self, orientation: u16) -> Result<String, JsError> {
        json(&self.0.fits(orientation)?)
    }

    /// The position as a short text for an address.
    pub fn link(&self) -> String {
        self.0.link()
    }

    /// The nearest connection of a team (`yellow` or `green`): a `PathView`, if there is one.
    pub fn connection(&self, team: &str) -> Result<Option<String>, JsError> {
        let team: Team = team.parse()?;
        self.0.connection(team).map(|path| json(&path)).transpose()
    }

    /// The places where a team could connect at once: a list of `Block`.
    pub fn threatened(&self) -> Result<String, JsError> {
        json(&self.0.threatened())
    }
}

/// A match: the page's own, or a copy of one on the server.
#[wasm_bindgen]
pub struct Match(match_state::MatchState);

#[wasm_bindgen]
impl Match {
    /// The event that opens a match with a `Setup`; throws a `SetupRefused` as JSON.
    pub fn opening(setup: &str, now: f64) -> Result<String, JsError> {
        let opened = match_state::MatchState::open(read(setup)?, moment(now));
        match opened {
            Ok((_, event)) => json(&event),
            Err(refused) => Err(thrown(&refused)),
        }
    }

    /// The match that a list of `Event` has led to.
    #[wasm_bindgen(constructor)]
    pub fn new(events: &str) -> Result<Match, JsError> {
        let events: Vec<Event> = read(events)?;
        Ok(Self(match_state::MatchState::from_events(&events)?))
    }

    /// Applies a list of `Event` from outside: all of them or, when one is impossible, none.
    pub fn apply(&mut self, events: &str) -> Result<(), JsError> {
        let events: Vec<Event> = read(events)?;
        Ok(self.0.apply(&events)?)
    }

    /// A copy that goes its own way.
    pub fn copy(&self) -> Match {
        Self(self.0.clone())
    }

    /// Handles a `Command` of an `Actor`: `{"events": …}` or a `Refused`.
    pub fn act(&mut self, actor: &str, command: &str, now: f64) -> Result<String, JsError> {
        let answer = self.0.act(read(actor)?, &read(command)?, moment(now));
        json(&answer)
    }

    /// The match as an `Actor` sees it: a `TableView`.
    pub fn view(&self, actor: &str) -> Result<String, JsError> {
        json(&self.0.view(read(actor)?))
    }

    /// The game in play, to ask about.
    pub fn game(&self) -> Game {
        Game(self.0.game())
    }

    /// The series in play as the text of a `.caminos` file.
    pub fn record(&self) -> String {
        self.0.record()
    }
}

fn moment(now: f64) -> Moment {
    Moment(now.max(0.0) as u64)
}

/// The `Feedback` to an answer in a lesson.
#[wasm_bindgen(js_name = checkAnswer)]
pub fn check_answer(lesson: &str, answer: &str) -> Result<String, JsError> {
    json(&lessons::check_answer(lesson, answer)?)
}

/// What a suggested move does in the position of a link: the last part of a message.
#[wasm_bindgen]
pub fn advice(link: &str, mv: &str) -> Result<String, JsError> {
    Ok(lessons::advice(link, mv)?.to_owned())
}
