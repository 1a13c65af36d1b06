//! What the table says to the players, put together from the texts.

use caminos_rules::{IllegalMove, Move, NotationFault, Position, RulesError, Seat};
use caminos_search::Score;
use caminos_text::Texts;

use super::seats::{Seats, Who};
use crate::connection::Change;
use crate::language::{texts, tr};
use crate::words::{cells, faces, seat_name, standing, team, team_within};

/// After a name, while the computer thinks.
pub(super) const THINKING: &str = " …";

/// A line of the help screen: keys and what they do. Nothing for an empty line.
pub(super) fn help() -> Vec<Option<(String, String)>> {
    let key = |key: &str, meaning: String| Some((key.to_owned(), meaning));
    vec![
        Some((tr!("play-key-numbers"), tr!("play-help-choose"))),
        key("Tab", tr!("play-help-next")),
        Some((tr!("play-key-arrows"), tr!("play-help-move"))),
        key("R", tr!("play-help-turn")),
        key("F", tr!("play-help-tip")),
        key("T", tr!("play-help-tip-sideways")),
        key("Enter", tr!("play-help-place")),
        key("Esc", tr!("play-help-let-go")),
        None,
        key("Lb2b3b4c4", tr!("play-help-type")),
        key(": swap", tr!("play-help-swap")),
        key(": resign", tr!("play-help-resign")),
        None,
        key("h", tr!("play-help-hint")),
        key("u, y", tr!("play-help-undo")),
        key("s, o", tr!("play-help-save")),
        key("g", tr!("play-help-new")),
        key("q", tr!("play-help-quit")),
        key("?", tr!("play-help-help")),
    ]
}

pub(super) fn not_here(reason: &IllegalMove) -> String {
    tr!("play-not-here", reason = texts().refusal(reason))
}

pub(super) fn refused(text: &str, reason: &IllegalMove) -> String {
    tr!(
        "play-refused",
        move = text,
        reason = texts().refusal(reason)
    )
}

pub(super) fn unreadable(fault: &NotationFault) -> String {
    tr!("play-unreadable", reason = texts().notation_fault(fault))
}

pub(super) fn no_such_game(error: &RulesError) -> String {
    format!("{}.", Texts::capital(&texts().options(error)))
}

pub(super) fn undone(moves: &[String]) -> String {
    tr!(
        "play-undone",
        count = moves.len(),
        moves = texts().list(moves)
    )
}

/// Who sits at a seat.
pub(super) fn who(who: Who) -> String {
    match who {
        Who::Person => tr!("who-person"),
        Who::Computer(level) => tr!("who-computer", level = level.number()),
    }
}

/// A seat in the panel: its name and, where the computer plays too, who sits there.
pub(super) fn seat_line(position: &Position, seats: &Seats, seat: Seat) -> String {
    if !seats.have_computer(position) {
        return seat_name(position, seat);
    }
    let team = team(seat.team());
    let who = match seats.who(position, seat) {
        Who::Person => tr!("play-you"),
        computer @ Who::Computer(_) => who(computer),
    };
    match position.rules().options().players.count() {
        2 => format!("{team}, {who}"),
        _ => format!("{team} {}, {who}", seat.number()),
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
pub(super) fn computer_played(name: &str, text: &str, position: &Position) -> String {
    format!("{} {}", plays(name, text), standing(position))
}

/// A hint and its reason in one sentence.
pub(super) fn hint_for(position: &Position, mv: Move, score: Option<Score>) -> String {
    let text = position.rules().text(mv).to_string();
    match Change::of(position, mv) {
        _ if mv == Move::Swap => tr!("hint-swap"),
        Some(change) => hint(&text, &change, score),
        None => tr!("hint-none"),
    }
}

/// More would not be read.
const MOST_REASONS: usize = 3;

fn hint(text: &str, change: &Change, score: Option<Score>) -> String {
    let other = change.team.other();
    let mut reasons = Vec::new();
    if let Some((_, count)) = change.connected() {
        reasons.push(tr!("hint-connects", faces = faces(count)));
    } else {
        if change.stops() {
            reasons.push(tr!("hint-stops", cells = cells(&change.faced)));
        }
        if change.threatens() {
            reasons.push(tr!("hint-threatens", cells = cells(&change.has)));
        }
        reasons.extend(steps(change));
        reasons.truncate(MOST_REASONS);
    }
    let hint = tr!("hint", move = text, reasons = texts().list(reasons));
    let faces = cells(&change.faces);
    let proven = match score {
        Some(Score::Win(moves)) if moves > 1 => tr!("hint-win", moves = moves),
        Some(Score::Loss(_)) if !faces.is_empty() => tr!("hint-lost-at", cells = faces),
        Some(Score::Loss(moves)) => tr!("hint-lost", team = team(other), moves = moves),
        _ if !faces.is_empty() => tr!("hint-stays", cells = faces),
        _ => return hint,
    };
    format!("{hint} {proven}")
}

fn counted(count: u32) -> String {
    tr!("count-cells", count = count)
}

/// How the teams' distances change: one or two clauses, the second after an "and".
fn steps(change: &Change) -> Vec<String> {
    let other = change.team.other();
    let other_name = team_within(other);
    let (own, others) = (
        (change.before[change.team], change.after[change.team]),
        (change.before[other], change.after[other]),
    );
    let mut steps = Vec::new();
    match own {
        (Some(from), Some(to)) if from != to => {
            steps.push(tr!("hint-takes-you", from = from, cells = counted(to)));
        }
        (Some(_), None) => steps.push(tr!("hint-leaves-you")),
        _ => {}
    }
    match others {
        (Some(from), Some(to)) if from != to => steps.push(if steps.is_empty() {
            tr!(
                "hint-takes-other",
                team = other_name.as_str(),
                from = from,
                cells = counted(to)
            )
        } else {
            tr!(
                "hint-and-other",
                team = other_name.as_str(),
                from = from,
                to = to
            )
        }),
        (Some(_), None) => steps.push(tr!("hint-leaves-other", team = other_name.as_str())),
        _ => {}
    }
    if steps.is_empty() {
        let count = |cells: Option<u32>| cells.map_or_else(|| tr!("no-way"), counted);
        steps.push(tr!(
            "hint-keeps",
            own = count(own.1),
            team = other_name,
            others = count(others.1)
        ));
    }
    steps
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
