//! A TCP stream that is read no faster than a rate. Below HTTP and WebSockets, so that everything
//! counts that makes work: pongs, empty fragments, single bytes. Whoever sends more waits, and
//! costs no more than the kernel's buffers, which are small.

use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

use crate::limits::ByteRate;

/// Counted for each time that something is read, so that many small packets cost as much as the
/// work that they make.
const COST_OF_A_READ: u32 = 64;

/// Set on a stream once it has become a WebSocket.
#[derive(Clone, Debug, Default)]
pub(crate) struct UpgradeFlag(Arc<AtomicBool>);

impl UpgradeFlag {
    pub(crate) fn set(&self) {
        self.0.store(true, Ordering::Release);
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// What a WebSocket is limited to. Before the upgrade the limits of HTTP hold.
#[derive(Copy, Clone, Debug)]
pub(crate) struct SocketLimits {
    pub(crate) rate: ByteRate,
    /// What the kernel holds for a client that does not read; it counts about twice.
    pub(crate) send_buffer: usize,
}

#[derive(Debug)]
enum Phase {
    Http(UpgradeFlag),
    Socket {
        /// When all that was read is paid for.
        paid_at: Instant,
        /// Until reading goes on.
        pause: Option<Pin<Box<Sleep>>>,
    },
}

/// A stream that is read no faster than a rate once it is a WebSocket.
#[derive(Debug)]
pub(crate) struct MeteredStream {
    stream: TcpStream,
    limits: SocketLimits,
    phase: Phase,
}

impl MeteredStream {
    pub(crate) const fn new(
        stream: TcpStream,
        limits: SocketLimits,
        upgraded: UpgradeFlag,
    ) -> Self {
        Self {
            stream,
            limits,
            phase: Phase::Http(upgraded),
        }
    }

    fn become_socket(&mut self) {
        let size = self.limits.send_buffer;
        if let Err(error) = SockRef::from(&self.stream).set_send_buffer_size(size) {
            tracing::debug!(%error, "no SO_SNDBUF");
        }
        self.phase = Phase::Socket {
            paid_at: Instant::now(),
            pause: None,
        };
    }
}

impl ByteRate {
    fn time_for(self, bytes: u32) -> Duration {
        Duration::from_secs(1) * bytes / self.per_second.max(1)
    }
}

impl AsyncRead for MeteredStream {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if let Phase::Http(flag) = &this.phase {
            if !flag.is_set() {
                return Pin::new(&mut this.stream).poll_read(cx, buffer);
            }
            this.become_socket();
        }
        let rate = this.limits.rate;
        let Phase::Socket { paid_at, pause } = &mut this.phase else {
            return Pin::new(&mut this.stream).poll_read(cx, buffer);
        };
        if let Some(sleep) = pause {
            std::task::ready!(sleep.as_mut().poll(cx));
            *pause = None;
        }
        let before = buffer.filled().len();
        std::task::ready!(Pin::new(&mut this.stream).poll_read(cx, buffer))?;
        let read = (buffer.filled().len() - before) as u32;
        let now = Instant::now();
        *paid_at = (*paid_at).max(now) + rate.time_for(read + COST_OF_A_READ);
        let resume = paid_at.checked_sub(rate.time_for(rate.burst));
        if let Some(resume) = resume.filter(|resume| *resume > now) {
            *pause = Some(Box::pin(tokio::time::sleep_until(resume.into())));
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for MeteredStream {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write(cx, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    /// A metered stream, and its other end.
    async fn pair(burst: u32, per_second: u32) -> (MeteredStream, TcpStream, UpgradeFlag) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        SockRef::from(&listener).set_recv_buffer_size(4096).unwrap();
        let address = listener.local_addr().unwrap();
        let (there, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let limits = SocketLimits {
            rate: ByteRate { burst, per_second },
            send_buffer: 4096,
        };
        let flag = UpgradeFlag::default();
        let stream = MeteredStream::new(accepted.unwrap().0, limits, flag.clone());
        (stream, there.unwrap(), flag)
    }

    /// Sends until the kernel takes no more, while the other end is read; gives how much both did.
    async fn flood(mut stream: MeteredStream, there: TcpStream, part: usize) -> (usize, usize) {
        const MOST: usize = 8 << 20;
        let reading = tokio::spawn(async move {
            let mut read = 0;
            let mut buffer = [0; 2048];
            let is_paused = |stream: &MeteredStream| matches!(&stream.phase, Phase::Socket { pause, .. } if pause.is_some());
            while read < MOST && !is_paused(&stream) {
                read += stream.read(&mut buffer).await.unwrap();
            }
            (read, stream)
        });
        let mut sent = 0;
        while sent < MOST {
            match there.try_write(&vec![0x8a; part]) {
                Ok(more) => sent += more,
                Err(_) if reading.is_finished() => break,
                Err(_) => tokio::task::yield_now().await,
            }
        }
        let (read, _stream) = reading.await.unwrap();
        (sent, read)
    }

    /// Pongs were neither counted nor limited: 170 million in eight seconds.
    #[tokio::test]
    async fn whoever_sends_too_much_is_not_read_any_more() {
        for part in [1, 6, 1000] {
            let (stream, there, flag) = pair(64 << 10, 1).await;
            flag.set();
            let (sent, read) = flood(stream, there, part).await;
            assert!(read <= 66 << 10, "{part}: {read}");
            assert!(
                sent < 8 << 20,
                "{part}: the rest stays with the sender: {sent}"
            );
        }
    }

    #[tokio::test]
    async fn what_comes_before_the_upgrade_is_not_metered() {
        let (mut stream, mut there, _flag) = pair(100, 1).await;
        for _ in 0..100 {
            there.write_all(&[1; 100]).await.unwrap();
            stream.read_exact(&mut [0; 100]).await.unwrap();
        }
        stream.write_all(b"answer").await.unwrap();
        let mut answer = [0; 6];
        there.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"answer");
    }

    #[tokio::test]
    async fn reading_goes_on_when_it_is_paid_for() {
        let (mut stream, mut there, flag) = pair(100, 100_000).await;
        flag.set();
        there.write_all(&[1; 300]).await.unwrap();
        let mut read = 0;
        while read < 300 {
            read += stream.read(&mut [0; 100]).await.unwrap();
        }
        assert_eq!(read, 300);
    }

    /// A reader that stalls holds what the kernel has for it.
    #[tokio::test]
    async fn a_client_that_does_not_read_holds_little_of_the_kernels_memory() {
        let (mut stream, _there, _flag) = pair(100, 1).await;
        stream.become_socket();
        let size = SockRef::from(&stream.stream).send_buffer_size().unwrap();
        assert!(size <= 2 * 4096 + 512, "{size}");
    }
}
