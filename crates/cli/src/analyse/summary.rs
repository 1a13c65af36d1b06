//! How well each player played: marks counted, and what was given away in all.

use caminos_rules::{Mark, Players, Position, Record, Seat};
use serde_json::{Value, json};

use super::AnalysedGame;
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

/// A line a seat under the signs of the marks.
pub(super) fn table(game: &AnalysedGame<'_>, record: &Record) -> Vec<String> {
    let name = |seat: Seat| {
        let seat_name = seat_name(game.end, seat);
        match record.player(seat) {
            Some(player) => format!("{seat_name}, {player}"),
            None => seat_name,
        }
    };
    let seats: Vec<Seat> = game.end.rules().seats().collect();
    let names: Vec<String> = seats.iter().map(|&seat| name(seat)).collect();
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
