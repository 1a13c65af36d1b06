//! Game records: tags, moves with comments and variations, and a result.
//!
//! A record is plain data that was read or written (`docs/notation.md`). Only
//! [`Record::replay`] says whether its moves are legal and its result is true.

mod comment;
mod line;
mod parse;
mod print;
mod replay;
mod result;
mod tag;

pub use comment::{Comment, CommentPart, ParseCommentError};
pub use line::{Line, Mark, Node, ParseMarkError};
pub use replay::{RecordError, RecordFault, Replayer, TagFault};
pub use result::{GameResult, ParseResultError, WinBy};
pub use tag::{Tag, TagError};

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::notation::TextPos;
use crate::options::{Options, Out, Players};
use crate::position::Position;
use crate::team::{Seat, Team};

/// Where a thing was read, if it was read. It takes no part in comparisons: two records
/// are equal when they say the same.
#[derive(Copy, Clone, Debug, Default)]
struct Origin(Option<TextPos>);

impl PartialEq for Origin {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Origin {}

impl From<TextPos> for Origin {
    fn from(pos: TextPos) -> Self {
        Self(Some(pos))
    }
}

/// A game as written down.
///
/// ```
/// use caminos_rules::{Material, Record};
/// let text = r#"
///     [Caminos "1"] [Board "square"] [Result "yellow connects 8"]
///     1. La1a2a3b3 Tg2h1h2h3 2. La4a5a6b6 Tg5h4h5h6 3. La7a8b8c8! {home} yellow connects 8
/// "#;
/// let record = Record::parse(text)?;
/// assert_eq!(record.main_line().count(), 5);
/// assert!(record.replay(Material::standard())?.is_over());
/// assert_eq!(Record::parse(&record.to_string())?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    tags: Vec<Tag>,
    line: Line,
    result: GameResult,
    result_origin: Origin,
}

impl Record {
    /// The grammar version that is read and written.
    pub const VERSION: &str = "1";
    /// How deep variations may be nested.
    pub const MAX_DEPTH: usize = 64;

