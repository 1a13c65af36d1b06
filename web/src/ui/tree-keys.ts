/** What the arrow keys do in a tree of moves. */
import type { Direction } from '../state/analysis-session';

export const TREE_KEYS: Record<string, Direction> = { ArrowLeft: 'previous', ArrowRight: 'next', ArrowUp: 'above', ArrowDown: 'below' };
