//! Clients that are slow, greedy or lead somewhere else on purpose.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use caminos_server::{AddressSource, ByteRate, Limits, Options};
use socket2::{Domain, Socket, Type};

use crate::client::{Raw, get, http, post_game};
use crate::folder;
use crate::server::{Server, options};

/// Longer than any test.
const LONG: Duration = Duration::from_secs(3600);

fn limited(limits: Limits) -> Options {
    Options {
        limits,
        ..options()
    }
}

fn patient() -> Limits {
    Limits {
        header_timeout: LONG,
        body_timeout: LONG,
        http_time: LONG,
        ..Limits::default()
    }
}

/// A connection from one of the many addresses of this machine.
fn connect_from(number: u8, address: SocketAddr) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    let own = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(127, 0, 1, number)), 0);
    socket.bind(&own.into()).unwrap();
    socket.connect(&address.into()).unwrap();
    socket
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    socket.into()
}

fn rest(mut stream: TcpStream) -> String {
    let mut rest = Vec::new();
    // A reset is an end, too.
    let _ = stream.read_to_end(&mut rest);
    String::from_utf8_lossy(&rest).into_owned()
}

const SLOW_POST: &str = "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
    Content-Length: 100\r\n\r\n{";
const REQUEST: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/// 400 heads of 373 KB each held 147 MB.
#[test]
fn the_head_of_a_request_is_bounded() {
    let folder = folder();
    let server = Server::with(folder.path(), limited(patient()));
    let mut stream = TcpStream::connect(server.address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n").unwrap();
    let line = format!("X-Filler: {}\r\n", "x".repeat(1000));
    for _ in 0..40 {
        // The server may have hung up already.
        if stream.write_all(line.as_bytes()).is_err() {
            break;
        }
    }
    let answer = rest(stream);
    assert!(answer.is_empty() || answer.contains("431"), "{answer}");
    let many = "X: y\r\n".repeat(100);
    let request = format!("GET /healthz HTTP/1.1\r\nHost: x\r\n{many}\r\n");
    let mut stream = TcpStream::connect(server.address).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let answer = rest(stream);
    assert!(!answer.contains("200 OK"), "{answer}");
}

/// Ten addresses with slow requests locked everybody else out.
#[test]
fn a_few_addresses_with_slow_requests_do_not_lock_newcomers_out() {
    let folder = folder();
    let limits = Limits {
        http: 80,
        http_per_address: 8,
        ..patient()
    };
    let server = Server::with(folder.path(), limited(limits));
    let mut held = Vec::new();
    for number in 1..=10 {
        for _ in 0..8 {
            let mut stream = connect_from(number, server.address);
            if stream.write_all(SLOW_POST.as_bytes()).is_ok() {
                held.push(stream);
            }
        }
    }
    for newcomer in 11..30 {
        let mut stream = connect_from(newcomer, server.address);
        stream.write_all(REQUEST.as_bytes()).unwrap();
        let answer = rest(stream);
        assert!(answer.contains("200 OK"), "{newcomer}: {answer}");
    }
    drop(held);
}

/// Pongs and empty fragments were not counted: 170 million in eight seconds.
#[test]
fn frames_without_content_are_read_no_faster_than_a_rate() {
    const FLOOD: usize = 16 << 20;
    let folder = folder();
    let limits = Limits {
        socket_bytes: ByteRate {
            burst: 16 << 10,
            per_second: 1,
        },
        ..Limits::default()
    };
    let server = Server::with(folder.path(), limited(limits));
    let pongs = [0x8a, 0x80, 1, 2, 3, 4].repeat(1000);
    let first = [0x01, 0x80, 1, 2, 3, 4];
    let fragments = [0x00, 0x80, 1, 2, 3, 4].repeat(1000);
    for (begin, frames) in [(&[][..], pongs), (&first[..], fragments)] {
        let mut raw = Raw::connect(server.address);
        let stream = raw.0.get_mut();
        let patience = Some(Duration::from_millis(500));
        stream.set_write_timeout(patience).unwrap();
        stream.write_all(begin).unwrap();
        let mut sent = 0;
        // Until the kernel takes no more, since the server does not read, or it has hung up.
        while sent < FLOOD && stream.write_all(&frames).is_ok() {
            sent += frames.len();
        }
        assert!(sent < FLOOD, "all of it was read");
        assert_eq!(get(server.address, "/healthz").status, 200);
    }
}

#[test]
fn a_body_that_dribbles_in_times_out() {
    let folder = folder();
    let limits = Limits {
        body_timeout: Duration::from_millis(50),
        ..patient()
    };
    let server = Server::with(folder.path(), limited(limits));
    let mut stream = connect_from(1, server.address);
    stream.write_all(SLOW_POST.as_bytes()).unwrap();
    let answer = rest(stream);
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert_eq!(
        post_game(server.address, "{}").status,
        422,
        "others are read"
    );
}

/// With DNS rebinding a page of another site would be of the same origin.
#[test]
fn a_name_that_is_not_ours_is_refused_with_a_way_out() {
    let folder = folder();
    let server = Server::with(
        folder.path(),
        Options {
            hosts: vec!["play.example".to_owned()],
            ..options()
        },
    );
    let ask = |host: &str| {
        let mut stream = connect_from(1, server.address);
        let request = format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        rest(stream)
    };
    for own in ["localhost:1", "play.example", "10.1.2.3", "laptop.local"] {
        assert!(ask(own).starts_with("HTTP/1.1 200"), "{own}");
    }
    let answer = ask("evil.example:8377");
    assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
    assert!(answer.contains("--host evil.example"), "{answer}");
    assert!(answer.contains("nosniff"), "{answer}");
    let foreign = [
        ("host", "evil.example".to_owned()),
        ("origin", "http://evil.example".to_owned()),
    ];
    assert_eq!(Raw::with_headers(server.address, &foreign).err(), Some(421));
}

#[test]
fn behind_a_proxy_the_name_that_it_forwards_counts() {
    let folder = folder();
    let server = Server::with(
        folder.path(),
        Options {
            hosts: vec!["play.example".to_owned()],
            address_source: AddressSource::BehindProxy,
            ..options()
        },
    );
    let status = |name: &str| {
        let header = format!("X-Forwarded-Host: {name}");
        http(server.address, "GET /healthz", &[&header], "").status
    };
    assert_eq!((status("play.example"), status("evil.example")), (200, 421));
}

#[test]
fn it_is_ready_when_it_can_write() {
    let folder = folder();
    let mut server = Server::with(
        folder.path(),
        Options {
            drain: LONG,
            ..options()
        },
    );
    assert_eq!(get(server.address, "/readyz").text(), "ok\n");
    server.ask_to_stop();
    // Load balancers see it before anybody is disconnected.
    let answer = loop {
        let answer = get(server.address, "/readyz");
        if answer.status != 200 {
            break answer;
        }
    };
    assert_eq!((answer.status, answer.text().as_str()), (503, "closing\n"));
    assert_eq!(get(server.address, "/healthz").status, 200, "it is alive");
    server.forget();
}
