/** Records and reviews without a browser: tests read the wasm from the disk. */
import { readFile } from 'node:fs/promises';
import { loadStudy } from './load';

export async function studyForTests(): Promise<void> {
  await loadStudy(await readFile(new URL('../wasm/study_bg.wasm', import.meta.url)));
}
