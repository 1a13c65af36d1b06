//! One connection: it joins a game, hands in commands and is told what happens.

use std::sync::Arc;
use std::time::{Duration, Instant};

use caminos_protocol::message::{
    ClientMessage, Fault, GameId, MAX_CLIENT_MESSAGE, ServerMessage, VERSION,
};
use serde::Serialize;
use tokio::sync::watch;
use tokio::time::timeout;
use tungstenite::error::CapacityError;
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Message, Utf8Bytes};

use crate::entry::Entry;
use crate::hall::{Hall, role_name};
use crate::limits::{Bucket, Rate, Ticket};
use crate::line::{Line, Lost, Turn};
use crate::metrics::Metrics;
use crate::room::{Joined, Judged, NotJoined, Room};
use crate::token::TokenHash;
use crate::wire::Told;

/// Time to say who one is.
const TO_JOIN: Duration = Duration::from_secs(15);
/// Time to take a message.
const TO_SEND: Duration = Duration::from_secs(20);
/// Messages over the limit after which a connection is closed.
const PATIENCE: u32 = 200;

/// A message, ready to be told.
pub(crate) fn told(message: &impl Serialize) -> Told {
    Told::new(&serde_json::to_string(message).expect("messages can be written"))
}

/// What a client hears of its message.
enum Answer {
    /// Nothing, or what everybody hears.
    Later,
    Now(Told),
    /// What was told before.
    Again(Arc<Entry>),
}

impl Answer {
    fn told(message: &ServerMessage) -> Self {
        Self::Now(told(message))
    }
}

/// Why a connection ends, told as its last message.
struct Ends(Fault);

pub(crate) struct Connection {
    pub(crate) line: Arc<Line>,
    pub(crate) hall: Arc<Hall>,
    pub(crate) rate: Rate,
    pub(crate) shutdown: watch::Receiver<bool>,
    /// Gives the place back when the connection ends.
    pub(crate) _ticket: Ticket,
}

/// Counts a connection for as long as it lasts.
struct Counted<'m>(&'m Metrics);

impl<'m> Counted<'m> {
    fn new(metrics: &'m Metrics) -> Self {
        metrics.sockets.one();
        Self(metrics)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.sockets.less_one();
    }
}

/// Leaves the room however the connection ends.
struct Presence {
    room: Arc<Room>,
    listener: u64,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.room.leave(self.listener);
    }
}

/// What a person has joined.
struct Seat {
    presence: Presence,
    token: TokenHash,
}

impl Connection {
    /// Until it ends.
    pub(crate) async fn run(self) {
        let hall = Arc::clone(&self.hall);
        let _counted = Counted::new(hall.store().metrics());
        let seat = match Box::pin(self.join()).await {
            Ok(seat) => seat,
            Err(Some(Ends(fault))) => return Box::pin(self.end(fault)).await,
            Err(None) => return,
        };
        if let Err(Some(Ends(fault))) = self.serve(seat).await {
            Box::pin(self.end(fault)).await;
        }
    }

    /// Reads the first message and finds the room.
    async fn join(&self) -> Result<Seat, Option<Ends>> {
        let mut shutdown = self.shutdown.clone();
        let first = tokio::select! {
            first = timeout(TO_JOIN, self.line.receive()) => first,
            _ = shutdown.changed() => return Err(Some(Ends(Fault::Closing))),
        };
        let first = match first {
            Ok(Some(Ok(Message::Text(first)))) => first,
            Ok(Some(Err(error))) => return Err(unreadable(&error).map(Ends)),
            Ok(Some(Ok(Message::Close(_))) | None) => return Err(None),
            Ok(Some(Ok(_))) | Err(_) => return Err(Some(Ends(Fault::Unexpected))),
        };
        let metrics = Arc::clone(self.hall.store().metrics());
        let (game, token, since) = match serde_json::from_str(&first) {
            Ok(ClientMessage::Join { version, .. }) if version != VERSION => {
                let version = VERSION;
                return Err(Some(Ends(Fault::Version { version })));
            }
            Ok(ClientMessage::Join {
                game, token, since, ..
            }) => (game, token, since),
            Ok(_) => return Err(Some(Ends(Fault::Unexpected))),
            Err(error) => {
                metrics.malformed.one();
                return Err(Some(Ends(malformed(&error))));
            }
        };
        let token = TokenHash::of(&token);
        let (seat, joined) = self.enter(&game, token, since).await.map_err(Ends)?;
        let role = role_name(joined.role);
        tracing::debug!(%game, role, since, events = joined.events, "joined");
        let welcome = told(&ServerMessage::Welcome {
            version: VERSION,
            you: joined.role,
            events: joined.events,
        });
        let missed = joined.missed.iter().map(|entry| &entry.told);
        let sending = async {
            for message in std::iter::once(&welcome).chain(missed) {
                self.line.say(message)?;
                self.line.drain().await?;
            }
            self.line.open()
        };
        match timeout(TO_SEND, sending).await {
            Ok(Ok(())) => Ok(seat),
            Ok(Err(lost)) => Err(fault_of(lost).map(Ends)),
            Err(_) => Err(None),
        }
    }

