/** What is refused or wrong, to be said to people: thrown by the wasm modules as JSON, and by the page. */
import type { Message } from '../wire/types';

export class MessageError extends Error {
  readonly why: Message;

  constructor(why: Message, options?: ErrorOptions) {
    super(why.id, options);
    this.why = why;
  }

  /** One that needs no more than the id of its message. */
  static of(id: string, options?: ErrorOptions): MessageError {
    return new MessageError({ id, args: [] }, options);
  }
}

/** What is fetched. Throws `MessageError` where the server cannot be reached. */
export async function orOffline<T>(fetched: Promise<T>): Promise<T> {
  try {
    return await fetched;
  } catch (error) {
    throw MessageError.of('state-offline', { cause: error });
  }
}

/** What a module has thrown for its caller to read; nothing for a trap or a call that only the page can get wrong. */
function thrownReason(error: unknown): object | null {
  try {
    const reason: unknown = error instanceof Error ? JSON.parse(error.message) : null;
    return typeof reason === 'object' ? reason : null;
  } catch {
    return null;
  }
}

/** Asks a wasm module for what it may refuse. Errors that are no refusal are thrown as they are. */
export function orThrow<T>(ask: () => T, refused: (reason: object) => Error): T {
  try {
    return ask();
  } catch (error) {
    const reason = thrownReason(error);
    throw reason === null ? error : refused(reason);
  }
}

/** The same where the reason is a message. Throws `MessageError`. */
export function orMessage<T>(ask: () => T): T {
  return orThrow(ask, (reason) => new MessageError(reason as Message));
}
