import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageFor, localeFor, ownName } from './language';

const AVAILABLE = ['ca', 'de', 'en', 'es', 'fr', 'gl', 'nl'];

afterEach(() => vi.unstubAllGlobals());

it('dates are written as the browser writes them in the language of the page', () => {
  expect(localeFor('en', ['fr', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(localeFor('de', ['en-GB', 'en'])).toBe('de');
});

describe('the language of the page', () => {
  it('is the first of the browser that the page has', () => {
    expect(languageFor('system', ['pt-PT', 'gl-ES', 'es'], AVAILABLE)).toBe('gl');
    expect(languageFor('system', ['de-AT'], AVAILABLE)).toBe('de');
    expect(languageFor('system', ['FR'], AVAILABLE)).toBe('fr');
  });

  it('is English where the page has none of them', () => {
    expect(languageFor('system', ['tlh', 'eo'], AVAILABLE)).toBe('en');
    expect(languageFor('system', [], AVAILABLE)).toBe('en');
  });

  it('is the chosen one, unless the page has forgotten it', () => {
    expect(languageFor('ca', ['de'], AVAILABLE)).toBe('ca');
    expect(languageFor('la', ['de'], AVAILABLE)).toBe('de');
  });

  it('has a name of its own, also where the browser does not know it', () => {
    vi.stubGlobal('Intl', { ...Intl, DisplayNames: undefined });
    expect(AVAILABLE.map(ownName)).toEqual(['Català', 'Deutsch', 'English', 'Español', 'Français', 'Galego', 'Nederlands']);
  });
});
