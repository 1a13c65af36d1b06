//! Why a text is no move and no record.

use caminos_rules::{NotationError, NotationFault, ParseCommentError, Record, Shown, TextPos};

use crate::localise;
use crate::texts::Texts;

impl Texts {
    /// A line and a column.
    #[must_use]
    pub fn place(&self, place: TextPos) -> String {
        localise!(self, "place", line = place.line, column = place.column)
    }

    /// Why a text cannot be read, and where.
    #[must_use]
    pub fn notation(&self, error: &NotationError) -> String {
        format!(
            "{}: {}",
            self.place(error.pos),
            self.notation_fault(&error.fault)
        )
    }

    fn shown(&self, shown: &Shown) -> String {
        match shown {
            Shown::End => localise!(self, "notation-end"),
            Shown::Word(word) => localise!(self, "notation-shown", text = word),
        }
    }

    /// Why a text cannot be read: a clause without a full stop.
    #[must_use]
    pub fn notation_fault(&self, fault: &NotationFault) -> String {
        use NotationFault as Fault;
        let shown = |shown| self.shown(shown);
        match fault {
            Fault::FollowsWord { shown: what, word } => {
                localise!(
                    self,
                    "notation-follows-word",
                    shown = shown(what),
                    word = word
                )
            }
            Fault::NotAMove { shown: what } => {
                localise!(self, "notation-not-a-move", shown = shown(what))
            }
            Fault::TooManyCubes { cell } => {
                localise!(self, "notation-too-many-cubes", cell = cell.to_string())
            }
            Fault::TooManyCells => localise!(self, "notation-too-many-cells"),
            Fault::NoCells { letter } => {
                localise!(self, "notation-no-cells", letter = letter.as_char())
            }
            Fault::NotACell { shown: what } => {
                localise!(self, "notation-not-a-cell", shown = shown(what))
            }
            Fault::BadCell { shown: what } => {
                localise!(self, "notation-bad-cell", shown = shown(what))
            }
            Fault::BadCubes => localise!(self, "notation-bad-cubes"),
            Fault::AfterMove => localise!(self, "notation-after-move"),
            Fault::NoGame => localise!(self, "record-no-game"),
            Fault::SecondGame => localise!(self, "record-second-game"),
            Fault::NoVersion => localise!(self, "record-no-version"),
            Fault::Version { version } => localise!(self, "record-version", version = version),
            Fault::Result { error } => localise!(self, "record-bad-result", text = &error.0),
            Fault::TwoResults { ending, tagged } => {
                let (ending, tagged) = (ending.to_string(), tagged.to_string());
                localise!(self, "record-two-results", ending = ending, tagged = tagged)
            }
            Fault::BadTag => localise!(self, "record-bad-tag"),
            Fault::RepeatedTag { name } => localise!(self, "record-repeated-tag", name = name),
            Fault::OpenTag { name, shown: what } => {
                localise!(self, "record-open-tag", name = name, shown = shown(what))
            }
            Fault::BadEscape => localise!(self, "record-bad-escape"),
            Fault::OpenValue => localise!(self, "record-open-value"),
            Fault::ControlInValue { character: c } => {
                localise!(self, "record-control-in-value", code = code(*c))
            }
            Fault::LoneVariation => localise!(self, "record-lone-variation"),
            Fault::ClosesNothing => localise!(self, "record-closes-nothing"),
            Fault::LoneMark => localise!(self, "record-lone-mark"),
            Fault::OpenVariation => localise!(self, "record-open-variation"),
            Fault::EmptyVariation => localise!(self, "record-empty-variation"),
            Fault::TooDeep => localise!(self, "record-too-deep", most = Record::MAX_DEPTH),
            Fault::OpenComment => localise!(self, "record-open-comment"),
            Fault::Comment {
                error: ParseCommentError::Brace,
            } => localise!(self, "record-comment-brace"),
            Fault::Comment {
                error: ParseCommentError::Control { character: c },
            } => {
                localise!(self, "record-comment-control", code = code(*c))
            }
            Fault::Mark { error } => localise!(self, "record-bad-mark", text = &error.0),
            Fault::AfterResult { shown: what } => {
                localise!(self, "record-after-result", shown = shown(what))
            }
        }
    }
}

fn code(character: char) -> String {
    format!("U+{:04X}", u32::from(character))
}
