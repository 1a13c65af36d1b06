//! Errors of files and links, for people.

use std::error::Error;
use std::io;

use caminos_rules::{
    Board, BoardError, GameResult, IllegalMove, LinkError, LinkFault, Material, MaterialError,
    MaterialFault, MaterialFileError, NotationError, ParseCellError, ParseOutError,
    ParsePlayersError, ParseTeamError, RecordError, RecordFault, RulesError, SeriesError,
    SeriesFault, ShapeError, TagFault,
};

use crate::localise;
use crate::names::InSentence;
use crate::texts::Texts;

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
            ParseCellError => |error: &ParseCellError| localise!(self, "bad-cell", text = &error.0),
            ParseTeamError => |error: &ParseTeamError| localise!(self, "bad-team", text = &error.0),
            ParsePlayersError => |error: &ParsePlayersError| localise!(self, "bad-players", text = &error.0),
            ParseOutError => |error: &ParseOutError| localise!(self, "bad-out", text = &error.0),
        }
        let error = error.downcast_ref::<io::Error>()?;
        match error.kind() {
            io::ErrorKind::NotFound => Some(localise!(self, "io-not-found")),
            io::ErrorKind::PermissionDenied => Some(localise!(self, "io-permission-denied")),
            io::ErrorKind::IsADirectory => Some(localise!(self, "io-is-a-directory")),
            io::ErrorKind::NotADirectory => Some(localise!(self, "io-not-a-directory")),
            io::ErrorKind::StorageFull => Some(localise!(self, "io-storage-full")),
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
            RecordFault::MissingTag(name) => localise!(self, "record-missing-tag", name = *name),
            RecordFault::BadTag { name, reason } => {
                let reason = match reason {
                    TagFault::Players(error) => localise!(self, "bad-players", text = &error.0),
                    TagFault::Out(error) => localise!(self, "bad-out", text = &error.0),
                    TagFault::Team(error) => localise!(self, "bad-team", text = &error.0),
                    TagFault::Setup(_) => localise!(self, "setup-impossible"),
                    TagFault::SetupDiffers => localise!(self, "record-setup-differs"),
                    TagFault::Switch(text) => localise!(self, "record-bad-switch", text = text),
                };
                localise!(self, "record-tag", name = *name, reason = reason)
            }
            RecordFault::OtherMaterial { recorded, given } => {
                localise!(
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
                        localise!(self, "record-not-over", claimed = claimed)
                    }
                    actual => {
                        let actual = actual.to_string();
                        localise!(
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
            SeriesFault::NoGames => localise!(self, "series-no-games"),
            SeriesFault::MissingTag(name) => localise!(self, "record-missing-tag", name = *name),
            SeriesFault::OtherSeries { found, expected } => {
                localise!(
                    self,
                    "series-other-series",
                    found = found,
                    expected = expected
                )
            }
            SeriesFault::Round { found, expected } => {
                localise!(self, "series-round", found = found, expected = *expected)
            }
            SeriesFault::OtherRules => localise!(self, "series-other-rules"),
            SeriesFault::First { expected } => {
                let expected = self.team(*expected, InSentence::Start);
                localise!(self, "series-first", expected = expected)
            }
            SeriesFault::Unfinished => localise!(self, "series-unfinished"),
            SeriesFault::Record(fault) => self.record_fault(fault),
        };
        let game = localise!(self, "series-game", game = error.game);
        match error.pos {
            Some(place) => format!("{game}: {}: {fault}", self.place(place)),
            None => format!("{game}: {fault}"),
        }
    }

    fn link(&self, error: &LinkError) -> String {
        let fault = match &error.fault {
            LinkFault::Version => localise!(self, "link-fault-version"),
            LinkFault::Setup(_) => localise!(self, "setup-impossible"),
            LinkFault::TooShort => localise!(self, "link-fault-too-short"),
            LinkFault::Options => localise!(self, "link-fault-options"),
            LinkFault::Rules(error) => self.options(error),
            LinkFault::OtherMaterial(name) => {
                localise!(self, "link-fault-other-material", name = name)
            }
            LinkFault::Character(c) => {
                localise!(self, "link-fault-character", text = c.to_string())
            }
            LinkFault::NoPlacement => localise!(self, "link-fault-no-placement"),
            LinkFault::IllegalMove { number, reason } => {
                let reason = self.refusal(reason);
                localise!(
                    self,
                    "link-fault-illegal-move",
                    number = *number,
                    reason = reason
                )
            }
        };
        format!(
            "{}: {fault}",
            localise!(self, "link-fault-place", at = error.at)
        )
    }

    fn material_file(&self, error: &MaterialFileError) -> String {
        let fault = match &error.fault {
            // What the TOML library says about its own grammar is English.
            MaterialFault::Toml(message) => localise!(self, "material-toml", detail = message),
            MaterialFault::Material(error) => self.material(error),
            MaterialFault::Cell(error) => localise!(self, "bad-cell", text = &error.0),
            MaterialFault::SecondNeutral => localise!(self, "material-second-neutral"),
            MaterialFault::BadLetter => localise!(self, "material-bad-letter"),
            MaterialFault::BadCount { letter, count } => self.bad_count(letter.as_char(), *count),
            MaterialFault::RepeatedGoal(goal) => {
                localise!(self, "material-repeated-goal", goal = goal)
            }
            MaterialFault::DoubledNoGoal(goal) => {
                localise!(self, "material-doubled-no-goal", goal = goal)
            }
            MaterialFault::BadGoal => localise!(self, "material-bad-goal"),
            MaterialFault::BadDrawing(c) => {
                localise!(self, "material-bad-drawing", text = c.to_string())
            }
            MaterialFault::BadRange { from, to } => {
                let (from, to) = (from.to_string(), to.to_string());
                localise!(self, "material-bad-range", from = from, to = to)
            }
        };
        format!("{}: {fault}", self.place(error.pos))
    }

    fn bad_count(&self, letter: char, count: i64) -> String {
        let (count, max) = (count.to_string(), Material::MAX_COUNT);
        localise!(
            self,
            "material-bad-count",
            letter = letter,
            count = count,
            max = max
        )
    }

    fn material(&self, error: &MaterialError) -> String {
        match error {
            MaterialError::BadName(name) => localise!(self, "material-bad-name", name = name),
            MaterialError::ReservedName => localise!(self, "material-reserved-name"),
            MaterialError::Shape { letter, error } => {
                let fault = match error {
                    ShapeError::Empty => localise!(self, "material-shape-empty"),
                    ShapeError::Disconnected => localise!(self, "material-shape-disconnected"),
                    ShapeError::TooLong(cubes) => {
                        localise!(self, "material-shape-too-long", cubes = *cubes)
                    }
                    ShapeError::AlwaysGaps => localise!(self, "material-shape-always-gaps"),
                };
                let letter = letter.as_char();
                localise!(self, "material-shape", letter = letter, fault = fault)
            }
            MaterialError::Board(error) => self.board_fault(error),
            MaterialError::RepeatedLetter(letter) => {
                localise!(self, "material-repeated-letter", letter = letter.as_char())
            }
            MaterialError::RepeatedBoard(name) => {
                localise!(self, "material-repeated-board", name = name)
            }
            MaterialError::BadCount { letter, count } => {
                self.bad_count(letter.as_char(), i64::from(*count))
            }
            MaterialError::NoShapes => localise!(self, "material-no-shapes"),
            MaterialError::TooManyShapes(count) => {
                let max = Material::MAX_SHAPES;
                localise!(self, "material-too-many-shapes", count = *count, max = max)
            }
            MaterialError::NoBoards => localise!(self, "material-no-boards"),
        }
    }

    fn board_fault(&self, error: &BoardError) -> String {
        match error {
            BoardError::BadName(name) => localise!(self, "material-board-bad-name", name = name),
            BoardError::Empty(name) => localise!(self, "material-board-empty", name = name),
            BoardError::TooLarge {
                name,
                width,
                height,
            } => localise!(
                self,
                "material-board-too-large",
                name = name,
                width = *width,
                height = *height,
                max = Board::MAX_SIZE
            ),
            BoardError::BadSideName { name, side } => {
                localise!(self, "material-side-bad-name", name = name, side = side)
            }
            BoardError::EmptySide { name, side } => {
                localise!(self, "material-side-empty", name = name, side = side)
            }
            BoardError::RepeatedSide { name, side } => {
                localise!(self, "material-side-repeated", name = name, side = side)
            }
            BoardError::SideOffBoard { name, side, cell } => {
                let cell = cell.to_string();
                localise!(
                    self,
                    "material-side-off-board",
                    name = name,
                    side = side,
                    cell = cell
                )
            }
            BoardError::UnknownSide { name, side, known } => {
                localise!(
                    self,
                    "material-side-unknown",
                    name = name,
                    side = side,
                    known = known
                )
            }
            BoardError::GoalWithItself { name, side } => {
                localise!(self, "material-goal-with-itself", name = name, side = side)
            }
            BoardError::NoGoals(name) => localise!(self, "material-no-goals", name = name),
            BoardError::TooManySides { name, count } => {
                let max = Board::MAX_SIDES;
                localise!(
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
