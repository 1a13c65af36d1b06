/** Which language to show: the one that was chosen, or the first that the browser asks for. */
export function languageFor(chosen: string, asked: readonly string[], available: readonly string[]): string {
  if (available.includes(chosen)) return chosen;
  const codes = asked.map((name) => name.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => available.includes(code)) ?? 'en';
}

/** The same language as the browser asks for it, such as British English, for dates. */
export function localeFor(language: string, asked: readonly string[]): string {
  return asked.find((name) => name.toLowerCase().split('-')[0] === language) ?? language;
}

// Browsers do not know all of these names: Chromium calls Galician by its English name.
const names = import.meta.glob<string>('../../../locales/*/page.ftl', { query: '?language-name', import: 'default', eager: true });

/** What a language calls itself. */
export function ownName(code: string): string {
  return names[`../../../locales/${code}/page.ftl`] ?? code;
}
