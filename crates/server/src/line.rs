//! The way to one client. Its connection's task reads from it and sends what takes time;
//! a room writes to it directly, which saves waking the task for every message.

use std::fmt;
use std::future::poll_fn;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use caminos_protocol::message::MAX_CLIENT_MESSAGE;
use tokio::net::TcpStream;
use tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tungstenite::{Message, WebSocket};

use crate::wire::{Told, Wire};

/// Bytes that may wait to be sent to one client.
const MOST_WAITING: usize = 64 << 10;

/// Rounds without a word after which a client is taken to be gone.
const MISSED_PINGS: u8 = 3;

/// The default of 128 KiB is paid by every connection, and messages are short.
const READ_BUFFER: usize = 2048;

/// Somebody who wants to be told what happens in a room.
pub(crate) trait Listen: Send + Sync + fmt::Debug {
    /// Takes a message without waiting.
    ///
    /// # Errors
    /// Why there is no use in telling more.
    fn tell(&self, message: &Told) -> Result<(), Lost>;

    /// Asks whether anybody is there. Who has not said a word for some rounds is lost.
    fn ping(&self);

    /// Nothing will be told any more.
    fn let_go(&self, why: Lost);
}

/// Why a client is not told any more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lost {
    /// It did not take what it was told.
    TooSlow,
    /// The room's state is not true and never will be.
    Broken,
    /// The server stops.
    Closing,
    /// The connection is gone.
    Gone,
}

/// What a connection's task has to look after.
#[derive(Debug)]
pub(crate) enum Turn {
    /// A message, the end of the messages, or an unreadable one.
    Came(Option<Result<Message, tungstenite::Error>>),
    /// Something waits to be sent: see [`Line::drain`].
    Waits,
    /// There is nothing more to do.
    Lost(Lost),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Flow {
    /// What is told waits: the connection has something to say before.
    Held,
    Open,
    Lost(Lost),
}

struct State {
    socket: WebSocket<Wire>,
    flow: Flow,
    /// What was told while the line was held.
    held: Vec<u8>,
    quiet: u8,
}

pub(crate) struct Line(Mutex<State>);

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Line").field(&self.lock().flow).finish()
    }
}

impl State {
    fn wire(&mut self) -> &mut Wire {
        self.socket.get_mut()
    }

    fn wake(&mut self) {
        self.wire().wake();
    }

    fn lose(&mut self, lost: Lost) {
        if !matches!(self.flow, Flow::Lost(_)) {
            self.flow = Flow::Lost(lost);
            self.held = Vec::new();
        }
        self.wake();
    }

    fn tell(&mut self, message: &[u8]) -> Result<(), Lost> {
        let backlog = match self.flow {
            Flow::Lost(lost) => return Err(lost),
            Flow::Held => {
                self.held.extend_from_slice(message);
                self.held.len()
            }
            Flow::Open => {
                if self.wire().put(message).is_err() {
                    self.lose(Lost::Gone);
                    return Err(Lost::Gone);
                }
                let backlog = self.wire().waiting();
                if backlog > 0 {
                    // The task sends the rest.
                    self.wake();
                }
                backlog
            }
        };
        if backlog > MOST_WAITING {
            self.lose(Lost::TooSlow);
            return Err(Lost::TooSlow);
        }
        Ok(())
    }

    fn poll_read(&mut self, cx: &Context<'_>) -> Poll<Option<Result<Message, tungstenite::Error>>> {
        use tungstenite::Error;
        self.wire().remember(cx);
        match self.socket.read() {
            Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => Poll::Pending,
            Err(Error::ConnectionClosed | Error::AlreadyClosed) => Poll::Ready(None),
            read => {
                self.quiet = 0;
                Poll::Ready(Some(read))
            }
        }
    }
}

impl Listen for Line {
    fn tell(&self, message: &Told) -> Result<(), Lost> {
        self.lock().tell(message.frame())
    }

