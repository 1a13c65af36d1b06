//! A TCP proxy between a node and a service, whose link can be cut or slowed down.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How a link is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    Up,
    /// Every read waits so long.
    Slow(Duration),
    /// Nothing passes, and neither end notices: a cable that was pulled out.
    Stalled,
    /// Connections are closed, and new ones refused.
    Cut,
}

pub(crate) struct Proxy {
    pub(crate) port: u16,
    link: watch::Sender<Link>,
}

impl Proxy {
    pub(crate) async fn start(target: u16) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let (link, state) = watch::channel(Link::Up);
        tokio::spawn(async move {
            loop {
                let Ok((client, _)) = listener.accept().await else {
                    return;
                };
                if *state.borrow() == Link::Cut {
                    continue;
                }
                tokio::spawn(connect(client, target, state.clone()));
            }
        });
        Ok(Self { port, link })
    }

    pub(crate) fn set(&self, link: Link) {
        self.link.send_replace(link);
    }
}

async fn connect(client: TcpStream, target: u16, link: watch::Receiver<Link>) {
    let target = SocketAddr::from(([127, 0, 0, 1], target));
    let Ok(server) = TcpStream::connect(target).await else {
        return;
    };
    let _ = client.set_nodelay(true);
    let _ = server.set_nodelay(true);
    let (client_read, client_write) = client.into_split();
    let (server_read, server_write) = server.into_split();
    let mut cut = link.clone();
    tokio::select! {
        () = pump(client_read, server_write, link.clone()) => {}
        () = pump(server_read, client_write, link) => {}
        _ = cut.wait_for(|link| *link == Link::Cut) => {}
    }
}

async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut link: watch::Receiver<Link>) {
    let mut buffer = vec![0; 16 << 10];
    loop {
        let read = match from.read(&mut buffer).await {
            Ok(0) | Err(_) => return,
            Ok(read) => read,
        };
        let now = *link.borrow();
        if let Link::Slow(delay) = now {
            tokio::time::sleep(delay).await;
        }
        if link.wait_for(|link| *link != Link::Stalled).await.is_err() {
            return;
        }
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
