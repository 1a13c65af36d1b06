//! How a game stands, as the `result` object of the conformance files and as a sentence.

use caminos_rules::{Outcome, Position};
use serde_json::{Value, json};

/// The `result` object of the conformance files.
pub(crate) fn json(position: &Position) -> Value {
    match position.outcome() {
        Some(Outcome::Connected {
            team,
            faces,
            points,
        }) => json!({ "connected": team.name(), "faces": faces, "points": points }),
        Some(Outcome::Edges { pieces, .. } | Outcome::Draw { pieces }) => json!({
            "connected": null,
            "edge_pieces": { "yellow": pieces.yellow, "green": pieces.green },
        }),
        Some(Outcome::Resigned { winner }) => {
            json!({ "connected": null, "winner": winner.name(), "by": "resign" })
        }
        None => json!({ "connected": null, "unfinished": true }),
    }
}
