//! The positions that a search remembers, in a table of bounded size.

use super::INFINITY;

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
            Self::new(0, INFINITY)
        } else {
            Self::new(INFINITY, 0)
        }
    }

    /// The inverse of [`Numbers::phi_delta`].
    pub(super) const fn from_phi_delta(phi: u32, delta: u32, is_own: bool) -> Self {
        if is_own {
            Self::new(phi, delta)
        } else {
            Self::new(delta, phi)
        }
    }

    /// φ and δ of df-pn: the number that one move is enough for, and the one that takes all moves,
    /// where the team has the turn or the other one does.
    pub(super) const fn phi_delta(self, is_own: bool) -> (u32, u32) {
        if is_own {
            (self.proof, self.disproof)
        } else {
            (self.disproof, self.proof)
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

/// The entries that a table begins with.
const FIRST: usize = 1 << 14;

/// It begins small and grows up to its bound; from then on what took least work is forgotten.
pub(super) struct Table {
    entries: Vec<Entry>,
    /// A few bits for each entry, one of them set by each key that was ever stored: most keys that
    /// are asked for were not, and this is small enough to be near the processor.
    filter: Vec<u64>,
    used: usize,
    most: usize,
}

/// Bits of the filter for each entry.
const FILTER: usize = 16;

fn filter_for(entries: usize) -> Vec<u64> {
    vec![0; (entries * FILTER).div_ceil(64)]
}

impl Table {
    /// At most so many MiB, also while it grows.
    pub(super) fn new(memory: usize) -> Self {
        let most = (memory.max(1) << 20) / (size_of::<Entry>() + FILTER / 8) * 2 / 3;
        let most = most / WAYS * WAYS;
        Self {
            entries: vec![EMPTY; FIRST.min(most)],
            filter: filter_for(FIRST.min(most)),
            used: 0,
            most,
        }
    }

    pub(super) fn clear(&mut self) {
        self.entries = vec![EMPTY; FIRST.min(self.most)];
        self.filter = filter_for(self.entries.len());
        self.used = 0;
    }

    /// How many of the entries that it may have are in use, in percent.
    pub(super) const fn percent_used(&self) -> u8 {
        (self.used * 100 / self.most) as u8
    }

    fn set(&self, key: u64) -> usize {
        let sets = (self.entries.len() / WAYS) as u128;
        ((u128::from(key) * sets) >> 64) as usize * WAYS
    }

    /// The word of the filter and the bit in it.
    fn filter_bit(&self, key: u64) -> (usize, u64) {
        let words = self.filter.len() as u128;
        let word = (u128::from(key) * words) >> 64;
        // The upper bits have chosen the word.
        (word as usize, 1 << (key & 63))
    }

    pub(super) fn get(&self, key: u64) -> Option<Numbers> {
        let (word, bit) = self.filter_bit(key);
        if self.filter[word] & bit == 0 {
            return None;
        }
        let start = self.set(key);
        let set = &self.entries[start..start + WAYS];
        let is_it = |entry: &&Entry| entry.key == key && entry.work > 0;
        set.iter().find(is_it).map(|entry| entry.numbers)
    }

    /// Remembers the numbers of a position that took so many nodes, at least one.
    pub(super) fn put(&mut self, key: u64, numbers: Numbers, work: u64) {
        if self.used > self.entries.len() / 2 && self.entries.len() < self.most {
            self.grow();
        }
        let work = u32::try_from(work).unwrap_or(u32::MAX).max(1);
        self.store(Entry { key, numbers, work });
    }

    fn store(&mut self, mut entry: Entry) {
        let (word, bit) = self.filter_bit(entry.key);
        self.filter[word] |= bit;
        let start = self.set(entry.key);
        let set = &mut self.entries[start..start + WAYS];
        let same = |old: &Entry| old.key == entry.key && old.work > 0;
        if let Some(old) = set.iter_mut().find(|old| same(old)) {
            entry.work = entry.work.saturating_add(old.work);
            *old = entry;
        } else if let Some(old) = set.iter_mut().min_by_key(|old| old.work) {
            self.used += usize::from(old.work == 0);
            *old = entry;
        }
    }

    fn grow(&mut self) {
        let size = (2 * self.entries.len()).min(self.most);
        let old = std::mem::replace(&mut self.entries, vec![EMPTY; size]);
        self.filter = filter_for(size);
        self.used = 0;
        for entry in old.into_iter().filter(|entry| entry.work > 0) {
            self.store(entry);
        }
    }
}
