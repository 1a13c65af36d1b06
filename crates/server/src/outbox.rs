//! The sending side of one connection. The connection's task reads from it and sends what takes
//! time; a room writes to it directly, which saves waking that task for every broadcast.

use std::fmt;
use std::future::poll_fn;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use caminos_protocol::socket::MAX_CLIENT_MESSAGE;
use tokio::net::TcpStream;
use tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tungstenite::{Message, WebSocket};

use crate::frame::Frame;
use crate::transport::Transport;

/// Backpressure: a client with a larger backlog, in bytes, is disconnected.
const MAX_BACKLOG: usize = 64 << 10;

/// Pings without an answer after which a connection counts as dead.
const MAX_MISSED_PINGS: u8 = 3;

/// The default of 128 KiB is paid by every connection, and messages are short.
const READ_BUFFER: usize = 2048;

/// Where a room broadcasts to.
pub trait FrameSink: Send + Sync + fmt::Debug {
    /// Takes a frame without waiting.
    ///
    /// # Errors
    /// Why the sink takes no more.
    fn send(&self, frame: &Frame) -> Result<(), CloseReason>;

    /// Sends a ping, or closes the sink if too many were not answered.
    fn ping(&self);

    /// No more frames will come.
    fn close(&self, reason: CloseReason);
}

/// Why a connection takes no more frames.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CloseReason {
    /// Its backlog grew too large.
    TooSlow,
    /// The room's state could not be stored.
    RoomFailed,
    /// The server stops.
    ShuttingDown,
    /// The network connection is gone.
    Disconnected,
}

/// What a connection's task has to handle next.
#[derive(Debug)]
pub(crate) enum SocketEvent {
    /// A message, the end of the stream, or an unreadable frame.
    Received(Option<Result<Message, tungstenite::Error>>),
    /// There is a backlog: see [`Outbox::flush`].
    BacklogPending,
    /// The outbox was closed.
    Closed(CloseReason),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Flow {
    /// Broadcasts are buffered until the client has its history.
    Held,
    Open,
    Closed(CloseReason),
}

struct State {
    socket: WebSocket<Transport>,
    flow: Flow,
    /// Broadcasts that came while the flow was held.
    held: Vec<u8>,
    missed_pings: u8,
}

pub(crate) struct Outbox(Mutex<State>);

impl fmt::Debug for Outbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Outbox").field(&self.lock().flow).finish()
    }
}

impl State {
    fn transport(&mut self) -> &mut Transport {
        self.socket.get_mut()
    }

    fn close(&mut self, reason: CloseReason) {
        if !matches!(self.flow, Flow::Closed(_)) {
            self.flow = Flow::Closed(reason);
            self.held = Vec::new();
        }
        self.transport().wake();
    }

    fn send(&mut self, bytes: &[u8]) -> Result<(), CloseReason> {
        let backlog = match self.flow {
            Flow::Closed(reason) => return Err(reason),
            Flow::Held => {
                self.held.extend_from_slice(bytes);
                self.held.len()
            }
            Flow::Open => {
                if self.transport().send(bytes).is_err() {
                    self.close(CloseReason::Disconnected);
                    return Err(CloseReason::Disconnected);
                }
                let backlog = self.transport().backlog();
                if backlog > 0 {
                    // The task sends the rest.
                    self.transport().wake();
                }
                backlog
            }
        };
        if backlog > MAX_BACKLOG {
            self.close(CloseReason::TooSlow);
            return Err(CloseReason::TooSlow);
        }
        Ok(())
    }

    fn poll_read(&mut self, cx: &Context<'_>) -> Poll<Option<Result<Message, tungstenite::Error>>> {
        use tungstenite::Error;
        self.transport().set_waker(cx);
        match self.socket.read() {
            Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => Poll::Pending,
            Err(Error::ConnectionClosed | Error::AlreadyClosed) => Poll::Ready(None),
            read => {
                self.missed_pings = 0;
                Poll::Ready(Some(read))
            }
        }
    }
}

impl FrameSink for Outbox {
    fn send(&self, frame: &Frame) -> Result<(), CloseReason> {
        self.lock().send(frame.bytes())
    }

