/** What is said of what somebody at the table has asked for. */
import type { DeclinedView, MatchView, RequestView } from '../wire/types';
import { partyName } from './names';
import { t } from './texts';

/** To who may answer it, or waits for the answer. */
export function requestText(matchView: MatchView, request: RequestView): string {
  return request.yours ? t('ask-waiting') : t(`ask-${request.kind.type}`, { player: partyName(matchView, request.by) });
}

/** To who has asked in vain. */
export function declinedText(matchView: MatchView, declined: DeclinedView): string {
  return t(`declined-${declined.kind.type}`, { player: partyName(matchView, declined.by) });
}
