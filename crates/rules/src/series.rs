//! A series: games whose points add up.

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::material::Material;
use crate::notation::TextPos;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::record::{GameResult, Record, RecordError, RecordFault, Replayer, Tag};
use crate::rules::Rules;
use crate::team::{PerTeam, Team};

/// A game of a series and what it gave.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SeriesGame {
    /// The team that began.
    pub first: Team,
    /// How it ended.
    pub result: GameResult,
    /// The winner's points; 0 if nobody won or the series is played without scoring.
    pub points: u16,
}

/// Games in a row between the same teams. Only the winner of a game gets points, and the
/// team that begins alternates.
///
/// ```
/// use caminos_rules::{Outcome, Series, Team};
/// let mut series = Series::new("club night", true, Team::Yellow);
/// series.add(Outcome::Connected { team: Team::Green, faces: 9, points: 18 });
/// assert_eq!(series.points()[Team::Green], 18);
/// assert_eq!(series.next_first(), Team::Green);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    name: String,
    scoring: bool,
    first: Team,
    games: Vec<SeriesGame>,
}

/// Why records do not make a series.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game} of the series: {}{fault}", at(.pos))]
pub struct SeriesError {
    /// The game, counted from 1.
    pub game: usize,
    /// Where the game's record has the fault, if it was read from a text.
    pub pos: Option<TextPos>,
    /// What is wrong.
    pub fault: SeriesFault,
}

fn at(pos: &Option<TextPos>) -> String {
    pos.map_or(String::new(), |pos| format!("{pos}: "))
}

/// What can be wrong with a game of a series.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum SeriesFault {
    /// There is no game at all.
    #[error("there is no game")]
    NoGames,
    /// A tag that every game of a series needs.
    #[error("the tag {0} is missing")]
    MissingTag(&'static str),
    /// It belongs to another series.
    #[error("it belongs to the series \"{found}\", and the first game to \"{expected}\"")]
    OtherSeries {
        /// The first game's series.
        expected: String,
        /// This game's.
        found: String,
    },
    /// The games are not in order.
    #[error("its round is \"{found}\", and it should be {expected}")]
    Round {
        /// The place in the file.
        expected: usize,
        /// What the tag says.
        found: String,
    },
    /// Board or options differ from those of the first game.
    #[error("its board or options are not those of the first game")]
    OtherRules,
    /// The same team began twice in a row.
    #[error("{expected} should begin, since the teams begin in turn")]
    First {
        /// Whose turn it was.
        expected: Team,
    },
    /// Only the last game may be under way.
    #[error("it is unfinished, and only the last game may be")]
    Unfinished,
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordFault),
}

impl Series {
    /// A series without games yet: whether points count, and who begins.
    ///
    /// ```
    /// use caminos_rules::{Series, Team};
    /// let series = Series::new("club night", true, Team::Green);
    /// assert!(series.games().is_empty());
    /// assert_eq!(series.next_first(), Team::Green);
    /// ```
    #[must_use]
    pub fn new(name: &str, scoring: bool, first: Team) -> Self {
        Self {
            name: name.to_owned(),
            scoring,
            first,
            games: Vec::new(),
        }
    }

