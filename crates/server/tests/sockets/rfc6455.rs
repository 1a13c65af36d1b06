//! RFC 6455, case by case: what a client may send and what it is answered (S2 of the review: 32 of 52
//! cases deviated).

use std::io::Write as _;

use caminos_protocol::socket::{MAX_CLIENT_MESSAGE, ServerMessage};
use tungstenite::Message;
use tungstenite::protocol::CloseFrame;

use crate::client::Raw;
use crate::folder;
use crate::server::Server;

const TEXT: u8 = 0x81;
const BINARY: u8 = 0x82;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;
const PONG: u8 = 0x8a;
/// The same without the final bit.
const TEXT_BEGINS: u8 = 0x01;
const TEXT_GOES_ON: u8 = 0x00;
const TEXT_ENDS: u8 = 0x80;

/// A frame of a client, masked: its first byte is the flags and the opcode.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    const MASK: [u8; 4] = [0x12, 0x34, 0x56, 0x78];
    let mut bytes = vec![first];
    match payload.len() {
        short @ 0..=125 => bytes.push(0x80 | short as u8),
        long => {
            bytes.push(0x80 | 126);
            bytes.extend((long as u16).to_be_bytes());
        }
    }
    bytes.extend(MASK);
    bytes.extend(payload.iter().zip(MASK.iter().cycle()).map(|(b, m)| b ^ m));
    bytes
}

fn close(code: u16, reason: &[u8]) -> Vec<u8> {
    let mut payload = code.to_be_bytes().to_vec();
    payload.extend(reason);
    frame(CLOSE, &payload)
}

/// What breaks the protocol, and the code of the close frame that says so.
fn broken() -> Vec<(&'static str, Vec<u8>, u16)> {
    let long_text = [b'x'; MAX_CLIENT_MESSAGE + 1];
    let half = [b'x'; MAX_CLIENT_MESSAGE / 2 + 1];
    let mut long_by_parts = frame(TEXT_BEGINS, &half);
    long_by_parts.extend(frame(TEXT_ENDS, &half));
    let mut two_begun = frame(TEXT_BEGINS, b"{");
    two_begun.extend(frame(TEXT, b"}"));
    let mut utf8_by_parts = frame(TEXT_BEGINS, &[0xc3]);
    utf8_by_parts.extend(frame(TEXT_ENDS, b"x"));
    let mut huge = vec![TEXT, 0x80 | 127];
    huge.extend(u64::MAX.to_be_bytes());
    huge.extend([0; 4]);
    vec![
        ("too long", frame(TEXT, &long_text), 1009),
        ("too long in parts", long_by_parts, 1009),
        ("an impossible length", huge, 1009),
        ("binary", frame(BINARY, &[1, 2, 3]), 1003),
        ("empty binary", frame(BINARY, b""), 1003),
        ("not UTF-8", frame(TEXT, &[0xff, 0xfe]), 1007),
        ("a surrogate", frame(TEXT, &[0xed, 0xa0, 0x80]), 1007),
        ("an overlong form", frame(TEXT, &[0xc0, 0xaf]), 1007),
        ("half a character", frame(TEXT, &[0xe2, 0x82]), 1007),
        ("not UTF-8 in parts", utf8_by_parts, 1007),
        ("a lone continuation", frame(TEXT_ENDS, b"x"), 1002),
        ("a lone part", frame(TEXT_GOES_ON, b"x"), 1002),
        ("a text within a text", two_begun, 1002),
        ("a ping in parts", frame(PING & 0x7f, b"x"), 1002),
        ("a pong in parts", frame(PONG & 0x7f, b"x"), 1002),
        ("a close in parts", frame(CLOSE & 0x7f, b""), 1002),
        ("a long ping", frame(PING, &[b'x'; 126]), 1002),
        ("a long pong", frame(PONG, &[b'x'; 126]), 1002),
        ("a long close", frame(CLOSE, &[b'x'; 126]), 1002),
        ("reserved opcode 3", frame(0x83, b"x"), 1002),
        ("reserved opcode 7", frame(0x87, b"x"), 1002),
        ("reserved opcode 11", frame(0x8b, b""), 1002),
        ("reserved opcode 15", frame(0x8f, b""), 1002),
        ("reserved bit 1", frame(TEXT | 0x40, b"x"), 1002),
        ("reserved bit 2", frame(TEXT | 0x20, b"x"), 1002),
        ("reserved bit 3", frame(TEXT | 0x10, b"x"), 1002),
        ("no mask", vec![TEXT, 1, b'x'], 1002),
        ("a ping without mask", vec![PING, 0], 1002),
        ("half a close code", frame(CLOSE, &[3]), 1002),
    ]
}

