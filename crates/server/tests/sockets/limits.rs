//! What is too much, too long or not readable.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use caminos_protocol::socket::{
    ClientMessage, CommandId, GameId, ServerError, ServerMessage, VERSION,
};
use caminos_server::{Limits, Options, Rate};
use caminos_table::{Command, Match};

use crate::client::{Client, Fate, JSON, Raw, http, join_message, open, token};
use crate::server::{Server, options};
use crate::{SHORT, folder, hot_seat};

fn limited(limits: Limits) -> Options {
    Options {
        limits,
        ..options()
    }
}

/// None comes back while a test runs.
fn only(burst: u32) -> Rate {
    let every = Duration::from_secs(3600);
    Rate { burst, every }
}

#[test]
fn messages_that_cannot_be_read_change_nothing() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let broken = [
        "",
        "{",
        "[]",
        "null",
        r#"{"type":"command"}"#,
        r#"{"type":"unheard-of"}"#,
        r#"{"type":"command","game":"abcdefgh","id":"12345678","command":{"do":"move","text":"Ia1a2a3","ply":-1}}"#,
        r#"{"type":"command","game":"abcdefgh","id":"12345678","command":{"do":"move","text":"Ia1a2a3"}}"#,
    ];
    for text in broken {
        ada.raw.send_text(text);
        let answer = loop {
            match ada.raw.receive().unwrap() {
                ServerMessage::Presence { .. } => {}
                answer => break answer,
            }
        };
        let error = matches!(
            &answer,
            ServerMessage::Error {
                error: ServerError::Malformed { .. },
                ..
            }
        );
        assert!(error, "{text}: {answer:?}");
    }
    assert!(matches!(ada.play(SHORT[0], 0), Fate::Done(_)));
    assert_eq!(ada.events.len(), 2);
}

#[test]
fn the_first_message_is_a_hello_and_only_the_first() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    let mut raw = Raw::connect(server.address);
    raw.send(&ClientMessage::Ping);
    assert_eq!(raw.last_fault(), ServerError::Unexpected);
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    ada.raw.send(&ClientMessage::Hello { version: VERSION });
    assert_eq!(ada.raw.last_fault(), ServerError::Unexpected);
}

#[test]
fn another_version_and_an_unknown_game_are_named() {
    let folder = folder();
    let server = Server::start(folder.path());
    let version = VERSION;
    for hello in [
        r#"{"type":"hello","version":3}"#,
        // The first message of version 1.
        r#"{"type":"join","version":1,"game":"abcdefgh","token":"0123456789abcdefghijkl","since":0}"#,
    ] {
        let mut raw = Raw::connect(server.address);
        raw.send_text(hello);
        assert_eq!(raw.last_fault(), ServerError::Version { version });
    }
    let mut raw = Raw::greet(server.address);
    let game = GameId::new("nosuchgame").unwrap();
    raw.send(&join_message(&game, &token(1), 0));
    assert_eq!(raw.fault(), ServerError::NoSuchGame);
}

#[test]
fn one_socket_follows_several_games() {
    let folder = folder();
    let server = Server::start(folder.path());
    let games = [0, 1].map(|_| open(server.address, &hot_seat()));
    let mut raw = Raw::greet(server.address);
    for opened in &games {
        raw.send(&join_message(&opened.game, &opened.token, 0));
    }
    for opened in &games {
        let mut other = Client::join(server.address, &opened.game, &opened.token);
        other.play(SHORT[0], 0);
    }
    let mut moves = Vec::new();
    while moves.len() < 2 {
        if let Some(ServerMessage::Events { game, since: 1, .. }) = raw.receive() {
            moves.push(game);
        }
    }
    assert_eq!(moves, games.clone().map(|opened| opened.game));
    raw.send(&ClientMessage::Leave {
        game: games[0].game.clone(),
    });
    raw.send(&ClientMessage::Command {
        game: games[0].game.clone(),
        id: CommandId::new("12345678").unwrap(),
        command: Command::Takeback { ply: 1 },
    });
    assert_eq!(raw.fault(), ServerError::Unexpected);
}

