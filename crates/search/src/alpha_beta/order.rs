//! In which order moves are tried: by what they do on cheap ways, and by what they did
//! elsewhere in the tree.

use caminos_rules::{Bits, PerTeam, Placement, Position, Rules, Team};

use super::score::Value;
use crate::evaluate::Ways;
use crate::policy::{Policy, Sight, Standing};

/// A placement as a number, the same in all positions of a game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Code(u16);

impl Code {
    /// Boards have at most 121 bits, and boxes fewer than 256 orientations.
    const COUNT: usize = 1 << 15;

    pub(super) const fn new(number: u16) -> Self {
        Self(number)
    }

    pub(super) fn of(rules: &Rules, placement: Placement) -> Self {
        let lowest = rules.footprint(placement).bits().trailing_zeros() as u16;
        Self((placement.orientation().index() as u16) << 7 | lowest & 127)
    }

    pub(super) const fn number(self) -> u16 {
        self.0
    }

    const fn index(self) -> usize {
        self.0 as usize % Self::COUNT
    }
}

/// A placement to try.
#[derive(Copy, Clone, Debug)]
pub(super) struct Choice {
    pub(super) placement: Placement,
    pub(super) code: Code,
    pub(super) worth: Value,
}

/// What moves did elsewhere in the tree.
#[derive(Debug)]
pub(super) struct Memory {
    /// By team and code: how often a move was good enough, and how often not.
    history: PerTeam<Vec<i16>>,
    /// By distance from the root, the last two moves that were good enough.
    killers: Vec<[Option<Code>; 2]>,
    policy: Policy,
    standing: Standing,
}

/// What the policy's unit is worth beside the rest.
const POLICY: f32 = 80.0;
/// What a move is worth that was good in a sister position.
const KILLER: Value = 150;
/// History counts up to this.
const MOST: i32 = 4096;
/// History at its most is worth this.
const HISTORY: i32 = 256;
/// Deeper positions share the last killers.
const DEEPEST: usize = 64;

impl Memory {
    pub(super) fn new(policy: &Policy, rules: &Rules) -> Self {
        Self {
            policy: policy.clone(),
            standing: Standing::new(policy, rules),
            history: PerTeam {
                yellow: vec![0; Code::COUNT],
                green: vec![0; Code::COUNT],
            },
            killers: vec![[None; 2]; DEEPEST],
        }
    }

    fn change(&mut self, team: Team, code: Code, by: i32) {
        let count = &mut self.history[team][code.index()];
        let old = i32::from(*count);
        *count = (old + by - old * by.abs() / MOST) as i16;
    }

    /// A move was good enough to end the search of a position, the ones before it were not.
    pub(super) fn learn(
        &mut self,
        team: Team,
        good: Code,
        before: &[Code],
        depth: i32,
        ply: usize,
    ) {
        let by = (depth * depth * 32).clamp(16, 1024);
        self.change(team, good, by);
        for &code in before {
            self.change(team, code, -by / 2);
        }
        let killers = &mut self.killers[ply.min(DEEPEST - 1)];
        if killers[0] != Some(good) {
            *killers = [Some(good), killers[0]];
        }
    }

    /// The `width` most promising placements, best first, and whether these are all.
    pub(super) fn order<B: Bits>(
        &self,
        position: &Position,
        team: Team,
        [own, other]: [&Ways<B>; 2],
        placements: &[Placement],
        width: usize,
        (first, ply): (Option<Code>, usize),
    ) -> (Vec<Choice>, bool) {
        let sight = Sight::new(position, team, own, other);
        let killers = self.killers[ply.min(DEEPEST - 1)];
        let history = &self.history[team];
        let choice = |&placement: &Placement| {
            let code = Code::of(position.rules(), placement);
            let cells = B::narrow(position.rules().footprint(placement).bits());
            let attracts = self.policy.worth(&sight, &self.standing, cells, placement);
            let mut worth =
                (POLICY * attracts) as Value + i32::from(history[code.index()]) * HISTORY / MOST;
            if killers.contains(&Some(code)) {
                worth += KILLER;
            }
            if first == Some(code) {
                worth = Value::MAX;
            }
            Choice {
                placement,
                code,
                worth,
            }
        };
        let mut choices: Vec<Choice> = placements.iter().map(choice).collect();
        let complete = choices.len() <= width;
        let better = |a: &Choice, b: &Choice| b.worth.cmp(&a.worth).then(a.code.cmp(&b.code));
        if !complete {
            choices.select_nth_unstable_by(width, better);
            choices.truncate(width);
        }
        choices.sort_unstable_by(better);
        (choices, complete)
    }
}
