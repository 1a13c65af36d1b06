/** The puzzles that come with the program, read from the disk. */
import { readFile } from 'node:fs/promises';
import { studyForTests } from './for-tests';
import { Puzzles } from './puzzles';

export async function puzzlesForTests(): Promise<Puzzles> {
  await studyForTests();
  return new Puzzles(await readFile(new URL('../../../crates/puzzle/data/puzzles.txt', import.meta.url), 'utf8'));
}
