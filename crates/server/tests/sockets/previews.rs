//! Titles and pictures beside links.

use std::borrow::Cow;

use caminos_server::{File, Options, Page};

use crate::client::{get, open};
use crate::server::{Server, options};
use crate::{folder, with_friend};

const HEAD: &str = "<meta property=\"og:title\" content=\"Caminos\" />\
    <meta property=\"og:image\" content=\"/icons/preview.png\" />";

fn page() -> Page {
    let file = |path: &'static str, text: &'static str| File {
        path: Cow::Borrowed(path),
        plain: Cow::Borrowed(text.as_bytes()),
        gzip: None,
        brotli: None,
    };
    Page::new([
        file("index.html", HEAD),
        file("icons/preview.png", "static"),
    ])
}

/// Width and height of a PNG.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn a_link_to_a_board_has_a_title_and_a_picture_of_its_own() {
    let folder = folder();
    let page = page();
    let server = Server::with(folder.path(), Options { page, ..options() });
    for (path, title, picture) in [
        (
            "/embed/1.square.2.BA",
            "a game on the square board",
            "/preview/1.square.2.BA.png",
        ),
        (
            "/analysis?g=1.ring.2.",
            "a game on the ring board",
            "/preview/1.ring.2..png",
        ),
        (
            "/position/ring.2.-.-.1.-",
            "a position on the ring board",
            "/preview/ring.2.-.-.1.-.png",
        ),
    ] {
        let text = get(server.address, path).text();
        let address = format!("content=\"http://{}{picture}\"", server.address);
        assert!(text.contains(&address), "{text}");
        assert!(
            text.contains(&format!("content=\"Caminos: {title}\"")),
            "{text}"
        );
        let answer = get(server.address, picture);
        assert_eq!(answer.status, 200, "{picture}");
        assert_eq!(answer.header("content-type"), Some("image/png"));
        assert_eq!(
            answer.header("cross-origin-resource-policy"),
            Some("cross-origin")
        );
        assert_eq!(size(&answer.body), (1200, 630));
    }
    let plain = get(server.address, "/analysis?g=%22%3E%3Cscript%3E").text();
    assert!(
        plain.contains("content=\"Caminos\"") && !plain.contains("script"),
        "{plain}"
    );
}

#[test]
fn a_game_on_the_server_has_the_picture_of_how_it_stands() {
    let folder = folder();
    let page = page();
    let server = Server::with(folder.path(), Options { page, ..options() });
    let id = open(server.address, &with_friend()).game;
    let text = get(server.address, &format!("/g/{id}")).text();
    assert!(text.contains(&format!("/preview/g/{id}.png")), "{text}");
    let answer = get(server.address, &format!("/preview/g/{id}.png"));
    assert_eq!(size(&answer.body), (1200, 630));
    assert_eq!(answer.header("cache-control"), Some("public, max-age=60"));
}

#[test]
fn hostile_addresses_of_pictures_are_answered_with_nothing() {
    let folder = folder();
    let page = page();
    let server = Server::with(folder.path(), Options { page, ..options() });
    let long = format!("/preview/1.square.2.{}.png", "A".repeat(3000));
    for path in [
        "/preview/",
        "/preview/.png",
        "/preview/1.square.2.BA",
        "/preview/1.square.2.B.png",
        "/preview/1.moon.2.BA.png",
        "/preview/square.2.-.1Ia1a2.1.-.png",
        "/preview/%00.png",
        "/preview/..%2F..%2Fetc%2Fpasswd.png",
        "/preview/%3Csvg%3E.png",
        "/preview/g/AbCdEfGh1234.png",
        "/preview/g/x.png",
        &long,
    ] {
        assert_eq!(get(server.address, path).status, 404, "{path}");
    }
}
