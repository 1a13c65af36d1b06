//! What is answered without a socket.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use caminos_protocol::socket::CreateGameError;
use caminos_server::{File, Options, Page};

use crate::client::{JSON, get, http, open, post_game};
use crate::server::{Server, options};
use crate::{folder, hot_seat};

fn page() -> Page {
    let file = |path: &'static str, text: &'static str| File {
        path: Cow::Borrowed(path),
        plain: Cow::Borrowed(text.as_bytes()),
        gzip: None,
        brotli: None,
    };
    let script = File {
        gzip: Some(Cow::Borrowed(b"gzipped")),
        brotli: Some(Cow::Borrowed(b"br")),
        ..file("assets/page-0123.js", "let x = 1;")
    };
    Page::new([file("index.html", "<!doctype html>"), script])
}

#[test]
fn the_page_is_served_at_its_own_addresses() {
    let folder = folder();
    let server = Server::with(
        folder.path(),
        Options {
            page: page(),
            ..options()
        },
    );
    // The page's own route table, so that no screen is lost on a reload.
    let routes = include_str!("../../../../web/routes.json");
    let routes: HashMap<String, String> = serde_json::from_str(routes).unwrap();
    let game = open(server.address, &hot_seat()).game;
    let paths = routes.values().map(|path| {
        let path = path.split('#').next().unwrap();
        path.replace("{game}", game.as_str())
            .replace("{position}", "square.2.-.-.1.-")
    });
    let own: Vec<String> = paths.chain(["/index.html".to_owned()]).collect();
    assert!(own.len() > 5, "{own:?}");
    // Opened directly, and loaded again.
    for path in own.iter().chain(&own) {
        let answer = get(server.address, path);
        assert_eq!(
            (answer.status, answer.text().as_str()),
            (200, "<!doctype html>"),
            "{path}"
        );
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        assert_eq!(
            answer.header("content-type"),
            Some("text/html; charset=utf-8")
        );
    }
    let script = "GET /assets/page-0123.js";
    let plain = http(server.address, script, &[], "");
    assert_eq!(plain.text(), "let x = 1;");
    let caching = "public, max-age=31536000, immutable";
    assert_eq!(plain.header("cache-control"), Some(caching));
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", Some("br"), "br"),
        ("gzip", Some("gzip"), "gzipped"),
        ("br;q=0, gzip;q=0.5", Some("gzip"), "gzipped"),
        ("identity", None, "let x = 1;"),
    ] {
        let header = format!("Accept-Encoding: {accepted}");
        let answer = http(server.address, script, &[&header], "");
        assert_eq!(answer.header("content-encoding"), encoding, "{accepted}");
        assert_eq!(answer.text(), body);
    }
    let tag = format!("If-None-Match: {}", plain.header("etag").unwrap());
    let unchanged = http(server.address, script, &[&tag], "");
    assert_eq!((unchanged.status, unchanged.body.len()), (304, 0));
    assert_eq!(get(server.address, "/nothing").status, 404);
    let person = http(server.address, "GET /nothing", &["Accept: text/html"], "");
    assert_eq!(
        (person.status, person.text().as_str()),
        (404, "<!doctype html>")
    );
    assert_eq!(get(server.address, "/../Cargo.toml").status, 404);
    assert_eq!(
        http(server.address, "DELETE /index.html", &[], "").status,
        405
    );
}

#[test]
fn a_link_to_no_game_is_answered_with_the_page_and_that_there_is_none() {
    let folder = folder();
    let page = page();
    let server = Server::with(folder.path(), Options { page, ..options() });
    for path in ["/g/AbCdEfGh1234", "/g/short", "/g/%00"] {
        let answer = get(server.address, path);
        assert_eq!(
            (answer.status, answer.text().as_str()),
            (404, "<!doctype html>"),
            "{path}"
        );
    }
    let game = open(server.address, &hot_seat()).game;
    let path = format!("/g/{game}");
    assert_eq!(get(server.address, &path).status, 200);
}

#[test]
fn link_previews_are_given_the_whole_address_of_their_picture() {
    let folder = folder();
    let file = |path: &'static str, text: &'static str| File {
        path: Cow::Borrowed(path),
        plain: Cow::Borrowed(text.as_bytes()),
        gzip: Some(Cow::Borrowed(b"gzipped")),
        brotli: None,
    };
    let head = "<meta property=\"og:image\" content=\"/icons/preview.png\">";
    let page = Page::new([
        file("index.html", head),
        file("sw.js", "self;"),
        file("manifest.webmanifest", "{}"),
    ]);
    let server = Server::with(folder.path(), Options { page, ..options() });
    let answer = get(server.address, "/table");
    let place = format!("http://{}/icons/preview.png", server.address);
    assert_eq!(answer.text(), head.replace("/icons/preview.png", &place));
    let tag = format!("If-None-Match: {}", answer.header("etag").unwrap());
    let unchanged = http(server.address, "GET /", &[&tag], "");
    assert_eq!((unchanged.status, unchanged.body.len()), (304, 0));
    // A cached worker would never be replaced.
    let worker = get(server.address, "/sw.js");
    assert_eq!(worker.header("cache-control"), Some("no-cache"));
    let manifest = get(server.address, "/manifest.webmanifest");
    assert_eq!(
        manifest.header("content-type"),
        Some("application/manifest+json")
    );
}

