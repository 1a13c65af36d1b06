//! What must be refused, and that each reason is a true one.

use std::collections::{BTreeMap, BTreeSet};

use caminos_rules::{BrokenRule, IllegalMove, Move, MoveText, Position, Seat};

use crate::dice::Dice;
use crate::naive::{Breaches, Place, Spot, Turn, text_of};
use crate::{Pair, cell, place, spot};

impl Pair {
    /// Moves that must be refused for reasons that the naive board confirms.
    pub(crate) fn refuse_some(&mut self, legal: &BTreeMap<String, Vec<Place>>, dice: &mut Dice) {
        let all: Vec<_> = self.fast.rules().all_placements().collect();
        if all.is_empty() {
            return;
        }
        for _ in 0..6 {
            let placement = *dice.pick(&all);
            let text = self.fast.rules().text(placement.into());
            let cubes: Vec<Place> = self.fast.rules().cubes(placement).map(place).collect();
            let is_legal = legal.get(&text.to_string()).is_some_and(|known| {
                let known: BTreeSet<&Place> = known.iter().collect();
                known == cubes.iter().collect()
            });
            assert_eq!(self.fast.is_legal(placement), is_legal, "{}", self.story());
            if !is_legal {
                let refusal = self.refused(|position| position.play(placement.into()));
                self.confirm(&refusal, &cubes, text.to_string().chars().next().unwrap());
            }
        }
        self.drop_some(legal, dice);
        self.refuse_texts(legal, dice);
        if !self.slow.may_swap() {
            let expected = match (self.slow.turn, self.fast.rules().options().swap) {
                (Turn::Over, _) => IllegalMove::GameOver,
                (_, true) => IllegalMove::SwapNotNow,
                (_, false) => IllegalMove::SwapOff,
            };
            assert_eq!(self.refused(|p| p.play(Move::Swap)), expected);
        }
        let wrong = Seat::ALL[dice.below(4)];
        if let (Some(to_move), Some(mv)) = (self.fast.to_move(), self.fast.legal_moves().pop())
            && wrong != to_move
        {
            let expected = IllegalMove::NotYourTurn {
                seat: wrong,
                to_move,
            };
            assert_eq!(self.refused(|p| p.play_as(wrong, mv)), expected);
        }
    }

    /// Tries something that must fail and leave the position as it was.
    fn refused<T: std::fmt::Debug>(
        &mut self,
        attempt: impl Fn(&mut Position) -> Result<T, IllegalMove>,
    ) -> IllegalMove {
        let before = self.fast.clone();
        let refusal = attempt(&mut self.fast).expect_err(&self.story());
        assert_eq!(self.fast, before, "{}", self.story());
        refusal
    }

    /// Whether the refusal of a piece at just these places is a true one.
    fn confirm(&self, refusal: &IllegalMove, cubes: &[Place], letter: char) {
        let (slow, story) = (&self.slow, self.story());
        match refusal {
            IllegalMove::GameOver => assert_eq!(slow.turn, Turn::Over, "{story}"),
            IllegalMove::NotInSupply {
                seat,
                letter: named,
            } => {
                assert_eq!(named.as_char(), letter, "{story}");
                assert_eq!(Some(seat.number()), slow.to_move(), "{story}");
                assert_eq!(slow.supply(seat.number(), letter), 0, "{story}");
            }
            IllegalMove::NeutralFirst {
                seat,
                letter: named,
            } => {
                assert_eq!(slow.turn, Turn::Neutral(seat.number()), "{story}");
                assert!(slow.is_neutral(named.as_char()), "{story}");
                assert!(!slow.is_neutral(letter), "{story}");
            }
            IllegalMove::NeutralTooLate { letter: named } => {
                assert!(matches!(slow.turn, Turn::Seat(_)), "{story}");
                assert!(slow.is_neutral(letter), "{story}");
                assert_eq!(named.as_char(), letter, "{story}");
            }
            IllegalMove::Placement { broken } => self.confirm_broken(broken, cubes),
            other => panic!("{other:?} is no reason here: {story}"),
        }
    }