    fn ping(&self) {
        let mut state = self.lock();
        state.quiet = state.quiet.saturating_add(1);
        if state.quiet > MISSED_PINGS {
            state.lose(Lost::Gone);
        } else if state.flow == Flow::Open && state.wire().waiting() == 0 {
            // If it cannot be sent, reading will say so.
            let _ = state.socket.send(Message::Ping(tungstenite::Bytes::new()));
        }
    }

    fn let_go(&self, why: Lost) {
        self.lock().lose(why);
    }
}

impl Line {
    /// What is told waits until the line is opened. `read` came with the request already.
    pub(crate) fn new(stream: TcpStream, read: &[u8]) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(MAX_CLIENT_MESSAGE))
            .max_frame_size(Some(MAX_CLIENT_MESSAGE));
        let wire = Wire::new(stream);
        let socket = if read.is_empty() {
            WebSocket::from_raw_socket(wire, Role::Server, Some(config))
        } else {
            WebSocket::from_partially_read(wire, read.to_vec(), Role::Server, Some(config))
        };
        Self(Mutex::new(State {
            socket,
            flow: Flow::Held,
            held: Vec::new(),
            quiet: 0,
        }))
    }

    /// Never held while waiting for anything.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next message of the client, whatever else there is to do.
    pub(crate) async fn receive(&self) -> Option<Result<Message, tungstenite::Error>> {
        poll_fn(|cx| self.lock().poll_read(cx)).await
    }

    /// The next thing to look after.
    pub(crate) async fn turn(&self) -> Turn {
        poll_fn(|cx| {
            let mut state = self.lock();
            if let Flow::Lost(lost) = state.flow {
                return Poll::Ready(Turn::Lost(lost));
            }
            if state.wire().waiting() > 0 {
                return Poll::Ready(Turn::Waits);
            }
            state.poll_read(cx).map(Turn::Came)
        })
        .await
    }

    /// Says something of the connection's own, at once.
    pub(crate) fn say(&self, message: &Told) -> Result<(), Lost> {
        let mut state = self.lock();
        let said = state.wire().put(message.frame());
        said.map_err(|_| Lost::Gone)
    }

    /// Says that it is over.
    pub(crate) fn close(&self, frame: CloseFrame) {
        // If it does not go through, the client is gone already.
        let _ = self.lock().socket.close(Some(frame));
    }

    /// From now on what is told goes out, that which waits first.
    pub(crate) fn open(&self) -> Result<(), Lost> {
        let mut state = self.lock();
        if let Flow::Lost(lost) = state.flow {
            return Err(lost);
        }
        state.flow = Flow::Open;
        let held = std::mem::take(&mut state.held);
        state.tell(&held)
    }

    /// Sends what waits, until the network has taken everything. Who is let go meanwhile is still
    /// sent it, because half a message would be none.
    pub(crate) async fn drain(&self) -> Result<(), Lost> {
        poll_fn(|cx| {
            let mut state = self.lock();
            if state.flow == Flow::Lost(Lost::Gone) {
                return Poll::Ready(Err(Lost::Gone));
            }
            let wire = state.wire();
            wire.remember(cx);
            wire.poll_drained(cx).map_err(|_| Lost::Gone)
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::{SinkExt as _, StreamExt as _};
    use tokio::io::AsyncWriteExt as _;
    use tokio::net::TcpListener;
    use tokio_tungstenite::WebSocketStream;
    use tungstenite::protocol::frame::Frame;
    use tungstenite::protocol::frame::coding::{Data, OpCode};

    use super::*;

    type Client = WebSocketStream<TcpStream>;

    async fn pair() -> (Arc<Line>, Client) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (there, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let client = WebSocketStream::from_raw_socket(there.unwrap(), Role::Client, None).await;
        (Arc::new(Line::new(accepted.unwrap().0, &[])), client)
    }

    async fn heard(client: &mut Client) -> String {
        let message = client.next().await.unwrap().unwrap();
        message.into_text().unwrap().to_string()
    }

    /// The connection's task, until there is nothing more to do.
    async fn serve(line: Arc<Line>) -> Lost {
        loop {
            match line.turn().await {
                Turn::Waits => line.drain().await.unwrap(),
                Turn::Came(Some(Ok(_))) => {}
                Turn::Came(_) => return Lost::Gone,
                Turn::Lost(lost) => return lost,
            }
        }
    }

    #[tokio::test]
    async fn what_is_told_before_the_line_is_open_comes_after_what_is_said() {
        let (line, mut client) = pair().await;
        line.tell(&Told::new("first told")).unwrap();
        line.say(&Told::new("said")).unwrap();
        line.open().unwrap();
        line.tell(&Told::new("second told")).unwrap();
        for expected in ["said", "first told", "second told"] {
            assert_eq!(heard(&mut client).await, expected);
        }
    }

    /// More than the network takes at once, so that messages are cut in two on their way.
    #[tokio::test]
    async fn messages_that_the_network_does_not_take_at_once_arrive_whole_and_in_order() {
        let (line, mut client) = pair().await;
        line.open().unwrap();
        let text = |n: usize| format!("{n} {}", "x".repeat(n % 5000));
        let mut told = 0;
        while line.lock().wire().waiting() < MOST_WAITING / 2 {
            line.tell(&Told::new(&text(told))).unwrap();
            told += 1;
        }
        client
            .send(Message::Ping("still here".into()))
            .await
            .unwrap();
        let serving = tokio::spawn(serve(Arc::clone(&line)));
        for n in 0..told {
            assert_eq!(heard(&mut client).await, text(n));
        }
        let pong = client.next().await.unwrap().unwrap();
        assert_eq!(pong, Message::Pong("still here".into()));
        drop(client);
        assert_eq!(serving.await.unwrap(), Lost::Gone);
        assert_eq!(line.lock().wire().waiting(), 0);
    }

    #[tokio::test]
    async fn who_does_not_read_is_let_go_and_told_so_after_what_waits() {
        let (line, mut client) = pair().await;
        line.open().unwrap();
        let message = Told::new(&"x".repeat(1000));
        let mut told = 0;
        let lost = loop {
            match line.tell(&message) {
                Ok(()) => told += 1,
                Err(lost) => break lost,
            }
        };
        assert_eq!(lost, Lost::TooSlow);
        assert_eq!(line.tell(&message), Err(Lost::TooSlow));
        let serving = tokio::spawn(async move {
            let lost = serve(Arc::clone(&line)).await;
            line.drain().await.unwrap();
            line.say(&Told::new("too slow")).unwrap();
            line.drain().await.unwrap();
            lost
        });
        // The one that was too much has been begun, too.
        for _ in 0..=told {
            assert_eq!(heard(&mut client).await, message.text());
        }
        assert_eq!(heard(&mut client).await, "too slow");
        assert_eq!(serving.await.unwrap(), Lost::TooSlow);
    }

    #[tokio::test]
    async fn who_answers_pings_stays_and_who_does_not_is_lost() {
        let (line, mut client) = pair().await;
        line.open().unwrap();
        let serving = tokio::spawn(serve(Arc::clone(&line)));
        for _ in 0..2 * MISSED_PINGS {
            line.ping();
            // Reading it answers it, and the answer is sent with the next message.
            assert!(client.next().await.unwrap().unwrap().is_ping());
            client.flush().await.unwrap();
            while line.lock().quiet > 0 {
                tokio::task::yield_now().await;
            }
        }
        for _ in 0..=MISSED_PINGS {
            assert_ne!(line.lock().flow, Flow::Lost(Lost::Gone));
            line.ping();
        }
        assert_eq!(serving.await.unwrap(), Lost::Gone);
    }

    #[tokio::test]
    async fn bytes_that_came_with_the_request_are_read_first() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (there, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let mut early = Frame::message("early", OpCode::Data(Data::Text), true);
        early.header_mut().mask = Some([1, 2, 3, 4]);
        let mut bytes = Vec::new();
        early.format(&mut bytes).unwrap();
        let (begun, rest) = bytes.split_at(4);
        let line = Line::new(accepted.unwrap().0, begun);
        there.unwrap().write_all(rest).await.unwrap();
        let message = line.receive().await.unwrap().unwrap();
        assert_eq!(message, Message::text("early"));
    }
}
