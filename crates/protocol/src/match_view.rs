//! A match as a page shows it beside the board, for one of those who look at it.

use caminos_rules::Team;
use caminos_table::{
    Actor, DeclinedRequest, Match, Moment, Party, Player, PlayerKind, Request, RequestKind,
    SeriesScore, Strength, TimeControl,
};
use serde::{Deserialize, Serialize};

use crate::view::OutcomeView;

/// Who sits where, whose turn it is, how the series stands, and what is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MatchView {
    /// The players in order.
    pub players: Vec<PlayerView>,
    /// The player who has to move; none when the game is over.
    pub to_move: Option<Player>,
    /// The strength of the computer that has to move, if one has.
    pub computer: Option<Strength>,
    /// The players for whom the one who looks plays.
    pub yours: Vec<Player>,
    /// How many moves were made.
    pub ply: u16,
    /// How the game ended, resignation and time included.
    pub outcome: Option<OutcomeView>,
    /// Whether the last game of the series has ended.
    pub over: bool,
    /// The game's number in the series, from 1.
    pub round: u8,
    /// How many games make the series.
    pub games: u8,
    /// How many rematches there were.
    pub rematches: u32,
    /// How the series stands.
    pub series: ScoreView,
    /// How everything stands that was played at this table, rematches included.
    pub total: ScoreView,
    /// Whether the one who looks has a move to take back, or to ask for.
    pub may_take_back: bool,
    /// Whether hints, threats and connections may be shown while a game is played.
    pub hints: bool,
    /// What somebody has asked for, if it waits for an answer.
    pub request: Option<RequestView>,
    /// What somebody has asked for in vain, until the match goes on.
    pub declined: Option<DeclinedView>,
    /// The clocks, if the match is played with any.
    pub clock: Option<ClockView>,
}

/// The score of a series, or of all of them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ScoreView {
    /// Games won by players 1 and 3, and by 2 and 4.
    pub wins: [u32; 2],
    /// Points of players 1 and 3, and of 2 and 4; without scoring there are none.
    pub points: [u32; 2],
    /// Games that nobody has won.
    pub draws: u32,
    /// Games that have ended.
    pub played: u32,
}

/// The clocks at the last event. From then on one of them runs, at most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// How much time was agreed on.
    pub control: TimeControl,
    /// When the last event happened, by the clock of whoever keeps the time.
    pub at: Moment,
    /// By player in order: the milliseconds that they had left then.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub left: Vec<u64>,
    /// The player whose clock has been running since.
    pub running: Option<Player>,
    /// When that player's time is over.
    pub deadline: Option<Moment>,
    /// Whether all stand still by agreement.
    pub paused: bool,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// Who it is.
    pub player: Player,
    /// The seat from which they play now, 1 to 4.
    pub seat: u8,
    /// The team of that seat.
    pub team: Team,
    /// A person here, the computer, or somebody by link.
    #[serde(rename = "who")]
    pub kind: PlayerKind,
    /// Their name, if one was given.
    pub name: Option<String>,
    /// Whether the seat still waits for somebody to come by link.
    pub open: bool,
}

/// What somebody has asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RequestView {
    /// What.
    pub kind: RequestKind,
    /// Who asks.
    pub by: Party,
    /// Whether the one who looks asks.
    pub yours: bool,
    /// Whether the one who looks has to answer.
    pub waits_for_you: bool,
}

/// A request that somebody has declined.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DeclinedView {
    /// What was asked for.
    pub kind: RequestKind,
    /// Who said no.
    pub by: Party,
    /// Whether the one who looks had asked.
    pub yours: bool,
}

impl MatchView {
    /// The match as the actor sees it.
    #[must_use]
    pub fn new(match_state: &Match, actor: Actor) -> Self {
        let game = match_state.game();
        Self {
            players: match_state
                .players()
                .map(|player| person(match_state, player))
                .collect(),
            to_move: match_state.player_to_move(),
            computer: match_state.computer_to_move().map(|(_, strength)| strength),
            yours: match_state
                .players()
                .filter(|&player| match_state.plays_for(actor, player))
                .collect(),
            ply: game.ply(),
            outcome: match_state.outcome().map(OutcomeView::from),
            over: match_state.is_over(),
            round: game.round(),
            games: match_state.setup().games,
            rematches: game.rematches(),
            series: match_state.score().into(),
            total: match_state.total_score().into(),
            may_take_back: match_state.may_take_back(actor),
            hints: match_state.setup().hints,
            request: match_state.request().map(|request| asked(request, actor)),
            declined: match_state
                .declined_request()
                .map(|declined| view_of_declined(declined, actor)),
            clock: clock(match_state),
        }
    }
}

impl From<SeriesScore> for ScoreView {
    fn from(score: SeriesScore) -> Self {
        let sides = [1, 2].map(Player::new);
        Self {
            wins: sides.map(|side| side.map_or(0, |side| score.wins(side))),
            points: sides.map(|side| side.map_or(0, |side| score.points(side))),
            draws: score.draws(),
            played: score.played(),
        }
    }
}

fn view_of_declined(declined: DeclinedRequest, actor: Actor) -> DeclinedView {
    DeclinedView {
        kind: declined.kind,
        by: declined.declined_by,
        yours: actor.party() == Some(declined.asked_by),
    }
}

fn clock(match_state: &Match) -> Option<ClockView> {
    let control = match_state.setup().clock?;
    let at = match_state.last_event_at();
    let left = match_state.players().map(|player| {
        let left = match_state.time_left(player, at).unwrap_or_default();
        left.as_millis() as u64
    });
    Some(ClockView {
        control,
        at,
        left: left.collect(),
        running: match_state.clock_running(),
        deadline: match_state.deadline(),
        paused: match_state.is_paused(),
    })
}

fn person(match_state: &Match, player: Player) -> PlayerView {
    let seat = match_state.game().seat_of(player);
    let kind = match_state.player_kind(player).unwrap_or(PlayerKind::Here);
    PlayerView {
        player,
        seat: seat.number(),
        team: seat.team(),
        kind,
        name: match_state.name(player).map(ToString::to_string),
        open: kind == PlayerKind::Link && match_state.party_of(player).is_none(),
    }
}

fn asked(request: &Request, actor: Actor) -> RequestView {
    let party = actor.party();
    RequestView {
        kind: request.kind(),
        by: request.by(),
        yours: party == Some(request.by()),
        waits_for_you: party.is_some_and(|party| request.waits_for(party)),
    }
}
