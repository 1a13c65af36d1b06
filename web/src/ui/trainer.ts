/** What the trainer's screens share, apart from the page that everybody loads. */
import { PuzzleProgress } from '../study/puzzle-progress';
import { items, testing } from './page';

export const puzzleProgress = new PuzzleProgress(items);

/** How long the other side takes over its reply. */
export const replyPause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, testing ? 0 : 700));
