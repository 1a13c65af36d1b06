/** The line of a puzzle: what is said to a move. */
import type { BoardSessionState } from '../state/board-session';
import type { PuzzlePhase } from './puzzle-attempt';
import { nextStep, refusedPlacement, type Status } from '../text/status';
import { reasonText } from '../text/message';
import { t } from '../text/texts';

/** `nameOf` says what the move is called that lies on the board. */
export function puzzleStatus(phase: PuzzlePhase, shown: BoardSessionState, nameOf: (move: string) => string): Status {
  const { ghost, refusal, reasons } = shown;
  const event = (tone: Status['tone'], text: string): Status => ({ tone, about: 'event', text });
  switch (phase.kind) {
    case 'asked':
      if (refusal) return event('refused', reasonText(reasons));
      if (ghost?.illegal) return refusedPlacement(ghost.reasons);
      if (phase.reply !== null) return event('good', t('puzzles-go-on', { move: nameOf(phase.reply) }));
      return nextStep(shown);
    case 'replying':
      return { tone: 'plain', about: 'state', text: t('puzzles-replying') };
    case 'wrong':
      return event('refused', phase.refutation === null ? t('puzzles-wrong') : t('puzzles-refuted', { move: nameOf(phase.refutation) }));
    case 'fewer-points':
      return event('refused', t('puzzles-fewer-points', { points: phase.points, best: phase.best }));
    case 'solved':
      return event('good', t('puzzles-solved'));
    case 'shown':
      return event('plain', t('puzzles-shown'));
  }
}