    /// The series that records make, in their order: the same `Series` tag, rounds from 1,
    /// the same board and options, the team that begins alternating. Each is replayed.
    /// The last game may be unfinished; it counts nothing yet.
    ///
    /// # Errors
    /// The first game that does not belong, and why.
    ///
    /// ```
    /// use caminos_rules::{Material, Record, Series};
    /// let records = Record::parse_all(r#"
    ///     [Caminos "1"] [Board "ring"] [Series "club"] [Round "1"] yellow wins time
    ///     [Caminos "1"] [Board "ring"] [Series "club"] [Round "2"] [First "green"] *
    /// "#)?;
    /// let series = Series::from_records(&records, Material::standard())?;
    /// assert_eq!((series.games().len(), series.wins().yellow), (2, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_records(records: &[Record], material: &Material) -> Result<Self, SeriesError> {
        let mut builder = SeriesBuilder::default();
        let mut replayer = Replayer::new(material);
        for record in records {
            let game = builder.games + 1;
            let refuse = |RecordError { pos, fault }| SeriesError {
                game,
                pos,
                fault: fault.into(),
            };
            // The tags first: they say what is wrong before the moves do.
            builder.check(record, &*replayer.rules(record).map_err(refuse)?)?;
            builder.count(record, &replayer.replay(record).map_err(refuse)?);
        }
        builder.finish()
    }

    /// Adds a game that has ended.
    ///
    /// ```
    /// use caminos_rules::{Outcome, Series, Team};
    /// let mut series = Series::new("club night", true, Team::Yellow);
    /// series.add(Outcome::Resigned { winner: Team::Yellow });
    /// assert_eq!(series.games()[0].result.to_string(), "yellow wins resign");
    /// ```
    pub fn add(&mut self, outcome: Outcome) {
        let points = if self.scoring { outcome.points() } else { 0 };
        self.push(outcome.into(), points);
    }

    fn push(&mut self, result: GameResult, points: u16) {
        let first = self.next_first();
        self.games.push(SeriesGame {
            first,
            result,
            points,
        });
    }

    /// The name.
    ///
    /// ```
    /// use caminos_rules::{Series, Team};
    /// assert_eq!(Series::new("club night", true, Team::Yellow).name(), "club night");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The games so far.
    ///
    /// ```
    /// use caminos_rules::{Outcome, Series, Team};
    /// let mut series = Series::new("club night", true, Team::Yellow);
    /// series.add(Outcome::Connected { team: Team::Green, faces: 9, points: 18 });
    /// let game = series.games()[0];
    /// assert_eq!((game.first, game.points), (Team::Yellow, 18));
    /// ```
    #[must_use]
    pub fn games(&self) -> &[SeriesGame] {
        &self.games
    }

    /// The team that begins the next game.
    ///
    /// ```
    /// use caminos_rules::{Outcome, Series, Team};
    /// let mut series = Series::new("club night", false, Team::Yellow);
    /// assert_eq!(series.next_first(), Team::Yellow);
    /// series.add(Outcome::Resigned { winner: Team::Yellow });
    /// assert_eq!(series.next_first(), Team::Green);
    /// ```
    #[must_use]
    pub fn next_first(&self) -> Team {
        if self.games.len().is_multiple_of(2) {
            self.first
        } else {
            self.first.other()
        }
    }

    /// The points of each team.
    ///
    /// ```
    /// use caminos_rules::{Outcome, PerTeam, Series, Team};
    /// let mut series = Series::new("club night", true, Team::Yellow);
    /// series.add(Outcome::Connected { team: Team::Green, faces: 9, points: 18 });
    /// series.add(Outcome::Connected { team: Team::Green, faces: 8, points: 8 });
    /// assert_eq!(series.points(), PerTeam { yellow: 0, green: 26 });
    /// ```
    #[must_use]
    pub fn points(&self) -> PerTeam<u32> {
        self.sum(|game| u32::from(game.points))
    }

    /// The games that each team has won.
    ///
    /// ```
    /// use caminos_rules::{Outcome, PerTeam, Series, Team};
    /// let mut series = Series::new("club night", false, Team::Yellow);
    /// series.add(Outcome::Resigned { winner: Team::Yellow });
    /// series.add(Outcome::Connected { team: Team::Green, faces: 8, points: 8 });
    /// assert_eq!(series.wins(), PerTeam { yellow: 1, green: 1 });
    /// ```
    #[must_use]
    pub fn wins(&self) -> PerTeam<u32> {
        self.sum(|_| 1)
    }

    fn sum(&self, worth: impl Fn(&SeriesGame) -> u32) -> PerTeam<u32> {
        let mut sums = PerTeam::default();
        for game in &self.games {
            if let Some(winner) = game.result.winner() {
                sums[winner] += worth(game);
            }
        }
        sums
    }
}

/// A series that is put together game by game, so that its records need not all be there at once.
///
/// ```
/// use caminos_rules::{Material, Record, SeriesBuilder};
/// let record = Record::parse(r#"[Caminos "1"] [Board "ring"] [Series "club"] [Round "1"] *"#)?;
/// let mut builder = SeriesBuilder::default();
/// builder.add(&record, &record.replay(Material::standard())?)?;
/// assert_eq!(builder.finish()?.name(), "club");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct SeriesBuilder {
    /// With the board and the options of the first game.
    series: Option<(Series, String, Options)>,
    games: usize,
    /// What is wrong with the last game if another one follows it.
    unfinished: Option<SeriesError>,
}

