/** Sayings of the rules in words. */
import type { Arg, Saying } from '../wire/types';
import { list, t } from './texts';

/** What a saying puts into its message under a name, if it does. */
export function argOf(saying: Saying, name: string): Arg | undefined {
  return saying.args.find(([own]) => own === name)?.[1];
}

function words(arg: Arg): string | number {
  if (typeof arg !== 'object') return arg;
  return Array.isArray(arg) ? list(arg.map((item) => String(words(item)))) : inWords(arg);
}

/** One saying. */
export function inWords({ id, args }: Saying): string {
  return t(id, Object.fromEntries(args.map(([name, arg]) => [name, words(arg)])));
}

/** Several, as sentences one after the other. */
export function sentences(sayings: readonly Saying[]): string {
  return sayings.map((saying) => `${inWords(saying)}.`).join(' ');
}
