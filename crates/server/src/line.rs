//! The way to one client. Its connection's task reads from it and sends what takes time;
//! a room writes to it directly, which saves waking the task for every message.

use std::collections::VecDeque;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::{Sink as _, Stream as _};

/// What may wait to be sent to one client.
const MOST_WAITING: usize = 64;

/// Somebody who wants to be told what happens in a room.
pub(crate) trait Listen: Send + Sync + fmt::Debug {
    /// Takes a message without waiting.
    ///
    /// # Errors
    /// Why there is no use in telling more.
    fn tell(&self, message: Utf8Bytes) -> Result<(), Lost>;

    /// Nothing will be told any more.
    fn let_go(&self);
}

/// Why a client is not told any more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lost {
    /// It did not take what it was told.
    TooSlow,
    /// The room has let go of it.
    LetGo,
    /// The connection is gone.
    Gone,
}

/// What a connection's task has to look after.
#[derive(Debug)]
pub(crate) enum Turn {
    /// A message, the end of the messages, or an unreadable one.
    Came(Option<Result<Message, axum::Error>>),
    /// Something waits to be sent: see [`Line::drain`].
    Waits,
    /// There is nothing more to do.
    Lost(Lost),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Flow {
    /// The socket has taken everything.
    Free,
    /// The task is sending; what is told meanwhile waits.
    Held,
    Lost(Lost),
}

struct State {
    socket: WebSocket,
    flow: Flow,
    waiting: VecDeque<Utf8Bytes>,
    task: Option<Waker>,
}

pub(crate) struct Line(Mutex<State>);

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Line").field(&self.lock().flow).finish()
    }
}

impl State {
    fn wake(&mut self) {
        if let Some(task) = self.task.take() {
            task.wake();
        }
    }

    fn remember(&mut self, cx: &Context<'_>) {
        if !matches!(&self.task, Some(task) if task.will_wake(cx.waker())) {
            self.task = Some(cx.waker().clone());
        }
    }

    /// Whether the socket would take another message now.
    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Pin::new(&mut self.socket).poll_ready(cx)
    }

    /// The socket has no buffer for whole messages, so that it writes at once what it can.
    fn start(&mut self, message: Message) -> Result<(), axum::Error> {
        Pin::new(&mut self.socket).start_send(message)
    }

    /// Sends without waiting; what does not go through now is left to the task.
    fn send_now(&mut self, message: Message) -> Result<(), Lost> {
        let mut cx = Context::from_waker(Waker::noop());
        let flow = match self.start(message).map(|()| self.poll_ready(&mut cx)) {
            Ok(Poll::Ready(Ok(()))) => return Ok(()),
            Ok(Poll::Pending) => Flow::Held,
            Ok(Poll::Ready(Err(_))) | Err(_) => Flow::Lost(Lost::Gone),
        };
        self.flow = flow;
        self.wake();
        match flow {
            Flow::Lost(lost) => Err(lost),
            Flow::Free | Flow::Held => Ok(()),
        }
    }

    fn lose(&mut self, lost: Lost) {
        if !matches!(self.flow, Flow::Lost(_)) {
            self.flow = Flow::Lost(lost);
            self.waiting = VecDeque::new();
        }
        self.wake();
    }
}

impl Listen for Line {
    fn tell(&self, message: Utf8Bytes) -> Result<(), Lost> {
        let mut state = self.lock();
        match state.flow {
            Flow::Free => state.send_now(Message::Text(message)),
            Flow::Held if state.waiting.len() < MOST_WAITING => {
                state.waiting.push_back(message);
                Ok(())
            }
            Flow::Held => {
                state.lose(Lost::TooSlow);
                Err(Lost::TooSlow)
            }
            Flow::Lost(lost) => Err(lost),
        }
    }

    fn let_go(&self) {
        self.lock().lose(Lost::LetGo);
    }
}

impl Line {
    /// What is told waits until the line was drained for the first time, so that the
    /// connection can say something before.
    pub(crate) fn new(socket: WebSocket) -> Self {
        Self(Mutex::new(State {
            socket,
            flow: Flow::Held,
            waiting: VecDeque::new(),
            task: None,
        }))
    }

    /// Never held while waiting for anything.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next message of the client, whatever else there is to do.
    pub(crate) async fn receive(&self) -> Option<Result<Message, axum::Error>> {
        poll_fn(|cx| Pin::new(&mut self.lock().socket).poll_next(cx)).await
    }

    /// The next thing to look after.
    pub(crate) async fn turn(&self) -> Turn {
        poll_fn(|cx| {
            let mut state = self.lock();
            match state.flow {
                Flow::Free => {}
                Flow::Held => return Poll::Ready(Turn::Waits),
                Flow::Lost(lost) => return Poll::Ready(Turn::Lost(lost)),
            }
            let came = Pin::new(&mut state.socket).poll_next(cx);
            if came.is_pending() {
                state.remember(cx);
            }
            came.map(Turn::Came)
        })
        .await
    }

    /// Sends messages of the connection itself, before all that waits.
    pub(crate) async fn send(
        &self,
        messages: impl IntoIterator<Item = Message>,
    ) -> Result<(), axum::Error> {
        for message in messages {
            self.ready().await?;
            self.lock().start(message)?;
        }
        self.ready().await
    }

    async fn ready(&self) -> Result<(), axum::Error> {
        poll_fn(|cx| self.lock().poll_ready(cx)).await
    }

    /// Sends what waits, until the socket has taken everything.
    pub(crate) async fn drain(&self) -> Result<(), Lost> {
        poll_fn(|cx| {
            let mut state = self.lock();
            loop {
                if let Flow::Lost(lost) = state.flow {
                    return Poll::Ready(Err(lost));
                }
                let Poll::Ready(mut sent) = state.poll_ready(cx) else {
                    state.remember(cx);
                    return Poll::Pending;
                };
                if sent.is_ok() {
                    let Some(message) = state.waiting.pop_front() else {
                        // Seldom used, and every connection would pay for it.
                        state.waiting = VecDeque::new();
                        state.flow = Flow::Free;
                        return Poll::Ready(Ok(()));
                    };
                    sent = state.start(Message::Text(message));
                }
                if sent.is_err() {
                    state.lose(Lost::Gone);
                }
            }
        })
        .await
    }

    /// Asks whether the client is there, unless something is on its way to it anyway.
    pub(crate) fn ping(&self) -> Result<(), Lost> {
        let mut state = self.lock();
        match state.flow {
            Flow::Free => state.send_now(Message::Ping(Vec::new().into())),
            Flow::Held => Ok(()),
            Flow::Lost(lost) => Err(lost),
        }
    }
}
