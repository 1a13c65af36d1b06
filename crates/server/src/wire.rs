//! What goes over the network, and the network.

use std::fmt;
use std::io::{self, Read, Write};
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use socket2::SockRef;
use tokio::io::{AsyncRead as _, ReadBuf};
use tokio::net::TcpStream;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Data, OpCode};

/// A message in the form in which it is sent, made once for all who are told.
pub(crate) struct Told {
    frame: Box<[u8]>,
    /// Where its text begins.
    text_at: u8,
}

impl Told {
    pub(crate) fn new(text: &str) -> Self {
        let header = FrameHeader {
            opcode: OpCode::Data(Data::Text),
            ..FrameHeader::default()
        };
        let length = text.len() as u64;
        let text_at = header.len(length);
        let mut frame = Vec::with_capacity(text_at + text.len());
        header
            .format(length, &mut frame)
            .expect("a list of bytes takes everything");
        frame.extend_from_slice(text.as_bytes());
        Self {
            frame: frame.into(),
            text_at: text_at as u8,
        }
    }

    /// What is sent.
    pub(crate) fn frame(&self) -> &[u8] {
        &self.frame
    }

    pub(crate) fn text(&self) -> &str {
        str::from_utf8(&self.frame[usize::from(self.text_at)..]).expect("it was made of a text")
    }
}

impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Told").field(&self.text()).finish()
    }
}

/// A connection, as the library for web sockets wants it. It takes everything that it is given,
/// so that frames stay whole whoever writes them, and keeps what the network does not take yet.
pub(crate) struct Wire {
    stream: TcpStream,
    task: Waker,
    backlog: Vec<u8>,
}

impl Wire {
    pub(crate) fn new(stream: TcpStream) -> Self {
        Self {
            stream,
            task: Waker::noop().clone(),
            backlog: Vec::new(),
        }
    }

    /// Bytes that the network has not taken yet.
    pub(crate) const fn waiting(&self) -> usize {
        self.backlog.len()
    }

    /// Wakes the task that looks after the connection.
    pub(crate) fn wake(&self) {
        self.task.wake_by_ref();
    }

    /// Sends what the network takes now, and keeps the rest.
    pub(crate) fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        let sent = if self.backlog.is_empty() {
            self.push(bytes)?
        } else {
            0
        };
        self.backlog.extend_from_slice(&bytes[sent..]);
        Ok(())
    }

    /// Gives as much to the network as it takes now. Not through the runtime: it would look up
    /// first whether the network takes anything, which it nearly always does.
    fn push(&self, bytes: &[u8]) -> io::Result<usize> {
        match SockRef::from(&self.stream).send(bytes) {
            Ok(0) if !bytes.is_empty() => Err(io::ErrorKind::WriteZero.into()),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(0),
            sent => sent,
        }
    }

    /// Sends what waits.
    pub(crate) fn poll_drained(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.backlog.is_empty() {
            std::task::ready!(self.stream.poll_write_ready(cx))?;
            // Through the runtime, which has to know when the network takes no more.
            match self.stream.try_write(&self.backlog) {
                Ok(0) => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                Ok(sent) => drop(self.backlog.drain(..sent)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Poll::Ready(Err(error)),
            }
        }
        // Seldom used, and every connection would pay for it.
        self.backlog = Vec::new();
        Poll::Ready(Ok(()))
    }

    /// The task to wake when there is something to read.
    pub(crate) fn remember(&mut self, cx: &Context<'_>) {
        if !self.task.will_wake(cx.waker()) {
            self.task = cx.waker().clone();
        }
    }
}

impl Read for Wire {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut cx = Context::from_waker(&self.task);
        let mut buffer = ReadBuf::new(buffer);
        match Pin::new(&mut self.stream).poll_read(&mut cx, &mut buffer) {
            Poll::Ready(read) => read.map(|()| buffer.filled().len()),
            Poll::Pending => Err(io::ErrorKind::WouldBlock.into()),
        }
    }
}

impl Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.put(bytes).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