    async fn serve(&self, seat: Seat) -> Result<(), Option<Ends>> {
        let lost = |lost| fault_of(lost).map(Ends);
        // Who joins later is not let go any more.
        if *self.shutdown.borrow() {
            return Err(Some(Ends(Fault::Closing)));
        }
        let mut bucket = Bucket::new(Instant::now());
        let mut patience = PATIENCE;
        loop {
            let message = match self.line.turn().await {
                Turn::Came(Some(Ok(message))) => message,
                Turn::Came(Some(Err(error))) => return Err(unreadable(&error).map(Ends)),
                Turn::Came(None) => return Ok(()),
                Turn::Waits => match timeout(TO_SEND, self.line.drain()).await {
                    Ok(drained) => {
                        drained.map_err(lost)?;
                        continue;
                    }
                    Err(_) => return Ok(()),
                },
                Turn::Lost(how) => return Err(lost(how)),
            };
            let answer = match message {
                Message::Text(message) if bucket.take(self.rate, Instant::now()) => {
                    self.hear(&seat, &message)?
                }
                Message::Text(_) => {
                    patience -= 1;
                    self.hall.store().metrics().too_fast.one();
                    let error = Fault::TooFast;
                    if patience == 0 {
                        return Err(Some(Ends(error)));
                    }
                    Answer::told(&ServerMessage::Error { error })
                }
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Answer::Later,
                Message::Binary(_) => {
                    let detail = "messages are text".to_owned();
                    return Err(Some(Ends(Fault::Malformed { detail })));
                }
                Message::Close(_) => return Ok(()),
            };
            match answer {
                Answer::Later => Ok(()),
                Answer::Now(told) => self.line.say(&told),
                Answer::Again(entry) => self.line.say(&entry.told),
            }
            .map_err(lost)?;
        }
    }

    /// What to answer at once.
    fn hear(&self, seat: &Seat, message: &str) -> Result<Answer, Ends> {
        let message = match serde_json::from_str(message) {
            Ok(message) => message,
            Err(error) => {
                self.hall.store().metrics().malformed.one();
                let error = malformed(&error);
                return Ok(Answer::told(&ServerMessage::Error { error }));
            }
        };
        match message {
            ClientMessage::Join { .. } => Err(Ends(Fault::Unexpected)),
            ClientMessage::Ping => Ok(Answer::told(&ServerMessage::Pong)),
            ClientMessage::Command { id, command } => {
                match seat.presence.room.command(&seat.token, &id, &command) {
                    Judged::Accepted => Ok(Answer::Later),
                    Judged::Repeated(entry) => Ok(Answer::Again(entry)),
                    Judged::Refused(refusal) => Ok(Answer::told(&ServerMessage::Refused {
                        id,
                        denial: refusal.into(),
                    })),
                    Judged::Unavailable => Err(Ends(Fault::Unavailable)),
                }
            }
        }
    }

    async fn end(&self, error: Fault) {
        let code = match &error {
            Fault::Closing => CloseCode::Away,
            Fault::Unavailable => CloseCode::Error,
            Fault::TooSlow => CloseCode::Again,
            _ => CloseCode::Policy,
        };
        let reason = Utf8Bytes::default();
        // If it does not even take this, it is gone already.
        let sending = async {
            self.line.drain().await?;
            self.line.say(&told(&ServerMessage::Error { error }))?;
            self.line.close(CloseFrame { code, reason });
            self.line.drain().await
        };
        if let Ok(Ok(())) = timeout(TO_SEND, sending).await {
            // The client's own close, so that the last message is not lost with a reset.
            let _ = timeout(Duration::from_secs(2), async {
                while let Some(Ok(_)) = self.line.receive().await {}
            })
            .await;
        }
    }

    async fn enter(
        &self,
        game: &GameId,
        token: TokenHash,
        since: u32,
    ) -> Result<(Seat, Joined), Fault> {
        // A room that was found may be dropped before it is entered, though not for ever.
        for _ in 0..10 {
            let room = self.hall.room(game).await?;
            let line = Arc::clone(&self.line);
            match room.join(token, since, line) {
                Ok(joined) => {
                    let listener = joined.listener;
                    let presence = Presence { room, listener };
                    return Ok((Seat { presence, token }, joined));
                }
                Err(NotJoined::Moved) => {}
                Err(NotJoined::Fault(fault)) => return Err(fault),
            }
        }
        Err(Fault::Unavailable)
    }
}

/// What to tell a client that is lost, if it can be told.
const fn fault_of(lost: Lost) -> Option<Fault> {
    match lost {
        Lost::TooSlow => Some(Fault::TooSlow),
        Lost::Broken => Some(Fault::Unavailable),
        Lost::Closing => Some(Fault::Closing),
        Lost::Gone => None,
    }
}

fn malformed(error: &serde_json::Error) -> Fault {
    Fault::Malformed {
        detail: error.to_string(),
    }
}

/// A frame that breaks the limits or the protocol, or a connection that is gone.
fn unreadable(error: &tungstenite::Error) -> Option<Fault> {
    let tungstenite::Error::Capacity(CapacityError::MessageTooLong { .. }) = error else {
        return None;
    };
    let detail = format!("a message has at most {MAX_CLIENT_MESSAGE} bytes");
    Some(Fault::Malformed { detail })
}
