//! An encoded WebSocket frame, shared by everybody it is broadcast to.

use std::fmt;

use serde::Serialize;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Data, OpCode};

/// A text frame as it goes over the network, encoded once for all subscribers.
pub struct Frame {
    bytes: Box<[u8]>,
    /// Where the payload begins.
    text_at: u8,
}

impl Frame {
    pub(crate) fn new(text: &str) -> Self {
        let header = FrameHeader {
            opcode: OpCode::Data(Data::Text),
            ..FrameHeader::default()
        };
        let length = text.len() as u64;
        let text_at = header.len(length);
        let mut bytes = Vec::with_capacity(text_at + text.len());
        header
            .format(length, &mut bytes)
            .expect("writing to a Vec does not fail");
        bytes.extend_from_slice(text.as_bytes());
        Self {
            bytes: bytes.into(),
            text_at: text_at as u8,
        }
    }

    /// A message as JSON.
    pub(crate) fn json(message: &impl Serialize) -> Self {
        Self::new(&serde_json::to_string(message).expect("messages serialise"))
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The payload.
    #[must_use]
    pub fn text(&self) -> &str {
        str::from_utf8(&self.bytes[usize::from(self.text_at)..]).expect("the payload is text")
    }
}

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Frame").field(&self.text()).finish()
    }
}
