//! The messages of the socket keep their form: the samples in `testdata/wire` are what older
//! clients and servers send.

use std::path::Path;

use caminos_protocol::socket::{ClientMessage, ServerMessage, Token};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn samples(name: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/wire");
    let text = std::fs::read_to_string(folder.join(name)).unwrap();
    text.lines().map(str::to_owned).collect()
}

fn keeps_its_form<T: Serialize + DeserializeOwned>(name: &str, least: usize) {
    let samples = samples(name);
    assert!(samples.len() >= least);
    for sample in samples {
        let read: T = serde_json::from_str(&sample).unwrap_or_else(|e| panic!("{e}: {sample}"));
        assert_eq!(serde_json::to_string(&read).unwrap(), sample);
    }
}

#[test]
fn what_clients_say_is_read_and_written_as_before() {
    keeps_its_form::<ClientMessage>("client.jsonl", 12);
}

#[test]
fn what_the_server_says_is_read_and_written_as_before() {
    keeps_its_form::<ServerMessage>("server.jsonl", 25);
}

#[test]
fn messages_of_another_form_are_refused_with_the_reason() {
    for sample in samples("refused.jsonl") {
        let sample: serde_json::Value = serde_json::from_str(&sample).unwrap();
        let message = sample["message"].to_string();
        let error = serde_json::from_str::<ClientMessage>(&message).unwrap_err();
        let why = sample["why"].as_str().unwrap();
        assert!(error.to_string().contains(why), "{message}: {error}");
    }
}

#[test]
fn tokens_do_not_get_into_logs() {
    let token = Token::new("0123456789abcdefghijkl").unwrap();
    assert!(!format!("{token:?}").contains("0123"));
    let join = &samples("client.jsonl")[1];
    let join: ClientMessage = serde_json::from_str(join).unwrap();
    assert!(!format!("{join:?}").contains("0123"));
}

#[test]
fn stored_events_are_sent_as_if_they_were_written_anew() {
    for sample in samples("server.jsonl") {
        let read: ServerMessage = serde_json::from_str(&sample).unwrap();
        if let ServerMessage::Events {
            game,
            since,
            ids,
            head,
            events,
        } = read
        {
            let stored = serde_json::to_string(&events).unwrap();
            let sent = ServerMessage::events_text(&game, since, &ids, &head, &stored);
            assert_eq!(sent, sample);
        }
    }
}

#[test]
fn unknown_fields_are_ignored() {
    for sample in samples("client.jsonl") {
        let message: ClientMessage = serde_json::from_str(&sample).unwrap();
        let mut newer: serde_json::Value = serde_json::from_str(&sample).unwrap();
        newer["later"] = serde_json::json!({"a": [1, 2]});
        if let Some(command) = newer.get_mut("command") {
            command["later"] = serde_json::json!("x");
        }
        let read: ClientMessage = serde_json::from_value(newer).unwrap();
        assert_eq!(read, message);
    }
}
