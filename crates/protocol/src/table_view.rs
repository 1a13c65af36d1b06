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
pub struct TableView {
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

impl TableView {
    /// The match as the actor sees it.
    #[must_use]
    pub fn new(table: &Match, actor: Actor) -> Self {
        let game = table.game();
        Self {
            players: table
                .players()
                .map(|player| person(table, player))
                .collect(),
            to_move: table.player_to_move(),
            computer: table.computer_to_move().map(|(_, strength)| strength),
            yours: table
                .players()
                .filter(|&player| table.plays_for(actor, player))
                .collect(),
            ply: game.ply(),
            outcome: outcome(table),
            over: table.is_over(),
            round: game.round(),
            games: table.setup().games,
            rematches: game.rematches(),
            series: table.score().into(),
            total: table.total_score().into(),
            may_take_back: table.may_take_back(actor),
            hints: table.setup().hints,
            request: table.request().map(|request| asked(request, actor)),
            declined: table
                .declined_request()
                .map(|declined| view_of_declined(declined, actor)),
            clock: clock(table),
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

fn outcome(table: &Match) -> Option<OutcomeView> {
    let outcome = table.outcome()?;
    match (table.game().flagged(), outcome.winner()) {
        (Some(_), Some(winner)) => Some(OutcomeView::Time { winner }),
        _ => Some(OutcomeView::from(outcome)),
    }
}

fn clock(table: &Match) -> Option<ClockView> {
    let control = table.setup().clock?;
    let at = table.last_event_at();
    let left = table.players().map(|player| {
        let left = table.time_left(player, at).unwrap_or_default();
        left.as_millis() as u64
    });
    Some(ClockView {
        control,
        at,
        left: left.collect(),
        running: table.clock_running(),
        deadline: table.deadline(),
        paused: table.is_paused(),
    })
}

fn person(table: &Match, player: Player) -> PlayerView {
    let seat = table.game().seat_of(player);
    let kind = table.player_kind(player).unwrap_or(PlayerKind::Here);
    PlayerView {
        player,
        seat: seat.number(),
        team: seat.team(),
        kind,
        name: table.name(player).map(ToString::to_string),
        open: kind == PlayerKind::Link && table.party_of(player).is_none(),
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