    fn confirm_broken(&self, broken: &[BrokenRule], cubes: &[Place]) {
        let story = self.story();
        let breaches = self.slow.breaches(cubes);
        assert!(!broken.is_empty() && !breaches.none(), "{story}");
        let places = |listed: &[caminos_rules::Spot]| -> BTreeSet<Place> {
            listed
                .iter()
                .map(|s| (spot(s.cell).0, spot(s.cell).1, i32::from(s.level)))
                .collect()
        };
        let mut named = Breaches::default();
        for rule in broken {
            match rule {
                BrokenRule::OffBoard { cells } => {
                    named.off_board = cells.iter().copied().map(spot).collect();
                }
                BrokenRule::AboveTheBoard { cells, level } => {
                    named.touches_nothing = true;
                    let lowest = cubes.iter().map(|c| c.2).min();
                    assert_eq!(Some(i32::from(*level)), lowest, "{story}");
                    let expected: BTreeSet<Spot> = cubes
                        .iter()
                        .filter(|c| Some(c.2) == lowest)
                        .map(|c| (c.0, c.1))
                        .collect();
                    assert_eq!(
                        cells.iter().copied().map(spot).collect::<BTreeSet<_>>(),
                        expected
                    );
                }
                BrokenRule::Gap { spots: listed } => named.gaps = places(listed),
                BrokenRule::Occupied { spots: listed } => named.occupied = places(listed),
                #[allow(unreachable_patterns, reason = "only with the feature exhaustive")]
                other => panic!("{other:?}: {story}"),
            }
        }
        if breaches.off_board.is_empty() {
            assert_eq!(named, breaches, "{cubes:?}: {story}");
        } else {
            // Off the board nothing else needs to be said, and not all places have names.
            let has_name = |at: &Spot| at.0 < 26 && at.1 < 99;
            let expected = breaches.off_board.into_iter().filter(has_name).collect();
            assert_eq!(named.off_board, expected, "{story}");
        }
    }

    /// Pieces dropped anywhere, also over the rim: they come to rest where they first touch.
    pub(crate) fn drop_some(&mut self, legal: &BTreeMap<String, Vec<Place>>, dice: &mut Dice) {
        let orientations: Vec<_> = self.fast.rules().orientations().collect();
        let (width, depth) = self.kit.size();
        for _ in 0..6 {
            let id = *dice.pick(&orientations);
            let anchor = (
                dice.below(width as usize) as i32,
                dice.below(depth as usize) as i32,
            );
            let letter = self
                .fast
                .rules()
                .shape(self.fast.rules().shape_of(id))
                .letter();
            let columns = self.fast.rules().orientation(id).columns().to_vec();
            let at_rest = |rest: i32| -> Vec<Place> {
                let cubes = columns.iter().flat_map(|c| {
                    (c.bottom..c.top()).map(move |z| {
                        let (x, y) = (i32::from(c.dx) + anchor.0, i32::from(c.dy) + anchor.1);
                        (x, y, i32::from(z) + rest)
                    })
                });
                cubes.collect()
            };
            let free = |rest: &i32| self.slow.breaches(&at_rest(*rest)).occupied.is_empty();
            // It sinks from above while nothing is in the way.
            let rest = (0..=3).rev().take_while(free).last().unwrap();
            let cubes = at_rest(rest);
            let text = text_of(letter.as_char(), &cubes);
            match self.fast.place_at(id, cell(anchor)) {
                Ok(placement) => {
                    let found: BTreeSet<Place> =
                        self.fast.rules().cubes(placement).map(place).collect();
                    assert_eq!(found, cubes.iter().copied().collect(), "{}", self.story());
                    assert!(legal.contains_key(&text), "{text}: {}", self.story());
                }
                Err(refusal) => self.confirm(&refusal, &cubes, letter.as_char()),
            }
        }
    }

