//! Random boxes: odd boards with odd sides, odd shapes and odd counts.

use std::collections::BTreeSet;

use super::kit::{Form, Kit};
use super::{Place, Spot};
use crate::dice::Dice;

impl Kit {
    /// A box of random polycubes and a random board with random sides and goals.
    pub fn random(dice: &mut Dice) -> Self {
        let sizes = [
            (3, 3),
            (5, 5),
            (8, 8),
            (4, 10),
            (10, 4),
            (11, 4),
            (1, 11),
            (11, 11),
            (9, 7),
            (11, 10),
        ];
        let &(width, depth) = dice.pick(&sizes);
        let holes = [0, 0, 4, 10][dice.below(4)];
        let mut cells: BTreeSet<Spot> = (0..width)
            .flat_map(|x| (0..depth).map(move |y| (x, y)))
            .collect();
        for _ in 0..holes {
            if cells.len() > 4 {
                let hole = *cells.iter().nth(dice.below(cells.len())).unwrap();
                cells.remove(&hole);
            }
        }
        let mut names = vec!["A", "B", "C", "D", "E"];
        let count = 2 + dice.below(4);
        names.truncate(count);
        let mut sides: Vec<(String, BTreeSet<Spot>)> = names
            .iter()
            .enumerate()
            .map(|(i, name)| {
                let straight: BTreeSet<Spot> = cells
                    .iter()
                    .copied()
                    .filter(|&(x, y)| match i {
                        0 => y == depth - 1,
                        1 => y == 0,
                        2 => x == 0,
                        3 => x == width - 1,
                        _ => false,
                    })
                    .collect();
                let any = cells.iter().nth(dice.below(cells.len())).copied();
                let own = if straight.is_empty() {
                    any.into_iter().collect()
                } else {
                    straight
                };
                ((*name).to_owned(), own)
            })
            .collect();
        // Nothing forbids two sides of the same cells.
        if dice.one_in(4) {
            let twin = sides[dice.below(count)].1.clone();
            sides.push(("Twin".to_owned(), twin));
            names.push("Twin");
        }
        // Pairs in either order: a goal has no direction.
        let goals = (0..1 + dice.below(3))
            .map(|_| {
                let a = dice.below(names.len());
                let b = (a + 1 + dice.below(names.len() - 1)) % names.len();
                (names[a].to_owned(), names[b].to_owned(), dice.one_in(2))
            })
            .collect();
        let letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
        let shapes = (0..1 + dice.below(5))
            .map(|i| random_form(letters[i], 2 * (1 + dice.below(4)) as u32, dice))
            .collect();
        let count = 1 + dice.below(2) as u32;
        let neutral = Some(random_form('N', count, dice));
        Self::new("odd", cells, sides, goals, shapes, neutral)
    }
}

/// A piece that grows cube by cube inside a box of three.
fn random_form(letter: char, count: u32, dice: &mut Dice) -> Form {
    loop {
        let size = 1 + dice.below(6);
        let mut cubes: Vec<Place> = vec![(1, 1, 1)];
        while cubes.len() < size {
            let (x, y, z) = *dice.pick(&cubes);
            let step = if dice.one_in(2) { 1 } else { -1 };
            let next = match dice.below(3) {
                0 => (x + step, y, z),
                1 => (x, y + step, z),
                _ => (x, y, z + step),
            };
            let inside = [next.0, next.1, next.2].iter().all(|v| (0..3).contains(v));
            if inside && !cubes.contains(&next) {
                cubes.push(next);
            }
        }
        let form = Form {
            letter,
            count,
            cubes,
        };
        // A form that gaps however it lies is no shape.
        if form.can_stand() {
            return form;
        }
    }
}
