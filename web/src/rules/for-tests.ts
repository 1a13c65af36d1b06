/** The rules without a browser: tests read the wasm from the disk. */
import { readFile } from 'node:fs/promises';
import { loadRules } from './load';

export async function rulesForTests(): Promise<void> {
  await loadRules(await readFile(new URL('../wasm/rules_bg.wasm', import.meta.url)));
}