#[test]
fn every_response_has_the_security_headers() {
    let folder = folder();
    let server = Server::with(
        folder.path(),
        Options {
            page: page(),
            ..options()
        },
    );
    for path in ["/", "/nothing", "/api/addresses", "/healthz"] {
        let answer = get(server.address, path);
        let policy = answer.header("content-security-policy").unwrap();
        for part in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
    }
}

#[test]
fn only_the_embedded_board_may_be_framed_by_other_pages() {
    let folder = folder();
    let page = page();
    let server = Server::with(folder.path(), Options { page, ..options() });
    let answer = get(server.address, "/embed/1.square.2.BA");
    assert_eq!(answer.status, 200);
    let policy = answer.header("content-security-policy").unwrap();
    assert!(policy.ends_with("frame-ancestors *"), "{policy}");
    assert!(policy.contains("default-src 'none'"), "{policy}");
    assert_eq!(answer.header("x-frame-options"), None);
    for path in [
        "/embed",
        "/embedded/1.square.2.BA",
        "//embed/1.square.2.BA",
        "/position/square.2.-.-.1.-",
        "/assets/embed/",
        "/analysis?path=/embed/",
    ] {
        let answer = get(server.address, path);
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.ends_with("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
    }
}

#[test]
fn a_request_that_is_no_upgrade_gets_status_426() {
    let folder = folder();
    let server = Server::start(folder.path());
    let answer = get(server.address, "/socket");
    assert_eq!(answer.status, 426);
    assert_eq!(answer.header("upgrade"), Some("websocket"));
    assert!(answer.text().contains("upgrade"), "{}", answer.text());
    let old = [
        "Connection: upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 8",
    ];
    let answer = http(server.address, "GET /socket", &old, "");
    assert_eq!(answer.status, 426);
    assert_eq!(answer.header("sec-websocket-version"), Some("13"));
    assert_eq!(server.metric("caminos_sockets"), 0);
}

#[test]
fn a_program_without_its_page_says_how_to_build_it() {
    let folder = folder();
    let server = Server::start(folder.path());
    let answer = get(server.address, "/");
    assert_eq!(answer.status, 503);
    assert!(answer.text().contains("make web"), "{}", answer.text());
}

#[test]
fn a_setup_that_cannot_be_played_is_refused_with_the_reason() {
    let folder = folder();
    let server = Server::start(folder.path());
    let fault = |body: &str| -> (u16, CreateGameError) {
        let answer = post_game(server.address, body);
        (answer.status, serde_json::from_slice(&answer.body).unwrap())
    };
    let (status, error) = fault(r#"{"board":"square"}"#);
    assert_eq!(status, 422);
    assert!(matches!(error, CreateGameError::Malformed { detail } if detail.contains("seats")));
    let (status, error) = fault("not json");
    assert_eq!(status, 400);
    assert!(matches!(error, CreateGameError::Malformed { .. }));
    let (status, error) = fault(r#"{"board":"moon","seats":[{"who":"here"},{"who":"here"}]}"#);
    assert_eq!(status, 422);
    let CreateGameError::Setup { message, .. } = error else {
        panic!("{error:?}");
    };
    assert_eq!(message.id, "options-unknown-board");
    let long = format!(r#"{{"board":"{}"}}"#, "x".repeat(20_000));
    assert_eq!(post_game(server.address, &long).status, 413);
    assert_eq!(
        http(server.address, "POST /api/games", &[], "{}").status,
        415
    );
    assert_eq!(server.metric("caminos_games_created_total"), 0);
}

#[test]
fn a_body_that_is_badly_encoded_is_not_called_too_long() {
    let folder = folder();
    let server = Server::start(folder.path());
    let mut stream = TcpStream::connect(server.address).unwrap();
    let request = format!(
        "POST /api/games HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{JSON}\r\n\
         Transfer-Encoding: chunked\r\n\r\nno length\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
}

#[test]
fn health_and_metrics_are_served() {
    let folder = folder();
    let server = Server::start(folder.path());
    assert_eq!(get(server.address, "/healthz").text(), "ok\n");
    open(server.address, &hot_seat());
    assert_eq!(server.metric("caminos_games_created_total"), 1);
    assert!(server.metric(r#"caminos_commits_total{result="ok"}"#) >= 1);
    let addresses = get(server.address, "/api/addresses").text();
    assert_eq!(
        addresses, r#"{"origins":[]}"#,
        "it listens for this machine alone"
    );
}

#[test]
fn a_link_is_drawn_for_addresses_of_this_server_only() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    let path = format!("/api/games/{}/qr.svg", opened.game);
    let picture = get(server.address, &path);
    assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
    assert!(picture.text().contains("<svg"));
    let own = format!("{path}?origin=https://{}", server.address);
    assert_eq!(get(server.address, &own).status, 200);
    let other = format!("{path}?origin=http://evil.example");
    assert_eq!(get(server.address, &other).status, 404);
    assert_eq!(get(server.address, "/api/games/x/qr.svg").status, 404);
}
