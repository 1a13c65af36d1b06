//! How well each player played: marks counted, what was given away in all, and accuracy.

use caminos_review::{MoveLoss, accuracy, turning_points};
use caminos_rules::{Mark, PerTeam, Players, Position, Record, Seat, Team};
use serde_json::{Value, json};

use super::AnalysedGame;
use super::assess::MoveAssessment;
use crate::language::tr;
use crate::messages::{seat_name, team, width};
use crate::wrap::display_width;

/// What is counted of a seat's moves.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
struct SeatSummary {
    moves: u32,
    good: u32,
    dubious: u32,
    mistakes: u32,
    blunders: u32,
    lost: f32,
}

impl SeatSummary {
    fn of(game: &AnalysedGame<'_>, seat: Seat) -> Self {
        let mut summary = Self::default();
        let own = game.assessed.iter().filter(|move_| move_.seat == seat);
        for assessment in own {
            summary.moves += 1;
            summary.lost += assessment.lost;
            let counter = match assessment.mark {
                Some(Mark::GOOD) => &mut summary.good,
                Some(Mark::DUBIOUS) => &mut summary.dubious,
                Some(Mark::MISTAKE) => &mut summary.mistakes,
                Some(Mark::BLUNDER) => &mut summary.blunders,
                _ => continue,
            };
            *counter += 1;
        }
        summary
    }
}

/// Who moves from a seat, in a word or two.
pub(super) fn mover(end: &Position, seat: Seat) -> String {
    match end.rules().options().players {
        Players::Two => team(seat.team()),
        Players::Four => format!("{} {}", team(seat.team()), seat.number()),
    }
}

/// A seat, and who played from it where the record says so.
pub(super) fn seat_and_player(game: &AnalysedGame<'_>, record: &Record, seat: Seat) -> String {
    let seat_name = seat_name(game.end, seat);
    match record.player(seat) {
        Some(player) => format!("{seat_name}, {player}"),
        None => seat_name,
    }
}

/// A line a seat under the signs of the marks.
pub(super) fn table(game: &AnalysedGame<'_>, record: &Record) -> Vec<String> {
    let seats: Vec<Seat> = game.end.rules().seats().collect();
    let name = |&seat: &Seat| seat_and_player(game, record, seat);
    let names: Vec<String> = seats.iter().map(name).collect();
    let wide = width(&names);
    let (moves, lost) = (tr!("analysis-summary-moves"), tr!("analysis-column-swing"));
    let moves_wide = display_width(&moves);
    let heading = format!(
        "{:wide$}  {moves}  {:>3}  {:>3}  {:>3}  {:>3}  {lost}",
        "", "!", "?!", "?", "??"
    );
    let line = |(&seat, name): (&Seat, &String)| {
        let SeatSummary {
            moves,
            good,
            dubious,
            mistakes,
            blunders,
            lost,
        } = SeatSummary::of(game, seat);
        let gap = wide - display_width(name);
        format!(
            "{name}{:gap$}  {moves:>moves_wide$}  {good:>3}  {dubious:>3}  {mistakes:>3}  {blunders:>3}  {lost:.2}",
            ""
        )
    };
    let lines = seats.iter().zip(&names).map(line);
    [heading].into_iter().chain(lines).collect()
}

/// The same as JSON objects.
pub(super) fn objects(game: &AnalysedGame<'_>, record: &Record) -> Vec<Value> {
    let object = |seat: Seat| {
        let summary = SeatSummary::of(game, seat);
        json!({
            "seat": seat.number(),
            "team": seat.team().name(),
            "name": record.player(seat),
            "moves": summary.moves,
            "good": summary.good,
            "dubious": summary.dubious,
            "mistakes": summary.mistakes,
            "blunders": summary.blunders,
            "swing": super::report::hundredths(summary.lost),
        })
    };
    game.end.rules().seats().map(object).collect()
}

/// What counts for accuracy and turning points: a swap and a resignation are no moves on the board.
struct Losses {
    /// Of the whole game, from 0.
    plies: Vec<usize>,
    losses: Vec<MoveLoss>,
}

impl Losses {
    fn of(game: &AnalysedGame<'_>) -> Self {
        let placed = |move_: &&MoveAssessment| move_.mv.placement().is_some();
        let placed = game.assessed.iter().filter(placed);
        let (plies, losses) = placed
            .map(|move_| {
                let (team, lost) = (move_.seat.team(), move_.lost);
                (move_.ply, MoveLoss { team, lost })
            })
            .unzip();
        Self { plies, losses }
    }
}

fn accuracy_of(game: &AnalysedGame<'_>) -> PerTeam<Option<u8>> {
    accuracy(&Losses::of(game).losses)
}

/// How accurate each team was that has moved, as the page's review says it.
pub(super) fn accuracy_line(game: &AnalysedGame<'_>) -> Option<String> {
    let accuracy = accuracy_of(game);
    let said = |side: Team| {
        let percent = accuracy[side]?;
        Some(tr!("study-accuracy", team = team(side), percent = percent))
    };
    let said: Vec<String> = Team::ALL.into_iter().filter_map(said).collect();
    (!said.is_empty()).then(|| said.join(" · "))
}

/// The same as JSON, in percent; null for a side that has not moved.
pub(super) fn accuracy_object(game: &AnalysedGame<'_>) -> Value {
    let PerTeam { yellow, green } = accuracy_of(game);
    json!({ "yellow": yellow, "green": green })
}

/// The moves that turned the game, counted from 1.
pub(super) fn turning_plies(game: &AnalysedGame<'_>) -> Vec<usize> {
    let Losses { plies, losses } = Losses::of(game);
    let turning = turning_points(&losses).into_iter();
    turning.map(|index| plies[index] + 1).collect()
}
