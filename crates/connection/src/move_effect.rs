//! What a move changes.

use caminos_rules::{Cell, Colour, Move, Outcome, PerTeam, Placement, Position, Team};

use super::path_distance::path_distance;
use super::threatened_cells::threatened_cells;

/// What a legal move changes: how many cells each team still needs, the threats to connect at
/// once, and the tops that the piece covers. Hints, analysis, lessons and descriptions for
/// screen readers are all made from this.
///
/// ```
/// use caminos_rules::{MoveText, Options, Position, Rules, Team};
/// use caminos_connection::MoveEffect;
/// let mut position = Position::new(Rules::standard("square", Options::default())?);
/// for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6")? {
///     position.play_text(&text)?;
/// }
/// let mv = position.resolve(&"La7a8b8c8".parse()?)?;
/// let effect = MoveEffect::of(&position, mv).expect("the game is not over");
/// assert!(effect.connects());
/// assert_eq!(effect.needed_before[Team::Yellow], Some(2));
/// assert_eq!(effect.needed_after[Team::Yellow], Some(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveEffect {
    /// The team that moves.
    pub team: Team,
    /// The cells that each team needs for a connection ([`path_distance`]) before the move;
    /// `None` where no path is left.
    pub needed_before: PerTeam<Option<u32>>,
    /// The same after the move.
    pub needed_after: PerTeam<Option<u32>>,
    /// Where the team that moves could connect at once ([`threatened_cells`]) before the move,
    /// in order of column and row.
    pub own_threats_before: Vec<Cell>,
    /// Where it could after the move, if it had the turn.
    pub own_threats_after: Vec<Cell>,
    /// Where the other team could connect at once before the move, if it had the turn.
    pub their_threats_before: Vec<Cell>,
    /// Where it can after the move.
    pub their_threats_after: Vec<Cell>,
    /// The tops that the piece covers.
    pub covered: Vec<(Cell, Colour)>,
    /// How the move ends the game, if it does.
    pub outcome: Option<Outcome>,
}

impl MoveEffect {
    /// The effect of a legal move; `None` when the game is over.
    #[must_use]
    pub fn of(before: &Position, mv: Move) -> Option<Self> {
        let team = before.to_move()?.team();
        let mut after = before.clone();
        after.play_unchecked(mv);
        Some(Self {
            team,
            needed_before: needed_cells(before),
            needed_after: needed_cells(&after),
            own_threats_before: threats(before, team),
            own_threats_after: threats(&after, team),
            their_threats_before: threats(before, team.other()),
            their_threats_after: threats(&after, team.other()),
            covered: mv
                .placement()
                .map_or_else(Vec::new, |placement| covered_tops(before, placement)),
            outcome: after.outcome(),
        })
    }

    /// The effect of the last move that led to a position; `None` when there was none.
    #[must_use]
    pub fn of_last(after: &Position) -> Option<Self> {
        let mut before = after.clone();
        let mv = before.undo()?;
        Self::of(&before, mv)
    }

    /// Whether the move connects the team that makes it.
    #[must_use]
    pub fn connects(&self) -> bool {
        matches!(self.outcome, Some(Outcome::Connected { team, .. }) if team == self.team)
    }

    /// Whether the other team could connect at once, and no longer can.
    #[must_use]
    pub const fn blocks(&self) -> bool {
        !self.their_threats_before.is_empty()
            && self.their_threats_after.is_empty()
            && self.outcome.is_none()
    }

    /// Whether the team that moves could not connect at once, and after the move threatens to.
    #[must_use]
    pub const fn makes_threat(&self) -> bool {
        self.own_threats_before.is_empty() && !self.own_threats_after.is_empty()
    }

    /// Whether the piece covers a top of the other team.
    #[must_use]
    pub fn covers(&self) -> bool {
        let theirs = Colour::from(self.team.other());
        self.covered.iter().any(|&(_, colour)| colour == theirs)
    }
}

/// The cells that each team needs for a connection.
fn needed_cells(position: &Position) -> PerTeam<Option<u32>> {
    let needed = |team| path_distance(position, team).map(|distance| distance.count());
    PerTeam {
        yellow: needed(Team::Yellow),
        green: needed(Team::Green),
    }
}

