//! Errors of files and links, for people.

use std::error::Error;
use std::io;

use caminos_rules::{
    Board, BoardError, GameResult, IllegalMove, LinkError, LinkFault, Material, MaterialError,
    MaterialFault, MaterialFileError, NotationError, ParseCellError, ParseOutError,
    ParsePlayersError, ParseTeamError, RecordError, RecordFault, RulesError, SeriesError,
    SeriesFault, ShapeError, TagFault,
};

use crate::tell;
use crate::texts::Texts;
use crate::words::Case;

impl Texts {
    /// What a cause says, if it is one that this library knows.
    #[must_use]
    pub fn error(&self, error: &(dyn Error + 'static)) -> Option<String> {
        macro_rules! first {
            ($($kind:ty => $tell:expr),* $(,)?) => {
                $(if let Some(error) = error.downcast_ref::<$kind>() {
                    return Some($tell(error));
                })*
            };
        }
        first! {
            IllegalMove => |error| self.refusal(error),
            RulesError => |error| self.options(error),
            NotationError => |error| self.notation(error),
            RecordError => |error| self.record(error),
            SeriesError => |error| self.series(error),
            LinkError => |error| self.link(error),
            MaterialFileError => |error| self.material_file(error),
            ParseCellError => |error: &ParseCellError| tell!(self, "bad-cell", text = &error.0),
            ParseTeamError => |error: &ParseTeamError| tell!(self, "bad-team", text = &error.0),
            ParsePlayersError => |error: &ParsePlayersError| tell!(self, "bad-players", text = &error.0),
            ParseOutError => |error: &ParseOutError| tell!(self, "bad-out", text = &error.0),
        }
        let error = error.downcast_ref::<io::Error>()?;
        match error.kind() {
            io::ErrorKind::NotFound => Some(tell!(self, "io-not-found")),
            io::ErrorKind::PermissionDenied => Some(tell!(self, "io-permission-denied")),
            io::ErrorKind::IsADirectory => Some(tell!(self, "io-is-a-directory")),
            io::ErrorKind::NotADirectory => Some(tell!(self, "io-not-a-directory")),
            io::ErrorKind::StorageFull => Some(tell!(self, "io-storage-full")),
            _ => None,
        }
    }

    fn record(&self, error: &RecordError) -> String {
        let fault = self.record_fault(&error.fault);
        match error.pos {
            Some(place) => format!("{}: {fault}", self.place(place)),
            None => fault,
        }
    }

    fn record_fault(&self, fault: &RecordFault) -> String {
        match fault {
            RecordFault::MissingTag(name) => tell!(self, "record-missing-tag", name = *name),
            RecordFault::BadTag { name, reason } => {
                let reason = match reason {
                    TagFault::Players(error) => tell!(self, "bad-players", text = &error.0),
                    TagFault::Out(error) => tell!(self, "bad-out", text = &error.0),
                    TagFault::Team(error) => tell!(self, "bad-team", text = &error.0),
                    TagFault::Switch(text) => tell!(self, "record-bad-switch", text = text),
                };
                tell!(self, "record-tag", name = *name, reason = reason)
            }
            RecordFault::OtherMaterial { recorded, given } => {
                tell!(
                    self,
                    "record-other-material",
                    recorded = recorded,
                    given = given
                )
            }
            RecordFault::Rules(error) => self.options(error),
            RecordFault::IllegalMove { text, reason } => {
                format!("{text}: {}", self.refusal(reason))
            }
            RecordFault::WrongResult { claimed, actual } => {
                let claimed = claimed.to_string();
                match actual {
                    GameResult::Unfinished => {
                        tell!(self, "record-not-over", claimed = claimed)
                    }
                    actual => {
                        let actual = actual.to_string();
                        tell!(
                            self,
                            "record-wrong-result",
                            claimed = claimed,
                            actual = actual
                        )
                    }
                }
            }
        }
    }

    fn series(&self, error: &SeriesError) -> String {
        let fault = match &error.fault {
            SeriesFault::NoGames => tell!(self, "series-no-games"),
            SeriesFault::MissingTag(name) => tell!(self, "record-missing-tag", name = *name),
            SeriesFault::OtherSeries { found, expected } => {
                tell!(
                    self,
                    "series-other-series",
                    found = found,
                    expected = expected
                )
            }
            SeriesFault::Round { found, expected } => {
                tell!(self, "series-round", found = found, expected = *expected)
            }
            SeriesFault::OtherRules => tell!(self, "series-other-rules"),
            SeriesFault::First { expected } => {
                let expected = self.team(*expected, Case::Start);
                tell!(self, "series-first", expected = expected)
            }
            SeriesFault::Unfinished => tell!(self, "series-unfinished"),
            SeriesFault::Record(fault) => self.record_fault(fault),
        };
        let game = tell!(self, "series-game", game = error.game);
        match error.pos {
            Some(place) => format!("{game}: {}: {fault}", self.place(place)),
            None => format!("{game}: {fault}"),
        }
    }

    fn link(&self, error: &LinkError) -> String {
        let fault = match &error.fault {
            LinkFault::Version => tell!(self, "link-fault-version"),
            LinkFault::TooShort => tell!(self, "link-fault-too-short"),
            LinkFault::Options => tell!(self, "link-fault-options"),
            LinkFault::Rules(error) => self.options(error),
            LinkFault::OtherMaterial(name) => tell!(self, "link-fault-other-material", name = name),
            LinkFault::Character(c) => tell!(self, "link-fault-character", text = c.to_string()),
            LinkFault::NoPlacement => tell!(self, "link-fault-no-placement"),
            LinkFault::IllegalMove { number, reason } => {
                let reason = self.refusal(reason);
                tell!(
                    self,
                    "link-fault-illegal-move",
                    number = *number,
                    reason = reason
                )
            }
        };
        format!(
            "{}: {fault}",
            tell!(self, "link-fault-place", at = error.at)
        )
    }

    fn material_file(&self, error: &MaterialFileError) -> String {
        let fault = match &error.fault {
            // What the TOML library says about its own grammar is English.
            MaterialFault::Toml(message) => tell!(self, "material-toml", detail = message),
            MaterialFault::Material(error) => self.material(error),
            MaterialFault::Cell(error) => tell!(self, "bad-cell", text = &error.0),
            MaterialFault::SecondNeutral => tell!(self, "material-second-neutral"),
            MaterialFault::BadLetter => tell!(self, "material-bad-letter"),
            MaterialFault::BadCount { letter, count } => self.bad_count(letter.as_char(), *count),
            MaterialFault::RepeatedGoal(goal) => tell!(self, "material-repeated-goal", goal = goal),
            MaterialFault::DoubledNoGoal(goal) => {
                tell!(self, "material-doubled-no-goal", goal = goal)
            }
            MaterialFault::BadGoal => tell!(self, "material-bad-goal"),
            MaterialFault::BadDrawing(c) => {
                tell!(self, "material-bad-drawing", text = c.to_string())
            }
            MaterialFault::BadRange { from, to } => {
                let (from, to) = (from.to_string(), to.to_string());
                tell!(self, "material-bad-range", from = from, to = to)
            }
        };
        format!("{}: {fault}", self.place(error.pos))
    }

    fn bad_count(&self, letter: char, count: i64) -> String {
        let (count, max) = (count.to_string(), Material::MAX_COUNT);
        tell!(
            self,
            "material-bad-count",
            letter = letter,
            count = count,
            max = max
        )
    }

    fn material(&self, error: &MaterialError) -> String {
        match error {
            MaterialError::BadName(name) => tell!(self, "material-bad-name", name = name),
            MaterialError::ReservedName => tell!(self, "material-reserved-name"),
            MaterialError::Shape { letter, error } => {
                let fault = match error {
                    ShapeError::Empty => tell!(self, "material-shape-empty"),
                    ShapeError::Disconnected => tell!(self, "material-shape-disconnected"),
                    ShapeError::TooLong(cubes) => {
                        tell!(self, "material-shape-too-long", cubes = *cubes)
                    }
                    ShapeError::AlwaysGaps => tell!(self, "material-shape-always-gaps"),
                };
                let letter = letter.as_char();
                tell!(self, "material-shape", letter = letter, fault = fault)
            }
            MaterialError::Board(error) => self.board_fault(error),
            MaterialError::RepeatedLetter(letter) => {
                tell!(self, "material-repeated-letter", letter = letter.as_char())
            }
            MaterialError::RepeatedBoard(name) => {
                tell!(self, "material-repeated-board", name = name)
            }
            MaterialError::BadCount { letter, count } => {
                self.bad_count(letter.as_char(), i64::from(*count))
            }
            MaterialError::NoShapes => tell!(self, "material-no-shapes"),
            MaterialError::TooManyShapes(count) => {
                let max = Material::MAX_SHAPES;
                tell!(self, "material-too-many-shapes", count = *count, max = max)
            }
            MaterialError::NoBoards => tell!(self, "material-no-boards"),
        }
    }

    fn board_fault(&self, error: &BoardError) -> String {
        match error {
            BoardError::BadName(name) => tell!(self, "material-board-bad-name", name = name),
            BoardError::Empty(name) => tell!(self, "material-board-empty", name = name),
            BoardError::TooLarge {
                name,
                width,
                height,
            } => tell!(
                self,
                "material-board-too-large",
                name = name,
                width = *width,
                height = *height,
                max = Board::MAX_SIZE
            ),
            BoardError::BadSideName { name, side } => {
                tell!(self, "material-side-bad-name", name = name, side = side)
            }
            BoardError::EmptySide { name, side } => {
                tell!(self, "material-side-empty", name = name, side = side)
            }
            BoardError::RepeatedSide { name, side } => {
                tell!(self, "material-side-repeated", name = name, side = side)
            }
            BoardError::SideOffBoard { name, side, cell } => {
                let cell = cell.to_string();
                tell!(
                    self,
                    "material-side-off-board",
                    name = name,
                    side = side,
                    cell = cell
                )
            }
            BoardError::UnknownSide { name, side, known } => {
                tell!(
                    self,
                    "material-side-unknown",
                    name = name,
                    side = side,
                    known = known
                )
            }
            BoardError::GoalWithItself { name, side } => {
                tell!(self, "material-goal-with-itself", name = name, side = side)
            }
            BoardError::NoGoals(name) => tell!(self, "material-no-goals", name = name),
            BoardError::TooManySides { name, count } => {
                let max = Board::MAX_SIDES;
                tell!(
                    self,
                    "material-too-many-sides",
                    name = name,
                    count = *count,
                    max = max
                )
            }
        }
    }
}
