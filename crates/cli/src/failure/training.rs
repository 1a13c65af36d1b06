//! Why files of training cannot be used: weights, networks and games.

use caminos_message::{Message, message};
use caminos_search::tune::ParseGameError;
use caminos_search::{NetworkError, WeightsError};

pub(super) fn weights(error: &WeightsError) -> Message {
    match error {
        WeightsError::Unknown { line, name } => {
            message!("weights-unknown", line = *line, name = name)
        }
        WeightsError::Numbers { line, name, count } => {
            message!("weights-numbers", line = *line, name = name, count = *count)
        }
        WeightsError::Hidden { count } => message!("weights-hidden", count = *count),
        WeightsError::Missing(name) => message!("weights-missing", name = *name),
    }
}

pub(super) fn network(error: &NetworkError) -> Message {
    match error {
        NetworkError::Header => message!("network-header"),
        NetworkError::Length { found, wanted } => {
            message!("network-length", found = *found, wanted = *wanted)
        }
    }
}

pub(super) fn game(error: &ParseGameError) -> Message {
    match error {
        ParseGameError::Result(text) => message!("training-result", text = text),
        ParseGameError::Move { turn, text } => {
            message!("training-move", turn = *turn, text = text)
        }
        ParseGameError::Number { turn, text } => {
            message!("training-number", turn = *turn, text = text)
        }
    }
}
