/** Loads the language that the person has chosen or the browser asks for, and names their colours, now and later. */
import { languageFor } from '../text/language';
import { language as shownLanguage, LANGUAGES, setLanguage } from '../text/texts';
import type { Settings } from '../state/settings';
import { settings } from './page';

type Shown = Pick<Settings, 'language' | 'palette'>;

async function follow({ language: chosen, palette }: Shown): Promise<void> {
  const language = languageFor(chosen, window.navigator.languages, LANGUAGES);
  await setLanguage(language, palette);
  // Another one may have been chosen meanwhile.
  document.documentElement.lang = shownLanguage();
}

let shown: Shown = settings.get();

/** Ends when the first texts are there. */
export async function startLanguage(): Promise<void> {
  settings.subscribe((wanted) => {
    if (wanted.language === shown.language && wanted.palette === shown.palette) return;
    shown = wanted;
    // Without the new texts the page goes on in the old ones.
    follow(wanted).catch((error: unknown) => console.warn(error));
  });
  await follow(shown).catch(() => setLanguage('en'));
}
