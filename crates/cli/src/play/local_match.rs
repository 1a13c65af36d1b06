//! The match at this terminal: a [`Match`] whose commands come from the people here and from the
//! computer. What it adds is redo, and a pause while the computer is stopped.

#[cfg(test)]
mod tests;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use caminos_cei::Clock;
use caminos_rules::{
    Material, Move, MoveText, Options, Outcome, PerTeam, Position, Rules, Seat, Team,
};
use caminos_search::Strength;
use caminos_table::{
    Actor, Command, Match, MatchSetupError, Moment, PlayerKind, Refusal, SeatSetup, TimeControl,
};

/// Who plays from each of the four seats; a game for two leaves the last two out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatPlayers(pub(crate) [PlayerKind; 4]);

impl Default for SeatPlayers {
    fn default() -> Self {
        Self([PlayerKind::Here; 4])
    }
}

impl SeatPlayers {
    pub(crate) const fn at(&self, seat: Seat) -> PlayerKind {
        self.0[seat as usize]
    }

    pub(crate) const fn set(&mut self, seat: Seat, player: PlayerKind) {
        self.0[seat as usize] = player;
    }

    fn setups(&self, players: usize) -> Vec<SeatSetup> {
        let seat = |&player: &PlayerKind| SeatSetup { player, name: None };
        self.0.iter().take(players).map(seat).collect()
    }
}

/// Who has to do something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum ToMove {
    Nobody,
    Person,
    Computer(Strength),
}

/// How a match is played, apart from its position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct MatchTerms {
    pub(crate) players: SeatPlayers,
    pub(crate) clock: Option<TimeControl>,
    /// How many games make the series.
    pub(crate) games: u8,
}

impl Default for MatchTerms {
    fn default() -> Self {
        Self {
            players: SeatPlayers::default(),
            clock: None,
            games: 1,
        }
    }
}

pub(crate) struct LocalMatch {
    state: Match,
    terms: MatchTerms,
    /// Moves that were taken back, the next one last.
    redo: Vec<Move>,
    paused: bool,
    /// Where the time comes from.
    now: fn() -> Moment,
}

impl LocalMatch {
    /// A match whose first game has come as far as a position has.
    pub(crate) fn new(
        position: &Position,
        material: &Material,
        terms: MatchTerms,
    ) -> Result<Self, MatchSetupError> {
        let MatchTerms {
            players,
            clock,
            games,
        } = terms;
        let seats = players.setups(position.rules().options().players.count());
        let now = system_time();
        let (state, _) = Match::series_from_position(position, material, seats, games, clock, now)?;
        Ok(Self {
            state,
            terms,
            redo: Vec::new(),
            paused: false,
            now: system_time,
        })
    }

    #[cfg(test)]
    pub(crate) fn with_time(mut self, now: fn() -> Moment) -> Self {
        self.now = now;
        self
    }

    /// The match itself: seats, series and score.
    pub(crate) const fn match_state(&self) -> &Match {
        &self.state
    }

    pub(crate) fn position(&self) -> &Position {
        self.state.position()
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.position().rules()
    }

    pub(crate) fn options(&self) -> &Options {
        self.rules().options()
    }

    /// How the game ended.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Whether it ended by a resignation or on time, which is not taken back.
    pub(crate) fn has_resigned(&self) -> bool {
        self.state.game().is_resigned()
    }

    /// The clocks that the match is played with.
    pub(crate) fn clock(&self) -> Option<TimeControl> {
        self.state.setup().clock
    }

    /// What whoever plays from a seat has left.
    pub(crate) fn time_left(&self, seat: Seat) -> Option<Duration> {
        self.state
            .time_left(self.state.player_at(seat)?, (self.now)())
    }

    /// Whether somebody's time runs.
    pub(crate) fn is_clock_running(&self) -> bool {
        self.state.clock_running().is_some()
    }

    /// Lets the flag fall where the time is over; `true` if it did.
    pub(crate) fn keep_time(&mut self) -> bool {
        let over = self
            .state
            .deadline()
            .is_some_and(|deadline| deadline <= (self.now)());
        over && self.handle(Actor::Server, &Command::Flag).is_ok()
    }

    /// The clocks as an engine wants to know them: a team's is that of its seat to move, or else
    /// of its first.
    pub(crate) fn engine_clocks(&self) -> Option<PerTeam<Clock>> {
        let Some(TimeControl::Increment { increment, .. }) = self.clock() else {
            return None;
        };
        let increment = Duration::from_secs(increment.into());
        let to_move = self.seat_to_move()?;
        let clock = |team: Team| {
            let seat = if to_move.team() == team {
                to_move
            } else {
                team.first_seat()
            };
            let left = self.time_left(seat)?;
            Some(Clock { left, increment })
        };
        Some(PerTeam {
            yellow: clock(Team::Yellow)?,
            green: clock(Team::Green)?,
        })
    }

