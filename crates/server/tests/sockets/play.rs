//! Friends by link, spectators, and the computer.

use std::time::Duration;

use caminos_rules::{Outcome, Team};
use caminos_server::{Limits, Options};
use caminos_table::{
    Actor, Command, EventKind, Match, MatchSetup, Player, Refusal, SeatSetup, Strength,
};

use crate::client::{Client, Fate, open, token};
use crate::server::{Server, options};
use crate::{SHORT, folder, with_friend};

fn claim(name: &str) -> Command {
    Command::Claim {
        name: Some(name.to_owned()),
    }
}

#[test]
fn two_play_by_link_and_others_look_on() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &with_friend());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    assert_eq!(ada.actor, Actor::Owner);
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    assert_eq!(bo.actor, Actor::Spectator);
    assert!(matches!(bo.command(&claim("Bo")), Fate::Done(_)));
    let mut cy = Client::join(server.address, &opened.game, &token(2));
    assert_eq!(cy.command(&claim("Cy")), Fate::Refused(Refusal::NoSeatFree));
    assert_eq!(cy.play(SHORT[0], 0), Fate::Refused(Refusal::NotSeated));
    for (ply, text) in (0..).zip(SHORT) {
        let player = if ply % 2 == 0 { &mut ada } else { &mut bo };
        assert!(matches!(player.play(text, ply), Fate::Done(_)), "{text}");
    }
    for client in [&mut ada, &mut bo, &mut cy] {
        client.wait_for(7);
    }
    assert_eq!(ada.events, bo.events);
    assert_eq!(ada.events, cy.events);
    let match_state = Match::from_events(&cy.events).unwrap();
    let (team, faces, points) = (Team::Yellow, 8, 8);
    let outcome = Outcome::Connected {
        team,
        faces,
        points,
    };
    assert_eq!(match_state.outcome(), Some(outcome));
    drop(bo);
    let bo = Client::join(server.address, &opened.game, &token(1));
    assert_eq!(bo.actor, Actor::Player(Player::new(2).unwrap()));
    assert_eq!(bo.events, ada.events);
}

#[test]
fn four_play_by_link_and_the_seats_go_in_order() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(
        server.address,
        &MatchSetup::new("square", vec![SeatSetup::link(); 4]),
    );
    let mut players: Vec<Client> = (1..=4)
        .map(|n| {
            let mut client = Client::join(server.address, &opened.game, &token(n));
            let fate = client.command(&claim("x"));
            let Fate::Done(events) = fate else {
                panic!("{fate:?}")
            };
            let number = Player::new(n as u8).unwrap();
            let claimed =
                matches!(events[0].kind, EventKind::Claimed { player, .. } if player == number);
            assert!(claimed);
            client
        })
        .collect();
    for (ply, text) in (0..).zip(&SHORT[..4]) {
        let fate = players[usize::from(ply)].play(text, ply);
        assert!(matches!(fate, Fate::Done(_)), "{text}: {fate:?}");
    }
    let early = players[1].play("Ia1a2a3", 4);
    let player = Player::new(1).unwrap();
    assert_eq!(early, Fate::Refused(Refusal::NotYourTurn { player }));
}

#[test]
fn nobody_moves_for_another() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &with_friend());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    bo.command(&claim("Bo"));
    let player = |n| Player::new(n).unwrap();
    let not_turn = |n| Fate::Refused(Refusal::NotYourTurn { player: player(n) });
    assert_eq!(bo.play(SHORT[0], 0), not_turn(1));
    assert_eq!(bo.reasons, ["command-not-your-turn(player: Ada)"]);
    assert!(matches!(ada.play(SHORT[0], 0), Fate::Done(_)));
    assert_eq!(ada.play(SHORT[1], 1), not_turn(2));
    let late = Refusal::Late { then: 0, now: 1 };
    assert_eq!(bo.play(SHORT[1], 0), Fate::Refused(late));
    let illegal = bo.play("Ia1b1c1", 1);
    assert!(
        matches!(illegal, Fate::Refused(Refusal::Illegal { .. })),
        "{illegal:?}"
    );
    assert!(
        bo.reasons[0].starts_with("broken-above-the-board("),
        "{:?}",
        bo.reasons
    );
    let mut forger = Client::join(server.address, &opened.game, &token(7));
    assert_eq!(forger.actor, Actor::Spectator);
    assert_eq!(forger.play(SHORT[1], 1), Fate::Refused(Refusal::NotSeated));
    let resign = Command::Resign {
        player: player(2),
        ply: 1,
    };
    assert_eq!(forger.command(&resign), Fate::Refused(Refusal::NotSeated));
    let not_yours = Refusal::NotYours { player: player(2) };
    assert_eq!(ada.command(&resign), Fate::Refused(not_yours));
    assert!(matches!(bo.play(SHORT[1], 1), Fate::Done(_)));
    ada.wait_for(4);
    assert_eq!(ada.events, bo.events, "the refused ones left no trace");
}

