//! The nodes of a tree in one vector: children lie side by side, and what was hardly visited makes
//! room for new ones when the memory is full.

use std::ops::{Index, IndexMut, Range};

use super::ROOT;
use super::node::Node;

/// Children lie in blocks of these sizes. Each divides the next, so that a larger block can be cut
/// without rest and nothing is lost by fragmentation.
const SIZES: [usize; 4] = [6, 12, 24, 48];

/// The largest block, for the usual number of children. Longer lists take several, and are never
/// made where others were.
const LARGEST: usize = SIZES[SIZES.len() - 1];

/// A request for room looks at so many nodes at most, so that it takes well below a millisecond.
const SWEEP_STEP: usize = 1 << 15;

/// The fewest visits with which a node keeps its children in the first sweep.
const FIRST_LEAST_VISITS: u32 = 3;

/// The nodes of a tree. The first one is the root.
pub(super) struct Pool {
    nodes: Vec<Node>,
    max_nodes: usize,
    /// Where freed blocks begin, by their size.
    free: [Vec<u32>; SIZES.len()],
    sweep: Sweep,
}

/// The search for children that can be given up. It goes round the pool, a step at each request.
struct Sweep {
    next: usize,
    /// The places that this round has freed.
    freed: usize,
    /// Nodes with fewer visits lose their children.
    least_visits: u32,
}

impl Pool {
    /// A root alone, in a pool for so many nodes.
    pub(super) fn new(root: Node, max_nodes: usize) -> Self {
        Self {
            nodes: vec![root],
            max_nodes,
            free: Default::default(),
            sweep: Sweep {
                next: 1,
                freed: 0,
                least_visits: FIRST_LEAST_VISITS,
            },
        }
    }

    pub(super) const fn max_nodes(&self) -> usize {
        self.max_nodes
    }

    /// The places that are used or were used, freed ones among them.
    pub(super) const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Nodes that lie side by side.
    pub(super) fn slice(&self, range: &Range<u32>) -> &[Node] {
        &self.nodes[range.start as usize..range.end as usize]
    }

    /// Copies nodes of another pool, with the children that they have there.
    pub(super) fn copy_from(&mut self, other: &Self, from: &Range<u32>, to: &Range<u32>) {
        let to = to.start as usize..to.end as usize;
        self.nodes[to].clone_from_slice(other.slice(from));
    }

    /// Makes room for nodes side by side, if need be where others were; `None` when nothing can be given up now.
    pub(super) fn allocate(&mut self, count: usize) -> Option<Range<u32>> {
        if count == 0 {
            return Some(0..0);
        }
        let size = size_index(count);
        let start = match size.and_then(|size| self.take_free(size)) {
            Some(start) => start,
            None if self.nodes.len() + room_of(count) <= self.max_nodes => {
                let start = self.nodes.len();
                self.nodes.resize(start + room_of(count), Node::BLANK);
                start as u32
            }
            None => {
                self.recycle(size?);
                self.take_free(size?)?
            }
        };
        Some(start..start + count as u32)
    }

    /// Gives places up. What their nodes led to is not touched.
    pub(super) fn release(&mut self, range: Range<u32>) {
        self.nodes[range.start as usize..range.end as usize].fill(Node::BLANK);
        match size_index(range.len()) {
            Some(size) => self.free[size].push(range.start),
            None => self.free[SIZES.len() - 1].extend(range.step_by(LARGEST)),
        }
    }

    /// A free block of this size, if need be cut from a larger one.
    fn take_free(&mut self, size: usize) -> Option<u32> {
        let larger = (size..SIZES.len()).find(|&larger| !self.free[larger].is_empty())?;
        let start = self.free[larger].pop()?;
        let rest = (start..start + SIZES[larger] as u32).step_by(SIZES[size]);
        self.free[size].extend(rest.skip(1));
        Some(start)
    }

    /// Frees the descendants of nodes with few visits until there is a block of this size, or
    /// enough nodes have been looked at.
    fn recycle(&mut self, size: usize) {
        for _ in 0..SWEEP_STEP {
            if self.sweep.next >= self.nodes.len() {
                self.begin_round();
            }
            let at = self.sweep.next as u32;
            self.sweep.next += 1;
            let node = &self[at];
            // A path that is under way leads through nodes with a simulation in flight only.
            let is_spare = node.visits < self.sweep.least_visits && node.in_flight == 0;
            // Smaller blocks would not help.
            if at != ROOT && is_spare && room_of(node.children.len()) >= SIZES[size] {
                self.release_descendants(at);
                return;
            }
        }
    }

