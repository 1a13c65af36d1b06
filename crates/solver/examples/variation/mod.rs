//! Positions near a known one.

use caminos_cei::Random;
use caminos_rules::{Draft, Material, Position, Seat, Setup};

/// The position after one or two changes.
pub(crate) fn varied(setup: &Setup, random: &mut Random) -> Option<Setup> {
    let mut setup = setup.clone();
    for _ in 0..1 + random.below(2) {
        if setup.pieces.is_empty() {
            return None;
        }
        setup = match random.below(3) {
            0 => without_a_round(&setup, random),
            1 => with_a_piece_moved(&setup, random)?,
            _ => with_a_round(&setup, random)?,
        };
    }
    Some(setup)
}

/// Without one piece of each seat.
fn without_a_round(setup: &Setup, random: &mut Random) -> Setup {
    let mut setup = setup.clone();
    for seat in Seat::ALL {
        let own = (0..setup.pieces.len()).filter(|&i| setup.pieces[i].seat == Some(seat));
        let own: Vec<usize> = own.collect();
        if !own.is_empty() {
            let at = own[random.below(own.len() as u32) as usize];
            setup.pieces.remove(at);
        }
    }
    setup
}

/// With one piece at another place, or another piece of its seat there.
fn with_a_piece_moved(setup: &Setup, random: &mut Random) -> Option<Setup> {
    let mut other = setup.clone();
    let at = random.below(other.pieces.len() as u32) as usize;
    let piece = other.pieces.remove(at);
    let draft = Draft::new(&other, Material::standard()).ok()?;
    let mut position = draft.turn_of(Some(piece.seat?));
    place(&mut position, random)?;
    Some(Setup {
        turn: setup.turn,
        out: setup.out.clone(),
        ..position.setup()
    })
}

/// With one more piece of each seat.
fn with_a_round(setup: &Setup, random: &mut Random) -> Option<Setup> {
    let mut position = setup.position(Material::standard()).ok()?;
    for _ in 0..setup.players.count() {
        place(&mut position, random)?;
    }
    Some(position.setup())
}

/// Places a piece at random, by which nobody connects.
fn place(position: &mut Position, random: &mut Random) -> Option<()> {
    let count = position.count_placements();
    let placement = position.nth_placement(random.below(count.max(1)))?;
    position.play_unchecked(placement.into());
    (!position.is_over()).then_some(())
}
