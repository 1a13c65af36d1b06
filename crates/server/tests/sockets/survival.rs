//! Reconnecting, sending again, and restarting.

use caminos_protocol::socket::ServerError;
use caminos_table::{Command, EventKind, Match, MatchSetup, SeatSetup, Strength};

use crate::client::{Client, Fate, Known, open, token};
use crate::server::{Server, options};
use crate::{SHORT, folder, hot_seat, with_friend};

#[test]
fn a_client_that_reconnects_gets_exactly_what_it_missed() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let mut eve = Client::join(server.address, &opened.game, &token(1));
    ada.play(SHORT[0], 0);
    eve.wait_for(2);
    let known = eve.known();
    drop(eve);
    for (ply, text) in (1..).zip(&SHORT[1..4]) {
        ada.play(text, ply);
    }
    let eve = Client::rejoin(server.address, &opened.game, &token(1), known);
    assert_eq!((eve.joined_at, &eve.events), (2, &ada.events));
}

/// A backup was restored, and the client knows events that were lost with it (S6).
#[test]
fn a_client_with_another_history_gets_all_of_it_anew() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    ada.play(SHORT[0], 0);
    let backup = tempfile::tempdir().unwrap();
    drop(ada);
    server.stop();
    let database = |folder: &std::path::Path| folder.join("caminos.db");
    std::fs::copy(database(folder.path()), database(backup.path())).unwrap();
    let server = Server::start(folder.path());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    ada.play(SHORT[1], 1);
    ada.play(SHORT[2], 2);
    let lost = ada.known();
    drop(ada);
    server.stop();

    let server = Server::start(backup.path());
    let mut other = Client::join(server.address, &opened.game, &opened.token);
    other.play("Tg5h4h5h6", 1);
    other.play("La4a5a6b6", 2);
    for events in [2, 3, 4] {
        let known = Known {
            events: lost.events[..events].to_vec(),
            ..lost.clone()
        };
        let again = Client::rejoin(server.address, &opened.game, &opened.token, known);
        assert_eq!((again.joined_at, &again.events), (0, &other.events));
    }
}

#[test]
fn a_batch_that_was_seen_in_part_is_sent_again_whole() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &with_friend());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    bo.command(&Command::Claim { name: None });
    ada.play(SHORT[0], 0);
    ada.command(&Command::Takeback { ply: 1 });
    bo.command(&Command::Agree);
    ada.wait_for(6);
    for known in 0..=6 {
        let known = Known {
            events: ada.events[..known].to_vec(),
            head: None,
        };
        let again = Client::rejoin(server.address, &opened.game, &opened.token, known);
        assert_eq!(again.events, ada.events);
    }
}

#[test]
fn a_command_sent_again_is_answered_again_and_happens_once() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let id = ada.new_id();
    let text = SHORT[0].to_owned();
    let command = Command::Move { text, ply: 0 };
    ada.send(&id, &command);
    ada.send(&id, &command);
    let first = ada.answer_to(&id);
    assert!(matches!(first, Fate::Done(_)));
    // The second may have come before the first was durable; then one answer is for both.
    ada.send(&id, &command);
    assert_eq!(ada.answer_to(&id), first);
    let mut again = Client::join(server.address, &opened.game, &opened.token);
    again.send(&id, &command);
    assert_eq!(again.answer_to(&id), first);
    drop((ada, again));
    server.stop();

    let server = Server::start(folder.path());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    ada.send(&id, &command);
    assert_eq!(ada.answer_to(&id), first);
    assert!(matches!(ada.play(SHORT[1], 1), Fate::Done(_)));
    assert_eq!(ada.events.len(), 3);
}

