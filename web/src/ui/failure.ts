/** Errors that nobody has caught, such as a trap in the wasm: the page shows them instead of a board that no longer answers. */
import { Store } from '../state/store';

export interface Failure {
  /** What helps to find the cause: the message with its stack, the address and the browser. */
  details: string;
}

/** The first failure; whatever follows it may only be its consequence. */
export const failure = new Store<Failure | null>(null);

export function failureOf(error: unknown): Failure {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  // Some browsers begin the stack with the message.
  const details = [stack.includes(message) ? '' : message, stack, window.location.pathname, navigator.userAgent];
  return { details: details.filter(Boolean).join('\n') };
}

function fail(error: unknown): void {
  if (!failure.get()) failure.set(failureOf(error));
}

/** Whether an error event is only a browser's remark: layout that a resize observer changes again, or a script from elsewhere. */
function isHarmless({ message, filename }: ErrorEvent): boolean {
  return message.startsWith('ResizeObserver loop') || (filename !== '' && !filename.startsWith(window.location.origin));
}

export function watchErrors(): void {
  window.addEventListener('error', (event) => {
    if (!isHarmless(event)) fail(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
}
