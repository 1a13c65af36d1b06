//! The positions that a search remembers, in a table of fixed size.

use super::MANY;

/// Proof and disproof number of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

impl Numbers {
    pub(super) const fn new(proof: u32, disproof: u32) -> Self {
        Self { proof, disproof }
    }

    pub(super) const fn decided(wins: bool) -> Self {
        if wins {
            Self::new(0, MANY)
        } else {
            Self::new(MANY, 0)
        }
    }

    pub(super) const fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

#[derive(Copy, Clone)]
struct Entry {
    key: u64,
    numbers: Numbers,
    /// The nodes that it took: what took many is kept.
    work: u32,
}

const EMPTY: Entry = Entry {
    key: 0,
    numbers: Numbers::new(0, 0),
    work: 0,
};

/// Entries that a position may stand in.
const WAYS: usize = 4;

pub(super) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// At most so many MiB.
    pub(super) fn new(memory: usize) -> Self {
        let most = (memory.max(1) << 20) / size_of::<Entry>();
        let sets = (most / WAYS).max(1);
        Self {
            entries: vec![EMPTY; sets * WAYS],
        }
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(EMPTY);
    }

    fn set(&self, key: u64) -> usize {
        let sets = (self.entries.len() / WAYS) as u128;
        ((u128::from(key) * sets) >> 64) as usize * WAYS
    }

    pub(super) fn get(&self, key: u64) -> Option<Numbers> {
        let start = self.set(key);
        let set = &self.entries[start..start + WAYS];
        let is_it = |entry: &&Entry| entry.key == key && entry.numbers != EMPTY.numbers;
        set.iter().find(is_it).map(|entry| entry.numbers)
    }

    pub(super) fn put(&mut self, key: u64, numbers: Numbers, work: u64) {
        let work = u32::try_from(work).unwrap_or(u32::MAX);
        let start = self.set(key);
        let set = &mut self.entries[start..start + WAYS];
        let at = set
            .iter()
            .position(|entry| entry.key == key)
            .or_else(|| (0..WAYS).min_by_key(|&i| set[i].work));
        if let Some(at) = at {
            let work = if set[at].key == key {
                work.saturating_add(set[at].work)
            } else {
                work
            };
            set[at] = Entry { key, numbers, work };
        }
    }
}