    pub(crate) fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    pub(crate) fn seat_to_move(&self) -> Option<Seat> {
        self.state.game().seat_to_move()
    }

    /// How the match is played.
    pub(crate) const fn terms(&self) -> MatchTerms {
        self.terms
    }

    /// Whether more games of the series are to be played after this one has ended.
    pub(crate) fn has_next(&self) -> bool {
        self.is_over() && !self.state.is_over()
    }

    /// Begins the next game of the series.
    pub(crate) fn next_game(&mut self) -> Result<(), Refusal> {
        self.handle(Actor::Owner, &Command::Next)?;
        self.redo.clear();
        self.paused = false;
        Ok(())
    }

    /// Who plays from a seat now: a swap exchanges two.
    pub(crate) fn player_at(&self, seat: Seat) -> PlayerKind {
        let player = self.state.player_at(seat);
        player
            .and_then(|player| self.state.player_kind(player))
            .unwrap_or(PlayerKind::Here)
    }

    pub(crate) fn has_computer(&self) -> bool {
        self.position()
            .rules()
            .seats()
            .any(|seat| self.player_at(seat) != PlayerKind::Here)
    }

    /// The team that people play, if they play only one: the computer plays the other.
    pub(crate) fn people(&self) -> Option<Team> {
        let mut teams = (self.rules().seats())
            .filter(|&seat| self.player_at(seat) == PlayerKind::Here)
            .map(Seat::team);
        let first = teams.next()?;
        teams.all(|team| team == first).then_some(first)
    }

    fn has_person(&self) -> bool {
        self.position()
            .rules()
            .seats()
            .any(|seat| self.player_at(seat) == PlayerKind::Here)
    }

    pub(crate) fn to_move(&self) -> ToMove {
        match self.seat_to_move().map(|seat| self.player_at(seat)) {
            None => ToMove::Nobody,
            Some(PlayerKind::Computer(strength)) => ToMove::Computer(strength),
            Some(PlayerKind::Here | PlayerKind::Link) => ToMove::Person,
        }
    }

    /// The strength at which the computer has to move now.
    pub(crate) fn computer_to_move(&self) -> Option<Strength> {
        match self.to_move() {
            ToMove::Computer(strength) if !self.paused => Some(strength),
            _ => None,
        }
    }

    /// Whether it is the computer's turn and it was stopped.
    pub(crate) fn is_paused(&self) -> bool {
        self.paused && matches!(self.to_move(), ToMove::Computer(_))
    }

    /// Stops the computer, or lets it go on.
    pub(crate) const fn pause(&mut self, paused: bool) {
        self.paused = paused;
    }

    /// The text of a move that a person typed.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), Refusal> {
        self.handle_move(Actor::Owner, text.to_owned())
    }

    /// A move that the computer found.
    pub(crate) fn play_computer(&mut self, text: &MoveText) -> Result<(), Refusal> {
        self.handle_move(Actor::Computer, text.to_string())
    }

    fn handle_move(&mut self, actor: Actor, text: String) -> Result<(), Refusal> {
        let ply = self.state.game().ply();
        self.handle(actor, &Command::Move { text, ply })?;
        self.redo.clear();
        self.paused = false;
        Ok(())
    }

    fn handle(&mut self, actor: Actor, command: &Command) -> Result<(), Refusal> {
        self.state.handle(actor, command, (self.now)()).map(|_| ())
    }

    /// Takes back the own last move and what followed, the last one first. Where only the
    /// computer plays it is one move, and the computer waits.
    pub(crate) fn undo(&mut self) -> Result<Vec<Move>, Refusal> {
        let mut taken: Vec<Move> = self.moves().collect();
        let ply = self.state.game().ply();
        self.handle(Actor::Owner, &Command::Takeback { ply })?;
        taken.drain(..self.moves().count());
        taken.reverse();
        self.redo.extend(&taken);
        self.paused = !self.has_person();
        Ok(taken)
    }

    /// Plays what was taken back, up to a person's turn; `false` if there is nothing.
    pub(crate) fn redo(&mut self) -> bool {
        let mut again = std::mem::take(&mut self.redo);
        let people = self.has_person();
        let mut any = false;
        while !any || (people && matches!(self.to_move(), ToMove::Computer(_))) {
            let Some(mv) = again.pop() else { break };
            let text = self.rules().text(mv).to_string();
            let actor = match self.to_move() {
                ToMove::Computer(_) => Actor::Computer,
                ToMove::Person | ToMove::Nobody => Actor::Owner,
            };
            if self.handle_move(actor, text).is_err() {
                break;
            }
            any = true;
        }
        self.redo = again;
        self.paused = !people;
        any
    }

    pub(crate) fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.position().history().map(|(_, mv)| mv)
    }

    /// The game as the text of a record.
    pub(crate) fn record_text(&self) -> String {
        self.state.record_text()
    }
}

fn system_time() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Moment(since.map_or(0, |since| since.as_millis() as u64))
}
