//! Data on the wire: texts and numbers as people use them, errors tagged by reason.

#![cfg(feature = "serde")]

use caminos_rules::{
    Cell, Cube, GameResult, IllegalMove, Letter, Level, MoveText, NotationError, Options, Out,
    Outcome, PerTeam, Players, Position, Rules, RulesError, Seat, Team,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::json;

/// The value is sent as this JSON, and the JSON is read as this value.
fn sent<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: &T,
    json: serde_json::Value,
) {
    assert_eq!(serde_json::to_value(value).unwrap(), json);
    assert_eq!(&serde_json::from_value::<T>(json).unwrap(), value);
}

#[test]
fn cells_seats_and_moves_are_sent_as_people_write_them() {
    let cell: Cell = "b2".parse().unwrap();
    sent(&cell, json!("b2"));
    let level = Level::new(1).unwrap();
    sent(&Cube { cell, level }, json!({"cell": "b2", "level": 1}));
    sent(&Seat::Four, json!(4));
    sent(&Team::Green, json!("green"));
    sent(&Letter::new('L').unwrap(), json!("L"));
    sent(
        &"l b2b2b2 c2".parse::<MoveText>().unwrap(),
        json!("Lb2^3c2"),
    );
    sent(&"draw".parse::<GameResult>().unwrap(), json!("draw"));
}

#[test]
fn what_is_no_value_is_refused() {
    fn refused<T: DeserializeOwned>(json: serde_json::Value) {
        assert!(serde_json::from_value::<T>(json.clone()).is_err(), "{json}");
    }
    refused::<Cell>(json!("B2"));
    refused::<Cell>(json!(7));
    refused::<Seat>(json!(0));
    refused::<Seat>(json!(5));
    refused::<Level>(json!(3));
    refused::<Players>(json!(3));
    refused::<Letter>(json!("LL"));
    refused::<Letter>(json!(""));
    refused::<MoveText>(json!("L"));
    refused::<Team>(json!("blue"));
}

#[test]
fn options_may_leave_out_what_is_usual() {
    let options = Options {
        players: Players::Four,
        out: Out::Team,
        ..Options::default()
    };
    sent(
        &options,
        json!({"players": 4, "neutral": false, "scoring": false, "out": "team", "swap": false, "first": "yellow"}),
    );
    assert_eq!(
        serde_json::from_value::<Options>(json!({"players": 4, "out": "team"})).unwrap(),
        options
    );
}

#[test]
fn outcomes_name_their_kind() {
    let pieces = PerTeam {
        yellow: 3,
        green: 5,
    };
    let winner = Team::Yellow;
    sent(
        &Outcome::Edges { winner, pieces },
        json!({"kind": "edges", "winner": "yellow", "pieces": {"yellow": 3, "green": 5}}),
    );
}

#[test]
fn an_illegal_move_names_its_reason_and_the_broken_rules() {
    let mut position = Position::new(Rules::standard("square", Options::default()).unwrap());
    position.play_text(&"Ia1a2a3".parse().unwrap()).unwrap();
    let illegal = position.resolve(&"Ia1b1c1".parse().unwrap()).unwrap_err();
    sent(
        &illegal,
        json!({"reason": "placement", "broken": [
            {"rule": "above-the-board", "cells": ["a1", "b1", "c1"], "level": 1},
            {"rule": "gap", "spots": [{"cell": "b1", "level": 0}, {"cell": "c1", "level": 0}]},
        ]}),
    );
    let (seat, to_move) = (Seat::One, Seat::Two);
    sent(
        &IllegalMove::NotYourTurn { seat, to_move },
        json!({"reason": "not-your-turn", "seat": 1, "toMove": 2}),
    );
}

#[test]
fn a_text_that_is_no_move_names_its_fault_and_position() {
    let fault = |text: &str| text.parse::<MoveText>().unwrap_err();
    sent::<NotationError>(
        &fault("Lb2 ?"),
        json!({"pos": {"line": 1, "column": 5}, "fault": {"fault": "after-move"}}),
    );
    sent::<NotationError>(
        &fault(""),
        json!({"pos": {"line": 1, "column": 1}, "fault": {"fault": "not-a-move", "shown": null}}),
    );
    sent::<NotationError>(
        &fault("Lb2^4"),
        json!({"pos": {"line": 1, "column": 5}, "fault": {"fault": "bad-cubes"}}),
    );
    let record = |text: &str| caminos_rules::Record::parse(text).unwrap_err();
    sent::<NotationError>(
        &record("[Caminos \"1\"] ; \u{7}"),
        json!({"pos": {"line": 1, "column": 17},
            "fault": {"fault": "comment", "error": {"fault": "control", "character": "\u{7}"}}}),
    );
    sent::<NotationError>(
        &record("[Caminos \"1\"] yellow runs away"),
        json!({"pos": {"line": 1, "column": 15},
            "fault": {"fault": "result", "error": "yellow runs away"}}),
    );
}

#[test]
fn rules_that_cannot_be_played_name_their_fault() {
    let swap = Options {
        players: Players::Four,
        swap: true,
        ..Options::default()
    };
    let error = Rules::standard("square", swap).unwrap_err();
    sent::<RulesError>(&error, json!({"fault": "swap-with-four"}));
}
