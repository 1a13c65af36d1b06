//! Everything that the analysis says: sentences, the table, and the JSON object.

use caminos_rules::{Cell, GameResult, Position, Record, Team};
use caminos_text::{InSentence, Language, Texts, localise};
use serde_json::{Value, json};

use super::judge::{Judged, Verdict};
use crate::language::{self, tr};
use crate::words::{cells, claimed, outcome_sentence};

/// The widest bar of a swing, which can be 2.
const BAR: usize = 6;

pub(super) fn progress(game: usize, games: usize, ply: usize, plies: usize) -> String {
    if games > 1 {
        tr!(
            "analysis-progress-games",
            game = game,
            games = games,
            move = ply,
            moves = plies
        )
    } else {
        tr!("analysis-progress", move = ply, moves = plies)
    }
}

/// A comment with the evaluation for programs and a sentence for people.
pub(super) fn comment(verdict: Verdict, sentence: &str) -> String {
    format!("[%eval {verdict}] {sentence}")
}

/// What a move changed, in connection terms.
pub(super) fn sentence(texts: &Texts, judged: &Judged) -> String {
    let change = &judged.change;
    if let Some((team, faces)) = change.connected() {
        return localise!(
            texts,
            "analysis-connects",
            team = texts.team(team, InSentence::Middle),
            faces = localise!(texts, "count-faces", count = faces)
        );
    }
    let number = |cells: Option<u32>| match cells {
        Some(cells) => cells.to_string(),
        None => localise!(texts, "no-way"),
    };
    let figure = |team: Team| {
        let (before, after) = (number(change.before[team]), number(change.after[team]));
        let team = texts.team(team, InSentence::Middle);
        if before == after {
            format!("{team} {after}")
        } else {
            format!("{team} {before}→{after}")
        }
    };
    let mut parts = vec![localise!(
        texts,
        "analysis-distances",
        count = change.after.yellow.unwrap_or(0),
        yellow = figure(Team::Yellow),
        green = figure(Team::Green)
    )];
    if judged.before.win_for(change.team) == Some(1) && !change.had.is_empty() {
        parts.push(localise!(
            texts,
            "analysis-misses",
            cells = cells(&change.had)
        ));
    }
    if change.stops() {
        parts.push(localise!(
            texts,
            "analysis-stops",
            cells = cells(&change.faced)
        ));
    } else if !change.faces.is_empty() {
        let at = cells(&change.faces);
        parts.push(if change.faced.is_empty() {
            localise!(texts, "analysis-allows", cells = at)
        } else {
            localise!(texts, "analysis-leaves", cells = at)
        });
    }
    if change.threatens() {
        parts.push(localise!(
            texts,
            "analysis-threatens",
            cells = cells(&change.has)
        ));
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
        lines.push(tr!("game-number", game = game));
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
            format!(
                "      {:wide$}  {:>6}  {:BAR$}",
                tr!("analysis-column-move"),
                tr!("analysis-column-value"),
                tr!("analysis-column-swing")
            )
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
            sentence(language::texts(), judged)
        );
        lines.push(line.trim_end().to_owned());
        if judged
            .mark
            .is_some_and(|mark| mark != caminos_rules::Mark::GOOD)
            && let Some(&best) = judged.best.first()
        {
            let best = tr!(
                "analysis-better",
                move = rules.text(best).to_string(),
                value = judged.before.to_string()
            );
            lines.push(format!("{:1$}{best}", "", 6 + wide + 2 + 6 + 2 + BAR + 2));
        }
    }
    lines.push(match end.outcome() {
        Some(outcome) => outcome_sentence(outcome, rules.options().scoring),
        None => match *record.result() {
            GameResult::Wins { team, by } => claimed(team, by),
            _ => tr!("analysis-unfinished"),
        },
    });
    lines
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
                "text": sentence(Texts::of(Language::English), judged),
            })
        })
        .collect();
    json!({ "game": game, "result": record.result().to_string(), "moves": moves })
}
