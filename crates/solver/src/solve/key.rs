//! Keys of positions for the table: symmetric positions have the same.

use caminos_cei::Random;
use caminos_puzzle::{cell_states, seat_after};
use caminos_rules::{Placement, Position, Rules, Seat};

/// More than any board has cells.
const CELLS: usize = u128::BITS as usize;
/// The states that a cell can be in ([`cell_states`]).
const STATES: usize = 16;
/// The most symmetries that a board has.
const SYMMETRIES: usize = 8;

/// Spreads a number over all bits.
const fn spread(number: u64) -> u64 {
    Random::new(number).bits()
}

/// The random words of a board.
pub(super) struct Keys {
    /// By cell and state: the words of its images, one for each symmetry.
    words: Vec<[[u64; SYMMETRIES]; STATES]>,
    symmetries: usize,
    /// The bits of the board.
    cells: Vec<u8>,
    stride: u8,
    /// The edge cells, where they count.
    edge: u128,
}

/// One position's part of the keys, from which those of its moves follow.
pub(super) struct NodeKeys {
    states: [u8; CELLS],
    /// By symmetry.
    boards: [u64; SYMMETRIES],
    rest: u64,
    seat: Option<(Seat, Option<Seat>)>,
}

impl Keys {
    pub(super) fn new(rules: &Rules) -> Self {
        let board = rules.board();
        let stride = board.stride();
        let bit = |cell: caminos_rules::Cell| cell.y() * stride + cell.x();
        let all = || board.cells_in(board.cells());
        let word = |cell: caminos_rules::Cell, state: usize| match state {
            0 => 0,
            _ => spread((usize::from(bit(cell)) * STATES + state) as u64),
        };
        let mut words = vec![[[0; SYMMETRIES]; STATES]; CELLS];
        for cell in all() {
            for (i, symmetry) in rules.symmetries().iter().enumerate() {
                let image = rules.map_cell(symmetry, cell);
                for (state, words) in words[usize::from(bit(cell))].iter_mut().enumerate() {
                    words[i] = word(image, state);
                }
            }
        }
        Self {
            words,
            symmetries: rules.symmetries().iter().count(),
            cells: all().map(bit).collect(),
            stride,
            edge: if rules.options().scoring {
                board.rim().bits()
            } else {
                0
            },
        }
    }

    /// What the keys of a position and of its moves are made from.
    pub(super) fn of(&self, position: &Position) -> NodeKeys {
        let states = cell_states(position);
        let mut boards = [0; SYMMETRIES];
        for &cell in &self.cells {
            let cell = usize::from(cell);
            let words = &self.words[cell][usize::from(states[cell])];
            for (board, word) in boards.iter_mut().zip(words) {
                *board ^= word;
            }
        }
        let rules = position.rules();
        let mut rest = 0;
        for seat in rules.seats() {
            for shape in rules.shape_ids() {
                rest ^= supply_word(seat, shape.index(), position.supply(seat, shape));
            }
            rest ^= flag_word(seat, 0, position.is_out(seat).into());
        }
        if self.edge != 0 {
            let edges = position.edge_pieces();
            rest ^= flag_word(Seat::One, 1, edges.yellow) ^ flag_word(Seat::Two, 1, edges.green);
        }
        if let Some(seat) = position.to_move() {
            rest ^= flag_word(seat, 2, 1);
        }
        let turn = position.to_move().filter(|_| !position.places_neutral());
        NodeKeys {
            states,
            boards,
            rest,
            seat: turn.map(|seat| (seat, seat_after(position, seat))),
        }
    }

    /// The key of the position itself.
    pub(super) fn key(&self, keys: &NodeKeys) -> u64 {
        self.canonical(keys.boards, keys.rest)
    }

    /// Whether a symmetry other than the identity leaves the board as it is.
    pub(super) fn is_symmetric(&self, keys: &NodeKeys) -> bool {
        let [first, rest @ ..] = &keys.boards[..self.symmetries] else {
            return false;
        };
        rest.contains(first)
    }

    fn canonical(&self, boards: [u64; SYMMETRIES], rest: u64) -> u64 {
        let least = boards[..self.symmetries].iter().min();
        spread(least.copied().unwrap_or(0)) ^ rest
    }

