//! The TCP stream below a WebSocket, with the backlog that the kernel has not taken yet.

use std::io::{self, Read, Write};
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use socket2::SockRef;
use tokio::io::{AsyncRead as _, ReadBuf};
use tokio::net::TcpStream;

/// A non-blocking stream for tungstenite. A write always takes everything, so that frames stay
/// whole whoever writes them; what the kernel refuses goes to the backlog.
pub(crate) struct Transport {
    stream: TcpStream,
    /// The connection's task.
    waker: Waker,
    backlog: Vec<u8>,
}

impl Transport {
    pub(crate) fn new(stream: TcpStream) -> Self {
        Self {
            stream,
            waker: Waker::noop().clone(),
            backlog: Vec::new(),
        }
    }

    /// Bytes in the backlog.
    pub(crate) const fn backlog(&self) -> usize {
        self.backlog.len()
    }

    /// Wakes the connection's task.
    pub(crate) fn wake(&self) {
        self.waker.wake_by_ref();
    }

    /// Sends what the kernel takes now; the rest goes to the backlog.
    pub(crate) fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        let sent = if self.backlog.is_empty() {
            self.try_send(bytes)?
        } else {
            0
        };
        self.backlog.extend_from_slice(&bytes[sent..]);
        Ok(())
    }

    /// A direct system call: the runtime would first look up the socket's readiness, and a
    /// socket is nearly always ready to send.
    fn try_send(&self, bytes: &[u8]) -> io::Result<usize> {
        match SockRef::from(&self.stream).send(bytes) {
            Ok(0) if !bytes.is_empty() => Err(io::ErrorKind::WriteZero.into()),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(0),
            sent => sent,
        }
    }

    /// Sends the backlog.
    pub(crate) fn poll_flush(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.backlog.is_empty() {
            std::task::ready!(self.stream.poll_write_ready(cx))?;
            // Through the runtime, which has to learn when the socket stops being ready.
            match self.stream.try_write(&self.backlog) {
                Ok(0) => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                Ok(sent) => drop(self.backlog.drain(..sent)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Poll::Ready(Err(error)),
            }
        }
        // Free the buffer: a backlog is rare, and there are many connections.
        self.backlog = Vec::new();
        Poll::Ready(Ok(()))
    }

    /// The task to wake when there is something to read.
    pub(crate) fn set_waker(&mut self, cx: &Context<'_>) {
        if !self.waker.will_wake(cx.waker()) {
            self.waker = cx.waker().clone();
        }
    }
}

impl Read for Transport {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut cx = Context::from_waker(&self.waker);
        let mut buffer = ReadBuf::new(buffer);
        match Pin::new(&mut self.stream).poll_read(&mut cx, &mut buffer) {
            Poll::Ready(read) => read.map(|()| buffer.filled().len()),
            Poll::Pending => Err(io::ErrorKind::WouldBlock.into()),
        }
    }
}

impl Write for Transport {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.send(bytes).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
