/** Every word for people, from `locales/`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { PaletteChoice } from '../palette';
import { orOffline } from '../rules/message-error';
import { reactive } from './reactive.svelte';

// One piece a language, fetched when it is shown (tools/texts.ts makes them).
const pages = import.meta.glob<string>('../../../locales/*/page.ftl', { query: '?texts', import: 'default' });
// Some screens say much that the others never say, and fetch it.
const later = import.meta.glob<string>('../../../locales/*/{rules,lessons,position,study,records,analysis}.ftl', {
  query: '?texts',
  import: 'default',
});

export type Arguments = Record<string, FluentVariable>;
export type Part = 'rules' | 'lessons' | 'position' | 'study' | 'records' | 'analysis';

/** The codes of the languages that the page has, in the order of the alphabet. */
export const LANGUAGES: readonly string[] = Object.keys(pages)
  .flatMap((path) => /locales\/([^/]+)\//.exec(path)?.[1] ?? [])
  .sort();

/** The colours of the teams, which some texts name. */
export type TeamColours = PaletteChoice['palette'];

/** The colours of the other palette, each as the term in whose place it is. */
const OTHER_COLOURS = /^-blue-orange-([a-z].*(?:\n(?![-a-zA-Z#]).*)*)/gm;

export function bundle(language: string, texts: readonly string[], colours: TeamColours = 'standard'): FluentBundle {
  // Isolation marks would differ between the Rust and the JavaScript libraries.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) addText(made, text, colours);
  return made;
}

function addText(to: FluentBundle, text: string, colours: TeamColours): void {
  for (const error of to.addResource(new FluentResource(text))) throw error;
  if (colours === 'standard') return;
  const renamed = [...text.matchAll(OTHER_COLOURS)].map(([, term = '']) => `-${term}`);
  to.addResource(new FluentResource(renamed.join('\n')), { allowOverrides: true });
}

interface Shown {
  readonly language: string;
  readonly colours: TeamColours;
  readonly bundle: FluentBundle;
}

/** The texts in use: those of the page and of `parts`. */
const current = reactive<Shown>({ language: 'en', colours: 'standard', bundle: bundle('en', []) });
/** The parts that were fetched and go along with every change of the language. */
const parts = new Set<Part>();
/** Counts the changes of the language: one that is overtaken by a later one shows nothing. */
let changes = 0;

async function fetchPart(language: string, part: Part): Promise<string> {
  const path = (code: string) => `../../../locales/${code}/${part}.ftl`;
  const fetchText = later[path(language)] ?? later[path('en')];
  if (!fetchText) throw new Error(`there are no texts of the ${part}`);
  return orOffline(fetchText());
}

/** Speaks a language from now on, and names the teams by these colours. */
export async function setLanguage(language: string, colours: TeamColours = 'standard'): Promise<void> {
  const change = ++changes;
  const page = pages[`../../../locales/${language}/page.ftl`];
  if (!page) throw new Error(`there are no texts in ${language}`);
  const texts = new Map<Part | 'page', string>([['page', await orOffline(page())]]);
  // A screen may fetch a part meanwhile.
  for (let missing = [...parts]; missing.length > 0; missing = [...parts].filter((part) => !texts.has(part)))
    await Promise.all(missing.map(async (part) => texts.set(part, await fetchPart(language, part))));
  if (change !== changes) return;
  current.value = { language, colours, bundle: bundle(language, [...texts.values()], colours) };
}

/** The language that is shown. */
export function language(): string {
  return current.value.language;
}

/** Fetches the texts of a part, before they are asked for. Throws `MessageError` where the server cannot be reached. */
export async function fetchTexts(part: Part): Promise<void> {
  let language = '';
  let text = '';
  // Again, where the language has changed meanwhile.
  while (!parts.has(part) && language !== current.value.language) {
    language = current.value.language;
    text = await fetchPart(language, part);
  }
  if (parts.has(part)) return;
  parts.add(part);
  addText(current.value.bundle, text, current.value.colours);
  // The same texts and more.
  current.value = { ...current.value };
}

/**
 * Numbers as they are, since the two libraries do not group their digits alike. A whole number
 * needs no formatter then, and making the first one takes a browser as long as drawing a screen.
 */
class PlainNumber extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }

  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isSafeInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

function plain(value: FluentVariable): FluentVariable {
  return typeof value === 'number' ? new PlainNumber(value) : value;
}

/** The text of a message. */
export function t(id: string, values: Arguments = {}): string {
  const { bundle } = current.value;
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`there is no text ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
  const text = bundle.formatPattern(message.value, given, errors);
  for (const error of errors) console.error(`text ${id}: ${error.message}`);
  return text;
}

export function has(id: string): boolean {
  return current.value.bundle.hasMessage(id);
}

/** Several things in a row, as the language puts them. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('list-last', { rest: items.slice(0, -1).join(', '), last });
}