    /// The record of a position: its rules as tags, its moves, and its result.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Record, Rules};
    /// let mut position = Position::new(Rules::standard("ring", Options::default())?);
    /// position.play_text(&"Ia3a4a5".parse()?)?;
    /// let record = Record::from_position(&position);
    /// assert_eq!(record.tag("Board"), Some("ring"));
    /// assert!(record.to_string().ends_with("1. Ia3a4a5 *\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from_position(position: &Position) -> Self {
        let rules = position.rules();
        let Options {
            players,
            neutral,
            scoring,
            out,
            swap,
            first,
        } = *rules.options();
        let yes_no = |on: bool| if on { "yes" } else { "no" }.to_owned();
        let mut tags = vec![Tag::fixed("Caminos", Self::VERSION.to_owned())];
        if rules.material() != "standard" {
            tags.push(Tag::fixed("Material", rules.material().to_owned()));
        }
        tags.push(Tag::fixed("Board", rules.board().name().to_owned()));
        tags.push(Tag::fixed("Players", players.to_string()));
        tags.push(Tag::fixed("Neutral", yes_no(neutral)));
        tags.push(Tag::fixed("Scoring", yes_no(scoring)));
        if out != Out::default() {
            tags.push(Tag::fixed("Out", out.to_string()));
        }
        if swap {
            tags.push(Tag::fixed("Swap", yes_no(swap)));
        }
        if first != Team::Yellow {
            tags.push(Tag::fixed("First", first.to_string()));
        }
        if position.began_with_setup() {
            tags.push(Tag::fixed("Setup", position.start().to_string()));
        }
        let result = GameResult::from(position.outcome());
        tags.push(Tag::fixed("Result", result.to_string()));
        let moves = position.moves_in_turn().map(|(_, mv)| rules.text(mv));
        Self {
            tags,
            line: Line::from_moves(moves),
            result,
            result_origin: Origin::default(),
        }
    }

    /// The tags in the order in which they are written.
    ///
    /// ```
    /// use caminos_rules::Record;
    /// let record = Record::parse("[Caminos \"1\"] [Board \"ring\"] 1. Ia3a4a5! Ih3h4h5 *")?;
    /// let names: Vec<_> = record.tags().map(|tag| tag.name()).collect();
    /// assert_eq!(names, ["Caminos", "Board"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tags(&self) -> impl Iterator<Item = &Tag> {
        self.tags.iter()
    }

    /// The value of a tag.
    ///
    /// ```
    /// use caminos_rules::Record;
    /// let record = Record::parse("[Caminos \"1\"] [Board \"ring\"] 1. Ia3a4a5! Ih3h4h5 *")?;
    /// assert_eq!(record.tag("Board"), Some("ring"));
    /// assert_eq!(record.tag("Event"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.find_tag(name).map(Tag::value)
    }

    fn find_tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name() == name)
    }

    /// Gives a tag a value. A new tag goes to the end, but before `Result`. Setting
    /// `Result` sets the game's result too.
    ///
    /// # Errors
    /// When the name or the value cannot be written, or `Result` is given no result.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Record, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let mut record = Record::from_position(&position);
    /// record.set_tag("Yellow", "Ada")?;
    /// assert_eq!(record.tag("Yellow"), Some("Ada"));
    /// assert!(record.set_tag("Result", "hurrah").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let tag = Tag::new(name, value)?;
        if name == "Caminos" && value != Self::VERSION {
            return Err(TagError::Version(value.to_owned()));
        }
        if name == "Result" {
            self.result = value.parse()?;
            self.result_origin = Origin::default();
        }
        self.put_tag(tag);
        Ok(())
    }

    /// Names the player who sat down at a seat: with the tags `Yellow` and `Green` in a game of
    /// two, `Seat1` to `Seat4` in a game of four.
    ///
    /// # Errors
    /// When the name cannot be written.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Record, Rules, Seat};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let mut record = Record::from_position(&position);
    /// record.set_player(Seat::Two, "Ada")?;
    /// assert_eq!(record.tag("Green"), Some("Ada"));
    /// assert_eq!(record.player(Seat::Two), Some("Ada"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_player(&mut self, seat: Seat, name: &str) -> Result<(), TagError> {
        self.set_tag(self.player_tag(seat), name)
    }

    /// The name of the player who sat down at a seat.
    ///
    /// ```
    /// use caminos_rules::{Record, Seat};
    /// let record = Record::parse("[Caminos \"1\"] [Yellow \"Ada\"] *")?;
    /// assert_eq!(record.player(Seat::One), Some("Ada"));
    /// assert_eq!(record.player(Seat::Two), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.tag(self.player_tag(seat))
    }

    fn player_tag(&self, seat: Seat) -> &'static str {
        let four = self.tag("Players") == Some("4");
        match seat {
            Seat::One if !four => "Yellow",
            Seat::Two if !four => "Green",
            Seat::One => "Seat1",
            Seat::Two => "Seat2",
            Seat::Three => "Seat3",
            Seat::Four => "Seat4",
        }
    }

    fn put_tag(&mut self, tag: Tag) {
        match self.tags.iter_mut().find(|old| old.name() == tag.name()) {
            Some(old) => *old = tag,
            None => {
                let last = self.tags.iter().position(|tag| tag.name() == "Result");
                self.tags.insert(last.unwrap_or(self.tags.len()), tag);
            }
        }
    }

    /// The result; [`GameResult::Unfinished`] where none is given.
    ///
    /// ```
    /// use caminos_rules::{Record, Team};
    /// let record = Record::parse("[Caminos \"1\"] green wins time")?;
    /// assert_eq!(record.result().winner(), Some(Team::Green));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn result(&self) -> &GameResult {
        &self.result
    }

    /// Sets the result, and the tag `Result` with it.
    ///
    /// ```
    /// use caminos_rules::{GameResult, Record, Team, WinBy};
    /// let mut record = Record::parse("[Caminos \"1\"] *")?;
    /// record.set_result(GameResult::Wins { team: Team::Green, by: WinBy::Time });
    /// assert_eq!(record.tag("Result"), Some("green wins time"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
        self.result_origin = Origin::default();
        self.put_tag(Tag::fixed("Result", result.to_string()));
    }

    /// The moves that were played, with what was written beside them.
    ///
    /// ```
    /// use caminos_rules::Record;
    /// let record = Record::parse("[Caminos \"1\"] [Board \"ring\"] 1. Ia3a4a5! Ih3h4h5 *")?;
    /// let moves: Vec<_> = record.main_line().map(|node| node.text().to_string()).collect();
    /// assert_eq!(moves, ["Ia3a4a5", "Ih3h4h5"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn main_line(&self) -> impl ExactSizeIterator<Item = &Node> {
        self.line.nodes().iter()
    }

    /// The moves that were played, to add comments and marks.
    ///
    /// ```
    /// use caminos_rules::{Mark, Record};
    /// let mut record = Record::parse("[Caminos \"1\"] 1. Ia3a4a5 Ih3h4h5 *")?;
    /// record.main_line_mut().for_each(|node| node.add_mark(Mark::GOOD));
    /// assert!(record.to_string().ends_with("1. Ia3a4a5! Ih3h4h5! *\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn main_line_mut(&mut self) -> impl ExactSizeIterator<Item = &mut Node> {
        self.line.nodes_mut().iter_mut()
    }

    /// The main line as a whole.
    ///
    /// ```
    /// use caminos_rules::Record;
    /// let record = Record::parse("[Caminos \"1\"] [Board \"ring\"] 1. Ia3a4a5! Ih3h4h5 *")?;
    /// assert_eq!(record.line().nodes().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The main line as a whole, to add comments.
    ///
    /// ```
    /// use caminos_rules::{Comment, Record};
    /// let mut record = Record::parse("[Caminos \"1\"] [Board \"ring\"] *")?;
    /// record.line_mut().add_closing_comment(Comment::new("not yet begun")?);
    /// assert!(record.to_string().ends_with("{not yet begun} *\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn line_mut(&mut self) -> &mut Line {
        &mut self.line
    }

    /// How many moves make a round: one a player, as far as the tag says.
    fn moves_a_round(&self) -> usize {
        let players = self.tag("Players").and_then(|text| text.parse().ok());
        players.map_or(Options::default().players.count(), Players::count)
    }
}
