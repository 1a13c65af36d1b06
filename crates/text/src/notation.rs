//! Why a text is no move and no record.

use caminos_rules::{NotationError, NotationFault, ParseCommentError, Record, Shown, TextPos};

use crate::tell;
use crate::texts::Texts;

impl Texts {
    /// A line and a column.
    #[must_use]
    pub fn place(&self, place: TextPos) -> String {
        tell!(self, "place", line = place.line, column = place.column)
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
            Shown::End => tell!(self, "notation-end"),
            Shown::Word(word) => tell!(self, "notation-shown", text = word),
        }
    }

    /// Why a text cannot be read: a clause without a full stop.
    #[must_use]
    pub fn notation_fault(&self, fault: &NotationFault) -> String {
        use NotationFault as Fault;
        let shown = |shown| self.shown(shown);
        match fault {
            Fault::FollowsWord { shown: what, word } => {
                tell!(
                    self,
                    "notation-follows-word",
                    shown = shown(what),
                    word = word
                )
            }
            Fault::NotAMove(what) => tell!(self, "notation-not-a-move", shown = shown(what)),
            Fault::TooManyCubes(cell) => {
                tell!(self, "notation-too-many-cubes", cell = cell.to_string())
            }
            Fault::TooManyCells => tell!(self, "notation-too-many-cells"),
            Fault::NoCells(letter) => tell!(self, "notation-no-cells", letter = letter.as_char()),
            Fault::NotACell(what) => tell!(self, "notation-not-a-cell", shown = shown(what)),
            Fault::BadCell(what) => tell!(self, "notation-bad-cell", shown = shown(what)),
            Fault::BadCubes => tell!(self, "notation-bad-cubes"),
            Fault::AfterMove => tell!(self, "notation-after-move"),
            Fault::NoGame => tell!(self, "record-no-game"),
            Fault::SecondGame => tell!(self, "record-second-game"),
            Fault::NoVersion => tell!(self, "record-no-version"),
            Fault::Version(version) => tell!(self, "record-version", version = version),
            Fault::Result(error) => tell!(self, "record-bad-result", text = &error.0),
            Fault::TwoResults { ending, tagged } => {
                let (ending, tagged) = (ending.to_string(), tagged.to_string());
                tell!(self, "record-two-results", ending = ending, tagged = tagged)
            }
            Fault::BadTag => tell!(self, "record-bad-tag"),
            Fault::RepeatedTag(name) => tell!(self, "record-repeated-tag", name = name),
            Fault::OpenTag { name, shown: what } => {
                tell!(self, "record-open-tag", name = name, shown = shown(what))
            }
            Fault::BadEscape => tell!(self, "record-bad-escape"),
            Fault::OpenValue => tell!(self, "record-open-value"),
            Fault::ControlInValue(c) => tell!(self, "record-control-in-value", code = code(*c)),
            Fault::LoneVariation => tell!(self, "record-lone-variation"),
            Fault::ClosesNothing => tell!(self, "record-closes-nothing"),
            Fault::LoneMark => tell!(self, "record-lone-mark"),
            Fault::OpenVariation => tell!(self, "record-open-variation"),
            Fault::EmptyVariation => tell!(self, "record-empty-variation"),
            Fault::TooDeep => tell!(self, "record-too-deep", most = Record::MAX_DEPTH),
            Fault::OpenComment => tell!(self, "record-open-comment"),
            Fault::Comment(ParseCommentError::Brace) => tell!(self, "record-comment-brace"),
            Fault::Comment(ParseCommentError::Control(c)) => {
                tell!(self, "record-comment-control", code = code(*c))
            }
            Fault::Mark(error) => tell!(self, "record-bad-mark", text = &error.0),
            Fault::AfterResult(what) => tell!(self, "record-after-result", shown = shown(what)),
        }
    }
}

fn code(character: char) -> String {
    format!("U+{:04X}", u32::from(character))
}
