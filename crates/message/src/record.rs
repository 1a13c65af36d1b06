//! Why a record or a series cannot be replayed.

use caminos_rules::{GameResult, RecordError, RecordFault, SeriesError, SeriesFault, TagFault};

use crate::{Localise, Message, about, message};

impl Localise for RecordError {
    fn message(&self) -> Message {
        let fault = self.fault.message();
        match self.pos {
            Some(pos) => about(pos.message(), fault),
            None => fault,
        }
    }
}

impl Localise for RecordFault {
    fn message(&self) -> Message {
        match self {
            Self::MissingTag(name) => message!("record-missing-tag", name = *name),
            Self::BadTag { name, reason } => {
                message!("record-tag", name = *name, reason = reason.message())
            }
            Self::OtherMaterial { recorded, given } => {
                message!("record-other-material", recorded = recorded, given = given)
            }
            Self::Rules(error) => error.message(),
            Self::IllegalMove { text, reason } => message!(
                "with-cause",
                what = text.to_string(),
                cause = reason.message()
            ),
            Self::WrongResult {
                claimed,
                actual: GameResult::Unfinished,
            } => message!("record-not-over", claimed = claimed.to_string()),
            Self::WrongResult { claimed, actual } => message!(
                "record-wrong-result",
                claimed = claimed.to_string(),
                actual = actual.to_string()
            ),
        }
    }
}

impl Localise for TagFault {
    fn message(&self) -> Message {
        match self {
            Self::Players(error) => error.message(),
            Self::Out(error) => error.message(),
            Self::Team(error) => error.message(),
            Self::Setup(error) => error.message(),
            Self::SetupDiffers => message!("record-setup-differs"),
            Self::Switch(text) => message!("record-bad-switch", text = text),
        }
    }
}

impl Localise for SeriesError {
    fn message(&self) -> Message {
        let fault = self.fault.message();
        let fault = match self.pos {
            Some(pos) => about(pos.message(), fault),
            None => fault,
        };
        about(message!("series-game", game = self.game), fault)
    }
}

impl Localise for SeriesFault {
    fn message(&self) -> Message {
        match self {
            Self::NoGames => message!("series-no-games"),
            Self::MissingTag(name) => message!("record-missing-tag", name = *name),
            Self::OtherSeries { found, expected } => {
                message!("series-other-series", found = found, expected = expected)
            }
            Self::Round { found, expected } => {
                message!("series-round", found = found, expected = *expected)
            }
            Self::OtherRules => message!("series-other-rules"),
            Self::First { expected } => message!("series-first", expected = expected.message()),
            Self::Unfinished => message!("series-unfinished"),
            Self::Record(fault) => fault.message(),
        }
    }
}
