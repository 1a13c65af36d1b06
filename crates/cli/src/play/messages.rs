//! What the terminal says to the players, put together from the texts.

use std::time::Duration;

use caminos_message::Localise;
use caminos_rules::{
    BrokenRule, Cell, IllegalMove, Move, MoveText, Players, Position, Rules, Seat, Team,
};
use caminos_table::{PlayerKind, Refusal};
use caminos_text::Texts;

use super::local_match::{LocalMatch, MatchTerms};
use crate::language::{self, localised, texts, tr};
use crate::messages::{outcome_text, seat_name, team};

/// After a name, while the computer thinks.
pub(super) const THINKING: &str = " …";

/// A line of the help screen: keys and what they do. Nothing for an empty line.
pub(super) fn help(terms: MatchTerms) -> Vec<Option<(String, String)>> {
    let key = |key: &str, meaning: String| Some((key.to_owned(), meaning));
    let mut lines = vec![
        Some((tr!("play-key-numbers"), tr!("play-help-choose"))),
        key("Tab", tr!("play-help-next")),
        Some((tr!("play-key-arrows"), tr!("play-help-move"))),
        key("R", tr!("play-help-rotate")),
        key("F", tr!("play-help-tip")),
        key("T", tr!("play-help-tip-sideways")),
        Some((tr!("play-footer-key-enter"), tr!("play-help-place"))),
        Some((tr!("play-footer-key-escape"), tr!("play-help-let-go"))),
        None,
        key("Lb2b3b4c4", tr!("play-help-type")),
        key(": swap", tr!("play-help-swap")),
        key(": resign", tr!("play-help-resign")),
        None,
        key("h", tr!("play-help-hint")),
        key("u, y", tr!("play-help-undo")),
        key("s, o", tr!("play-help-save")),
        key("g", tr!("play-help-new")),
    ];
    if terms.games > 1 {
        lines.push(key("n", tr!("play-help-next-game")));
    }
    lines.extend([
        key("q", tr!("play-help-quit")),
        key("?", tr!("play-help-help")),
        None,
        Some((tr!("play-key-mouse"), tr!("play-help-mouse"))),
        key("", tr!("play-help-mouse-rotate")),
    ]);
    lines
}

/// Why the piece in hand may not be placed where it is, in a few words: the first reason, as the
/// page says it. The cells are marked on the board.
pub(super) fn not_here(illegal: &IllegalMove) -> String {
    let rule = match illegal {
        IllegalMove::Placement { broken } => broken.first(),
        _ => None,
    };
    let reason = match rule {
        Some(BrokenRule::OffBoard { .. }) => tr!("short-broken-off-board"),
        Some(BrokenRule::AboveTheBoard { .. }) => tr!("short-broken-above-the-board"),
        Some(rule @ BrokenRule::Gap { .. }) => {
            tr!("short-broken-gap", cells = few(&rule.cells()))
        }
        Some(rule @ BrokenRule::Occupied { .. }) => {
            tr!("short-broken-occupied", cells = few(&rule.cells()))
        }
        _ => Texts::capital(&localised(illegal)),
    };
    format!("{reason}.")
}

/// More cells than two are counted and not named.
fn few(cells: &[Cell]) -> String {
    const MAX_NAMED: usize = 2;
    let names: Vec<String> = cells.iter().map(Cell::to_string).collect();
    if names.len() <= MAX_NAMED {
        return texts().list(names);
    }
    let (named, more) = names.split_at(MAX_NAMED);
    tr!(
        "cells-and-more",
        cells = named.join(", "),
        more = more.len()
    )
}

/// Why a typed move was not played.
pub(super) fn move_refused(position: &Position, text: &str, refusal: &Refusal) -> String {
    let reason = match refusal {
        Refusal::Notation { error } => {
            return tr!("play-unreadable", reason = localised(&error.fault));
        }
        Refusal::NotYourTurn { .. } => {
            let seat = position.to_move();
            return seat.map_or_else(String::new, |seat| not_your_turn(position, seat));
        }
        Refusal::Illegal { illegal } => localised(illegal),
        Refusal::GameOver => localised(&IllegalMove::GameOver),
        other => localised(other),
    };
    // As records write it, if it can be read.
    let canonical = text.parse::<MoveText>().map(|text| text.to_string());
    let text = canonical.unwrap_or_else(|_| text.to_owned());
    tr!("play-refused", move = text, reason = reason)
}

pub(super) fn undo_refused(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NothingToTakeBack => tr!("play-nothing-to-undo"),
        other => format!("{}.", Texts::capital(&localised(other))),
    }
}

pub(super) fn no_such_game(error: &impl Localise) -> String {
    format!("{}.", Texts::capital(&localised(error)))
}

