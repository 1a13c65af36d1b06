//! A match: what the events so far have made of the setup.

use std::sync::Arc;

use caminos_cei::Strength;
use caminos_rules::{Material, Outcome, PerTeam, Position, Rules, Seat, Team};

use crate::event::{Event, EventKind, FORMAT, Moment};
use crate::game::Game;
use crate::match_setup::{MatchSetup, MatchSetupError, PlayerKind};
use crate::name::Name;
use crate::party::{Actor, Party, Player};
use crate::request::{DeclinedRequest, Request};
use crate::rules_cache;

/// No match needs more events; whoever makes more is up to no good.
pub const MAX_EVENTS: u32 = 20_000;

/// The last of them are for what brings a game to its end: far more than that needs. Whoever fills
/// the others, with names or questions, keeps no move and no flag out.
pub const RESERVED_EVENTS: u32 = 500;

/// A match under way. Only [`Match::open`] and events make one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// Never changes: copies of the match share it.
    pub(crate) setup: Arc<MatchSetup>,
    /// By the team that begins: within a series they take turns.
    pub(crate) rules: PerTeam<Arc<Rules>>,
    pub(crate) names: Vec<Option<Name>>,
    /// By player: whether somebody has come to an open seat.
    pub(crate) claimed: [bool; 4],
    /// All games, the one in play last.
    pub(crate) games: Vec<Game>,
    pub(crate) request: Option<Request>,
    pub(crate) declined: Option<DeclinedRequest>,
    pub(crate) events: u32,
    /// When the last event happened.
    pub(crate) last: Moment,
}

impl Match {
    /// Opens a table: the match, and the event that says so.
    ///
    /// # Errors
    /// What cannot be played in the setup.
    pub fn open(setup: MatchSetup, now: Moment) -> Result<(Self, Event), MatchSetupError> {
        Self::open_with(setup, Material::standard(), now)
    }

    /// Opens a table with the material that the setup names.
    ///
    /// # Errors
    /// What cannot be played in the setup, or that it names another material.
    pub fn open_with(
        setup: MatchSetup,
        material: &Material,
        now: Moment,
    ) -> Result<(Self, Event), MatchSetupError> {
        let opened = Event {
            at: now,
            kind: EventKind::Opened {
                format: FORMAT,
                setup: setup.clone(),
            },
        };
        let names = setup.check(Name::new)?;
        Ok((Self::set_up(setup, names, material, now)?, opened))
    }

    /// The match as its first event makes it.
    pub(crate) fn set_up(
        setup: MatchSetup,
        names: Vec<Option<Name>>,
        material: &Material,
        now: Moment,
    ) -> Result<Self, MatchSetupError> {
        setup.check_material(material)?;
        let rules = |first| rules_cache::rules(material, &setup.board, setup.options(first));
        let rules = PerTeam {
            yellow: rules(Team::Yellow)?,
            green: rules(Team::Green)?,
        };
        let start = setup.start(material, &rules[setup.first])?;
        Ok(Self {
            names,
            rules,
            claimed: [false; 4],
            games: vec![Game::new(start, 0, 1, setup.clock)],
            request: None,
            declined: None,
            events: 1,
            last: now,
            setup: Arc::new(setup),
        })
    }

    /// What was agreed on.
    #[must_use]
    pub fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// All games so far, the one in play last; never empty.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// The game in play, or the last one.
    #[must_use]
    pub fn game(&self) -> &Game {
        self.games.last().expect("a match begins with a game")
    }

    pub(crate) fn game_mut(&mut self) -> &mut Game {
        self.games.last_mut().expect("a match begins with a game")
    }

