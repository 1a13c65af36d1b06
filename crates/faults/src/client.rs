//! A client over real sockets, which reconnects anywhere and sends again what was not answered.

use std::io;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use caminos_faults::{Fate, Player, Random, Sent};
use caminos_protocol::socket::{
    ClientMessage, CommandId, GameId, Opened, ServerMessage, Token, VERSION,
};
use caminos_table::{MatchSetup, SeatSetup};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

type Socket = WebSocketStream<TcpStream>;

/// Longer without a word, and a client tries another node.
const PATIENCE: Duration = Duration::from_secs(4);

pub(crate) struct Client {
    from: Ipv4Addr,
    pub(crate) player: Player,
    pub(crate) game: GameId,
    token: Token,
    ports: Vec<u16>,
    random: Random,
    /// No more commands: whatever is pending is finished.
    settling: Arc<AtomicBool>,
    next_id: u32,
}

/// Creates a game on some node.
pub(crate) async fn open(from: Ipv4Addr, ports: &[u16]) -> Result<Opened> {
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::link()];
    let body = serde_json::to_string(&MatchSetup::new("ring", seats))?;
    let port = ports[0];
    let request = format!(
        "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = connect(from, port).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").context("an answer")?;
    serde_json::from_str(body).with_context(|| format!("no game was created: {answer}"))
}

/// The address of the people of a game. Each game has its own, so that none meets a limit of an
/// address.
pub(crate) const fn address_of(game: u32) -> Ipv4Addr {
    let [_, high, middle, low] = (game + 1).to_be_bytes();
    Ipv4Addr::new(127, high + 1, middle, low)
}

async fn connect(from: Ipv4Addr, port: u16) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    socket.connect((Ipv4Addr::LOCALHOST, port).into()).await
}

impl Client {
    pub(crate) fn new(
        from: Ipv4Addr,
        name: String,
        game: GameId,
        token: Token,
        ports: &[u16],
        seed: u64,
        settling: Arc<AtomicBool>,
    ) -> Self {
        Self {
            from,
            player: Player::new(name),
            game,
            token,
            ports: ports.to_vec(),
            random: Random::new(seed),
            settling,
            next_id: 0,
        }
    }

    /// Plays until everything is settled and it knows `events` events.
    pub(crate) async fn run(
        mut self,
        mut end: tokio::sync::watch::Receiver<Option<u32>>,
    ) -> Result<Self> {
        loop {
            let port = self.ports[self.random.below(self.ports.len() as u64) as usize];
            match self.play(port, &mut end).await {
                Ok(()) => return Ok(self),
                Err(Broken::Link) => {}
                Err(Broken::Contradiction(fault)) => bail!(fault),
            }
            sleep(Duration::from_millis(50 + self.random.below(400))).await;
        }
    }

    /// One connection.
    async fn play(
        &mut self,
        port: u16,
        end: &mut tokio::sync::watch::Receiver<Option<u32>>,
    ) -> Result<(), Broken> {
        let stream = timeout(PATIENCE, connect(self.from, port)).await??;
        stream.set_nodelay(true)?;
        let link = format!("ws://127.0.0.1:{port}/socket");
        let connecting = tokio_tungstenite::client_async(link, stream);
        let (mut socket, _) = timeout(PATIENCE, connecting).await??;
        send(&mut socket, &ClientMessage::Hello { version: VERSION }).await?;
        let join = ClientMessage::Join {
            game: self.game.clone(),
            token: self.token.clone(),
            since: self.player.events.len() as u32,
            head: self.player.head.clone(),
        };
        send(&mut socket, &join).await?;
        let mut welcomed = false;
        loop {
            let think = Duration::from_millis(30 + self.random.below(300));
            let quiet = if welcomed && self.player.pending().is_empty() {
                think
            } else {
                PATIENCE
            };
            match timeout(quiet, socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => {
                    let message: ServerMessage = serde_json::from_str(&text)
                        .map_err(|error| Broken::Contradiction(format!("{text}: {error}")))?;
                    if matches!(message, ServerMessage::Welcome { .. }) {
                        welcomed = true;
                        self.receive(message)?;
                        self.resend(&mut socket).await?;
                    } else if let ServerMessage::Unavailable { .. } = message {
                        sleep(think).await;
                        self.resend(&mut socket).await?;
                    } else {
                        self.receive(message)?;
                    }
                }
                Ok(Some(Ok(_))) => {}
                Ok(_) => return Err(Broken::Link),
                Err(_) if quiet == PATIENCE => return Err(Broken::Link),
                Err(_) => self.act(&mut socket).await?,
            }
            let all = *end.borrow();
            if all.is_some_and(|all| self.player.events.len() as u32 >= all)
                && self.player.pending().is_empty()
            {
                return Ok(());
            }
        }
    }

    async fn resend(&mut self, socket: &mut Socket) -> Result<(), Broken> {
        for (id, _) in self.player.pending() {
            self.send_command(socket, &id).await?;
        }
        Ok(())
    }

    async fn send_command(&mut self, socket: &mut Socket, id: &str) -> Result<(), Broken> {
        let Some(sent) = self.player.sent.get_mut(id) else {
            return Ok(());
        };
        sent.copies += 1;
        let message = ClientMessage::Command {
            game: self.game.clone(),
            id: CommandId::new(id).map_err(|error| Broken::Contradiction(error.to_string()))?,
            command: sent.command.clone(),
        };
        send(socket, &message).await
    }

    async fn act(&mut self, socket: &mut Socket) -> Result<(), Broken> {
        if self.settling.load(Ordering::Relaxed) {
            // To learn whether the node is still there.
            return send(socket, &ClientMessage::Ping).await;
        }
        let Some(command) = self.player.want(&mut self.random) else {
            return Ok(());
        };
        self.next_id += 1;
        let id = format!("{}-{:05}", self.player.name, self.next_id);
        let sent = Sent {
            command,
            fate: Fate::Pending,
            copies: 0,
        };
        self.player.sent.insert(id.clone(), sent);
        self.send_command(socket, &id).await
    }

    fn receive(&mut self, message: ServerMessage) -> Result<(), Broken> {
        match message {
            ServerMessage::Welcome { you, since, .. } => {
                self.player.you = you;
                if (since as usize) < self.player.events.len() {
                    let fault = format!("{} had another history", self.player.name);
                    return Err(Broken::Contradiction(fault));
                }
            }
            ServerMessage::Events {
                since,
                ids,
                head,
                events,
                ..
            } => {
                let events = serde_json::to_string(&events).map_err(|_| Broken::Link)?;
                self.player
                    .shown(since, &ids, &head, &events)
                    .map_err(Broken::Contradiction)?;
            }
            ServerMessage::Refused { id, .. } => {
                if let Some(sent) = self.player.sent.get_mut(id.as_str())
                    && sent.fate == Fate::Pending
                {
                    sent.fate = Fate::Refused;
                }
            }
            ServerMessage::Error { .. } => return Err(Broken::Link),
            ServerMessage::Presence { .. }
            | ServerMessage::Pong
            | ServerMessage::Unavailable { .. } => {}
        }
        Ok(())
    }
}

/// Why a connection is given up.
enum Broken {
    /// It is lost; another one may do.
    Link,
    /// What was shown contradicts what was shown before.
    Contradiction(String),
}

impl<E: std::error::Error> From<E> for Broken {
    fn from(_: E) -> Self {
        Self::Link
    }
}

async fn send(socket: &mut Socket, message: &ClientMessage) -> Result<(), Broken> {
    let text = serde_json::to_string(message)?;
    timeout(PATIENCE, socket.send(Message::text(text))).await??;
    Ok(())
}
