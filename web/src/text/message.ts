/** Messages of the rules in words: the one place where they are formatted. */
import { MessageError } from '../rules/message-error';
import type { Arg, Message } from '../wire/types';
import { has, list, t } from './texts';

/** An argument of a message by its name, if it has one. */
export function argOf(message: Message, name: string): Arg | undefined {
  return message.args.find(([own]) => own === name)?.[1];
}

function argText(arg: Arg): string | number {
  if (typeof arg !== 'object') return arg;
  return Array.isArray(arg) ? list(arg.map((item) => String(argText(item)))) : format(arg);
}

/** The text of a message. */
export function format({ id, args }: Message): string {
  return t(id, Object.fromEntries(args.map(([name, arg]) => [name, argText(arg)])));
}

/** Several, as sentences one after the other. */
export function sentences(messages: readonly Message[]): string {
  return messages.map((message) => `${format(message)}.`).join(' ');
}

/** More cells than this are counted in a few words, not named. */
const MAX_NAMED = 2;

/**
 * Why something is refused, in a few words: the first reason, with its cells. What has no short form is
 * short already.
 */
export function shortReason(messages: readonly Message[]): string {
  const [first] = messages;
  if (!first || !has(`short-${first.id}`)) return reasonText(messages);
  return t(`short-${first.id}`, { cells: fewCells(first) });
}

function fewCells(message: Message): string {
  const places = argOf(message, 'places') ?? argOf(message, 'cells') ?? [];
  const cells = (Array.isArray(places) ? places : [places]).map((place) =>
    String(argText(typeof place === 'object' && !Array.isArray(place) ? (argOf(place, 'cell') ?? '') : place)),
  );
  const named = [...new Set(cells)];
  if (named.length <= MAX_NAMED) return list(named);
  return t('cells-and-more', { cells: named.slice(0, MAX_NAMED).join(', '), more: named.length - MAX_NAMED });
}

/** Why something is refused, a clause for each message. */
export function reasonText(messages: readonly Message[]): string {
  const clauses = messages.map(format);
  return clauses.map((text) => text.charAt(0).toLocaleUpperCase() + text.slice(1)).join('. ');
}

/** What is wrong, where that is something to say to people; anything else is thrown on. */
export function problemText(error: unknown): string {
  if (!(error instanceof MessageError)) throw error;
  return reasonText([error.why]);
}