#[test]
fn fields_of_a_newer_client_are_ignored() {
    let folder = folder();
    let server = Server::start(folder.path());
    let mut raw = Raw::connect(server.address);
    raw.send_text(r#"{"type":"hello","version":2,"language":"gl"}"#);
    raw.send_text(r#"{"type":"ping","later":[1,2]}"#);
    assert_eq!(raw.receive(), Some(ServerMessage::Pong));
}

#[test]
fn a_connection_above_the_rate_limit_is_closed_in_the_end() {
    let folder = folder();
    let limits = Limits {
        // The hello, the join, the answer to the first ping, and two moves.
        messages: only(5),
        ..Limits::default()
    };
    let server = Server::with(folder.path(), limited(limits));
    let opened = open(server.address, &hot_seat());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    ada.play(SHORT[0], 0);
    ada.play(SHORT[1], 1);
    let text = SHORT[2].to_owned();
    let id = CommandId::new("12345678").unwrap();
    ada.send(&id, &Command::Move { text, ply: 2 });
    let error = ServerError::TooFast;
    loop {
        match ada.raw.receive().unwrap() {
            ServerMessage::Presence { .. } => {}
            answer => {
                assert_eq!(answer, ServerMessage::Error { game: None, error });
                break;
            }
        }
    }
    let again = Client::join(server.address, &opened.game, &opened.token);
    assert_eq!(Match::from_events(&again.events).unwrap().game().ply(), 2);
    for _ in 0..200 {
        ada.raw.send(&ClientMessage::Ping);
    }
    assert_eq!(
        ada.raw.last_fault(),
        ServerError::TooFast,
        "and in the end closed"
    );
}

#[test]
fn sockets_of_one_address_are_limited() {
    let folder = folder();
    let limits = Limits {
        sockets_per_address: 2,
        ..Limits::default()
    };
    let server = Server::with(folder.path(), limited(limits));
    let one = Raw::connect(server.address);
    let _two = Raw::connect(server.address);
    assert_eq!(Raw::with_headers(server.address, &[]).err(), Some(429));
    drop(one);
    while server.metric("caminos_sockets ") > 1 {
        std::thread::yield_now();
    }
    assert!(Raw::with_headers(server.address, &[]).is_ok());
}

#[test]
fn games_of_one_address_are_limited_and_it_is_said_when_to_try_again() {
    let folder = folder();
    let limits = Limits {
        games: only(2),
        ..Limits::default()
    };
    let server = Server::with(folder.path(), limited(limits));
    let setup = serde_json::to_string(&hot_seat()).unwrap();
    let post = || http(server.address, "POST /api/games", &[JSON], &setup);
    let statuses = [post().status, post().status, post().status];
    assert_eq!(statuses, [201, 201, 429]);
    let refused = post();
    assert_eq!(refused.text(), r#"{"error":"too-many"}"#);
    let seconds = refused.header("retry-after").map(str::parse::<u64>);
    assert!(matches!(seconds, Some(Ok(1..=3600))), "{seconds:?}");
}

#[test]
fn pages_of_other_servers_cannot_use_this_one() {
    let folder = folder();
    let server = Server::start(folder.path());
    let origin = |text: String| [("origin", text)];
    let own = origin(format!("http://{}", server.address));
    assert!(Raw::with_headers(server.address, &own).is_ok());
    let other = origin("http://evil.example".to_owned());
    assert_eq!(Raw::with_headers(server.address, &other).err(), Some(403));
    let setup = serde_json::to_string(&hot_seat()).unwrap();
    let headers = [JSON, "Origin: http://evil.example"];
    let answer = http(server.address, "POST /api/games", &headers, &setup);
    assert_eq!(answer.status, 403);
}

/// What comes until the server closes the connection.
fn rest(mut stream: TcpStream) -> String {
    let mut rest = Vec::new();
    // A reset is an end, too.
    let _ = stream.read_to_end(&mut rest);
    String::from_utf8_lossy(&rest).into_owned()
}

fn send_raw(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

const LONG: Duration = Duration::from_secs(3600);

#[test]
fn an_unfinished_request_head_times_out() {
    let folder = folder();
    let limits = Limits {
        header_timeout: Duration::from_millis(50),
        http_time: LONG,
        ..Limits::default()
    };
    let server = Server::with(folder.path(), limited(limits));
    for beginning in ["", "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow:"] {
        let answer = rest(send_raw(server.address, beginning));
        assert!(!answer.contains("200 OK"), "{answer}");
    }
    let answered = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    assert!(rest(send_raw(server.address, answered)).contains("200 OK"));
}

#[test]
fn a_connection_that_is_not_upgraded_times_out() {
    let folder = folder();
    let limits = Limits {
        header_timeout: LONG,
        http_time: Duration::from_millis(50),
        ..Limits::default()
    };
    let server = Server::with(folder.path(), limited(limits));
    let opened = open(server.address, &hot_seat());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let slow = "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
    let answer = rest(send_raw(server.address, slow));
    assert!(!answer.contains("201"), "{answer}");
    let idle = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    assert!(rest(send_raw(server.address, idle)).contains("200 OK"));
    assert!(
        matches!(ada.play(SHORT[0], 0), Fate::Done(_)),
        "sockets stay"
    );
}

#[test]
fn http_connections_of_one_address_are_limited() {
    let folder = folder();
    let limits = Limits {
        http_per_address: 8,
        header_timeout: LONG,
        http_time: LONG,
        ..Limits::default()
    };
    let server = Server::with(folder.path(), limited(limits));
    let opened = open(server.address, &hot_seat());
    let sockets: Vec<_> = (0..9)
        .map(|_| Client::join(server.address, &opened.game, &opened.token))
        .collect();
    let request = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let mut idle = Vec::new();
    // Some that have just ended may still be counted.
    while rest(send_raw(server.address, request)).contains("200 OK") {
        idle.push(send_raw(server.address, "GET"));
        assert!(idle.len() <= 8);
    }
    drop(idle);
    while !rest(send_raw(server.address, request)).contains("200 OK") {
        std::thread::yield_now();
    }
    assert!(server.metric(r#"caminos_connections_refused_total{reason="http-limit"}"#) >= 1);
    drop(sockets);
}