    /// The position of the game in play.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game().position()
    }

    /// How the game in play ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Whether the last game of the series has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let game = self.game();
        game.is_over() && game.round() >= self.setup.games
    }

    /// Whether it is being played: a move was made, and no open seat waits for its first one.
    /// Whoever opens a table may move before anybody has come.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        let movers = self.game().movers();
        let is_awaited = |player| self.is_open(player) && !movers.contains(&player);
        self.games.len() > 1 || (!movers.is_empty() && !self.players().any(is_awaited))
    }

    /// How many events there were.
    #[must_use]
    pub const fn event_count(&self) -> u32 {
        self.events
    }

    /// The players in order.
    pub fn players(&self) -> impl Iterator<Item = Player> + use<> {
        Player::all(self.setup.seats.len())
    }

    /// Who plays: a person here, the computer, or somebody by link.
    #[must_use]
    pub fn player_kind(&self, player: Player) -> Option<PlayerKind> {
        self.setup.seats.get(player.index()).map(|seat| seat.player)
    }

    /// A player's name, if one was given.
    #[must_use]
    pub fn name(&self, player: Player) -> Option<&Name> {
        self.names.get(player.index())?.as_ref()
    }

    /// The player at a seat of the game in play.
    #[must_use]
    pub fn player_at(&self, seat: Seat) -> Option<Player> {
        self.players()
            .find(|player| self.game().seat_of(*player) == seat)
    }

    /// The player who has to move, unless the game is over.
    #[must_use]
    pub fn player_to_move(&self) -> Option<Player> {
        self.game().player_to_move()
    }

    /// The computer that has to move and its strength, if one has; none while the game is paused.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<(Player, Strength)> {
        if self.is_paused() {
            return None;
        }
        let player = self.player_to_move()?;
        match self.player_kind(player)? {
            PlayerKind::Computer(strength) => Some((player, strength)),
            PlayerKind::Here | PlayerKind::Link => None,
        }
    }

    /// The next seat that waits for somebody to come by link.
    #[must_use]
    pub fn open_seat(&self) -> Option<Player> {
        self.players().find(|player| self.is_open(*player))
    }

    pub(crate) fn is_open(&self, player: Player) -> bool {
        self.player_kind(player) == Some(PlayerKind::Link) && !self.claimed[player.index()]
    }

    /// Whether somebody has come to that seat by link.
    pub(crate) fn is_by_link(&self, player: Player) -> bool {
        self.player_kind(player) == Some(PlayerKind::Link) && self.claimed[player.index()]
    }

    /// Who decides for a player; nobody for the computer and for open seats.
    #[must_use]
    pub fn party_of(&self, player: Player) -> Option<Party> {
        match self.player_kind(player)? {
            PlayerKind::Here => Some(Party::Owner),
            PlayerKind::Computer(_) => None,
            PlayerKind::Link => {
                let claimed = self.claimed[player.index()];
                claimed.then_some(Party::Player(player))
            }
        }
    }

    /// Everybody who has to be asked: those who play here as one, and each who came by link.
    #[must_use]
    pub fn parties(&self) -> Vec<Party> {
        let mut parties = Vec::new();
        for party in self.players().filter_map(|player| self.party_of(player)) {
            if let Err(at) = parties.binary_search(&party) {
                parties.insert(at, party);
            }
        }
        parties
    }

    /// What somebody has asked the others for, if they have not all answered.
    #[must_use]
    pub const fn request(&self) -> Option<&Request> {
        self.request.as_ref()
    }

    /// The request that was declined last, unless the match has gone on since.
    #[must_use]
    pub const fn declined_request(&self) -> Option<DeclinedRequest> {
        self.declined
    }

    /// Whether the actor may play for a player.
    #[must_use]
    pub fn plays_for(&self, actor: Actor, player: Player) -> bool {
        match (actor, self.player_kind(player)) {
            (Actor::Owner, Some(PlayerKind::Here))
            | (Actor::Computer, Some(PlayerKind::Computer(_))) => true,
            (Actor::Player(own), Some(PlayerKind::Link)) => {
                own == player && self.claimed[player.index()]
            }
            _ => false,
        }
    }
}