    /// A round that has found little asks for more visits, and one that has found much for fewer.
    fn begin_round(&mut self) {
        let Sweep {
            next,
            freed,
            least_visits,
        } = &mut self.sweep;
        if *freed < self.max_nodes / 16 {
            *least_visits = least_visits.saturating_add(least_visits.div_ceil(2));
        } else if *freed > self.max_nodes / 4 {
            *least_visits = (*least_visits / 2).max(FIRST_LEAST_VISITS);
        }
        (*next, *freed) = (1, 0);
    }

    /// Takes a node's children from it, with all that follows from them.
    fn release_descendants(&mut self, at: u32) {
        let mut ranges = vec![std::mem::take(&mut self[at].children)];
        while let Some(range) = ranges.pop() {
            let below = self.slice(&range).iter().map(|node| node.children.clone());
            ranges.extend(below.filter(|children| !children.is_empty()));
            self.sweep.freed += range.len();
            self.release(range);
        }
    }
}

/// Which block a list takes, unless it is too long for one.
fn size_index(count: usize) -> Option<usize> {
    SIZES.iter().position(|&size| count <= size)
}

/// The places that a list takes.
fn room_of(count: usize) -> usize {
    match size_index(count) {
        _ if count == 0 => 0,
        Some(size) => SIZES[size],
        None => count.next_multiple_of(LARGEST),
    }
}

impl Index<u32> for Pool {
    type Output = Node;

    fn index(&self, at: u32) -> &Node {
        &self.nodes[at as usize]
    }
}

impl IndexMut<u32> for Pool {
    fn index_mut(&mut self, at: u32) -> &mut Node {
        &mut self.nodes[at as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visited(visits: u32) -> Node {
        Node {
            visits,
            ..Node::BLANK
        }
    }

    /// A full pool: a root with two children, of which the first has all other nodes.
    fn full(children: usize, visits: u32, in_flight: u16) -> Pool {
        let mut pool = Pool::new(visited(100), 1 + SIZES[0] + room_of(children));
        pool[ROOT].children = pool.allocate(2).expect("room");
        let rest = pool.allocate(children).expect("room");
        let first = &mut pool[1];
        (first.visits, first.in_flight) = (visits, in_flight);
        first.children = rest;
        pool
    }

    #[test]
    fn what_was_hardly_visited_makes_room() {
        let mut pool = full(48, 2, 0);
        let size = pool.len();
        let range = pool.allocate(10).expect("the first child's are given up");
        assert_eq!(range.len(), 10);
        assert!(pool[1].children.is_empty() && !pool[ROOT].children.is_empty());
        assert!(pool.allocate(24).is_none(), "the block was cut for ten");
        let more = (0..9).filter(|_| pool.allocate(11).is_some()).count();
        assert_eq!(more, 3, "the rest of the block is used");
        assert!(pool.allocate(1).is_none(), "the root's own children stay");
        assert_eq!(pool.len(), size);
    }

    #[test]
    fn more_visits_are_given_up_only_when_nothing_else_is_left() {
        let mut pool = full(48, 30, 0);
        assert!(pool.allocate(10).is_some());
        assert!(pool.sweep.least_visits > 30);
    }

    #[test]
    fn a_path_under_way_is_never_given_up() {
        let mut pool = full(48, 2, 1);
        assert!(pool.allocate(10).is_none());
        assert_eq!(pool[1].children.len(), 48);
    }

    #[test]
    fn long_lists_are_freed_in_blocks() {
        let mut pool = full(180, 2, 0);
        assert_eq!(pool.allocate(100), None, "longer than a block");
        let mut ranges: Vec<Range<u32>> = (0..9).filter_map(|_| pool.allocate(40)).collect();
        ranges.sort_by_key(|range| range.start);
        assert_eq!(ranges.len(), 4);
        assert!(ranges.windows(2).all(|pair| pair[0].end <= pair[1].start));
    }
}
