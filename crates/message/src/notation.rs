//! Why a text is no move and no record.

use caminos_rules::{NotationError, NotationFault, ParseCommentError, Record, Shown, TextPos};

use crate::{Localise, Message, about, message};

impl Localise for TextPos {
    fn message(&self) -> Message {
        message!("place", line = self.line, column = self.column)
    }
}

impl Localise for NotationError {
    fn message(&self) -> Message {
        about(self.pos.message(), self.fault.message())
    }
}

impl Localise for Shown {
    fn message(&self) -> Message {
        match self {
            Self::End => message!("notation-end"),
            Self::Word(word) => message!("notation-shown", text = word),
        }
    }
}

impl Localise for NotationFault {
    fn message(&self) -> Message {
        match self {
            Self::FollowsWord { shown, word } => {
                message!(
                    "notation-follows-word",
                    shown = shown.message(),
                    word = word
                )
            }
            Self::NotAMove { shown } => message!("notation-not-a-move", shown = shown.message()),
            Self::TooManyCubes { cell } => message!("notation-too-many-cubes", cell = *cell),
            Self::TooManyCells => message!("notation-too-many-cells"),
            Self::NoCells { letter } => message!("notation-no-cells", letter = *letter),
            Self::NotACell { shown } => message!("notation-not-a-cell", shown = shown.message()),
            Self::BadCell { shown } => message!("notation-bad-cell", shown = shown.message()),
            Self::BadCubes => message!("notation-bad-cubes"),
            Self::AfterMove => message!("notation-after-move"),
            Self::NoGame => message!("record-no-game"),
            Self::SecondGame => message!("record-second-game"),
            Self::NoVersion => message!("record-no-version"),
            Self::Version { version } => message!("record-version", version = version),
            Self::Result { error } => message!("record-bad-result", text = &error.0),
            Self::TwoResults { ending, tagged } => message!(
                "record-two-results",
                ending = ending.to_string(),
                tagged = tagged.to_string()
            ),
            Self::BadTag => message!("record-bad-tag"),
            Self::RepeatedTag { name } => message!("record-repeated-tag", name = name),
            Self::OpenTag { name, shown } => {
                message!("record-open-tag", name = name, shown = shown.message())
            }
            Self::BadEscape => message!("record-bad-escape"),
            Self::OpenValue => message!("record-open-value"),
            Self::ControlInValue { character } => {
                message!("record-control-in-value", code = code(*character))
            }
            Self::LoneVariation => message!("record-lone-variation"),
            Self::ClosesNothing => message!("record-closes-nothing"),
            Self::LoneMark => message!("record-lone-mark"),
            Self::OpenVariation => message!("record-open-variation"),
            Self::EmptyVariation => message!("record-empty-variation"),
            Self::TooDeep => message!("record-too-deep", most = Record::MAX_DEPTH),
            Self::OpenComment => message!("record-open-comment"),
            Self::Comment { error } => error.message(),
            Self::Mark { error } => message!("record-bad-mark", text = &error.0),
            Self::AfterResult { shown } => message!("record-after-result", shown = shown.message()),
        }
    }
}

impl Localise for ParseCommentError {
    fn message(&self) -> Message {
        match self {
            Self::Brace => message!("record-comment-brace"),
            Self::Control { character } => {
                message!("record-comment-control", code = code(*character))
            }
        }
    }
}

fn code(character: char) -> String {
    format!("U+{:04X}", u32::from(character))
}
