import init, { type InitInput } from '../wasm/rules';

/** Makes the rules ready; the page waits for this once. */
export async function loadRules(source?: InitInput): Promise<void> {
  await init(source === undefined ? undefined : { module_or_path: source });
}
