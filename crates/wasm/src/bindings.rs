//! What JavaScript calls.

use caminos_rules::Team;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::{game, thought};

fn json(value: &impl Serialize) -> Result<String, JsError> {
    Ok(serde_json::to_string(value)?)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsError> {
    Ok(serde_json::from_str(text)?)
}

/// A game with all its moves.
#[wasm_bindgen]
pub struct Game(game::Game);

#[wasm_bindgen]
impl Game {
    /// The game that a record tells.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Result<Game, JsError> {
        Ok(Self(game::Game::from_record(text)?))
    }

    /// The game that a link leads to.
    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(link: &str) -> Result<Game, JsError> {
        Ok(Self(game::Game::from_link(link)?))
    }

    /// What stays the same: a `GameView`.
    pub fn view(&self) -> Result<String, JsError> {
        json(&self.0.view())
    }

    /// The position after so many moves: a `PositionView`.
    pub fn position(&self, ply: u16) -> Result<String, JsError> {
        json(&self.0.position_at(ply.into())?)
    }

    /// The moves: a list of `MoveView`.
    pub fn moves(&self) -> Result<String, JsError> {
        json(&self.0.moves())
    }

    /// A piece held with its corner over a cell: a `GhostView`.
    pub fn ghost(&self, orientation: u16, x: u8, y: u8) -> Result<String, JsError> {
        json(&self.0.ghost(orientation, [x, y])?)
    }

    /// The corners at which an orientation may be placed: a list of `Square`.
    pub fn fits(&self, orientation: u16) -> Result<String, JsError> {
        json(&self.0.fits(orientation)?)
    }

    /// Plays a move; gives the `Refusal` if there is one, and changes nothing then.
    pub fn play(&mut self, text: &str) -> Result<Option<String>, JsError> {
        self.0
            .play(text)
            .err()
            .map(|refusal| json(&refusal))
            .transpose()
    }

    /// Takes the last move back; `false` on an untouched board.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// The record, with the names of yellow and green where they are not empty.
    pub fn record(&self, yellow: &str, green: &str) -> Result<String, JsError> {
        Ok(self.0.record(yellow, green)?)
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

/// What the computer would do: takes a question, gives a `ThoughtView` unless the game is over.
#[wasm_bindgen]
pub fn think(question: &str) -> Result<Option<String>, JsError> {
    let thought = thought::think(&read(question)?)?;
    thought.map(|thought| json(&thought)).transpose()
}
