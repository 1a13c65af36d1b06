//! The placements that win at once.
//!
//! A placement connects only through its own cells: the path comes to it from one side of
//! a goal over tops that were there before, and leaves it for the other. So the piece must
//! stand on or beside what each of the two sides already reaches, which a few masks say
//! for all places of an orientation together; only what is left is tested one by one.

use super::Position;
use super::faces::{Faces, Joints};
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::bits::{Bits, CellSet, with_word};
use crate::board::Board;
use crate::placement::{Move, OrientationId, Placement};
use crate::rules::Offsets;
use crate::team::Seat;

/// Which threats are looked for.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Since {
    /// All of them.
    Ever,
    /// Those that the last move may have made possible.
    LastMove,
}

/// Two sets that a piece must enter both of.
struct Ends<B>([Shifts<B>; 2]);

impl<B: Bits> Ends<B> {
    #[inline(always)]
    fn new(ends: [B; 2]) -> Self {
        Self(ends.map(Shifts::new))
    }

    /// The anchors from which a piece that enters these cells stands at both ends.
    #[inline(always)]
    fn anchors(&self, offsets: &Offsets) -> B {
        let [from, to] = &self.0;
        from.entered_by(offsets) & to.entered_by(offsets)
    }
}

/// A set of cells as seen from every offset inside a 3 by 3 box.
pub(super) struct Shifts<B>([B; 9]);

impl<B: Bits> Shifts<B> {
    #[inline(always)]
    pub(super) fn new(set: B) -> Self {
        Self(core::array::from_fn(|i| {
            set >> ((i / 3) as u32 * B::STRIDE + (i % 3) as u32)
        }))
    }

    /// The anchors from which a piece that enters these cells enters the set.
    #[inline(always)]
    pub(super) fn entered_by(&self, Offsets(offsets): &Offsets) -> B {
        let shifted = |i: usize| self.0[usize::from(offsets[i]) % 9];
        // Few pieces enter more than four cells.
        let anchors = shifted(0) | shifted(1) | shifted(2) | shifted(3);
        if offsets[4] == offsets[3] {
            return anchors;
        }
        (4..offsets.len()).fold(anchors, |anchors, i| anchors | shifted(i))
    }
}

