//! The other end of all those sockets.

use std::net::{Ipv4Addr, SocketAddr};

use caminos_protocol::socket::{GameId, Opened, VERSION};
use caminos_table::{MatchSetup, SeatSetup};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Both players of a table.
pub(crate) struct Pair {
    pub(crate) game: GameId,
    pub(crate) sockets: [Socket; 2],
}

const GUEST: &str = "the-second-player-of-this-table";
const SPECTATOR: &str = "somebody-who-only-looks-on";

/// As many at a time as a listener's queue takes.
const AT_ONCE: usize = 100;

pub(crate) const THIS_MACHINE: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// From one of the many addresses of this machine.
pub(crate) async fn connect_from(own: Ipv4Addr, address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket
        .bind((own, 0).into())
        .expect("an address of this machine");
    socket.connect(address).await.expect("a connection")
}

pub(crate) async fn connect(address: SocketAddr) -> Socket {
    let stream = TcpStream::connect(address).await.expect("a connection");
    upgrade(address, stream).await
}

pub(crate) async fn upgrade(address: SocketAddr, stream: TcpStream) -> Socket {
    stream.set_nodelay(true).expect("a TCP connection");
    let config = WebSocketConfig::default().read_buffer_size(4096);
    let link = format!("ws://{address}/socket");
    let connected = tokio_tungstenite::client_async_with_config(link, stream, Some(config)).await;
    connected.expect("a web socket").0
}

/// Runs one task an item, some at a time, and gives back what they give.
async fn each<I, T, F>(items: impl IntoIterator<Item = I>, work: impl Fn(I) -> F) -> Vec<T>
where
    T: Send + 'static,
    F: Future<Output = T> + Send + 'static,
{
    let mut tasks = JoinSet::new();
    let mut done = Vec::new();
    for item in items {
        if tasks.len() >= AT_ONCE {
            done.push(tasks.join_next().await.expect("a task").expect("no panic"));
        }
        tasks.spawn(work(item));
    }
    done.extend(tasks.join_all().await);
    done
}

/// Waits for a message that contains the word.
pub(crate) async fn until(socket: &mut Socket, word: &str) {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) if text.contains(word) => return,
            Some(Ok(Message::Text(text))) => {
                assert!(
                    !text.contains("\"refused\"") && !text.contains("\"error\""),
                    "{text}"
                );
            }
            Some(Ok(_)) => {}
            end => panic!("the server is gone: {end:?}"),
        }
    }
}

pub(crate) async fn send(socket: &mut Socket, text: String) {
    socket.send(Message::text(text)).await.expect("it is taken");
}

pub(crate) async fn echoes(address: SocketAddr, sockets: usize) -> Vec<Socket> {
    each(0..sockets, |_| async move {
        let mut socket = connect(address).await;
        send(&mut socket, "hello".to_owned()).await;
        until(&mut socket, "hello").await;
        socket
    })
    .await
}

/// All at once, each one message after the other. Gives the sockets back, still open.
pub(crate) async fn echo_all(sockets: Vec<Socket>, rounds: usize) -> Vec<Socket> {
    let mut tasks = JoinSet::new();
    for mut socket in sockets {
        tasks.spawn(async move {
            for round in 0..rounds {
                send(&mut socket, command("Xk3_9fPq-2LmAb", round, "La1a2a3b3")).await;
                until(&mut socket, "command").await;
            }
            socket
        });
    }
    tasks.join_all().await
}

/// A move as clients send it.
pub(crate) fn command(game: &str, ply: usize, text: &str) -> String {
    format!(
        r#"{{"type":"command","game":"{game}","id":"command-{ply:08}","command":{{"do":"move","text":"{text}","ply":{ply}}}}}"#
    )
}

/// Tables of two people.
pub(crate) async fn open_tables(address: SocketAddr, count: usize) -> Vec<Opened> {
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::link()];
    open(
        address,
        MatchSetup::new("square", seats),
        count,
        THIS_MACHINE,
    )
    .await
}