fn threats(position: &Position, team: Team) -> Vec<Cell> {
    let cells = threatened_cells(position, team);
    position.rules().board().cells_in(cells).collect()
}

/// The tops that a placement would cover.
#[must_use]
pub fn covered_tops(before: &Position, placement: Placement) -> Vec<(Cell, Colour)> {
    let cells = before.rules().columns(placement).map(|(cell, _)| cell);
    let tops = cells.filter_map(|cell| before.top(cell).map(|(_, colour)| (cell, colour)));
    tops.collect()
}

#[cfg(test)]
mod tests {
    use caminos_rules::{Board, MoveText, Options, Players, Rules};

    use super::*;
    use caminos_cei::Random;

    fn after(moves: &str) -> Position {
        let mut position = Position::new(Rules::standard("square", Options::default()).unwrap());
        for text in MoveText::parse_list(moves).unwrap() {
            position.play_text(&text).unwrap();
        }
        position
    }

    fn effect(position: &Position, mv: &str) -> MoveEffect {
        let mv = position.resolve(&mv.parse().unwrap()).unwrap();
        MoveEffect::of(position, mv).unwrap()
    }

    #[test]
    fn a_move_that_connects_ends_the_game_and_blocks_nothing() {
        let position = after("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6");
        let won = effect(&position, "La7a8b8c8");
        assert!(won.connects() && !won.makes_threat() && !won.blocks());
        assert_eq!(won.needed_after[Team::Yellow], Some(0));
        assert!(!won.own_threats_before.is_empty());
        assert!(won.own_threats_after.is_empty(), "the game is over");
    }

    #[test]
    fn a_move_blocks_exactly_when_it_leaves_the_opponent_no_threat() {
        let position = after("La1a2a3b3 Tg2h1h2h3 La4a5a6b6");
        let yellow = Team::Yellow.first_seat();
        let mut blocking = 0;
        for placement in position.placements() {
            let effect = MoveEffect::of(&position, placement.into()).unwrap();
            let mut next = position.clone();
            next.play(placement.into()).unwrap();
            assert_eq!(effect.blocks(), !next.has_threat(yellow));
            blocking += u32::from(effect.blocks());
        }
        assert!(blocking > 0);
        let elsewhere = effect(&position, "Tg5h4h5h6");
        assert!(!elsewhere.blocks() && elsewhere.makes_threat());
        assert!(!elsewhere.their_threats_after.is_empty());
    }

    #[test]
    fn covered_tops_are_those_under_the_piece() {
        let position = after("La1a2a3b3 Tg2h1h2h3");
        let (board, rules) = (position.rules().board(), position.rules());
        let [own, theirs] = [Team::Yellow, Team::Green].map(|team| position.tops(team));
        for placement in position.placements() {
            let effect = MoveEffect::of(&position, placement.into()).unwrap();
            let footprint = rules.footprint(placement);
            let covered = board.set_of(effect.covered.iter().map(|&(cell, _)| cell));
            assert_eq!(covered, footprint.and(own.or(theirs)));
            assert_eq!(effect.covers(), footprint.meets(theirs));
        }
    }

    #[test]
    fn in_random_games_effects_follow_each_other_and_agree_with_the_position() {
        let mut random = Random::new(9);
        for game in 0..8 {
            let options = Options {
                players: [Players::Two, Players::Four][game % 2],
                swap: game % 4 == 2,
                ..Options::default()
            };
            let rules = Rules::standard(Board::STANDARD[game % 4], options).unwrap();
            let mut position = Position::new(rules);
            let mut last: Option<MoveEffect> = None;
            while !position.is_over() {
                let moves = position.legal_moves();
                let mv = moves[random.below(moves.len() as u32) as usize];
                let effect = MoveEffect::of(&position, mv).unwrap();
                if let Some(last) = last {
                    assert_eq!(last.needed_after, effect.needed_before);
                }
                position.play(mv).unwrap();
                assert_eq!(MoveEffect::of_last(&position), Some(effect.clone()));
                assert_eq!(effect.connects(), position.is_connected(effect.team));
                last = Some(effect);
            }
            assert_eq!(MoveEffect::of(&position, Move::Resign), None);
        }
    }
}
