//! What the analysis prints: sentences, the table, and the JSON object.

use caminos_cei::Score;
use caminos_review::{Fact, win_for};
use caminos_rules::{Cell, Outcome, Position, Record, Rules, Team};
use caminos_text::{InSentence, Language, Texts, localise};
use serde_json::{Value, json};

use super::assess::{MoveAssessment, ThreatsOfMove};
use super::{AnalysedGame, summary};
use crate::language::{self, tr};
use crate::messages::{Threats, outcome_text, width as columns_of};
use crate::wrap::{display_width, terminal_width, wrap};

/// The widest bar of what a move lost, which can be 2.
const BAR: usize = 6;
/// Narrower than this a sentence is not read with ease.
const LEAST_SENTENCE: usize = 24;

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
        return connects(texts, team, faces);
    }
    let number = |cells: Option<u32>| needed(texts, cells);
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
    let (own, other) = (effect.team, effect.team.other());
    let ThreatsOfMove { before, after } = &assessment.threats;
    if win_for(assessment.before, own) == Some(1) && !before[own].is_empty() {
        let at = before[own].to_string();
        parts.push(localise!(texts, "analysis-misses", cells = at));
    }
    if effect.blocks() {
        let at = before[other].to_string();
        parts.push(localise!(texts, "analysis-stops", cells = at));
    } else if !after[other].is_empty() {
        let at = after[other].to_string();
        parts.push(if before[other].is_empty() {
            localise!(texts, "analysis-allows", cells = at)
        } else {
            localise!(texts, "analysis-leaves", cells = at)
        });
    }
    if effect.makes_threat() || (after[own].is_double() && !before[own].is_double()) {
        parts.push(threatens(texts, &after[own]));
    }
    parts.join("; ")
}

fn threatens(texts: &Texts, threats: &Threats) -> String {
    let at = threats.to_string();
    if threats.is_double() {
        localise!(texts, "analysis-threatens-twice", cells = at)
    } else {
        localise!(texts, "analysis-threatens", cells = at)
    }
}

/// Why a move was worse than the best one, a sentence a fact.
fn explanation(texts: &Texts, rules: &Rules, facts: &[Fact]) -> Vec<String> {
    let said = |fact: &Fact| texts.format(&fact.message(rules));
    facts.iter().map(said).collect()
}

fn connects(texts: &Texts, team: Team, faces: u16) -> String {
    localise!(
        texts,
        "analysis-connects",
        team = texts.team(team, InSentence::Middle),
        faces = localise!(texts, "count-faces", count = faces)
    )
}

/// The cells that a team needs, in a figure.
fn needed(texts: &Texts, cells: Option<u32>) -> String {
    match cells {
        Some(cells) => cells.to_string(),
        None => localise!(texts, "no-way"),
    }
}

