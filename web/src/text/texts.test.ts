/** Every text that the page asks for is there, and every text that is there is asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const locales = new URL('../../../locales/', import.meta.url).pathname;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'wasm' ? [] : sources(path);
    return /(?<!\.test)\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

function sayings(): string {
  const folder = new URL('../../../crates/spoken/src/', import.meta.url).pathname;
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

/** What is asked for: whole names, and beginnings of names that are put together. */
function asked(): { names: Set<string>; beginnings: Set<string> } {
  const names = new Set<string>();
  const beginnings = new Set<string>();
  // Sayings come from the rules with the names of their messages.
  for (const [, name] of sayings().matchAll(/"([a-z]+-[a-zA-Z-]+)"/g)) if (name) names.add(name);
  for (const source of sources(root)) {
    for (const [, name] of source.matchAll(/(?<![.\w])(?:t|has)\(\s*'([a-zA-Z0-9-]+)'/g)) if (name) names.add(name);
    for (const [, start] of source.matchAll(/(?<![.\w])(?:t|has)\(\s*`([a-zA-Z0-9-]+)\$\{/g)) if (start) beginnings.add(start);
  }
  return { names, beginnings };
}

function texts(language: string): Set<string> {
  const folder = join(locales, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  const all = files.flatMap((name) => new FluentResource(readFileSync(join(folder, name), 'utf8')).body);
  const ids = all.map(({ id }) => id);
  expect(new Set(ids).size, `a text of ${language} is there twice`).toBe(ids.length);
  return new Set(ids);
}

describe('texts', () => {
  const { names, beginnings } = asked();

  it('are all there', () => {
    const there = texts('en');
    expect([...names].filter((name) => !there.has(name))).toEqual([]);
    expect([...beginnings].filter((start) => ![...there].some((name) => name.startsWith(start)))).toEqual([]);
  });

  it('are all used', () => {
    // Rules and lessons are named in crates/guide, whose tests look for them.
    const isGuide = (name: string) => /^(rules|lesson)-/.test(name);
    const isAsked = (name: string) => isGuide(name) || names.has(name) || [...beginnings].some((start) => name.startsWith(start));
    expect([...texts('en')].filter((name) => !isAsked(name))).toEqual([]);
  });

  it('are the same in every language', () => {
    const english = texts('en');
    for (const language of readdirSync(locales)) expect(texts(language)).toEqual(english);
  });

  it('are nowhere written into the screens', () => {
    const screens = sources(join(root, 'ui'));
    const spoken = screens.flatMap((source) => {
      const markup = source.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '');
      if (markup === source) return [];
      return [...markup.matchAll(/>([^<>{}]*[A-Za-z]{3}[^<>{}]*)</g)].map(([, text]) => text?.trim());
    });
    expect(spoken).toEqual([]);
  });
});