#[test]
fn a_seat_claimed_twice_under_one_id_is_one_seat() {
    let folder = folder();
    let server = Server::start(folder.path());
    let setup = MatchSetup::new("square", vec![SeatSetup::link(), SeatSetup::link()]);
    let opened = open(server.address, &setup);
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    let id = bo.new_id();
    let claim = Command::Claim { name: None };
    bo.send(&id, &claim);
    let first = bo.answer_to(&id);
    drop(bo);
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    bo.send(&id, &claim);
    assert_eq!(bo.answer_to(&id), first);
    let claims = |event: &&caminos_table::Event| matches!(event.kind, EventKind::Claimed { .. });
    assert_eq!(bo.events.iter().filter(claims).count(), 1);
}

#[test]
fn one_id_of_two_people_is_two_commands() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &with_friend());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    bo.command(&Command::Claim { name: None });
    ada.wait_for(2);
    let id = ada.new_id();
    let mv = |ply: u16| Command::Move {
        text: SHORT[usize::from(ply)].to_owned(),
        ply,
    };
    ada.send(&id, &mv(0));
    assert!(matches!(ada.answer_to(&id), Fate::Done(_)));
    bo.wait_for(3);
    bo.send(&id, &mv(1));
    bo.wait_for(4);
    assert_eq!(Match::from_events(&bo.events).unwrap().game().ply(), 2);
}

#[test]
fn a_game_goes_on_after_a_restart() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &with_friend());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    let name = Some("Bo".to_owned());
    bo.command(&Command::Claim { name });
    ada.play(SHORT[0], 0);
    bo.play(SHORT[1], 1);
    ada.wait_for(4);
    let (seen_by_ada, seen_by_bo) = (ada.known(), bo.known());
    drop((ada, bo));
    server.stop();

    let server = Server::start(folder.path());
    let mut ada = Client::rejoin(server.address, &opened.game, &opened.token, seen_by_ada);
    let mut bo = Client::rejoin(server.address, &opened.game, &token(1), seen_by_bo);
    for (ply, text) in (2..).zip(&SHORT[2..]) {
        let player = if ply % 2 == 0 { &mut ada } else { &mut bo };
        assert!(matches!(player.play(text, ply), Fate::Done(_)));
    }
    bo.wait_for(7);
    assert!(Match::from_events(&bo.events).unwrap().is_over());
}

#[test]
fn connections_are_closed_with_a_reason_when_the_server_stops() {
    let folder = folder();
    let mut server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    ada.play(SHORT[0], 0);
    server.ask_to_stop();
    assert_eq!(ada.raw.last_fault(), ServerError::Closing);
    server.stop();
    let server = Server::start(folder.path());
    let again = Client::join(server.address, &opened.game, &opened.token);
    assert_eq!(again.events, ada.events);
}

#[test]
fn engine_jobs_start_again_after_a_restart() {
    let folder = folder();
    let server = Server::with(
        folder.path(),
        caminos_server::Options {
            pace: caminos_server::Pace {
                // So slow that the server is stopped before.
                at_least: std::time::Duration::from_secs(3600),
                ..caminos_server::Pace::default()
            },
            ..options()
        },
    );
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::computer(Strength::FIRST)];
    let opened = open(server.address, &MatchSetup::new("square", seats));
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    ada.play(SHORT[0], 0);
    drop(ada);
    server.stop();

    let server = Server::start(folder.path());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    ada.wait_for(3);
    assert_eq!(Match::from_events(&ada.events).unwrap().game().ply(), 2);
}

#[test]
fn a_game_that_nobody_uses_is_dropped_from_memory_and_found_again() {
    let folder = folder();
    let idle = std::time::Duration::from_millis(20);
    let server = Server::with(folder.path(), caminos_server::Options { idle, ..options() });
    let opened = open(server.address, &hot_seat());
    for (ply, text) in (0..).zip(SHORT) {
        let mut ada = Client::join(server.address, &opened.game, &opened.token);
        assert!(matches!(ada.play(text, ply), Fate::Done(_)));
        drop(ada);
        while server.metric("caminos_rooms ") > 0 {
            std::thread::yield_now();
        }
    }
    let ada = Client::join(server.address, &opened.game, &opened.token);
    assert!(Match::from_events(&ada.events).unwrap().is_over());
}