    /// The key after a placement, without playing it. A seat that cannot place and is passed
    /// over then is not noticed: the key is another one, and still that position's alone.
    pub(super) fn after(&self, position: &mut Position, keys: &NodeKeys, mv: Placement) -> u64 {
        let Some((seat, next)) = keys.seat else {
            position.play_unchecked(mv.into());
            let key = self.key(&self.of(position));
            position.undo();
            return key;
        };
        let rules = position.rules();
        let anchor = rules.anchor(mv);
        let anchor = anchor.y() * self.stride + anchor.x();
        let own = seat.team() as u8;
        let mut boards = keys.boards;
        let mut touches_edge = false;
        for column in rules.orientation(mv.orientation()).columns() {
            let cell = usize::from(anchor + column.offset(self.stride));
            let old = keys.states[cell];
            let new = match column.bottom + column.cubes {
                1 => 1 + own,
                2 => 4 + own,
                // The middle is the piece's own, or was the top.
                _ if column.bottom < 2 => 7 + own + 3 * own,
                _ => 7 + own + 3 * (old - 4),
            };
            touches_edge |= column.bottom == 0 && self.edge >> cell & 1 == 1;
            let words = &self.words[cell];
            let (gone, come) = (&words[usize::from(old)], &words[usize::from(new)]);
            for (board, (gone, come)) in boards.iter_mut().zip(gone.iter().zip(come)) {
                *board ^= gone ^ come;
            }
        }
        let shape = rules.shape_of(mv.orientation());
        let left = position.supply(seat, shape);
        let mut rest = keys.rest
            ^ supply_word(seat, shape.index(), left)
            ^ supply_word(seat, shape.index(), left - 1)
            ^ flag_word(seat, 2, 1);
        if let Some(next) = next {
            rest ^= flag_word(next, 2, 1);
        }
        if touches_edge {
            let edges = position.edge_pieces();
            let (whose, count) = match seat.team() {
                caminos_rules::Team::Yellow => (Seat::One, edges.yellow),
                caminos_rules::Team::Green => (Seat::Two, edges.green),
            };
            rest ^= flag_word(whose, 1, count) ^ flag_word(whose, 1, count + 1);
        }
        self.canonical(boards, rest)
    }
}

/// More than any count of pieces.
const COUNTS: u64 = 256;

fn supply_word(seat: Seat, shape: usize, count: u8) -> u64 {
    let number = (u64::from(seat.number()) * 32 + shape as u64) * COUNTS + u64::from(count);
    spread(number ^ 1 << 40)
}

fn flag_word(seat: Seat, kind: u64, value: u8) -> u64 {
    let number = (u64::from(seat.number()) * 4 + kind) * COUNTS + u64::from(value);
    spread(number ^ 1 << 41)
}

#[cfg(test)]
mod tests {
    use caminos_rules::{Options, Players};

    use super::*;

    #[test]
    fn the_key_after_a_move_is_that_of_the_position_after_it() {
        for (seed, board) in (1_u64..).zip(caminos_rules::Board::STANDARD) {
            let options = Options {
                scoring: seed % 2 == 0,
                neutral: seed > 2,
                players: [Players::Two, Players::Four][seed as usize / 4],
                ..Options::default()
            };
            let rules = Rules::standard(board, options).expect("a board");
            let keys = Keys::new(&rules);
            let mut position = Position::new(rules);
            let mut dice = seed;
            while !position.is_over() {
                dice = spread(dice);
                let nth = dice % u64::from(position.count_placements());
                let mv = position.nth_placement(nth as u32).expect("a placement");
                let node = keys.of(&position);
                let foreseen = keys.after(&mut position, &node, mv);
                let next = node.seat.and_then(|(_, next)| next);
                let mapped = position.rules().symmetries().iter().last();
                position.play_unchecked(mv.into());
                let key = keys.key(&keys.of(&position));
                if next.is_some() && position.to_move() == next {
                    assert_eq!(foreseen, key, "{position}");
                }
                if let Some(symmetry) = mapped {
                    let image = position.mapped(symmetry);
                    assert_eq!(keys.key(&keys.of(&image)), key, "{position}");
                }
            }
        }
    }
}
