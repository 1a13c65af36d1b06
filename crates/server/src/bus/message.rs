//! What nodes publish, as JSON.

use std::sync::Arc;

use caminos_event_log::{Batch, HistoryHash, TokenHash};
use caminos_node::PublishedBatch;
use caminos_protocol::socket::CommandId;
use caminos_table::Actor;
use serde::{Deserialize, Serialize};

use super::NodeId;

/// Something about one game that other nodes should know.
#[derive(Clone, Debug)]
pub(crate) enum BusMessage {
    /// A committed batch.
    Batch(PublishedBatch),
    /// Which players are connected to a node.
    Presence {
        /// The node.
        node: NodeId,
        /// The players.
        actors: Vec<Actor>,
    },
}

#[derive(Serialize, Deserialize)]
struct Envelope {
    from: NodeId,
    #[serde(flatten)]
    body: Body,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Body {
    Batch {
        before: String,
        first: u32,
        count: u32,
        actor: Actor,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<CommandId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat_token: Option<Vec<u8>>,
        events: Box<str>,
    },
    Presence {
        actors: Vec<Actor>,
    },
}

/// A message that is none, such as one of a newer node. The log has what it was about.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DecodeError {
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    #[error("a hash has another form")]
    Hash,
    #[error("it is this node's own")]
    Own,
}

impl BusMessage {
    pub(super) fn encode(&self, from: NodeId) -> Vec<u8> {
        let body = match self {
            Self::Batch(PublishedBatch { before, batch }) => Body::Batch {
                before: before.to_string(),
                first: batch.first,
                count: batch.count,
                actor: batch.actor,
                command: batch.command.clone(),
                seat_token: batch.seat_token.map(|token| token.bytes().to_vec()),
                events: batch.events.clone(),
            },
            Self::Presence { actors, .. } => Body::Presence {
                actors: actors.clone(),
            },
        };
        serde_json::to_vec(&Envelope { from, body }).expect("messages serialise")
    }

    pub(super) fn decode(bytes: &[u8], own: NodeId) -> Result<Self, DecodeError> {
        let Envelope { from, body } = serde_json::from_slice(bytes)?;
        if from == own {
            return Err(DecodeError::Own);
        }
        Ok(match body {
            Body::Batch {
                before,
                first,
                count,
                actor,
                command,
                seat_token,
                events,
            } => {
                let token = |bytes: Vec<u8>| TokenHash::from_bytes(&bytes).ok_or(DecodeError::Hash);
                let batch = Batch {
                    first,
                    count,
                    actor,
                    command,
                    seat_token: seat_token.map(token).transpose()?,
                    events,
                };
                Self::Batch(PublishedBatch {
                    before: HistoryHash::parse(&before).ok_or(DecodeError::Hash)?,
                    batch: Arc::new(batch),
                })
            }
            Body::Presence { actors } => Self::Presence { node: from, actors },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn published() -> PublishedBatch {
        PublishedBatch {
            before: HistoryHash::default(),
            batch: Arc::new(Batch {
                first: 7,
                count: 2,
                actor: Actor::Owner,
                command: CommandId::new("command-7").ok(),
                seat_token: TokenHash::from_bytes(&[3; 32]),
                events: "[1,2]".into(),
            }),
        }
    }

    #[test]
    fn a_batch_arrives_as_it_was_sent_and_not_at_its_own_node() {
        let (here, there) = (NodeId(1), NodeId(2));
        let bytes = BusMessage::Batch(published()).encode(here);
        let BusMessage::Batch(read) = BusMessage::decode(&bytes, there).unwrap() else {
            panic!("a batch")
        };
        assert_eq!(read, published());
        let own = BusMessage::decode(&bytes, here);
        assert!(matches!(own, Err(DecodeError::Own)));
    }

    #[test]
    fn what_is_no_message_is_an_error() {
        for bytes in [&b""[..], b"{}", b"\xff", br#"{"from":1,"kind":"later"}"#] {
            assert!(BusMessage::decode(bytes, NodeId(1)).is_err());
        }
    }
}
