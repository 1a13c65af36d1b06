import { orOffline } from '../rules/message-error';
import init, { type InitInput } from '../wasm/study';

let loaded: Promise<unknown> | null = null;

/** Makes records and reviews ready; screens that study wait for it, and no others fetch it. Throws `MessageError`. */
export async function loadStudy(source?: InitInput): Promise<void> {
  loaded ??= orOffline(init(source === undefined ? undefined : { module_or_path: source }));
  try {
    await loaded;
  } catch (error) {
    // Whoever was offline may try again.
    loaded = null;
    throw error;
  }
}