#[test]
fn a_broken_protocol_is_answered_with_its_close_code() {
    let folder = folder();
    let server = Server::start(folder.path());
    let mut wrong = Vec::new();
    for (what, bytes, code) in broken() {
        // After the hello, and before it.
        for (when, greet) in [
            ("after", Raw::greet as fn(_) -> _),
            ("before", Raw::connect),
        ] {
            let mut raw = greet(server.address);
            raw.0.get_mut().write_all(&bytes).unwrap();
            let answered = raw.close_code();
            if answered != Some(code) {
                wrong.push(format!(
                    "{what}, {when} the hello: {answered:?}, not {code}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The handshake: clients do not see 1006.
#[test]
fn a_close_frame_is_answered_with_one() {
    let folder = folder();
    let server = Server::start(folder.path());
    let without_code = frame(CLOSE, b"");
    for greet in [Raw::connect, Raw::greet] {
        let mut raw = greet(server.address);
        let frame = CloseFrame {
            code: 1000.into(),
            reason: "enough".into(),
        };
        raw.0.close(Some(frame)).unwrap();
        assert_eq!(raw.close_code(), Some(1000));
        // Without a code, which is allowed.
        let mut raw = greet(server.address);
        raw.0.get_mut().write_all(&without_code).unwrap();
        let answer = loop {
            if let Message::Close(frame) = raw.0.read().unwrap() {
                break frame;
            }
        };
        assert_eq!(answer, None);
    }
}

/// Codes that a client may send, and some that it may not.
#[test]
fn close_codes_are_checked() {
    let folder = folder();
    let server = Server::start(folder.path());
    for code in [
        1000, 1001, 1003, 1007, 1008, 1009, 1011, 3000, 3999, 4000, 4999,
    ] {
        let mut raw = Raw::greet(server.address);
        raw.0.get_mut().write_all(&close(code, b"")).unwrap();
        assert_eq!(raw.close_code(), Some(code));
    }
    for code in [0, 999, 1004, 1005, 1006, 1015, 2000, 2999, 5000, 65_535] {
        let mut raw = Raw::greet(server.address);
        raw.0.get_mut().write_all(&close(code, b"")).unwrap();
        assert_eq!(raw.close_code(), Some(1002), "{code}");
    }
    let mut raw = Raw::greet(server.address);
    raw.0.get_mut().write_all(&close(1000, &[0xff])).unwrap();
    assert!(matches!(raw.close_code(), Some(1002 | 1007)));
}

/// Control frames may come at any time, also within a message in parts.
#[test]
fn control_frames_are_answered_wherever_they_come() {
    let folder = folder();
    let server = Server::start(folder.path());
    let mut raw = Raw::connect(server.address);
    raw.0.send(Message::Ping("early".into())).unwrap();
    assert_eq!(raw.0.read().unwrap(), Message::Pong("early".into()));
    let mut raw = Raw::greet(server.address);
    let stream = raw.0.get_mut();
    for bytes in [
        frame(PING, b""),
        frame(PONG, b"nobody asked"),
        frame(TEXT_BEGINS, br#"{"type":"#),
        frame(PING, &[b'p'; 125]),
        frame(TEXT_GOES_ON, b""),
        frame(TEXT_ENDS, br#""ping"}"#),
    ] {
        stream.write_all(&bytes).unwrap();
    }
    let (mut pongs, mut answered) = (Vec::new(), false);
    while pongs.len() < 2 || !answered {
        match raw.0.read().unwrap() {
            Message::Pong(payload) => pongs.push(payload.len()),
            Message::Text(text) => {
                answered =
                    serde_json::from_str::<ServerMessage>(&text).unwrap() == ServerMessage::Pong;
            }
            _ => {}
        }
    }
    assert_eq!(pongs, [0, 125]);
}

/// A character may be cut by the frames of its message, and a frame by packets.
#[test]
fn a_message_may_come_in_any_parts() {
    let folder = folder();
    let server = Server::start(folder.path());
    let message = r#"{"type":"ping","note":"català"}"#.as_bytes();
    let cut = message.len() - 3;
    let mut bytes = frame(TEXT_BEGINS, &message[..cut]);
    bytes.extend(frame(TEXT_ENDS, &message[cut..]));
    let mut raw = Raw::greet(server.address);
    for byte in bytes {
        raw.0.get_mut().write_all(&[byte]).unwrap();
    }
    assert_eq!(raw.receive(), Some(ServerMessage::Pong));
}
