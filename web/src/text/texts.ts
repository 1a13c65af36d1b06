/** Every word for people, from `locales/`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

// Rules, lessons and sentences are long and seldom read: their screens fetch them.
const files = import.meta.glob<string>(['../../../locales/en/*.ftl', '!../../../locales/en/{rules,lessons,spoken}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const later = import.meta.glob<string>('../../../locales/en/{rules,lessons,spoken}.ftl', {
  query: '?raw',
  import: 'default',
});

export type Arguments = Record<string, FluentVariable>;

function bundle(language: string, texts: readonly string[]): FluentBundle {
  // Isolation marks would differ between the Rust and the JavaScript libraries.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of made.addResource(new FluentResource(text))) throw error;
  }
  return made;
}

export const language = 'en';
const current = bundle(language, Object.values(files));

/** Fetches the texts of the rules or the lessons, before they are asked for. */
export async function fetchTexts(part: 'rules' | 'lessons' | 'spoken'): Promise<void> {
  const text = await later[`../../../locales/${language}/${part}.ftl`]?.();
  if (text === undefined) throw new Error(`there are no texts of the ${part}`);
  current.addResource(new FluentResource(text), { allowOverrides: true });
}

/** The text of a message. */
export function t(id: string, values: Arguments = {}): string {
  const message = current.getMessage(id);
  if (!message?.value) {
    console.error(`there is no text ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = current.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(`text ${id}: ${error.message}`);
  return text;
}

export function has(id: string): boolean {
  return current.hasMessage(id);
}

/** Several things in a row, as the language puts them. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('list-last', { rest: items.slice(0, -1).join(', '), last });
}
