//! A client: blocking, on a real socket.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "shared by test programs that each use a part"
)]

use std::collections::VecDeque;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use caminos_protocol::socket::{
    ClientMessage, CommandId, GameId, Opened, ServerError, ServerMessage, Token, VERSION,
};
use caminos_table::{Actor, Command, Event, MatchSetup};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::handshake::HandshakeError;
use tungstenite::{Message, WebSocket};

/// Only for a server that hangs: no test is about time.
const PATIENCE: Duration = Duration::from_secs(20);

/// An answer over HTTP.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let found = lines.find(|(other, _)| other.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value)
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

fn connect(address: SocketAddr) -> std::io::Result<TcpStream> {
    let stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// One request on a connection of its own.
pub fn http(address: SocketAddr, line: &str, headers: &[&str], body: &str) -> Reply {
    try_http(address, line, headers, body).unwrap()
}

pub fn try_http(
    address: SocketAddr,
    line: &str,
    headers: &[&str],
    body: &str,
) -> std::io::Result<Reply> {
    let mut stream = connect(address)?;
    let mut head = format!(
        "{line} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {}\r\n",
        body.len()
    );
    for header in headers {
        head.push_str(header);
        head.push_str("\r\n");
    }
    stream.write_all(format!("{head}\r\n{body}").as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let end = end.ok_or(std::io::ErrorKind::UnexpectedEof)?;
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    Ok(Reply {
        status: head[9..12].parse().unwrap(),
        head,
        body: answer[end + 4..].to_vec(),
    })
}

pub fn get(address: SocketAddr, path: &str) -> Reply {
    http(address, &format!("GET {path}"), &[], "")
}

pub const JSON: &str = "Content-Type: application/json";

pub fn post_game(address: SocketAddr, body: &str) -> Reply {
    http(address, "POST /api/games", &[JSON], body)
}

/// Opens a table.
pub fn open(address: SocketAddr, setup: &MatchSetup) -> Opened {
    let answer = post_game(address, &serde_json::to_string(setup).unwrap());
    assert_eq!(answer.status, 201, "{}", answer.text());
    serde_json::from_slice(&answer.body).unwrap()
}

pub fn token(seed: u32) -> Token {
    Token::new(&format!("made-up-by-the-client-{seed:06}")).unwrap()
}

/// A socket that has not joined.
pub struct Raw(pub WebSocket<TcpStream>);

impl Raw {
    pub fn connect(address: SocketAddr) -> Self {
        Self::with_headers(address, &[]).unwrap()
    }

    /// The status, if the server refuses.
    pub fn with_headers(
        address: SocketAddr,
        headers: &[(&'static str, String)],
    ) -> Result<Self, u16> {
        let mut request = format!("ws://{address}/socket")
            .into_client_request()
            .unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let stream = connect(address).unwrap();
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(HandshakeError::Failure(tungstenite::Error::Http(response))) => {
                Err(response.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }

    /// A socket that has said hello.
    pub fn greet(address: SocketAddr) -> Self {
        let mut raw = Self::connect(address);
        raw.send(&ClientMessage::Hello { version: VERSION });
        raw
    }

    /// The code of the close frame that the server sends next.
    pub fn close_code(&mut self) -> Option<u16> {
        loop {
            match self.0.read() {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// What the server says about a game that cannot be joined.
    pub fn fault(&mut self) -> ServerError {
        loop {
            match self.receive() {
                Some(ServerMessage::Error { error, .. }) => return error,
                Some(_) => {}
                None => panic!("closed without a fault"),
            }
        }
    }

    pub fn send_text(&mut self, text: &str) {
        self.0.send(Message::text(text)).unwrap();
    }

    pub fn send(&mut self, message: &ClientMessage) {
        self.send_text(&serde_json::to_string(message).unwrap());
    }

    /// The next message; `None` when the server has closed.
    pub fn receive(&mut self) -> Option<ServerMessage> {
        self.try_receive().unwrap()
    }

    /// The next message, or that the connection broke.
    pub fn try_receive(&mut self) -> Result<Option<ServerMessage>, tungstenite::Error> {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => {
                    return Ok(Some(serde_json::from_str(&text).unwrap()));
                }
                Ok(Message::Close(_)) | Err(tungstenite::Error::ConnectionClosed) => {
                    return Ok(None);
                }
                Ok(_) => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// What the server says is wrong, before it closes.
    pub fn last_fault(&mut self) -> ServerError {
        let mut last = None;
        while let Some(message) = self.receive() {
            if let ServerMessage::Error { error, .. } = message {
                last = Some(error);
            }
        }
        last.expect("a fault before the end")
    }
}

/// What a client knows of a game when it joins again.
#[derive(Clone, Default)]
pub struct Known {
    pub events: Vec<Event>,
    pub head: Option<String>,
}

/// A client that has joined, with the events that it has seen.
pub struct Client {
    pub raw: Raw,
    pub game: GameId,
    pub head: Option<String>,
    /// Where the events began that it was sent when it joined.
    pub joined_at: u32,
    pub actor: Actor,
    pub events: Vec<Event>,
    pub presence: Option<(bool, usize)>,
    /// The last refusal for people.
    pub reasons: Vec<String>,
    commands: u32,
    name: String,
    /// Of a message that answered several commands: those that were not taken yet.
    answers: VecDeque<(CommandId, Fate)>,
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    Done(Vec<Event>),
    Refused(caminos_table::Refusal),
    Unavailable,
}

pub fn join_message(game: &GameId, token: &Token, since: u32) -> ClientMessage {
    ClientMessage::Join {
        game: game.clone(),
        token: token.clone(),
        since,
        head: None,
    }
}

impl Client {
    pub fn join(address: SocketAddr, game: &GameId, token: &Token) -> Self {
        Self::rejoin(address, game, token, Known::default())
    }

    /// Joins with what it knew before, and takes what it missed.
    pub fn rejoin(address: SocketAddr, game: &GameId, token: &Token, known: Known) -> Self {
        let mut raw = Raw::greet(address);
        raw.send(&ClientMessage::Join {
            game: game.clone(),
            token: token.clone(),
            since: known.events.len() as u32,
            head: known.head.clone(),
        });
        let Some(ServerMessage::Welcome {
            you, events, since, ..
        }) = raw.receive()
        else {
            panic!("no welcome");
        };
        let name = token.as_str()[token.as_str().len() - 6..].to_owned();
        let mut client = Self {
            raw,
            game: game.clone(),
            head: known.head,
            joined_at: since,
            actor: you,
            events: known.events,
            presence: None,
            reasons: Vec::new(),
            commands: events,
            name,
            answers: VecDeque::new(),
        };
        client.events.truncate(since as usize);
        while client.events.len() < events as usize {
            client.take();
        }
        // What was played before it joined answers nothing.
        client.answers.clear();
        client
    }

    /// What it knows, for the next time.
    pub fn known(&self) -> Known {
        Known {
            events: self.events.clone(),
            head: self.head.clone(),
        }
    }

    /// Takes one answer to a command, or one message that answers none.
    pub fn take(&mut self) -> Option<(CommandId, Fate)> {
        self.try_take().unwrap()
    }

    pub fn try_take(&mut self) -> Result<Option<(CommandId, Fate)>, tungstenite::Error> {
        if let Some(answer) = self.answers.pop_front() {
            return Ok(Some(answer));
        }
        let message = self.raw.try_receive()?;
        let message = message.ok_or(tungstenite::Error::ConnectionClosed)?;
        match message {
            ServerMessage::Events {
                since,
                ids,
                head,
                events,
                ..
            } => {
                let known = self.events.len();
                assert!(since as usize <= known, "a gap: {since} after {known}");
                for (number, event) in (since as usize..).zip(&events) {
                    if number < self.events.len() {
                        assert_eq!(&self.events[number], event, "another event came before");
                    } else {
                        self.events.push(event.clone());
                        self.head = Some(head.clone());
                    }
                }
                // One message may hold what several commands have done.
                let done = Fate::Done(events);
                self.answers
                    .extend(ids.into_iter().map(|id| (id, done.clone())));
                Ok(self.answers.pop_front())
            }
            ServerMessage::Unavailable { id, .. } => Ok(Some((id, Fate::Unavailable))),
            ServerMessage::Refused {
                id,
                refusal,
                reasons,
                ..
            } => {
                assert!(!reasons.is_empty(), "{refusal:?} is explained");
                self.reasons = reasons.iter().map(ToString::to_string).collect();
                Ok(Some((id, Fate::Refused(refusal))))
            }
            ServerMessage::Presence { owner, players, .. } => {
                self.presence = Some((owner, players.len()));
                Ok(None)
            }
            ServerMessage::Pong => Ok(None),
            other => panic!("{other:?}"),
        }
    }

    pub fn new_id(&mut self) -> CommandId {
        self.commands += 1;
        CommandId::new(&format!("{}-{:06}", self.name, self.commands)).unwrap()
    }

    pub fn send(&mut self, id: &CommandId, command: &Command) {
        self.raw.send(&ClientMessage::Command {
            game: self.game.clone(),
            id: id.clone(),
            command: command.clone(),
        });
    }

    /// Sends a command and waits for its answer.
    pub fn command(&mut self, command: &Command) -> Fate {
        let id = self.new_id();
        self.send(&id, command);
        self.answer_to(&id)
    }

    pub fn answer_to(&mut self, id: &CommandId) -> Fate {
        loop {
            match self.take() {
                Some((answered, fate)) if answered == *id => return fate,
                _ => {}
            }
        }
    }

    pub fn play(&mut self, text: &str, ply: u16) -> Fate {
        let text = text.to_owned();
        self.command(&Command::Move { text, ply })
    }

    /// Waits until it knows so many events.
    pub fn wait_for(&mut self, events: usize) {
        while self.events.len() < events {
            self.take();
        }
    }
}
