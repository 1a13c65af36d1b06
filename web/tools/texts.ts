/**
 * The texts of a language as modules. `locales/ca/page.ftl?texts` is all that every screen of the
 * page may say in Catalan, in one piece; the files that seldom read screens fetch are pieces of
 * their own. A message that a language lacks is shown in English, so one piece is always enough.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What only the terminal program says. */
const TERMINAL = ['terminal', 'help', 'errors'];
/** What only some screens say. */
const LATER = ['rules', 'lessons', 'position', 'study', 'records', 'analysis'];

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*/gm;

/** The messages and terms of a Fluent text by name, without comments. */
export function messages(text: string): Map<string, string> {
  return new Map([...text.matchAll(ENTRY)].map((found) => [found[1] ?? '', found[0].trimEnd()]));
}

/** The texts of a part in a language, English where there are none. */
export function merged(own: string, english: string): string {
  const all = messages(english);
  const theirs = messages(own);
  return [...all].map(([name, text]) => theirs.get(name) ?? text).join('\n');
}

/** What a language calls itself: the one text that every page has in every language, for the menu. */
export function ownName(text: string): string {
  const message = messages(text).get('language-name') ?? '';
  return message.slice(message.indexOf('=') + 1).trim();
}

export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      const [, file] = /^(.*\.ftl)\?language-name$/.exec(id) ?? [];
      if (file) {
        this.addWatchFile(file);
        return `export default ${JSON.stringify(ownName(readFileSync(file, 'utf8')))}`;
      }
      const [, locales, language, part] = /^(.*\/locales)\/([^/]+)\/([^/.]+)\.ftl\?texts$/.exec(id) ?? [];
      if (!locales || !language || !part) return null;
      const names = readdirSync(join(locales, 'en')).map((name) => name.replace(/\.ftl$/, ''));
      const parts = part === 'page' ? names.filter((name) => ![...TERMINAL, ...LATER].includes(name)) : [part];
      const read = (code: string) =>
        parts
          .map((name) => join(locales, code, `${name}.ftl`))
          .filter((path) => existsSync(path))
          .map((path) => {
            this.addWatchFile(path);
            return readFileSync(path, 'utf8');
          })
          .join('\n');
      return `export default ${JSON.stringify(merged(read(language), read('en')))}`;
    },
  };
}
