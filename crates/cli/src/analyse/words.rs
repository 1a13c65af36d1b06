//! Everything that the analysis says: sentences, the table, and the JSON object.

use caminos_rules::{Cell, Position, Record, Team};
use serde_json::{Value, json};

use super::judge::{Judged, Verdict};
use crate::words::{capital, cells, outcome_sentence};

/// The widest bar of a swing, which can be 2.
const BAR: usize = 6;

pub(super) fn progress(game: usize, games: usize, ply: usize, plies: usize) -> String {
    if games > 1 {
        format!("game {game} of {games}, move {ply} of {plies}")
    } else {
        format!("move {ply} of {plies}")
    }
}

/// A comment with the evaluation for programs and a sentence for people.
pub(super) fn comment(verdict: Verdict, sentence: &str) -> String {
    format!("[%eval {verdict}] {sentence}")
}

/// What a move changed, in connection terms.
pub(super) fn sentence(judged: &Judged) -> String {
    let change = &judged.change;
    if let Some((team, faces)) = change.connected() {
        return format!("{team} connects by {faces} faces");
    }
    let number = |cells: Option<u32>| cells.map_or("no way".to_owned(), |cells| cells.to_string());
    let figure = |team: Team| {
        let (before, after) = (number(change.before[team]), number(change.after[team]));
        if before == after {
            format!("{team} {after}")
        } else {
            format!("{team} {before}→{after}")
        }
    };
    let noun = if change.after.yellow == Some(1) {
        "cell"
    } else {
        "cells"
    };
    let mut parts = vec![format!(
        "{} {noun}, {}",
        figure(Team::Yellow),
        figure(Team::Green)
    )];
    if judged.before.win_for(change.team) == Some(1) && !change.had.is_empty() {
        parts.push(format!("misses a win at {}", cells(&change.had)));
    }
    if change.stops() {
        parts.push(format!("stops the threat at {}", cells(&change.faced)));
    } else if !change.faces.is_empty() {
        let at = cells(&change.faces);
        parts.push(if change.faced.is_empty() {
            format!("allows a win at {at}")
        } else {
            format!("leaves the threat at {at}")
        });
    }
    if change.threatens() {
        parts.push(format!("threatens {}", cells(&change.has)));
    }
    parts.join("; ")
}

/// `2.` or `2...`, as records number moves.
fn number(position: &Position, ply: usize) -> String {
    let round = position.rules().options().players.count();
    let dots = if ply.is_multiple_of(round) {
        "."
    } else {
        "..."
    };
    format!("{}{dots}", ply / round + 1)
}

/// How long the bar of a swing is.
fn bar(swing: f32) -> String {
    "█".repeat((swing / 2.0 * BAR as f32).round() as usize)
}

/// The game as lines of text.
pub(super) fn table(
    game: usize,
    games: usize,
    record: &Record,
    end: &Position,
    judged: &[Judged],
) -> Vec<String> {
    let rules = end.rules();
    let mut lines = Vec::new();
    if games > 1 {
        if game > 1 {
            lines.push(String::new());
        }
        lines.push(format!("Game {game}"));
    }
    let players: Vec<&str> = ["Yellow", "Green", "Seat1", "Seat2", "Seat3", "Seat4"]
        .into_iter()
        .filter_map(|tag| record.tag(tag))
        .collect();
    if !players.is_empty() {
        lines.push(players.join(" · "));
    }
    let texts: Vec<String> = judged
        .iter()
        .map(|judged| {
            let mark = judged.mark.map(|mark| mark.to_string()).unwrap_or_default();
            format!("{}{mark}", rules.text(judged.mv))
        })
        .collect();
    let wide = texts.iter().map(String::len).max().unwrap_or(0).max(4);
    if !texts.is_empty() {
        lines.push(
            format!("      {:wide$}  {:>6}  {:BAR$}", "move", "eval", "swing")
                .trim_end()
                .to_owned(),
        );
    }
    for (ply, (judged, text)) in judged.iter().zip(&texts).enumerate() {
        let line = format!(
            "{:<5} {text:wide$}  {:>6}  {:BAR$}  {}",
            number(end, ply),
            judged.after,
            bar(judged.swing),
            sentence(judged)
        );
        lines.push(line.trim_end().to_owned());
        if judged
            .mark
            .is_some_and(|mark| mark != caminos_rules::Mark::GOOD)
            && let Some(&best) = judged.best.first()
        {
            let best = format!("better {}, {}", rules.text(best), judged.before);
            lines.push(format!("{:1$}{best}", "", 6 + wide + 2 + 6 + 2 + BAR + 2));
        }
    }
    lines.push(match end.outcome() {
        Some(outcome) => outcome_sentence(outcome, rules.options().scoring),
        None => format!("{}.", capital(&unfinished(record))),
    });
    lines
}

fn unfinished(record: &Record) -> String {
    match record.result() {
        caminos_rules::GameResult::Unfinished => "the game is not finished".to_owned(),
        claimed => claimed.to_string(),
    }
}

/// An evaluation as an object with one key.
fn verdict(verdict: Verdict) -> Value {
    match verdict {
        Verdict::Points(points) => json!({ "points": hundredths(points) }),
        Verdict::Win(moves) => json!({ "win": moves }),
        Verdict::Loss(moves) => json!({ "loss": moves }),
    }
}

fn hundredths(value: f32) -> f64 {
    // Adding nought drops the sign of a nought.
    (f64::from(value) * 100.0).round() / 100.0 + 0.0
}

/// The game as a JSON object.
pub(super) fn object(game: usize, record: &Record, end: &Position, judged: &[Judged]) -> Value {
    let rules = end.rules();
    let names = |list: &[Cell]| list.iter().map(Cell::to_string).collect::<Vec<_>>();
    let moves: Vec<Value> = (1..)
        .zip(judged)
        .map(|(ply, judged)| {
            let change = &judged.change;
            let distance = |team: Team| json!({ "before": change.before[team], "after": change.after[team] });
            json!({
                "ply": ply,
                "seat": judged.seat.number(),
                "team": judged.seat.team().name(),
                "move": rules.text(judged.mv).to_string(),
                "eval": verdict(judged.after),
                "eval_before": verdict(judged.before),
                "swing": hundredths(judged.swing),
                "mark": judged.mark.map(|mark| mark.to_string()),
                "best": judged.best.iter().map(|&mv| rules.text(mv).to_string()).collect::<Vec<_>>(),
                "distance": { "yellow": distance(Team::Yellow), "green": distance(Team::Green) },
                "threatened": { "before": names(&change.faced), "after": names(&change.faces) },
                "text": sentence(judged),
            })
        })
        .collect();
    json!({ "game": game, "result": record.result().to_string(), "moves": moves })
}
