/** Messages of the rules in words: the one place where they are formatted. */
import type { Arg, Message } from '../wire/types';
import { list, t } from './texts';

/** An argument of a message by its name, if it has one. */
export function argOf(message: Message, name: string): Arg | undefined {
  return message.args.find(([own]) => own === name)?.[1];
}

function words(arg: Arg): string | number {
  if (typeof arg !== 'object') return arg;
  return Array.isArray(arg) ? list(arg.map((item) => String(words(item)))) : format(arg);
}

/** The text of a message. */
export function format({ id, args }: Message): string {
  return t(id, Object.fromEntries(args.map(([name, arg]) => [name, words(arg)])));
}

/** Several, as sentences one after the other. */
export function sentences(messages: readonly Message[]): string {
  return messages.map((message) => `${format(message)}.`).join(' ');
}

/** Why something is refused, a clause for each message. */
export function reasonText(messages: readonly Message[]): string {
  const clauses = messages.map(format);
  return clauses.map((text) => text.charAt(0).toLocaleUpperCase() + text.slice(1)).join('. ');
}
