//! The choices for a new game.

use std::sync::Arc;

use caminos_rules::{Material, Options, Out, Players, Rules, RulesError, Seat, Team};
use caminos_search::Strength;
use caminos_table::PlayerKind;

use super::local_match::{MatchTerms, SeatPlayers};
use super::messages::player;
use crate::language::{texts, tr};
use crate::messages::team;

/// A row of choices.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Board,
    Players,
    Seat(Seat),
    Neutral,
    Scoring,
    Out,
    Swap,
    First,
    Games,
}

impl Row {
    const TWO: [Self; 10] = [
        Self::Board,
        Self::Players,
        Self::Seat(Seat::One),
        Self::Seat(Seat::Two),
        Self::Neutral,
        Self::Scoring,
        Self::Out,
        Self::Swap,
        Self::First,
        Self::Games,
    ];
    const FOUR: [Self; 12] = [
        Self::Board,
        Self::Players,
        Self::Seat(Seat::One),
        Self::Seat(Seat::Two),
        Self::Seat(Seat::Three),
        Self::Seat(Seat::Four),
        Self::Neutral,
        Self::Scoring,
        Self::Out,
        Self::Swap,
        Self::First,
        Self::Games,
    ];

    fn name(self) -> String {
        match self {
            Self::Seat(seat) => team(seat.team()),
            Self::Board => tr!("setup-row-board"),
            Self::Players => tr!("setup-row-players"),
            Self::Neutral => tr!("setup-row-neutral"),
            Self::Scoring => tr!("setup-row-scoring"),
            Self::Out => tr!("setup-row-out"),
            Self::Swap => tr!("setup-row-swap"),
            Self::First => tr!("setup-row-first"),
            Self::Games => tr!("setup-row-games"),
        }
    }
}

/// What has been chosen so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NewGameForm {
    boards: Vec<String>,
    board: usize,
    options: Options,
    players: SeatPlayers,
    games: u8,
    row: usize,
}

/// What a series offers in the form; any number can be given to the command.
const SERIES: [u8; 6] = [1, 2, 3, 5, 7, 10];

impl NewGameForm {
    /// Starts from the game that is on the table.
    pub(crate) fn new(material: &Material, rules: &Rules, terms: MatchTerms) -> Self {
        let boards: Vec<String> = material
            .boards()
            .iter()
            .map(|board| board.name().to_owned())
            .collect();
        let board = boards.iter().position(|name| name == rules.board().name());
        Self {
            board: board.unwrap_or(0),
            boards,
            options: *rules.options(),
            players: terms.players,
            games: terms.games,
            row: 0,
        }
    }

    /// The rows, which depend on the number of players.
    pub(crate) const fn rows(&self) -> &'static [Row] {
        match self.options.players {
            Players::Two => &Row::TWO,
            Players::Four => &Row::FOUR,
        }
    }

    pub(crate) const fn row(&self) -> Row {
        self.rows()[self.row]
    }

    pub(crate) const fn players(&self) -> SeatPlayers {
        self.players
    }

    pub(crate) const fn games(&self) -> u8 {
        self.games
    }

    pub(crate) fn name(&self, row: Row) -> String {
        match (row, self.options.players) {
            (Row::Seat(seat), Players::Four) => {
                let team = team(seat.team());
                tr!("seat-name", team = team, seat = seat.number())
            }
            _ => row.name(),
        }
    }

    /// Goes to the next row, or to the one before.
    pub(crate) const fn step(&mut self, down: bool) {
        let rows = self.rows().len();
        self.row = (self.row + if down { 1 } else { rows - 1 }) % rows;
    }

    /// Changes the chosen row's value.
    pub(crate) fn change(&mut self, forward: bool) {
        let row = self.row();
        let options = &mut self.options;
        match row {
            Row::Seat(seat) => {
                let next = next_player(self.players.at(seat), forward);
                self.players.set(seat, next);
            }
            Row::Board => {
                let boards = self.boards.len();
                self.board = (self.board + if forward { 1 } else { boards - 1 }) % boards;
            }
            Row::Players => {
                options.players = match options.players {
                    Players::Two => Players::Four,
                    Players::Four => Players::Two,
                };
            }
            Row::Neutral => options.neutral ^= true,
            Row::Scoring => options.scoring ^= true,
            Row::Out => {
                options.out = match options.out {
                    Out::Seat => Out::Team,
                    Out::Team => Out::Seat,
                };
            }
            Row::Swap => options.swap ^= true,
            Row::Games => {
                let next = if forward {
                    SERIES.into_iter().find(|&games| games > self.games)
                } else {
                    SERIES.into_iter().rev().find(|&games| games < self.games)
                };
                let round = if forward {
                    SERIES[0]
                } else {
                    SERIES[SERIES.len() - 1]
                };
                self.games = next.unwrap_or(round);
            }
            Row::First => {
                options.first = match options.first {
                    Team::Yellow => Team::Green,
                    Team::Green => Team::Yellow,
                };
            }
        }
    }

    pub(crate) fn value(&self, row: Row) -> String {
        let yes_no = |on: bool| if on { tr!("yes") } else { tr!("no") };
        let options = &self.options;
        match row {
            Row::Board => texts().board(&self.boards[self.board]),
            Row::Players => options.players.to_string(),
            Row::Seat(seat) => player(self.players.at(seat)),
            Row::Neutral => yes_no(options.neutral),
            Row::Scoring => yes_no(options.scoring),
            Row::Out => match options.out {
                Out::Seat => tr!("setup-out-seat"),
                Out::Team => tr!("setup-out-team"),
            },
            Row::Swap => yes_no(options.swap),
            Row::First => team(options.first),
            Row::Games => self.games.to_string(),
        }
    }

    pub(crate) fn rules(&self, material: &Material) -> Result<Arc<Rules>, RulesError> {
        Rules::new(material, &self.boards[self.board], self.options)
    }
}

/// The next choice, or the one before: a person, then the levels.
fn next_player(player: PlayerKind, forward: bool) -> PlayerKind {
    let choice = match player {
        PlayerKind::Computer(strength) => strength.number(),
        PlayerKind::Here | PlayerKind::Link => 0,
    };
    let choices = Strength::FULL.number() + 1;
    let next = (choice + if forward { 1 } else { choices - 1 }) % choices;
    Strength::new(next).map_or(PlayerKind::Here, PlayerKind::Computer)
}