#[test]
fn a_token_of_another_game_is_nothing_here() {
    let folder = folder();
    let server = Server::start(folder.path());
    let one = open(server.address, &with_friend());
    let two = open(server.address, &with_friend());
    let stranger = Client::join(server.address, &one.game, &two.token);
    assert_eq!(stranger.actor, Actor::Spectator);
}

#[test]
fn a_takeback_by_link_is_asked_and_agreed() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &with_friend());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    bo.command(&claim("Bo"));
    ada.play(SHORT[0], 0);
    assert!(matches!(
        ada.command(&Command::Takeback { ply: 1 }),
        Fate::Done(_)
    ));
    let Fate::Done(events) = bo.command(&Command::Agree) else {
        panic!("refused")
    };
    assert_eq!(events[1].kind, EventKind::TakenBack { to_ply: 0 });
    ada.wait_for(6);
    assert!(matches!(ada.play(SHORT[2], 0), Fate::Done(_)));
}

#[test]
fn the_computer_answers_on_the_server() {
    let folder = folder();
    let server = Server::start(folder.path());
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::computer(Strength::FIRST)];
    let opened = open(server.address, &MatchSetup::new("ring", seats));
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    for ply in [0, 2] {
        let match_state = Match::from_events(&ada.events).unwrap();
        let mv = match_state.position().legal_moves()[0];
        let text = match_state.position().rules().text(mv).to_string();
        assert!(matches!(ada.play(&text, ply), Fate::Done(_)));
        ada.wait_for(usize::from(ply) + 3);
    }
    let match_state = Match::from_events(&ada.events).unwrap();
    assert_eq!(match_state.game().movers().len(), 4);
    assert!(server.metric("caminos_engine_moves_total") >= 2);
}

#[test]
fn two_computers_play_to_the_end_while_somebody_watches() {
    let folder = folder();
    let server = Server::start(folder.path());
    let seats = vec![
        SeatSetup::computer(Strength::nearest(2)),
        SeatSetup::computer(Strength::FIRST),
    ];
    let opened = open(server.address, &MatchSetup::new("octagon", seats));
    let mut eve = Client::join(server.address, &opened.game, &token(9));
    while !Match::from_events(&eve.events).unwrap().is_over() {
        eve.take();
    }
    let mut owner = Client::join(server.address, &opened.game, &opened.token);
    assert_eq!(owner.events, eve.events);
    assert!(matches!(owner.command(&Command::Rematch), Fate::Done(_)));
}

#[test]
fn presence_names_the_connected_players() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &with_friend());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let until = |client: &mut Client, presence| {
        while client.presence != Some(presence) {
            client.take();
        }
    };
    until(&mut ada, (true, 0));
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    bo.command(&claim("Bo"));
    until(&mut ada, (true, 1));
    drop(bo);
    until(&mut ada, (true, 0));
}

#[test]
fn a_player_whose_line_is_dead_is_away_and_comes_back_on_the_same_socket() {
    let folder = folder();
    let limits = Limits {
        away_after: Duration::from_millis(200),
        ..Limits::default()
    };
    let server = Server::with(
        folder.path(),
        Options {
            limits,
            ..options()
        },
    );
    let opened = open(server.address, &with_friend());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    bo.command(&claim("Bo"));
    // Whoever reads answers pings.
    let until_bo_is_there = |ada: &mut Client, bo: &mut Client| {
        while ada.presence != Some((true, 1)) {
            bo.play(SHORT[1], 0);
            ada.take();
        }
    };
    until_bo_is_there(&mut ada, &mut bo);
    // Nothing is read from Bo's socket, which stays open.
    while ada.presence != Some((true, 0)) {
        ada.take();
    }
    until_bo_is_there(&mut ada, &mut bo);
}

/// Whoever lost the secret of their seat gets it back by the link, once the host has opened the seat
/// again; the old secret plays no more.
#[test]
fn a_lost_seat_is_opened_again_and_its_old_secret_is_worth_nothing() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &with_friend());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let mut bo = Client::join(server.address, &opened.game, &token(1));
    assert!(matches!(
        bo.command(&Command::Claim { name: None }),
        Fate::Done(_)
    ));
    assert!(matches!(ada.play(SHORT[0], 0), Fate::Done(_)));
    // On another device, without the secret, Bo only looks on.
    let mut other = Client::join(server.address, &opened.game, &token(2));
    let full = other.command(&Command::Claim { name: None });
    assert!(matches!(full, Fate::Refused(_)), "{full:?}");
    let player = Player::new(2).unwrap();
    let free = Command::FreeSeat { player };
    assert!(matches!(other.command(&free), Fate::Refused(_)));
    assert!(matches!(ada.command(&free), Fate::Done(_)));
    assert!(matches!(
        other.command(&Command::Claim { name: None }),
        Fate::Done(_)
    ));
    let refused = bo.play(SHORT[1], 1);
    assert!(matches!(refused, Fate::Refused(_)), "{refused:?}");
    assert!(matches!(other.play(SHORT[1], 1), Fate::Done(_)));
}
