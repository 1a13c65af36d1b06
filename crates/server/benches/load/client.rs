//! The other end of all those sockets.

use std::net::SocketAddr;

use caminos_protocol::socket::{GameId, Opened, VERSION};
use caminos_table::{SeatSetup, Setup};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

type Socket = WebSocketStream<TcpStream>;

/// Both players of a table.
pub(crate) struct Pair {
    game: GameId,
    sockets: [Socket; 2],
}

/// As many at a time as a listener's queue takes.
const AT_ONCE: usize = 100;

async fn connect(address: SocketAddr) -> Socket {
    let stream = TcpStream::connect(address).await.expect("a connection");
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
async fn until(socket: &mut Socket, word: &str) {
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

async fn send(socket: &mut Socket, text: String) {
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
fn command(game: &str, ply: usize, text: &str) -> String {
    format!(
        r#"{{"type":"command","game":"{game}","id":"command-{ply:08}","command":{{"do":"move","text":"{text}","ply":{ply}}}}}"#
    )
}

pub(crate) async fn open_tables(address: SocketAddr, count: usize) -> Vec<Opened> {
    let setup = Setup::new("square", vec![SeatSetup::here("Ada"), SeatSetup::link()]);
    let body = serde_json::to_string(&setup).expect("a setup");
    each(0..count, move |_| {
        let request = format!(
            "POST /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        async move {
            let mut stream = TcpStream::connect(address).await.expect("a connection");
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

/// Both players of each table, the second having claimed the seat.
pub(crate) async fn sit_down(address: SocketAddr, games: Vec<Opened>) -> Vec<Pair> {
    each(games, move |Opened { game, token }| async move {
        let join = |token: &str| {
            format!(r#"{{"type":"join","game":"{game}","token":"{token}","since":0}}"#)
        };
        let hello = format!(r#"{{"type":"hello","version":{VERSION}}}"#);
        let mut ada = connect(address).await;
        send(&mut ada, hello.clone()).await;
        send(&mut ada, join(token.as_str())).await;
        until(&mut ada, "opened").await;
        let mut bo = connect(address).await;
        send(&mut bo, hello).await;
        send(&mut bo, join("the-second-player-of-this-table")).await;
        until(&mut bo, "opened").await;
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
