//! The TypeScript types of everything that crosses to a page, as one file.

use ts_rs::{Config, TS};

use crate::{refusal, view};

/// The whole of `web/src/wire/types.ts`.
#[must_use]
pub fn types() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Made from crates/protocol by `make types`. Do not edit: a test compares.\n",
    );
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {$(
            text.push_str("\nexport ");
            text.push_str(&<$name>::decl(&config));
            text.push('\n');
        )*};
    }
    declare![
        view::GameView,
        view::CellView,
        view::SideView,
        view::GoalView,
        view::ShapeView,
        view::OrientationView,
        view::ColourView,
        view::TeamView,
        view::PositionView,
        view::PieceView,
        view::MoveView,
        view::OutcomeView,
        view::PathView,
        view::FaceView,
        view::GhostView,
        view::ThoughtView,
        view::PlaceView,
        refusal::Refusal,
        refusal::Violation,
    ];
    text
}
