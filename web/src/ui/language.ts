/** Speaks the language that the person has chosen or the browser asks for, now and later. */
import { languageFor } from '../text/language';
import { LANGUAGES, speak } from '../text/texts';
import { settings } from './page';

async function follow(chosen: string): Promise<void> {
  const language = languageFor(chosen, window.navigator.languages, LANGUAGES);
  await speak(language);
  document.documentElement.lang = language;
}

let shown = settings.get().language;

/** Ends when the first texts are there. */
export async function startSpeaking(): Promise<void> {
  settings.subscribe(({ language }) => {
    if (language === shown) return;
    shown = language;
    // Without the new texts the page goes on in the old ones.
    follow(language).catch((error: unknown) => console.warn(error));
  });
  await follow(shown).catch(() => speak('en'));
}