impl Position {
    /// The legal placements that win at once.
    ///
    /// ```
    /// use caminos_rules::{MoveText, Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6")? {
    ///     position.play_text(&text)?;
    /// }
    /// let mut texts = position.winning_placements().into_iter().map(|p| position.rules().text(p.into()));
    /// assert!(texts.any(|text| text.to_string() == "La7a8b8c8"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn winning_placements(&self) -> Vec<Placement> {
        match self.to_move() {
            Some(seat) if !self.places_neutral() => self.threats(seat),
            _ => Vec::new(),
        }
    }

    /// The placements by which a seat would win at once if it had the turn now: what its
    /// opponents have to answer.
    ///
    /// ```
    /// use caminos_rules::{Material, Seat, Setup};
    /// let setup: Setup = "square 2 - 1La1a2a3b3,1La4a5a6b6,2Tg2h1h2h3 2 -".parse()?;
    /// let position = setup.position(Material::standard())?;
    /// assert!(!position.threats(Seat::One).is_empty());
    /// assert!(position.threats(Seat::Two).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn threats(&self, seat: Seat) -> Vec<Placement> {
        let mut threats = Vec::new();
        self.find_threat(seat, Since::Ever, |placement| {
            threats.push(placement);
            false
        });
        threats.sort_unstable();
        threats
    }

    /// One of [`Position::threats`], if there are any.
    ///
    /// ```
    /// use caminos_rules::{Material, Seat, Setup};
    /// let setup: Setup = "square 2 - 1La1a2a3b3,1La4a5a6b6,2Tg2h1h2h3 2 -".parse()?;
    /// let position = setup.position(Material::standard())?;
    /// let threat = position.first_threat(Seat::One).unwrap();
    /// assert!(position.threats(Seat::One).contains(&threat));
    /// assert_eq!(position.first_threat(Seat::Two), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn first_threat(&self, seat: Seat) -> Option<Placement> {
        self.first_threat_since(seat, Since::Ever)
    }

    /// One of the threats that the last move may have made possible, if there are any: placements that
    /// enter its cells or, after a move of the seat's own team, cells at the tops that these are
    /// joined with. Where the seat had no threats before that move, or where the move stopped them all,
    /// these are all that there are, and they are found sooner than by [`Position::first_threat`].
    ///
    /// ```
    /// use caminos_rules::{Material, Seat, Setup};
    /// let setup: Setup = "square 2 - 1La1a2a3b3,2Tg2h1h2h3 1 -".parse()?;
    /// let mut position = setup.position(Material::standard())?;
    /// position.play_text(&"La4a5a6b6".parse()?)?;
    /// assert!(position.first_new_threat(Seat::One).is_some());
    /// position.play_text(&"Tg5h4h5h6".parse()?)?;
    /// assert!(position.first_threat(Seat::One).is_some());
    /// assert!(position.first_new_threat(Seat::One).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn first_new_threat(&self, seat: Seat) -> Option<Placement> {
        self.first_threat_since(seat, Since::LastMove)
    }

    /// One search serves all that ask for one threat: another copy of it would weigh on the page.
    fn first_threat_since(&self, seat: Seat, since: Since) -> Option<Placement> {
        let mut first = None;
        self.find_threat(seat, since, |placement| {
            first = Some(placement);
            true
        });
        first
    }

    /// Whether a seat would win at once if it had the turn now.
    ///
    /// ```
    /// use caminos_rules::{Material, Seat, Setup};
    /// let setup: Setup = "square 2 - 1La1a2a3b3,1La4a5a6b6,2Tg2h1h2h3 2 -".parse()?;
    /// let position = setup.position(Material::standard())?;
    /// assert!(position.has_threat(Seat::One));
    /// assert!(!position.has_threat(Seat::Two));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn has_threat(&self, seat: Seat) -> bool {
        self.first_threat(seat).is_some()
    }

    /// Whether a seat would win at once by this placement if it had the turn now.
    ///
    /// ```
    /// use caminos_rules::{Material, Seat, Setup};
    /// let setup: Setup = "square 2 - 1La1a2a3b3,1La4a5a6b6,2Tg2h1h2h3 2 -".parse()?;
    /// let position = setup.position(Material::standard())?;
    /// let placement = position.resolve(&"La7a8b8c8".parse()?)?.placement().unwrap();
    /// assert!(position.is_threat(Seat::One, placement));
    /// assert!(!position.is_threat(Seat::Two, placement));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_threat(&self, seat: Seat, placement: Placement) -> bool {
        let shape = self.rules.shape_of(placement.orientation);
        !self.is_over()
            && !self.is_out(seat)
            && !self.rules.is_neutral(shape)
            && self.supply(seat, shape) > 0
            && self.stands(placement)
            && with_word!(self.rules, B => Faces::<B>::of(self, seat.team()).would_connect(placement))
    }

    /// The cells that a threat rests on: where the piece would stand, and a path that it would
    /// complete. A move that enters none of them does not stop it.
    ///
    /// ```
    /// use caminos_rules::{Material, Seat, Setup};
    /// let setup: Setup = "square 2 - 1La1a2a3b3,1La4a5a6b6,2Tg2h1h2h3 2 -".parse()?;
    /// let position = setup.position(Material::standard())?;
    /// let threat = position.resolve(&"La7a8b8c8".parse()?)?.placement().unwrap();
    /// let carrier = position.carrier(Seat::One, threat);
    /// assert!(position.rules().footprint(threat).without(carrier).is_empty());
    /// assert!(position.rules().board().set_contains(carrier, "a1".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn carrier(&self, seat: Seat, threat: Placement) -> CellSet {
        with_word!(self.rules, B => {
            let faces = Faces::<B>::of(self, seat.team());
            CellSet(faces.way_through(threat).wide())
        })
    }

    /// Keeps those of a seat's placements after which it may threaten to win at once: those that
    /// lengthen what one side of a goal reaches to within a piece of the other. What is left out
    /// can threaten only where the next piece stands on it.
    ///
    /// ```
    /// use caminos_rules::{Material, Seat, Setup};
    /// let setup: Setup = "square 2 - 1La1a2a3b3,2Tg2h1h2h3 1 -".parse()?;
    /// let position = setup.position(Material::standard())?;
    /// let all = position.placements();
    /// let mut near = all.clone();
    /// position.retain_near_threats(Seat::One, &mut near);
    /// assert!(near.len() < all.len() / 2);
    /// assert!(near.contains(&position.resolve(&"La4a5a6b6".parse()?)?.placement().unwrap()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn retain_near_threats(&self, seat: Seat, placements: &mut Vec<Placement>) {
        with_word!(self.rules, B => {
            let near = self.near_threats::<B>(seat);
            placements.retain(|&placement| {
                let masks = &self.rules.masks[placement.orientation.index()];
                let cells = B::narrow(masks.footprint) << u32::from(placement.anchor);
                near.iter().any(|&(end, beyond)| cells.meets(end) && cells.meets(beyond))
            });
        });
    }

    /// Pairs of sets that a piece must enter both of to threaten: the cells at what one side of a
    /// goal reaches, and those within a piece of the other side or at more tops that it joins.
    fn near_threats<B: Bits>(&self, seat: Seat) -> Vec<(B, B)> {
        let faces = Faces::<B>::of(self, seat.team());
        let (tops, joints) = (faces.tops(), faces.joints());
        let at = |cells: B| cells | beside(cells);
        let mut pairs = Vec::with_capacity(2 * self.rules.sources.len());
        for source in &self.rules.sources {
            let ends = [source.side, source.targets].map(|side| {
                let side = B::narrow(side);
                let reached = joints.flood(tops & side);
                (side | at(reached), at(tops & !reached))
            });
            for (own, other) in [(0, 1), (1, 0)] {
                let within = within_a_piece(ends[other].0);
                pairs.push((ends[own].0, at(within) | ends[own].1));
            }
        }
        pairs
    }

    /// Whether every column of the placement stands on a cell of the right height.
    fn stands(&self, placement: Placement) -> bool {
        let columns = self.rules.orientation(placement.orientation).columns();
        let stride = self.rules.board().stride();
        columns.iter().all(|column| {
            let bit = placement.anchor + column.offset(stride);
            let built = |level: u8| {
                self.cubes
                    .iter()
                    .any(|cubes| cubes[usize::from(level)] >> bit & 1 == 1)
            };
            (column.bottom == 0 || built(column.bottom - 1)) && !built(column.bottom)
        })
    }

    /// Visits the winning placements of a seat until `visit` says that one is enough.
    fn find_threat(&self, seat: Seat, since: Since, visit: impl FnMut(Placement) -> bool) -> bool {
        !self.is_over()
            && !self.is_out(seat)
            && with_word!(self.rules, B => self.find_threat_in::<B>(seat, since, visit))
    }

    /// The cells of which a placement has to enter one to be a threat that the last move has made
    /// possible; `None` where it was no placement.
    ///
    /// A move of somebody else's gives a team neither tops nor joints, so all that it can add is
    /// height to stand on. One of its own also adds a group of tops that a path may pass.
    fn cells_of_new_threats<B: Bits>(&self, seat: Seat, tops: B, joints: &Joints<B>) -> Option<B> {
        let last = self.played.last()?;
        let Move::Place(placement) = last.mv else {
            return None;
        };
        let entered = B::narrow(self.rules.footprint(placement).0);
        if last.seat.team() != seat.team() || !entered.meets(tops) {
            return Some(entered);
        }
        let group = joints.flood(entered & tops);
        Some(group | beside(group))
    }

    fn find_threat_in<B: Bits>(
        &self,
        seat: Seat,
        since: Since,
        mut visit: impl FnMut(Placement) -> bool,
    ) -> bool {
        let faces = Faces::<B>::of(self, seat.team());
        let (tops, joints) = (faces.tops(), faces.joints());
        // A side with what it reaches, and the cells beside that. A step may run over the end
        // of a row; what it adds is only tested in vain.
        let end = |side: u128| {
            let side = B::narrow(side);
            let reached = joints.flood(tops & side);
            side | beside(reached)
        };
        let entered = match since {
            Since::Ever => None,
            Since::LastMove => self.cells_of_new_threats(seat, tops, &joints),
        };
        let reach = entered.map_or(!B::EMPTY, within_a_piece);
        let mut near = [[B::EMPTY; 2]; Board::MAX_SIDES];
        let mut count = 0;
        for source in &self.rules.sources {
            let ends = [end(source.side), end(source.targets)];
            let are_near = within_a_piece(ends[0]).meets(ends[1]);
            if are_near && ends.into_iter().all(|end| reach.meets(end)) {
                near[count] = ends;
                count += 1;
            }
        }
        let mut between =
            |near: &[Ends<B>]| self.find_threat_between(seat, &faces, near, entered, &mut visit);
        // An array for as many ends as there could be takes longer to fill than most searches.
        match near[..count] {
            [] => false,
            [a] => between(&[a].map(Ends::new)),
            [a, b] => between(&[a, b].map(Ends::new)),
            ref more => between(&more.iter().copied().map(Ends::new).collect::<Vec<_>>()),
        }
    }

    /// Visits the placements that join two ends and enter one of some cells, those of each footprint
    /// together.
    fn find_threat_between<B: Bits>(
        &self,
        seat: Seat,
        faces: &Faces<'_, B>,
        near: &[Ends<B>],
        entered: Option<B>,
        visit: &mut impl FnMut(Placement) -> bool,
    ) -> bool {
        let shifted = self.shifted_heights::<B>();
        let supply = &self.supply[seat.index()];
        let entered = entered.map(Shifts::new);
        for footprint in &self.rules.footprints {
            let at_ends = near.iter().fold(B::EMPTY, |anchors, ends| {
                anchors | ends.anchors(&footprint.offsets)
            });
            let at_ends = entered.as_ref().map_or(at_ends, |entered| {
                at_ends & entered.entered_by(&footprint.offsets)
            });
            if at_ends.is_empty() {
                continue;
            }
            for &id in &footprint.orientations {
                let index = usize::from(id);
                if supply[self.rules.masks[index].shape.index()] == 0 {
                    continue;
                }
                let mut anchors = at_ends & self.anchors(&shifted, index);
                while !anchors.is_empty() {
                    let placement = Placement {
                        orientation: OrientationId(id),
                        anchor: anchors.lowest() as u8,
                    };
                    if faces.would_connect(placement) && visit(placement) {
                        return true;
                    }
                    anchors = anchors.without_lowest();
                }
            }
        }
        false
    }
}

/// The cells beside these, and perhaps more at the ends of rows.
#[inline(always)]
fn beside<B: Bits>(cells: B) -> B {
    cells.beside(!B::EMPTY)
}

/// The cells that a piece which enters one of these can enter, and perhaps more.
#[inline(always)]
fn within_a_piece<B: Bits>(cells: B) -> B {
    let wide = cells | cells << 1 | cells >> 1 | cells << 2 | cells >> 2;
    let (one, two) = (B::STRIDE, 2 * B::STRIDE);
    wide | wide << one | wide >> one | wide << two | wide >> two
}
