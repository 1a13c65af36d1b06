/**
 * The texts as the page's library reads them. That they are complete and all used is checked with
 * the sources of Rust in crates/text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { merged, messages } from '../../tools/texts';
import { bundle, fetchTexts, has, language, LANGUAGES, list, setLanguage, t } from './texts';

const locales = new URL('../../../locales/', import.meta.url).pathname;

function texts(language: string): string[] {
  const folder = join(locales, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8'));
}

const COUNTS = [0, 1, 2, 5, 1_000_000];
/** As crates/text has it: the key of a count's text; millions, which some languages count apart, have none of their own. */
const pluralKey = (language: string, count: number) => (count < 1_000_000 ? new Intl.PluralRules(language).select(count) : 'other');

describe('texts', () => {
  it('are read alike by the library and by the build', () => {
    for (const language of readdirSync(locales)) {
      for (const text of texts(language)) {
        const ids = new FluentResource(text).body.map(({ id }) => id);
        expect([...messages(text).keys()]).toEqual(ids);
      }
    }
  });

  it('have no word on a small button that would be broken in two', () => {
    const labels = 'takeback hint connections fits record picture copy-position open-position analyse resign pause resume'.split(' ');
    for (const language of LANGUAGES) {
      const { body } = new FluentResource(texts(language).join('\n'));
      for (const label of labels) {
        const words = String(body.find(({ id }) => id === `act-${label}`)?.value).split(' ');
        expect(Math.max(...words.map((word) => word.length)), `${language}: ${words.join(' ')}`).toBeLessThanOrEqual(12);
      }
    }
  });

  it('count as the Rust library does', () => {
    for (const language of LANGUAGES) {
      const made = bundle(language, [merged(texts(language).join('\n'), texts('en').join('\n'))]);
      const form = (count: number) => {
        const pattern = made.getMessage('choose-clock-days')?.value;
        if (!pattern) throw new Error(`${language} does not count`);
        return made.formatPattern(pattern, { days: count }).replace(/[\d.,\s\u202f\u00a0]+/g, '#');
      };
      expect(
        COUNTS.map((count) => form(count) === form(1)),
        language,
      ).toEqual(COUNTS.map((count) => pluralKey(language, count) === pluralKey(language, 1)));
    }
  });

  it('are shown in English where a language has none', () => {
    const text = merged('a = Hola\n', 'a = Hello\nb = { $n ->\n    [one] One\n   *[other] Many\n}\nc = Bye\n');
    expect([...messages(text).keys()]).toEqual(['a', 'b', 'c']);
    expect(text).toContain('a = Hola');
    expect(text).toContain('*[other] Many\n}');
  });

  it('change with the language, and the parts that were fetched change with them', async () => {
    await setLanguage('en');
    expect(language()).toBe('en');
    expect(t('team-yellow')).toBe('Yellow');
    expect(list(['a1', 'b2', 'c3'])).toBe('a1, b2 and c3');
    await fetchTexts('lessons');
    for (const code of LANGUAGES) {
      await setLanguage(code);
      expect(language()).toBe(code);
      expect(has('lesson-flat')).toBe(true);
      expect(t('home-continue-how', { what: 'x', moves: 12345 })).toContain('12345');
    }
  });

  it('name the teams by the colours that were chosen, in every language', async () => {
    await fetchTexts('lessons');
    await fetchTexts('rules');
    const named = ['team-yellow', 'team-green', 'team-green-within', 'describe-colour-neutral', 'choose-neutral-how'];
    const read = ['lesson-cover-task', 'lesson-broken-empty', 'lesson-neutral', 'rules-path-blue', 'rules-figure-corner'];
    const counted = ['outcome-edges-count', 'outcome-draw-count'];
    const all = () => [...[...named, ...read].map((id) => t(id)), ...counted.map((id) => t(id, { yellow: 3, green: 4, points: 5 }))];
    for (const code of LANGUAGES) {
      await setLanguage(code);
      const standard = all();
      await setLanguage(code, 'blue-orange');
      all().forEach((text, i) => expect(text, `${code} ${standard[i]}`).not.toBe(standard[i]));
    }
    await setLanguage('en', 'blue-orange');
    expect(all().slice(0, 2)).toEqual(['Orange', 'Blue']);
    expect(t('outcome-edges-count', { yellow: 3, green: 4, points: 1 })).toBe('Edge pieces: Orange 3, Blue 4. Fewest wins: 1 point');
    expect(t('lesson-cover-task')).toBe('Cover at least one cell of the blue piece.');
    await setLanguage('en');
    expect(all().slice(0, 2)).toEqual(['Yellow', 'Green']);
  });

  it('are complete where a part is fetched while the language changes', async () => {
    await setLanguage('en');
    await Promise.all([fetchTexts('study'), setLanguage('ca')]);
    expect([language(), has('picture-png')]).toEqual(['ca', true]);
    await Promise.all([setLanguage('es'), fetchTexts('position')]);
    expect([language(), t('position-title')]).toEqual(['es', 'Posición']);
    await Promise.all([setLanguage('fr'), fetchTexts('records'), setLanguage('en'), fetchTexts('analysis')]);
    expect([language(), t('position-title'), t('study-open')]).toEqual(['en', 'Position', 'Open']);
    expect([has('record-no-game'), has('picture-png')]).toEqual([true, true]);
  });

  it('change although a part could not be fetched before', async () => {
    await setLanguage('en');
    await expect(fetchTexts('nothing' as 'rules')).rejects.toThrow('nothing');
    await setLanguage('de');
    expect(language()).toBe('de');
  });

  it('keep to the last wish', async () => {
    await Promise.all(LANGUAGES.map((code) => setLanguage(code)));
    expect(language()).toBe(LANGUAGES.at(-1));
  });

  it('are not there in a language that nobody has written', async () => {
    await expect(setLanguage('tlh')).rejects.toThrow('tlh');
  });
});