impl SeriesBuilder {
    /// Adds the next game, given the position that it ended in.
    ///
    /// # Errors
    /// Why the game does not belong to the series.
    ///
    /// ```
    /// use caminos_rules::{Material, Record, SeriesBuilder};
    /// let record = Record::parse(r#"[Caminos "1"] [Board "ring"] *"#)?;
    /// let end = record.replay(Material::standard())?;
    /// assert!(SeriesBuilder::default().add(&record, &end).is_err(), "it has no tag Series");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add(&mut self, record: &Record, end: &Position) -> Result<(), SeriesError> {
        self.check(record, end.rules())?;
        self.count(record, end);
        Ok(())
    }

    /// Whether a game with these rules can be the next one.
    fn check(&mut self, record: &Record, rules: &Rules) -> Result<(), SeriesError> {
        if let Some(error) = self.unfinished.take() {
            return Err(error);
        }
        let checker = Checker {
            record,
            index: self.games,
        };
        let name = checker.tag("Series")?;
        checker.round()?;
        let (board, options) = (rules.board().name(), *rules.options());
        let (series, first_board, first_options) = self.series.get_or_insert_with(|| {
            let series = Series::new(name, options.scoring, options.first);
            (series, board.to_owned(), options)
        });
        if name != series.name {
            let (expected, found) = (series.name.clone(), name.to_owned());
            return Err(checker.at_tag("Series", SeriesFault::OtherSeries { expected, found }));
        }
        let first = first_options.first;
        if board != first_board || (Options { first, ..options }) != *first_options {
            return Err(checker.at_tag("Board", SeriesFault::OtherRules));
        }
        let expected = series.next_first();
        if options.first != expected {
            return Err(checker.at_tag("First", SeriesFault::First { expected }));
        }
        Ok(())
    }

    /// Counts a game that belongs to the series.
    fn count(&mut self, record: &Record, end: &Position) {
        let Some((series, ..)) = &mut self.series else {
            return;
        };
        // A win by time or resignation may stand in the result alone.
        match (end.outcome(), *record.result()) {
            (Some(outcome), _) => series.add(outcome),
            (None, result) => {
                if result == GameResult::Unfinished {
                    let index = self.games;
                    let checker = Checker { record, index };
                    self.unfinished = Some(checker.at_tag("Result", SeriesFault::Unfinished));
                }
                series.push(result, 0);
            }
        }
        self.games += 1;
    }

    /// The series of the games that were added.
    ///
    /// # Errors
    /// When there is no game.
    ///
    /// ```
    /// assert!(caminos_rules::SeriesBuilder::default().finish().is_err());
    /// ```
    pub fn finish(self) -> Result<Series, SeriesError> {
        self.series.map(|(series, ..)| series).ok_or(SeriesError {
            game: 1,
            pos: None,
            fault: SeriesFault::NoGames,
        })
    }
}

/// A record on its way into a series.
struct Checker<'r> {
    record: &'r Record,
    index: usize,
}

impl<'r> Checker<'r> {
    const fn fault(&self, pos: Option<TextPos>, fault: SeriesFault) -> SeriesError {
        SeriesError {
            game: self.index + 1,
            pos,
            fault,
        }
    }

    /// At the tag, or at the first one if it is not there.
    fn at_tag(&self, name: &str, fault: SeriesFault) -> SeriesError {
        let tag = self.record.tags().find(|tag| tag.name() == name);
        let tag = tag.or_else(|| self.record.tags().next());
        self.fault(tag.and_then(Tag::pos), fault)
    }

    fn tag(&self, name: &'static str) -> Result<&'r str, SeriesError> {
        self.record
            .tag(name)
            .ok_or_else(|| self.at_tag(name, SeriesFault::MissingTag(name)))
    }

    fn round(&self) -> Result<(), SeriesError> {
        let expected = self.index + 1;
        let found = self.tag("Round")?;
        if found == expected.to_string() {
            return Ok(());
        }
        let found = found.to_owned();
        Err(self.at_tag("Round", SeriesFault::Round { expected, found }))
    }
}
