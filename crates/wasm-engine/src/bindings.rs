//! What JavaScript calls.

use std::sync::Arc;
use std::time::Duration;

use caminos_search::{SpatialNetwork, Strength};
use wasm_bindgen::prelude::*;

use crate::search::{self, SearchRequest};

/// The engine, with the networks that it was given.
#[wasm_bindgen]
#[derive(Default)]
pub struct Engine(Vec<Arc<SpatialNetwork>>);

#[wasm_bindgen]
impl Engine {
    /// An engine without networks: it judges by the plain evaluation.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Engine {
        Self::default()
    }

    /// Adds the network of a board, from the bytes of its file.
    #[wasm_bindgen(js_name = addNetwork)]
    pub fn add_network(&mut self, bytes: &[u8]) -> Result<(), JsError> {
        let network = SpatialNetwork::parse(bytes);
        let network = network.map_err(|_| JsError::new("the file is not a network"))?;
        self.0.push(Arc::new(network));
        Ok(())
    }

    /// Begins a search in the position of a link, at a strength from 1 to 9, for at most so
    /// many milliseconds and nodes, where a limit is given.
    pub fn search(
        &self,
        link: &str,
        strength: u8,
        seed: u32,
        time: Option<u32>,
        nodes: Option<u32>,
        lines: u32,
    ) -> Result<Search, JsError> {
        let request = SearchRequest {
            link,
            strength: Strength::nearest(strength),
            seed,
            time: time.map(|time| Duration::from_millis(time.into())),
            nodes: nodes.map(u64::from),
            lines: lines as usize,
        };
        // The link is the rules module's own: to describe every fault of one would weigh 5 kB.
        let search = search::Search::new(&request, &self.0);
        let search = search.map_err(|_| JsError::new("the link is not a position"))?;
        Ok(Search(search))
    }
}

/// A search that is carried on step by step.
#[wasm_bindgen]
pub struct Search(search::Search);

#[wasm_bindgen]
impl Search {
    /// Searches for about so many milliseconds; `true` when the search is over.
    pub fn step(&mut self, time: u32) -> bool {
        self.0.step(Duration::from_millis(time.into()))
    }

    /// What is known so far, as JSON; nothing when the game is over.
    pub fn info(&self) -> Result<Option<String>, JsError> {
        let info = self.0.info();
        Ok(info.map(|info| serde_json::to_string(&info)).transpose()?)
    }
}
