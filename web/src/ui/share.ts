/** The system's way to pass a link on. */
import { t } from '../text/texts';

export const sharing = 'share' in navigator;

export async function shareLink(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: t('title'), text, url });
  } catch {
    // Closed without sharing, or not allowed: the link is still there to be copied.
  }
}
