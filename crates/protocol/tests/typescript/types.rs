//! The TypeScript types of everything that crosses to a page, as one file.

use caminos_protocol::{match_view, socket, study, view};
use ts_rs::{Config, TS};

/// The whole of `web/src/wire/types.ts`.
pub(crate) fn types() -> String {
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
        caminos_rules::Colour,
        caminos_rules::Team,
        view::PositionView,
        view::PieceView,
        view::MoveView,
        view::OutcomeView,
        view::PathView,
        view::FaceView,
        view::GhostView,
        view::PlacementView,
        caminos_rules::IllegalMove,
        caminos_rules::BrokenRule,
        caminos_rules::Spot,
        caminos_rules::Cell,
        caminos_rules::Letter,
        caminos_rules::Seat,
        caminos_rules::NotationError,
        caminos_rules::NotationFault,
        caminos_rules::Shown,
        caminos_rules::GameResult,
        caminos_rules::ParseResultError,
        caminos_rules::ParseCommentError,
        caminos_rules::ParseMarkError,
        caminos_rules::TextPos,
        caminos_rules::RulesError,
        caminos_table::MatchSetup,
        caminos_table::SeatSetup,
        caminos_table::PlayerKind,
        caminos_table::TimeControl,
        caminos_table::TimeControlError,
        caminos_rules::Out,
        caminos_table::Player,
        caminos_table::Name,
        caminos_table::Party,
        caminos_table::Actor,
        caminos_table::Moment,
        caminos_table::Event,
        caminos_table::EventKind,
        caminos_table::Command,
        caminos_table::RequestKind,
        socket::GameId,
        socket::Token,
        socket::CommandId,
        socket::ClientMessage,
        socket::ServerMessage,
        socket::ServerError,
        socket::Opened,
        socket::CreateGameError,
        socket::Addresses,
        caminos_table::Refusal,
        caminos_table::NameError,
        caminos_table::MatchSetupError,
        match_view::MatchView,
        match_view::PlayerView,
        match_view::RequestView,
        match_view::DeclinedView,
        match_view::ScoreView,
        match_view::ClockView,
        study::PuzzleView,
        study::VerdictView,
        study::RatingView,
        study::FactView,
        study::NamedMoveView,
        study::MoveGradeView,
        study::ReviewSummary,
        study::RecordView,
        study::LineView,
        study::NodeView,
        study::DraftView,
        caminos_message::Message,
        caminos_message::Arg,
        caminos_cei::Info,
        caminos_cei::PrincipalVariation,
        caminos_cei::Score,
        caminos_cei::Wdl,
        caminos_cei::Strength,
    ];
    text
}
