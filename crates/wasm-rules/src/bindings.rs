//! What JavaScript calls.

use caminos_message::Localise as _;
use caminos_rules::Team;
use caminos_table::{Event, Moment, ReplayError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::{game, lessons, match_state};

fn json(value: &impl Serialize) -> Result<String, JsError> {
    Ok(serde_json::to_string(value)?)
}

/// What JavaScript catches where the page handed in what it never should. The text of every fault
/// of the rules would weigh 5 kB; what people type is answered with messages instead.
fn misuse<E>(what: &'static str) -> impl FnOnce(E) -> JsError {
    move |_| JsError::new(what)
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
        let game = game::Game::from_link(link);
        Ok(Self(game.map_err(misuse("the link is not a position"))?))
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

    /// The pieces of a position as text that somebody puts together, with a seat (0 for a neutral
    /// piece) that places next; throws a `Message` as JSON.
    #[wasm_bindgen(js_name = fromDraft)]
    pub fn from_draft(text: &str, seat: u8) -> Result<Game, JsError> {
        match game::Game::from_draft(text, seat) {
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
        let described = self.0.describe(topic);
        json(&described.map_err(misuse("the topic asks for nothing"))?)
    }

    /// The moves: a list of `MoveView`.
    pub fn moves(&self) -> Result<String, JsError> {
        json(&self.0.moves())
    }

    /// The game as it was after so many moves.
    pub fn at(&self, ply: u16) -> Result<Game, JsError> {
        let game = self.0.at(ply.into());
        Ok(Self(game.map_err(misuse("there were not so many moves"))?))
    }

    /// The game after another move; throws a `Refused` as JSON.
    pub fn play(&self, text: &str) -> Result<Game, JsError> {
        let mut next = self.0.clone();
        match next.play(text) {
            Ok(()) => Ok(Self(next)),
            Err(refused) => Err(thrown(&refused)),
        }
    }

    /// Where a move places its piece: a `PlacementView`, or nothing for another kind of move.
    /// Throws a `Refused` as JSON.
    pub fn placement(&self, text: &str) -> Result<Option<String>, JsError> {
        match self.0.placement(text) {
            Ok(place) => place.map(|place| json(&place)).transpose(),
            Err(refused) => Err(thrown(&refused)),
        }
    }

    /// A piece held with its anchor over a cell: a `GhostView`.
    pub fn ghost(&self, orientation: u16, x: u8, y: u8) -> Result<String, JsError> {
        let ghost = self.0.ghost(orientation, [x, y]);
        json(&ghost.map_err(misuse("no such orientation or cell"))?)
    }

    /// A piece held over a cell, at its nearest legal placement there: a `GhostView`.
    #[wasm_bindgen(js_name = heldOver)]
    pub fn held_over(&self, orientation: u16, x: u8, y: u8) -> Result<String, JsError> {
        let ghost = self.0.held_over(orientation, [x, y]);
        json(&ghost.map_err(misuse("no such orientation or cell"))?)
    }

    /// Where a piece that is taken up near a cell can begin: a `PlacementView`, if it fits anywhere.
    pub fn near(&self, orientation: u16, x: u8, y: u8) -> Result<Option<String>, JsError> {
        let near = self.0.near(orientation, [x, y]);
        let near = near.map_err(misuse("no such orientation or cell"))?;
        near.map(|place| json(&place)).transpose()
    }

    /// The anchors at which an orientation may be placed: a list of `CellCoords`.
    pub fn fits(&self, orientation: u16) -> Result<String, JsError> {
        let anchors = self.0.fits(orientation);
        json(&anchors.map_err(misuse("no such orientation"))?)
    }

    /// The position as a short text for an address.
    pub fn link(&self) -> String {
        self.0.link()
    }

    /// The nearest connection of a team (`yellow` or `green`): a `PathView`, if there is one.
    pub fn connection(&self, team: &str) -> Result<Option<String>, JsError> {
        let team: Team = team.parse().map_err(misuse("no such team"))?;
        self.0.connection(team).map(|path| json(&path)).transpose()
    }

    /// The places where a team could connect at once: a list of `CubeCoords`.
    pub fn threatened(&self) -> Result<String, JsError> {
        json(&self.0.threatened())
    }
}

/// A match: the page's own, or a copy of one on the server.
#[wasm_bindgen]
pub struct Match(match_state::MatchState);

#[wasm_bindgen]
impl Match {
    /// The event that opens a match with a `MatchSetup`; throws a `SetupRefused` as JSON.
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
        let state = match_state::MatchState::from_events(&events);
        Ok(Self(state.map_err(|error| impossible(&error))?))
    }

    /// Applies a list of `Event` from outside: all of them or, when one is impossible, none.
    pub fn apply(&mut self, events: &str) -> Result<(), JsError> {
        let events: Vec<Event> = read(events)?;
        let applied = self.0.apply(&events);
        applied.map_err(misuse("an event cannot have happened"))
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

    /// The match as an `Actor` sees it: a `MatchView`.
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

/// Which event cannot have happened.
fn impossible(error: &ReplayError) -> JsError {
    let number = match error {
        ReplayError::NotOpened => 1,
        ReplayError::Event { number, .. } => *number,
    };
    JsError::new(&format!("event {number} cannot have happened"))
}

fn moment(now: f64) -> Moment {
    Moment(now.max(0.0) as u64)
}

/// The `Feedback` to an answer in a lesson.
#[wasm_bindgen(js_name = checkAnswer)]
pub fn check_answer(lesson: &str, answer: &str) -> Result<String, JsError> {
    let feedback = lessons::check_answer(lesson, answer);
    json(&feedback.map_err(misuse("no such lesson, or no answer to it"))?)
}

/// The text of a piece to begin a first game with, in the position of a link; none for somebody who has begun.
#[wasm_bindgen(js_name = firstPiece)]
pub fn first_piece(link: &str) -> Result<Option<String>, JsError> {
    lessons::first_piece(link).map_err(misuse("no such position"))
}

/// The `MoveAdvice` on a suggested move in the position of a link.
#[wasm_bindgen]
pub fn advice(link: &str, mv: &str) -> Result<String, JsError> {
    let advice = lessons::advice(link, mv);
    json(&advice.map_err(misuse("no such position or move"))?)
}
