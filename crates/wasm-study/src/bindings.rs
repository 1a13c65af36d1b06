//! What JavaScript calls.

use std::collections::HashSet;

use caminos_cei::Score;
use caminos_message::{Localise as _, Message};
use caminos_protocol::study::{DraftView, MoveGradeView, RatingView};
use caminos_puzzle::{PuzzleId, Theme};
use caminos_review::{MoveGrade, MoveLoss};
use caminos_rules::{Players, Team};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::{draft, puzzles, record, review};

fn json(value: &impl Serialize) -> Result<String, JsError> {
    Ok(serde_json::to_string(value)?)
}

/// What JavaScript catches where the page handed in what it never should.
fn misuse<E>(what: &'static str) -> impl FnOnce(E) -> JsError {
    move |_| JsError::new(what)
}

/// What JavaScript catches: an error whose text is JSON.
fn thrown(value: &impl Serialize) -> JsError {
    json(value).map_or_else(|error| error, |text| JsError::new(&text))
}

fn puzzle_id(id: &str) -> Result<PuzzleId, JsError> {
    id.parse().map_err(misuse("no id of a puzzle"))
}

fn themed(theme: Option<String>) -> Result<Option<Theme>, JsError> {
    let theme = theme.map(|name| name.parse()).transpose();
    theme.map_err(misuse("no such theme"))
}

/// A collection of puzzles.
#[wasm_bindgen]
pub struct Puzzles(puzzles::Puzzles);

#[wasm_bindgen]
impl Puzzles {
    /// The puzzles of a file.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Puzzles, JsError> {
        let read = puzzles::Puzzles::new(text);
        Ok(Self(read.map_err(misuse("the file is no collection"))?))
    }

    /// How many have this theme and board.
    pub fn count(&self, theme: Option<String>, board: Option<String>) -> Result<usize, JsError> {
        Ok(self.0.count(themed(theme)?, board.as_deref()))
    }

    /// The id of the next puzzle for somebody with a rating, who has answered some of them.
    pub fn next(
        &self,
        rating: u16,
        answered: u32,
        theme: Option<String>,
        board: Option<String>,
        answered_ids: Vec<String>,
    ) -> Result<Option<String>, JsError> {
        // Ids that are none come from other versions and count for nothing.
        let ids = answered_ids.iter().filter_map(|id| id.parse().ok());
        let ids: HashSet<PuzzleId> = ids.collect();
        let rating = RatingView { rating, answered };
        let next = self.0.next(rating, themed(theme)?, board.as_deref(), &ids);
        Ok(next.map(|id| id.to_string()))
    }

    /// The id of the puzzle of a day, counted from any day.
    pub fn daily(&self, day: u32) -> Option<String> {
        self.0.daily(day).map(|id| id.to_string())
    }

    /// A `PuzzleView`; throws when there is none with this id.
    pub fn puzzle(&self, id: &str) -> Result<String, JsError> {
        let view = self.0.view(puzzle_id(id)?);
        json(&view.map_err(misuse("no such puzzle"))?)
    }

    /// What is said to a legal move after own moves that were right: a `VerdictView`.
    pub fn answer(&self, id: &str, before: Vec<String>, mv: &str) -> Result<String, JsError> {
        let verdict = self.0.answer(puzzle_id(id)?, &before, mv);
        json(&verdict.map_err(misuse("no such puzzle or move"))?)
    }
}

/// A rating after a puzzle was solved at the first try, or was not: a `RatingView`.
#[wasm_bindgen]
pub fn rated(rating: u16, answered: u32, puzzle: u16, solved: bool) -> Result<String, JsError> {
    let before = RatingView { rating, answered };
    json(&puzzles::rated(before, puzzle, solved))
}

/// Why a move in the position of a link was worse than the first of a better line: a list of
/// `FactView`. `reply` is what follows the move that was played; the scores are those before and after
/// it, for yellow, as JSON.
#[wasm_bindgen]
pub fn explain(
    link: &str,
    played: &str,
    better: Vec<String>,
    reply: Vec<String>,
    before: &str,
    after: &str,
) -> Result<String, JsError> {
    let scores = [serde_json::from_str(before)?, serde_json::from_str(after)?];
    let facts = review::explain(link, played, &better, &reply, scores);
    json(&facts.map_err(misuse("no such position or move"))?)
}

/// A move in the position of a link, in words: a `Message`.
#[wasm_bindgen(js_name = moveName)]
pub fn move_name(link: &str, mv: &str) -> Result<String, JsError> {
    let name = review::move_name(link, mv);
    json(&name.map_err(misuse("no such position or move"))?)
}

/// How good the position of a link is for yellow: a `Score`. `found` is what a search says for the team
/// to move, as JSON; it is not asked for where the game is over.
#[wasm_bindgen(js_name = scoreForYellow)]
pub fn score_for_yellow(link: &str, found: Option<String>) -> Result<String, JsError> {
    let found = found.map(|text| serde_json::from_str(&text)).transpose()?;
    let score = review::score_for_yellow(link, found);
    json(&score.map_err(misuse("no such position"))?)
}

