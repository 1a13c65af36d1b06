//! A server that stops while people play.

use std::net::SocketAddr;
use std::sync::Barrier;

use caminos_protocol::socket::{ClientMessage, CommandId, Opened, ServerError, ServerMessage};
use caminos_table::{Command, Match};
use tungstenite::Message;

use crate::client::{Client, Fate, open};
use crate::server::Server;
use crate::{SHORT, folder, hot_seat};

const TABLES: usize = 8;

/// Moves that are surely played when the server is asked to stop.
const BEFORE: usize = 2;

fn id(table: usize, ply: usize) -> CommandId {
    CommandId::new(&format!("drain-{table:03}-{ply:03}")).unwrap()
}

fn command(ply: usize) -> Command {
    Command::Move {
        text: SHORT[ply].to_owned(),
        ply: ply as u16,
    }
}

/// Plays until the server has gone; gives how many moves were acknowledged.
fn play(address: SocketAddr, table: usize, opened: &Opened, stop: &Barrier) -> usize {
    let mut client = Client::join(address, &opened.game, &opened.token);
    for ply in 0..SHORT.len() {
        if ply == BEFORE {
            stop.wait();
        }
        let id = id(table, ply);
        let message = ClientMessage::Command {
            game: opened.game.clone(),
            id: id.clone(),
            command: command(ply),
        };
        let message = serde_json::to_string(&message).unwrap();
        if client.raw.0.send(Message::text(message)).is_err() {
            return ply;
        }
        loop {
            match client.raw.try_receive() {
                Ok(Some(ServerMessage::Events { ids, .. })) if ids.contains(&id) => break,
                Ok(Some(ServerMessage::Error { error, .. })) => {
                    assert_eq!(error, ServerError::Closing);
                }
                Ok(Some(ServerMessage::Refused { refusal, .. })) => panic!("{refusal:?}"),
                Ok(Some(ServerMessage::Unavailable { .. })) => panic!("not taken"),
                Ok(Some(_)) => {}
                // Code 1001, or a connection that was closed before that was read.
                Ok(None) | Err(_) => return ply,
            }
        }
    }
    SHORT.len()
}

#[test]
fn no_move_is_refused_or_lost_when_the_server_stops_under_load() {
    let folder = folder();
    let mut server = Server::start(folder.path());
    let address = server.address;
    let tables: Vec<Opened> = (0..TABLES).map(|_| open(address, &hot_seat())).collect();
    let stop = Barrier::new(TABLES + 1);
    let acknowledged: Vec<usize> = std::thread::scope(|scope| {
        let players: Vec<_> = tables
            .iter()
            .enumerate()
            .map(|(table, opened)| {
                let stop = &stop;
                scope.spawn(move || play(address, table, opened, stop))
            })
            .collect();
        stop.wait();
        server.ask_to_stop();
        players
            .into_iter()
            .map(|player| player.join().unwrap())
            .collect()
    });
    server.stop();

    let server = Server::start(folder.path());
    for (table, (opened, acknowledged)) in tables.iter().zip(acknowledged).enumerate() {
        let mut client = Client::join(server.address, &opened.game, &opened.token);
        let stored = Match::from_events(&client.events).unwrap().game().ply();
        assert!(
            usize::from(stored) >= acknowledged,
            "{stored} of {acknowledged}"
        );
        // What was not answered is sent again.
        for ply in acknowledged..SHORT.len() {
            let id = id(table, ply);
            client.send(&id, &command(ply));
            let fate = client.answer_to(&id);
            assert!(matches!(fate, Fate::Done(_)), "{fate:?}");
        }
        let match_state = Match::from_events(&client.events).unwrap();
        assert_eq!(usize::from(match_state.game().ply()), SHORT.len());
    }
}
