import { describe, expect, it } from 'vitest';
import { languageFor, ownName } from './language';

const SPOKEN = ['ca', 'de', 'en', 'es', 'fr', 'gl', 'nl'];

describe('the language of the page', () => {
  it('is the first of the browser that the page speaks', () => {
    expect(languageFor('system', ['pt-PT', 'gl-ES', 'es'], SPOKEN)).toBe('gl');
    expect(languageFor('system', ['de-AT'], SPOKEN)).toBe('de');
    expect(languageFor('system', ['FR'], SPOKEN)).toBe('fr');
  });

  it('is English where the page speaks none of them', () => {
    expect(languageFor('system', ['tlh', 'eo'], SPOKEN)).toBe('en');
    expect(languageFor('system', [], SPOKEN)).toBe('en');
  });

  it('is the chosen one, unless the page has forgotten it', () => {
    expect(languageFor('ca', ['de'], SPOKEN)).toBe('ca');
    expect(languageFor('la', ['de'], SPOKEN)).toBe('de');
  });

  it('has a name of its own', () => {
    expect(SPOKEN.map(ownName)).toEqual(['Català', 'Deutsch', 'English', 'Español', 'Français', 'Galego', 'Nederlands']);
  });
});