pub(super) fn undone(rules: &Rules, moves: &[Move]) -> String {
    let texts: Vec<String> = moves.iter().map(|&mv| rules.text(mv).to_string()).collect();
    tr!(
        "play-undone",
        count = texts.len(),
        moves = language::texts().list(texts)
    )
}

/// Whose turn it is, or how the game ended.
pub(super) fn turn_or_outcome(local_match: &LocalMatch) -> String {
    let Some(outcome) = local_match.outcome() else {
        return crate::messages::turn_or_outcome(local_match.position());
    };
    outcome_text(local_match.position(), outcome, local_match.people())
}

/// What a clock shows. A part of a second counts as one: only a time that is over shows zero.
pub(super) fn clock_text(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    match minutes / 60 {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{:02}:{seconds:02}", minutes % 60),
    }
}

/// All clocks in a line, if there are any.
pub(super) fn clocks(local_match: &LocalMatch) -> Option<String> {
    let clock = |seat| {
        let name = seat_name(local_match.position(), seat);
        Some(format!(
            "{name} {}",
            clock_text(local_match.time_left(seat)?)
        ))
    };
    let clocks: Option<Vec<String>> = local_match.rules().seats().map(clock).collect();
    Some(clocks?.join(" · "))
}

/// Who plays from a seat.
pub(super) fn player(player: PlayerKind) -> String {
    match player {
        PlayerKind::Computer(strength) => tr!("who-computer", level = strength.number()),
        PlayerKind::Here | PlayerKind::Link => tr!("who-person"),
    }
}

/// A seat in the panel: its name and, where the computer plays too, who plays from it.
pub(super) fn seat_line(local_match: &LocalMatch, seat: Seat) -> String {
    if !local_match.has_computer() {
        return seat_name(local_match.position(), seat);
    }
    let team = team(seat.team());
    let player = match local_match.player_at(seat) {
        computer @ PlayerKind::Computer(_) => player(computer),
        PlayerKind::Here | PlayerKind::Link => tr!("play-you"),
    };
    match local_match.options().players {
        Players::Two => format!("{team}, {player}"),
        Players::Four => format!("{team} {}, {player}", seat.number()),
    }
}

pub(super) fn thinking(position: &Position, seat: Seat) -> String {
    tr!("play-thinking", name = seat_name(position, seat))
}

pub(super) fn not_your_turn(position: &Position, seat: Seat) -> String {
    tr!("play-not-your-turn", name = seat_name(position, seat))
}

/// What the computer did.
pub(super) fn plays(name: &str, text: &str) -> String {
    tr!("play-plays", name = name, move = text)
}

/// What the computer did, and how the game stands now.
pub(super) fn computer_played(name: &str, text: &str, local_match: &LocalMatch) -> String {
    format!("{} {}", plays(name, text), turn_or_outcome(local_match))
}

pub(super) fn too_small(need: (u16, u16), have: (u16, u16)) -> String {
    tr!(
        "play-too-small",
        needWidth = need.0,
        needHeight = need.1,
        width = have.0,
        height = have.1
    )
}

/// Board and options in a few words.
pub(super) fn game(position: &Position) -> String {
    let rules = position.rules();
    let options = rules.options();
    let mut parts = vec![
        texts().board(rules.board().name()),
        tr!("count-players", count = options.players.count()),
    ];
    for (on, name) in [
        (options.neutral, tr!("play-game-neutral")),
        (options.scoring, tr!("play-game-scoring")),
        (options.swap, tr!("play-game-swap")),
    ] {
        if on {
            parts.push(name);
        }
    }
    parts.join(" · ")
}

/// How a series stands: which game it is, and what both sides have won.
pub(super) fn series(local_match: &LocalMatch) -> Option<String> {
    let match_state = local_match.match_state();
    let games = match_state.setup().games;
    if games == 1 {
        return None;
    }
    let mut players = match_state.players();
    let (one, two) = (players.next()?, players.next()?);
    let [first, second] = match [match_state.player_kind(one)?, match_state.player_kind(two)?] {
        [PlayerKind::Here, PlayerKind::Here] => Team::ALL.map(team),
        kinds => kinds.map(|kind| match kind {
            PlayerKind::Here | PlayerKind::Link => tr!("play-you"),
            computer @ PlayerKind::Computer(_) => player(computer),
        }),
    };
    let score = match_state.score();
    let mut text = tr!(
        "play-series",
        game = match_state.game().round(),
        games = games,
        score = format!("{first} {}:{} {second}", score.wins(one), score.wins(two))
    );
    if local_match.options().scoring {
        let points = format!("{}:{}", score.points(one), score.points(two));
        text = format!("{text}, {}", tr!("play-series-points", points = points));
    }
    Some(text)
}
