//! The choices for a new game.

use std::sync::Arc;

use caminos_rules::{Material, Options, Out, Players, Rules, RulesError, Team};

/// A row of choices.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Board,
    Players,
    Neutral,
    Scoring,
    Out,
    Swap,
    First,
}

impl Row {
    pub(crate) const ALL: [Self; 7] = [
        Self::Board,
        Self::Players,
        Self::Neutral,
        Self::Scoring,
        Self::Out,
        Self::Swap,
        Self::First,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Board => "Board",
            Self::Players => "Players",
            Self::Neutral => "Neutral pieces",
            Self::Scoring => "Scoring",
            Self::Out => "Who is out when stuck",
            Self::Swap => "Swap rule",
            Self::First => "Who begins",
        }
    }
}

/// What has been chosen so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Setup {
    boards: Vec<String>,
    board: usize,
    options: Options,
    row: usize,
}

impl Setup {
    /// Starts from the game that is on the table.
    pub(crate) fn new(material: &Material, rules: &Rules) -> Self {
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
            row: 0,
        }
    }

    pub(crate) const fn row(&self) -> Row {
        Row::ALL[self.row]
    }

    /// Goes to the next row, or to the one before.
    pub(crate) const fn step(&mut self, down: bool) {
        let rows = Row::ALL.len();
        self.row = (self.row + if down { 1 } else { rows - 1 }) % rows;
    }

    /// Changes the chosen row's value.
    pub(crate) fn change(&mut self, forward: bool) {
        let options = &mut self.options;
        match Row::ALL[self.row] {
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
            Row::First => {
                options.first = match options.first {
                    Team::Yellow => Team::Green,
                    Team::Green => Team::Yellow,
                };
            }
        }
    }

    pub(crate) fn value(&self, row: Row) -> String {
        let yes_no = |on: bool| if on { "yes" } else { "no" }.to_owned();
        let options = &self.options;
        match row {
            Row::Board => self.boards[self.board].clone(),
            Row::Players => options.players.to_string(),
            Row::Neutral => yes_no(options.neutral),
            Row::Scoring => yes_no(options.scoring),
            Row::Out => match options.out {
                Out::Seat => "only that seat".to_owned(),
                Out::Team => "the whole team".to_owned(),
            },
            Row::Swap => yes_no(options.swap),
            Row::First => options.first.to_string(),
        }
    }

    pub(crate) fn rules(&self, material: &Material) -> Result<Arc<Rules>, RulesError> {
        Rules::new(material, &self.boards[self.board], self.options)
    }
}
