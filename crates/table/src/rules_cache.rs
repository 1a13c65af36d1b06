//! Rules are large tables: one copy serves every match that is played by them.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use caminos_rules::{Options, Rules, RulesError};

type Shelf = HashMap<(String, Options), Arc<Rules>>;

/// By board and options. It stays small: few boards, and a handful of options.
static SHELF: LazyLock<Mutex<Shelf>> = LazyLock::new(Mutex::default);

pub(crate) fn rules(board: &str, options: Options) -> Result<Arc<Rules>, RulesError> {
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(rules) = shelf.get(&(board.to_owned(), options)) {
        return Ok(Arc::clone(rules));
    }
    let rules = Rules::standard(board, options)?;
    shelf.insert((board.to_owned(), options), Arc::clone(&rules));
    Ok(rules)
}