/// The `Score` of a position, for yellow, from what was found after a move of a team in it, as JSON.
#[wasm_bindgen(js_name = scoreBeforeMove)]
pub fn score_before_move(team: &str, after: &str) -> Result<String, JsError> {
    let team: Team = team.parse().map_err(misuse("no such team"))?;
    let after = serde_json::from_str(after)?;
    json(&caminos_review::score_before_move(team, after))
}

/// A `Score`, as JSON, from -1 for lost to 1 for won.
#[wasm_bindgen(js_name = valueOf)]
pub fn value_of(score: &str) -> Result<f32, JsError> {
    Ok(serde_json::from_str::<Score>(score)?.value())
}

/// What is thought of a move that is not the best one: a `MoveGradeView`. Both scores are for yellow, as JSON.
#[wasm_bindgen]
pub fn judge(team: &str, best: &str, played: &str) -> Result<String, JsError> {
    let team: Team = team.parse().map_err(misuse("no such team"))?;
    let (best, played): (Score, Score) =
        (serde_json::from_str(best)?, serde_json::from_str(played)?);
    let MoveGrade { lost, mark } = caminos_review::judge(team, best, played);
    json(&MoveGradeView {
        lost,
        mark: mark.map(|mark| mark.to_string()),
    })
}

/// A game in figures: a `ReviewSummary`. `teams` has the team of each move (`yellow` or `green`), `lost`
/// what it gave away, from 0 to 2.
#[wasm_bindgen]
pub fn summary(teams: Vec<String>, lost: Vec<f32>) -> Result<String, JsError> {
    let loss = |(team, lost): (String, f32)| {
        let team: Team = team.parse().map_err(misuse("no such team"))?;
        Ok(MoveLoss { team, lost })
    };
    let losses = teams.into_iter().zip(lost).map(loss);
    json(&review::summary(
        &losses.collect::<Result<Vec<_>, JsError>>()?,
    ))
}

/// Reads the games of a text one by one.
#[wasm_bindgen]
pub struct RecordReader(record::RecordReader);

#[wasm_bindgen]
impl RecordReader {
    /// At the start of a text.
    #[wasm_bindgen(constructor)]
    pub fn new(text: String) -> RecordReader {
        Self(record::RecordReader::new(text))
    }

    /// The next game with its variations: a `RecordView`; nothing at the end. Throws a `Message` as JSON.
    #[wasm_bindgen(js_name = readNext)]
    pub fn read_next(&mut self) -> Result<Option<String>, JsError> {
        match self.0.read_next() {
            Ok(game) => game.map(|game| json(&game)).transpose(),
            Err(message) => Err(thrown(&message)),
        }
    }

    /// The last game as it was written.
    pub fn source(&self) -> String {
        self.0.source().to_owned()
    }

    /// How much was read, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.0.share()
    }
}

/// A `RecordView` as text. Throws a `Message` as JSON.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(view: &str) -> Result<String, JsError> {
    match record::write_record(&serde_json::from_str(view)?) {
        Ok(text) => Ok(text),
        Err(error) => Err(thrown(&error.message())),
    }
}

/// A position that somebody puts together: a `DraftView`. Throws a `Message` as JSON.
fn drafted(view: Result<DraftView, Message>) -> Result<String, JsError> {
    match view {
        Ok(view) => json(&view),
        Err(message) => Err(thrown(&message)),
    }
}

/// A position as text, to be changed.
#[wasm_bindgen(js_name = readDraft)]
pub fn read_draft(text: &str) -> Result<String, JsError> {
    drafted(draft::read(text))
}

/// With another piece of a seat, or a neutral one (0).
#[wasm_bindgen(js_name = placeInDraft)]
pub fn place_in_draft(text: &str, seat: u8, mv: &str) -> Result<String, JsError> {
    drafted(draft::place(text, seat, mv))
}

/// Without the uppermost piece of a cell.
#[wasm_bindgen(js_name = removeFromDraft)]
pub fn remove_from_draft(text: &str, x: u8, y: u8) -> Result<String, JsError> {
    drafted(draft::remove(text, [x, y]))
}

/// With the turn of another seat.
#[wasm_bindgen(js_name = turnDraft)]
pub fn turn_draft(text: &str, seat: u8) -> Result<String, JsError> {
    drafted(draft::turn(text, seat))
}

/// On another board or with other options.
#[wasm_bindgen(js_name = setDraftOptions)]
pub fn set_draft_options(
    text: &str,
    board: &str,
    players: u8,
    neutral: bool,
    scoring: bool,
) -> Result<String, JsError> {
    let players = Players::new(players).ok_or_else(|| JsError::new("two or four players"))?;
    drafted(draft::options(text, board, players, neutral, scoring))
}

/// Without any piece.
#[wasm_bindgen(js_name = clearDraft)]
pub fn clear_draft(text: &str) -> Result<String, JsError> {
    drafted(draft::clear(text))
}