    fn ping(&self) {
        let mut state = self.lock();
        state.missed_pings = state.missed_pings.saturating_add(1);
        if state.missed_pings > MAX_MISSED_PINGS {
            state.close(CloseReason::Disconnected);
        } else if state.flow == Flow::Open && state.transport().backlog() == 0 {
            // If it cannot be sent, reading fails, too.
            let _ = state.socket.send(Message::Ping(tungstenite::Bytes::new()));
        }
    }

    fn close(&self, reason: CloseReason) {
        self.lock().close(reason);
    }
}

impl Outbox {
    /// Holds broadcasts until it is opened. `read` are bytes that came with the HTTP request.
    pub(crate) fn new(stream: TcpStream, read: &[u8]) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(MAX_CLIENT_MESSAGE))
            .max_frame_size(Some(MAX_CLIENT_MESSAGE));
        let transport = Transport::new(stream);
        let socket = if read.is_empty() {
            WebSocket::from_raw_socket(transport, Role::Server, Some(config))
        } else {
            WebSocket::from_partially_read(transport, read.to_vec(), Role::Server, Some(config))
        };
        Self(Mutex::new(State {
            socket,
            flow: Flow::Held,
            held: Vec::new(),
            missed_pings: 0,
        }))
    }

    /// Never held across an await.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The client's next message, whatever else is pending.
    pub(crate) async fn receive(&self) -> Option<Result<Message, tungstenite::Error>> {
        poll_fn(|cx| self.lock().poll_read(cx)).await
    }

    /// What the connection's task has to handle next.
    pub(crate) async fn next_event(&self) -> SocketEvent {
        poll_fn(|cx| {
            let mut state = self.lock();
            if let Flow::Closed(reason) = state.flow {
                return Poll::Ready(SocketEvent::Closed(reason));
            }
            if state.transport().backlog() > 0 {
                return Poll::Ready(SocketEvent::BacklogPending);
            }
            state.poll_read(cx).map(SocketEvent::Received)
        })
        .await
    }

    /// Sends a reply ahead of held broadcasts, also when the outbox is closed.
    pub(crate) fn send_reply(&self, frame: &Frame) -> Result<(), CloseReason> {
        let mut state = self.lock();
        let sent = state.transport().send(frame.bytes());
        sent.map_err(|_| CloseReason::Disconnected)
    }

    pub(crate) fn send_close(&self, frame: CloseFrame) {
        // If it cannot be sent, the client is gone already.
        let _ = self.lock().socket.close(Some(frame));
    }

    /// From now on broadcasts are sent, the held ones first.
    pub(crate) fn open(&self) -> Result<(), CloseReason> {
        let mut state = self.lock();
        if let Flow::Closed(reason) = state.flow {
            return Err(reason);
        }
        state.flow = Flow::Open;
        let held = std::mem::take(&mut state.held);
        state.send(&held)
    }

    /// Sends the backlog, also when the outbox is closed: it may end in half a frame.
    pub(crate) async fn flush(&self) -> Result<(), CloseReason> {
        poll_fn(|cx| {
            let mut state = self.lock();
            if state.flow == Flow::Closed(CloseReason::Disconnected) {
                return Poll::Ready(Err(CloseReason::Disconnected));
            }
            let transport = state.transport();
            transport.set_waker(cx);
            let flushed = transport.poll_flush(cx);
            flushed.map_err(|_| CloseReason::Disconnected)
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
    use tungstenite::protocol::frame::Frame as RawFrame;
    use tungstenite::protocol::frame::coding::{Data, OpCode};

    use super::*;

    type Client = WebSocketStream<TcpStream>;

    async fn pair() -> (Arc<Outbox>, Client) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (there, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let client = WebSocketStream::from_raw_socket(there.unwrap(), Role::Client, None).await;
        (Arc::new(Outbox::new(accepted.unwrap().0, &[])), client)
    }

    async fn received(client: &mut Client) -> String {
        let message = client.next().await.unwrap().unwrap();
        message.into_text().unwrap().to_string()
    }

    /// The connection's task, until the outbox is closed.
    async fn serve(outbox: Arc<Outbox>) -> CloseReason {
        loop {
            match outbox.next_event().await {
                SocketEvent::BacklogPending => outbox.flush().await.unwrap(),
                SocketEvent::Received(Some(Ok(_))) => {}
                SocketEvent::Received(_) => return CloseReason::Disconnected,
                SocketEvent::Closed(reason) => return reason,
            }
        }
    }

    #[tokio::test]
    async fn broadcasts_before_the_outbox_is_open_come_after_replies() {
        let (outbox, mut client) = pair().await;
        outbox.send(&Frame::new("first broadcast")).unwrap();
        outbox.send_reply(&Frame::new("reply")).unwrap();
        outbox.open().unwrap();
        outbox.send(&Frame::new("second broadcast")).unwrap();
        for expected in ["reply", "first broadcast", "second broadcast"] {
            assert_eq!(received(&mut client).await, expected);
        }
    }

    /// More than the kernel takes at once, so that frames are cut in two.
    #[tokio::test]
    async fn a_backlog_arrives_whole_and_in_order() {
        let (outbox, mut client) = pair().await;
        outbox.open().unwrap();
        let text = |n: usize| format!("{n} {}", "x".repeat(n % 5000));
        let mut sent = 0;
        while outbox.lock().transport().backlog() < MAX_BACKLOG / 2 {
            outbox.send(&Frame::new(&text(sent))).unwrap();
            sent += 1;
        }
        client
            .send(Message::Ping("still here".into()))
            .await
            .unwrap();
        let serving = tokio::spawn(serve(Arc::clone(&outbox)));
        for n in 0..sent {
            assert_eq!(received(&mut client).await, text(n));
        }
        let pong = client.next().await.unwrap().unwrap();
        assert_eq!(pong, Message::Pong("still here".into()));
        drop(client);
        assert_eq!(serving.await.unwrap(), CloseReason::Disconnected);
        assert_eq!(outbox.lock().transport().backlog(), 0);
    }

    #[tokio::test]
    async fn a_client_that_does_not_read_is_closed_after_its_backlog() {
        let (outbox, mut client) = pair().await;
        outbox.open().unwrap();
        let message = Frame::new(&"x".repeat(1000));
        let mut sent = 0;
        let reason = loop {
            match outbox.send(&message) {
                Ok(()) => sent += 1,
                Err(reason) => break reason,
            }
        };
        assert_eq!(reason, CloseReason::TooSlow);
        assert_eq!(outbox.send(&message), Err(CloseReason::TooSlow));
        let serving = tokio::spawn(async move {
            let reason = serve(Arc::clone(&outbox)).await;
            outbox.flush().await.unwrap();
            outbox.send_reply(&Frame::new("too slow")).unwrap();
            outbox.flush().await.unwrap();
            reason
        });
        // The frame that was too much has been begun, too.
        for _ in 0..=sent {
            assert_eq!(received(&mut client).await, message.text());
        }
        assert_eq!(received(&mut client).await, "too slow");
        assert_eq!(serving.await.unwrap(), CloseReason::TooSlow);
    }

    #[tokio::test]
    async fn a_client_that_answers_no_pings_is_closed() {
        let (outbox, mut client) = pair().await;
        outbox.open().unwrap();
        let serving = tokio::spawn(serve(Arc::clone(&outbox)));
        for _ in 0..2 * MAX_MISSED_PINGS {
            outbox.ping();
            // Reading it answers it, and the answer is sent with the next message.
            assert!(client.next().await.unwrap().unwrap().is_ping());
            client.flush().await.unwrap();
            while outbox.lock().missed_pings > 0 {
                tokio::task::yield_now().await;
            }
        }
        for _ in 0..=MAX_MISSED_PINGS {
            assert_ne!(outbox.lock().flow, Flow::Closed(CloseReason::Disconnected));
            outbox.ping();
        }
        assert_eq!(serving.await.unwrap(), CloseReason::Disconnected);
    }

    #[tokio::test]
    async fn bytes_that_came_with_the_request_are_read_first() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (there, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let mut early = RawFrame::message("early", OpCode::Data(Data::Text), true);
        early.header_mut().mask = Some([1, 2, 3, 4]);
        let mut bytes = Vec::new();
        early.format(&mut bytes).unwrap();
        let (begun, rest) = bytes.split_at(4);
        let outbox = Outbox::new(accepted.unwrap().0, begun);
        there.unwrap().write_all(rest).await.unwrap();
        let message = outbox.receive().await.unwrap().unwrap();
        assert_eq!(message, Message::text("early"));
    }
}