/// Tables, opened from an address of this machine.
pub(crate) async fn open(
    address: SocketAddr,
    setup: MatchSetup,
    count: usize,
    from: Ipv4Addr,
) -> Vec<Opened> {
    let body = serde_json::to_string(&setup).expect("a setup");
    each(0..count, move |_| {
        let request = format!(
            "POST /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        async move {
            let mut stream = connect_from(from, address).await;
            stream
                .write_all(request.as_bytes())
                .await
                .expect("it is taken");
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.expect("an answer");
            let (_, body) = answer.split_once("\r\n\r\n").expect("an answer");
            serde_json::from_str(body).expect("a table")
        }
    })
    .await
}

/// Both players of each table, the second having claimed the seat. Of several nodes each player
/// is at another one.
pub(crate) async fn sit_down(nodes: &[SocketAddr], games: Vec<Opened>) -> Vec<Pair> {
    let numbered = games.into_iter().enumerate();
    let nodes = nodes.to_vec();
    each(numbered, move |(number, Opened { game, token })| {
        let at = |seat| nodes[(number + seat) % nodes.len()];
        let (first, second) = (at(0), at(1));
        async move {
            let mut ada = follow(first, &game, token.as_str()).await;
            let mut bo = follow(second, &game, GUEST).await;
            let claim = format!(
                r#"{{"type":"command","game":"{game}","id":"claim-it","command":{{"do":"claim"}}}}"#
            );
            send(&mut bo, claim).await;
            until(&mut bo, "claimed").await;
            until(&mut ada, "claimed").await;
            Pair {
                game,
                sockets: [ada, bo],
            }
        }
    })
    .await
}

pub(crate) async fn hello(socket: &mut Socket) {
    send(socket, format!(r#"{{"type":"hello","version":{VERSION}}}"#)).await;
}

async fn send_join(socket: &mut Socket, game: &GameId, token: &str) {
    let join = format!(r#"{{"type":"join","game":"{game}","token":"{token}","since":0}}"#);
    send(socket, join).await;
}

/// Follows a game, up to the first events.
pub(crate) async fn join(socket: &mut Socket, game: &GameId, token: &str) {
    send_join(socket, game, token).await;
    until(socket, "opened").await;
}

/// A new connection that follows a game.
async fn follow(address: SocketAddr, game: &GameId, token: &str) -> Socket {
    let mut socket = connect(address).await;
    hello(&mut socket).await;
    join(&mut socket, game, token).await;
    socket
}

/// Spectators of a game.
pub(crate) async fn spectators(address: SocketAddr, game: &GameId, count: usize) -> Vec<Socket> {
    let game = game.clone();
    each(0..count, move |_| {
        let game = game.clone();
        async move { follow(address, &game, SPECTATOR).await }
    })
    .await
}

/// Asks for a game and does not read it.
pub(crate) async fn stall(address: SocketAddr, game: &GameId, count: usize) -> Vec<Socket> {
    let game = game.clone();
    each(0..count, move |_| {
        let game = game.clone();
        async move {
            let socket = TcpSocket::new_v4().expect("a socket");
            // What waits here is not the server's.
            socket.set_recv_buffer_size(4096).expect("an option");
            let stream = socket.connect(address).await.expect("a connection");
            let mut socket = upgrade(address, stream).await;
            hello(&mut socket).await;
            send_join(&mut socket, &game, SPECTATOR).await;
            socket
        }
    })
    .await
}

/// All tables at once, each one move after the other; both players wait for each. Gives
/// the sockets back, still open.
pub(crate) async fn play_all(pairs: Vec<Pair>, lists: &[Vec<String>]) -> Vec<Pair> {
    let mut tasks = JoinSet::new();
    for (mut pair, list) in pairs.into_iter().zip(lists.iter().cycle()) {
        let list = list.clone();
        tasks.spawn(async move {
            for (ply, text) in list.iter().enumerate() {
                let command = command(pair.game.as_str(), ply, text);
                send(&mut pair.sockets[ply % 2], command).await;
                for socket in &mut pair.sockets {
                    until(socket, "\"moved\"").await;
                }
            }
            pair
        });
    }
    tasks.join_all().await
}
