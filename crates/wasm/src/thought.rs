//! The computer, asked once: a position in, a move out.

use std::time::Duration;

use caminos_protocol::view::{PlaceView, ThoughtView};
use caminos_rules::Move;
use caminos_search::{Engine as _, Limits, PuctEngine, Settings, Stop, Strength};

use crate::game::{Game, GameError};

/// What the computer is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position, as a link.
    pub link: String,
    /// How strong it is to play, 1 to 9; above and below, the nearest.
    pub level: u8,
    /// How long it may think, in milliseconds.
    pub time: u32,
    /// What its choices start from.
    pub seed: u32,
}

/// How much memory the search may use in a page, in MiB.
const MEMORY: usize = 96;

/// What the computer would do; `None` when the game is over.
///
/// # Errors
/// When the link leads nowhere.
pub fn think(question: &Question) -> Result<Option<ThoughtView>, GameError> {
    let game = Game::from_link(&question.link)?;
    let position = game.position();
    let level = question
        .level
        .clamp(Strength::FIRST.number(), Strength::FULL.number());
    // Another seed a move, or a weak level would always err the same way.
    let ply = position.history().len() as u64;
    let mut engine = PuctEngine::new(Settings {
        strength: Strength::new(level).unwrap_or_default(),
        seed: u64::from(question.seed).wrapping_add(ply << 32),
        memory: MEMORY,
        ..Settings::default()
    });
    let limits = Limits {
        move_time: Some(Duration::from_millis(question.time.into())),
        ..Limits::default()
    };
    let Some(info) = engine.choose(position, &limits, &Stop::new(), &mut |_| {}) else {
        return Ok(None);
    };
    let rules = position.rules();
    Ok(info.lines.first().and_then(|line| {
        let best = *line.moves.first()?;
        Some(ThoughtView {
            mv: rules.text(best).to_string(),
            place: match best {
                Move::Place(placement) => Some(PlaceView::new(rules, placement)),
                Move::Swap | Move::Resign => None,
            },
            chances: [line.wdl.win, line.wdl.draw, line.wdl.loss],
            line: line
                .moves
                .iter()
                .map(|&mv| rules.text(mv).to_string())
                .collect(),
        })
    }))
}
