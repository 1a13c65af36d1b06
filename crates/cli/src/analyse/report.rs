//! What the analysis prints: sentences, the table, and the JSON object.

use caminos_cei::Score;
use caminos_rules::{Cell, GameResult, Mark, Outcome, Position, Record, Team};
use caminos_text::{InSentence, Language, Texts, localise};
use serde_json::{Value, json};

use super::assess::MoveAssessment;
use super::eval;
use crate::language::{self, tr};
use crate::messages::{cells, claimed, outcome_sentence};

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
pub(super) fn comment(score: Score, sentence: &str) -> String {
    format!("[%eval {}] {sentence}", score.eval())
}

/// What a move changed, in connection terms.
pub(super) fn sentence(texts: &Texts, assessment: &MoveAssessment) -> String {
    let effect = &assessment.effect;
    if let Some(Outcome::Connected { team, faces, .. }) = effect.outcome {
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
        let (before, after) = (
            number(effect.needed_before[team]),
            number(effect.needed_after[team]),
        );
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
        count = effect.needed_after.yellow.unwrap_or(0),
        yellow = figure(Team::Yellow),
        green = figure(Team::Green)
    )];
    if eval::win_for(assessment.before, effect.team) == Some(1)
        && !effect.own_threats_before.is_empty()
    {
        parts.push(localise!(
            texts,
            "analysis-misses",
            cells = cells(&effect.own_threats_before)
        ));
    }
    if effect.blocks() {
        parts.push(localise!(
            texts,
            "analysis-stops",
            cells = cells(&effect.their_threats_before)
        ));
    } else if !effect.their_threats_after.is_empty() {
        let at = cells(&effect.their_threats_after);
        parts.push(if effect.their_threats_before.is_empty() {
            localise!(texts, "analysis-allows", cells = at)
        } else {
            localise!(texts, "analysis-leaves", cells = at)
        });
    }
    if effect.makes_threat() {
        parts.push(localise!(
            texts,
            "analysis-threatens",
            cells = cells(&effect.own_threats_after)
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
    assessed: &[MoveAssessment],
) -> Vec<String> {
    let mut lines = heading(game, games, record);
    lines.extend(move_lines(end, assessed));
    lines.push(match end.outcome() {
        Some(outcome) => outcome_sentence(outcome, end.rules().options().scoring),
        None => match *record.result() {
            GameResult::Wins { team, by } => claimed(team, by),
            _ => tr!("analysis-unfinished"),
        },
    });
    lines
}

/// Which game it is, and who played.
fn heading(game: usize, games: usize, record: &Record) -> Vec<String> {
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
    lines
}

/// A line a move under the names of the columns, and another where one was better.
fn move_lines(end: &Position, assessed: &[MoveAssessment]) -> Vec<String> {
    let rules = end.rules();
    let text = |assessment: &MoveAssessment| {
        let mark = assessment.mark.map(|mark| mark.to_string());
        format!("{}{}", rules.text(assessment.mv), mark.unwrap_or_default())
    };
    let texts: Vec<String> = assessed.iter().map(text).collect();
    let wide = texts.iter().map(String::len).max().unwrap_or(0).max(4);
    let mut lines = Vec::new();
    if !texts.is_empty() {
        let heading = format!(
            "      {:wide$}  {:>6}  {:BAR$}",
            tr!("analysis-column-move"),
            tr!("analysis-column-value"),
            tr!("analysis-column-swing")
        );
        lines.push(heading.trim_end().to_owned());
    }
    for (ply, (assessment, text)) in assessed.iter().zip(&texts).enumerate() {
        let line = format!(
            "{:<5} {text:wide$}  {:>6}  {:BAR$}  {}",
            number(end, ply),
            assessment.after.eval(),
            bar(assessment.swing),
            sentence(language::texts(), assessment)
        );
        lines.push(line.trim_end().to_owned());
        let bad = assessment.mark.is_some_and(|mark| mark != Mark::GOOD);
        if let Some(&best) = assessment.best.first().filter(|_| bad) {
            let better = tr!(
                "analysis-better",
                move = rules.text(best).to_string(),
                value = assessment.before.eval()
            );
            lines.push(format!("{:1$}{better}", "", 6 + wide + 2 + 6 + 2 + BAR + 2));
        }
    }
    lines
}

/// An evaluation as an object with one key.
fn score_object(score: Score) -> Value {
    match score {
        Score::Points(points) => json!({ "points": hundredths(points) }),
        Score::Win(moves) => json!({ "win": moves }),
        Score::Loss(moves) => json!({ "loss": moves }),
    }
}

fn hundredths(value: f32) -> f64 {
    // Adding nought drops the sign of a nought.
    (f64::from(value) * 100.0).round() / 100.0 + 0.0
}

/// The game as a JSON object.
pub(super) fn object(
    game: usize,
    record: &Record,
    end: &Position,
    assessed: &[MoveAssessment],
) -> Value {
    let rules = end.rules();
    let names = |list: &[Cell]| list.iter().map(Cell::to_string).collect::<Vec<_>>();
    let moves: Vec<Value> = (1..)
        .zip(assessed)
        .map(|(ply, assessment)| {
            let effect = &assessment.effect;
            let distance = |team: Team| json!({ "before": effect.needed_before[team], "after": effect.needed_after[team] });
            json!({
                "ply": ply,
                "seat": assessment.seat.number(),
                "team": assessment.seat.team().name(),
                "move": rules.text(assessment.mv).to_string(),
                "eval": score_object(assessment.after),
                "eval_before": score_object(assessment.before),
                "swing": hundredths(assessment.swing),
                "mark": assessment.mark.map(|mark| mark.to_string()),
                "best": assessment.best.iter().map(|&mv| rules.text(mv).to_string()).collect::<Vec<_>>(),
                "distance": { "yellow": distance(Team::Yellow), "green": distance(Team::Green) },
                "threatened": { "before": names(&effect.their_threats_before), "after": names(&effect.their_threats_after) },
                "text": sentence(Texts::of(Language::ENGLISH), assessment),
            })
        })
        .collect();
    json!({ "game": game, "result": record.result().to_string(), "moves": moves })
}