/// The columns that lines may take: those of the terminal, or what fits most of them.
pub(super) fn width() -> usize {
    const USUAL: usize = 100;
    const WIDEST: usize = 120;
    terminal_width().map_or(USUAL, |width| width.min(WIDEST))
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

/// How long the bar of what a move lost is.
fn bar(lost: f32) -> String {
    "█".repeat((lost / 2.0 * BAR as f32).round() as usize)
}

/// The game as lines of text.
pub(super) fn table(game: &AnalysedGame<'_>, record: &Record, width: usize) -> Vec<String> {
    let end = game.end;
    let mut lines = heading(game, record);
    lines.extend(move_lines(game, width));
    if !game.assessed.is_empty() {
        lines.push(String::new());
        lines.extend(summary::table(game, record));
        lines.extend(summary::accuracy_line(game));
        lines.push(String::new());
    }
    let outcome = end.outcome().or_else(|| record.result().off_the_board());
    lines.push(outcome.map_or_else(
        || tr!("analysis-unfinished"),
        |outcome| outcome_text(end, outcome, None),
    ));
    lines
}

/// Which game it is, and who played.
fn heading(game: &AnalysedGame<'_>, record: &Record) -> Vec<String> {
    let mut lines = Vec::new();
    if !game.is_only {
        if game.number > 1 {
            lines.push(String::new());
        }
        lines.push(tr!("game-number", game = game.number));
    }
    let seats = || game.end.rules().seats();
    if seats().any(|seat| record.player(seat).is_some()) {
        let players = seats().map(|seat| summary::seat_and_player(game, record, seat));
        lines.push(players.collect::<Vec<_>>().join(" · "));
    }
    lines
}

/// A line a move under the names of the columns, with who made it, and another where one was
/// better. Long sentences go on below where they began; where little room is left beside the
/// figures, they stand under them.
fn move_lines(game: &AnalysedGame<'_>, width: usize) -> Vec<String> {
    let (end, assessed) = (game.end, game.assessed);
    let rules = end.rules();
    let text = |assessment: &MoveAssessment| {
        let mark = assessment.mark.map(|mark| mark.to_string());
        format!("{}{}", rules.text(assessment.mv), mark.unwrap_or_default())
    };
    let texts: Vec<String> = assessed.iter().map(text).collect();
    if texts.is_empty() {
        return Vec::new();
    }
    let movers = rules.seats().map(|seat| summary::mover(end, seat));
    let movers: Vec<String> = movers.collect();
    let named = columns_of(&movers);
    let wide = texts.iter().map(String::len).max().unwrap_or(0).max(6);
    let head = format!(
        "{:5} {}{:wide$}  {:>6}  {:BAR$}",
        "",
        " ".repeat(named + 2),
        tr!("analysis-column-move"),
        tr!("analysis-column-value"),
        tr!("analysis-column-swing")
    );
    let mut lines = vec![head.trim_end().to_owned()];
    let figures = 6 + named + 2 + wide + 2 + 6 + 2 + BAR + 2;
    let is_beside = figures + LEAST_SENTENCE <= width;
    let others = " ".repeat(if is_beside { figures } else { 6 });
    for (assessment, text) in assessed.iter().zip(&texts) {
        let mover = summary::mover(end, assessment.seat);
        let gap = named + 2 - display_width(&mover);
        let first = format!(
            "{:<5} {mover}{:gap$}{text:wide$}  {:>6}  {:BAR$}  ",
            number(end, assessment.ply),
            "",
            assessment.after.eval(),
            bar(assessment.lost),
        );
        let sentence = sentence(language::texts(), assessment);
        if is_beside {
            lines.extend(wrap(&sentence, width, &first, &others));
        } else {
            lines.push(first.trim_end().to_owned());
            lines.extend(wrap(&sentence, width, &others, &others));
        }
        if let Some(&best) = assessment.best.first().filter(|_| assessment.is_worse()) {
            let better = tr!(
                "analysis-better",
                move = rules.text(best).to_string(),
                value = assessment.before.eval()
            );
            lines.extend(wrap(&better, width, &others, &others));
            for said in explanation(language::texts(), rules, &assessment.facts) {
                lines.extend(wrap(&said, width, &others, &others));
            }
        }
    }
    lines
}

/// An evaluation as an object with one key.
fn score_object(score: Score) -> Value {
    match score {
        Score::Expected(points) => json!({ "points": hundredths(points) }),
        Score::Win(moves) => json!({ "win": moves }),
        Score::Loss(moves) => json!({ "loss": moves }),
    }
}

pub(super) fn hundredths(value: f32) -> f64 {
    // Adding nought drops the sign of a nought.
    (f64::from(value) * 100.0).round() / 100.0 + 0.0
}

/// The game as a JSON object.
pub(super) fn object(game: &AnalysedGame<'_>, record: &Record) -> Value {
    let rules = game.end.rules();
    let names = |list: &[Cell]| list.iter().map(Cell::to_string).collect::<Vec<_>>();
    let english = Texts::of(Language::ENGLISH);
    let facts = |assessment: &MoveAssessment| -> Vec<Value> {
        let object = |(fact, text): (&Fact, String)| {
            let cells: Vec<Cell> = rules.board().cells_in(fact.cells(rules)).collect();
            json!({ "text": text, "better": fact.is_about_better(), "cells": names(&cells) })
        };
        let said = explanation(english, rules, &assessment.facts);
        assessment.facts.iter().zip(said).map(object).collect()
    };
    let moves: Vec<Value> = game
        .assessed
        .iter()
        .map(|assessment| {
            let effect = &assessment.effect;
            let distance = |team: Team| json!({ "before": effect.needed_before[team], "after": effect.needed_after[team] });
            json!({
                "ply": assessment.ply + 1,
                "seat": assessment.seat.number(),
                "team": assessment.seat.team().name(),
                "move": rules.text(assessment.mv).to_string(),
                "eval": score_object(assessment.after),
                "eval_before": score_object(assessment.before),
                "swing": hundredths(assessment.lost),
                "mark": assessment.mark.map(|mark| mark.to_string()),
                "best": assessment.best.iter().map(|&mv| rules.text(mv).to_string()).collect::<Vec<_>>(),
                "distance": { "yellow": distance(Team::Yellow), "green": distance(Team::Green) },
                "threatened": { "before": names(&effect.their_threats_before), "after": names(&effect.their_threats_after) },
                "text": sentence(english, assessment),
                "facts": facts(assessment),
            })
        })
        .collect();
    json!({
        "game": game.number,
        "result": record.result().to_string(),
        "players": summary::objects(game, record),
        "accuracy": summary::accuracy_object(game),
        "turning_points": summary::turning_plies(game),
        "moves": moves,
    })
}