    /// Random texts, most of them nonsense: each is legal exactly when the naive list has it.
    pub(crate) fn refuse_texts(&mut self, legal: &BTreeMap<String, Vec<Place>>, dice: &mut Dice) {
        let letters: Vec<char> = self.kit.turned_letters();
        let (width, depth) = self.kit.size();
        for _ in 0..6 {
            let letter = if dice.one_in(8) {
                'Q'
            } else {
                *dice.pick(&letters)
            };
            let turns: Vec<_> = self.kit.turned_or_empty(letter);
            let mut cubes: Vec<Place> = if turns.is_empty() || dice.one_in(4) {
                (0..4)
                    .map(|_| (dice.below(3) as i32, dice.below(3) as i32, 0))
                    .collect()
            } else {
                dice.pick(&turns).clone()
            };
            let (x, y) = (
                dice.below(width as usize) as i32,
                dice.below(depth as usize) as i32,
            );
            cubes.retain(|&(a, b, _)| a + x < 26 && b + y < 99);
            if cubes.is_empty() {
                continue;
            }
            let moved: Vec<Place> = cubes.iter().map(|&(a, b, c)| (a + x, b + y, c)).collect();
            let text = text_of(letter, &moved);
            let Ok(parsed) = text.parse::<MoveText>() else {
                // Random cubes can be four to a cell.
                assert!(text.contains("^4"), "{text}");
                continue;
            };
            assert_eq!(parsed.to_string(), text);
            match self.fast.resolve(&parsed) {
                Ok(Move::Place(placement)) => {
                    let found: BTreeSet<Place> =
                        self.fast.rules().cubes(placement).map(place).collect();
                    let expected = legal.get(&text).expect("a legal move");
                    assert_eq!(
                        found,
                        expected.iter().copied().collect(),
                        "{}",
                        self.story()
                    );
                }
                Ok(other) => panic!("{text} became {other:?}: {}", self.story()),
                Err(refusal) => {
                    assert!(
                        !legal.contains_key(&text),
                        "{text}: {refusal}: {}",
                        self.story()
                    );
                    self.confirm_text(&refusal, &moved, letter);
                    let again = self.refused(|position| position.play_text(&parsed));
                    assert_eq!(again, refusal);
                }
            }
        }
    }

    /// A refused text: the reason must hold for the cells it names, however the piece was
    /// meant to be turned.
    fn confirm_text(&self, refusal: &IllegalMove, cubes: &[Place], letter: char) {
        let (slow, story) = (&self.slow, self.story());
        let in_play = self.kit.shapes.iter().any(|form| form.letter == letter)
            || (slow.is_neutral(letter) && self.fast.rules().options().neutral);
        match refusal {
            IllegalMove::UnknownShape { .. } => assert!(!in_play, "{story}"),
            IllegalMove::NotThisShape { .. } => {
                let text = text_of(letter, cubes);
                let made = self.kit.turned_or_empty(letter).iter().any(|turned| {
                    let at: BTreeSet<Spot> = cubes.iter().map(|c| (c.0, c.1)).collect();
                    let (x, y) = (
                        at.iter().map(|c| c.0).min().unwrap(),
                        at.iter().map(|c| c.1).min().unwrap(),
                    );
                    let moved: Vec<Place> =
                        turned.iter().map(|&(a, b, c)| (a + x, b + y, c)).collect();
                    text_of(letter, &moved) == text
                });
                assert!(!made, "{text} can be made: {story}");
            }
            IllegalMove::Placement { broken } => {
                assert!(!broken.is_empty(), "{story}");
                for rule in broken {
                    match rule {
                        BrokenRule::OffBoard { cells } => {
                            assert!(!cells.is_empty(), "{story}");
                            assert!(cells.iter().all(|&c| !slow.on_board(spot(c))), "{story}");
                        }
                        BrokenRule::AboveTheBoard { level, .. } => assert!(*level > 0, "{story}"),
                        BrokenRule::Gap { spots } => {
                            for &caminos_rules::Spot { cell, level } in spots {
                                let (x, y) = spot(cell);
                                let empty = slow.cube((x, y, i32::from(level))).is_none();
                                assert!(empty && slow.on_board((x, y)), "{story}");
                            }
                        }
                        BrokenRule::Occupied { spots } => {
                            for &caminos_rules::Spot { cell, level } in spots {
                                let (x, y) = spot(cell);
                                let there = slow.cube((x, y, i32::from(level)));
                                assert!(there.is_some(), "{story}");
                            }
                        }
                        #[allow(unreachable_patterns, reason = "only with the feature exhaustive")]
                        other => panic!("{other:?}: {story}"),
                    }
                }
            }
            other => self.confirm(other, cubes, letter),
        }
    }
}
