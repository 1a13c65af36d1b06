/** Formats messages of the rules. */
import type { Arg, Message } from '../wire/types';
import { list, t } from './texts';

/** What a message puts into its message under a name, if it does. */
export function argOf(message: Message, name: string): Arg | undefined {
  return message.args.find(([own]) => own === name)?.[1];
}

function words(arg: Arg): string | number {
  if (typeof arg !== 'object') return arg;
  return Array.isArray(arg) ? list(arg.map((item) => String(words(item)))) : inWords(arg);
}

/** One message. */
export function inWords({ id, args }: Message): string {
  return t(id, Object.fromEntries(args.map(([name, arg]) => [name, words(arg)])));
}

/** Several, as sentences one after the other. */
export function sentences(messages: readonly Message[]): string {
  return messages.map((message) => `${inWords(message)}.`).join(' ');
}
