//! Rules are large tables: one copy serves every match that is played by them.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use caminos_rules::{Material, Options, Rules, RulesError};

type Cache = HashMap<(String, Options), Arc<Rules>>;

/// By board and options. It stays small: few boards, and a handful of options.
static STANDARD: LazyLock<Mutex<Cache>> = LazyLock::new(Mutex::default);

pub(crate) fn rules(
    material: &Material,
    board: &str,
    options: Options,
) -> Result<Arc<Rules>, RulesError> {
    if material.name() != Material::standard().name() {
        return Rules::new(material, board, options);
    }
    let mut cache = STANDARD.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(rules) = cache.get(&(board.to_owned(), options)) {
        return Ok(Arc::clone(rules));
    }
    let rules = Rules::standard(board, options)?;
    cache.insert((board.to_owned(), options), Arc::clone(&rules));
    Ok(rules)
}
