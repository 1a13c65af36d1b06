//! The policy: a linear model over what a placement does, whose softmax gives the priors.

use caminos_rules::{Bits, CellSet, OrientationId, Placement, Position, Rules, Team};

use crate::evaluate::PathCells;

/// The kinds of cells that are features, with their names in files.
pub(crate) const KINDS: [&str; 12] = [
    "own-best",
    "own-good",
    "other-best",
    "other-good",
    "both-best",
    "on-own",
    "on-other",
    "beside-own",
    "beside-other",
    "rim",
    "on-last",
    "beside-last",
];

/// A placement enters 1 to 4 cells; larger pieces count as 4.
pub(crate) const COUNTS: usize = 5;

/// The features of an orientation, with their names in files.
pub(crate) const BUILDS: [&str; 9] = [
    "shape-1", "shape-2", "shape-3", "shape-4", "height-2", "height-3", "top-2", "top-3", "cells",
];

/// The weights of the moves' features.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Policy {
    /// For each kind of cell, by how many of them the piece enters.
    pub(crate) kinds: [[f32; COUNTS]; KINDS.len()],
    /// For what the piece builds.
    pub(crate) builds: [f32; BUILDS.len()],
}

/// The cells of a position by kind, for the team to move.
#[derive(Copy, Clone, Debug)]
pub(crate) struct CellMasks<B>([B; KINDS.len()]);

impl<B: Bits> CellMasks<B> {
    pub(crate) fn new(
        position: &Position,
        team: Team,
        own: &PathCells<B>,
        other: &PathCells<B>,
    ) -> Self {
        let narrow = |set: CellSet| B::narrow(set.bits());
        let own_tops = narrow(position.tops(team));
        let other_tops = narrow(position.tops(team.other()));
        let last = position.history().next_back();
        let last = last.and_then(|(_, mv)| mv.placement());
        let last = last.map_or(B::EMPTY, |p| narrow(position.rules().footprint(p)));
        let best = own.shortest & !own_tops;
        Self([
            best,
            own.near_shortest & !own.shortest & !own_tops,
            other.shortest,
            other.near_shortest & !other.shortest,
            best & other.shortest,
            own_tops,
            other_tops,
            beside(own_tops),
            beside(other_tops),
            narrow(position.rules().board().rim()),
            last,
            beside(last),
        ])
    }

    /// How many cells of each kind a placement enters.
    pub(crate) fn counts(&self, cells: B) -> [u8; KINDS.len()] {
        self.0
            .map(|kind| ((cells & kind).count() as u8).min(COUNTS as u8 - 1))
    }
}

/// The cells beside these that are not of them. A step over the end of a row does no harm: the
/// policy is only a hint.
fn beside<B: Bits>(cells: B) -> B {
    cells.beside(!B::EMPTY) & !cells
}

/// What the policy needs to know of each orientation.
#[derive(Clone, Debug)]
pub(crate) struct Orientations {
    /// The part of the logit that depends on the orientation alone.
    bias: Vec<f32>,
    /// A number for the cells that it enters, seen from the lowest; others have the same.
    footprint: Vec<u8>,
    footprints: usize,
}

impl Orientations {
    pub(crate) fn new(policy: &Policy, rules: &Rules) -> Self {
        let bias = |id| {
            let builds = builds(rules, id);
            policy.builds.iter().zip(builds).map(|(w, x)| w * x).sum()
        };
        let mut known = Vec::new();
        let footprint = |id| {
            let columns = rules.orientation(id).columns().iter();
            let mut cells: Vec<(u8, u8)> = columns.map(|column| (column.dy, column.dx)).collect();
            cells.sort_unstable();
            let place = known.iter().position(|other| *other == cells);
            place.unwrap_or_else(|| {
                known.push(cells);
                known.len() - 1
            }) as u8
        };
        Self {
            bias: rules.orientations().map(bias).collect(),
            footprint: rules.orientations().map(footprint).collect(),
            footprints: known.len(),
        }
    }
}

/// The logits of one position. The part that depends on the cells alone is kept, since about three
/// orientations enter the same.
pub(crate) struct Logits<'p, B> {
    policy: &'p Policy,
    orientations: &'p Orientations,
    masks: CellMasks<B>,
    /// By footprint and the lowest cell; not a number where it is not known yet.
    on_cells: Vec<f32>,
}

impl<'p, B: Bits> Logits<'p, B> {
    pub(crate) fn new(
        policy: &'p Policy,
        orientations: &'p Orientations,
        masks: CellMasks<B>,
    ) -> Self {
        let count = orientations.footprints * Self::PLACES;
        Self {
            policy,
            orientations,
            masks,
            on_cells: vec![f32::NAN; count],
        }
    }

    const PLACES: usize = 8 * size_of::<B>();

    /// The logit of a placement that enters these cells.
    pub(crate) fn of(&mut self, cells: B, placement: Placement) -> f32 {
        let orientation = placement.orientation().index();
        let footprint = usize::from(self.orientations.footprint[orientation]);
        let known = &mut self.on_cells[footprint * Self::PLACES + cells.lowest() as usize];
        if known.is_nan() {
            *known = self.policy.on_cells(&self.masks, cells);
        }
        *known + self.orientations.bias[orientation]
    }
}

/// The features of an orientation, in the order of [`BUILDS`].
pub(crate) fn builds(rules: &Rules, id: OrientationId) -> [f32; BUILDS.len()] {
    let orientation = rules.orientation(id);
    let columns = orientation.columns();
    let tops = |height: u8| columns.iter().filter(|c| c.top() == height).count() as f32;
    let mut builds = [0.0; BUILDS.len()];
    if let Some(shape) = builds[..4].get_mut(rules.shape_of(id).index()) {
        *shape = 1.0;
    }
    builds[4] = f32::from(u8::from(orientation.height() == 2));
    builds[5] = f32::from(u8::from(orientation.height() == 3));
    builds[6] = tops(2);
    builds[7] = tops(3);
    builds[8] = columns.len() as f32;
    builds
}

impl Policy {
    /// The part of a placement's logit that depends on its cells: priors are the softmax of logits.
    fn on_cells<B: Bits>(&self, masks: &CellMasks<B>, cells: B) -> f32 {
        let weights = self.kinds.iter().zip(masks.counts(cells));
        weights
            .map(|(weights, count)| weights[usize::from(count)])
            .sum()
    }
}
