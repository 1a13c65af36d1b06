/** Which language to show: the one that was chosen, or the first that the browser asks for. */
export function languageFor(chosen: string, asked: readonly string[], available: readonly string[]): string {
  if (available.includes(chosen)) return chosen;
  const codes = asked.map((name) => name.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => available.includes(code)) ?? 'en';
}

/** What a language calls itself. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
