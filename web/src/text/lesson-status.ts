/** The line of a lesson: what is said to an answer. */
import type { LessonFeedback } from '../rules/lessons';
import type { AnswerState, Lesson } from '../state/lesson';
import type { PlayState } from '../state/play-state';
import { nextStep, refusedPlacement, type Status } from './status';
import { format, reasonText } from './message';
import { t } from './texts';

export function lessonStatus(lesson: Lesson, shown: PlayState, feedback: LessonFeedback | null, { judged, notACell }: AnswerState): Status {
  if (notACell !== null) return { tone: 'refused', about: 'event', text: t('broken-off-board', { count: 1, cells: notACell }) };
  if (shown.ghost?.illegal) return refusedPlacement(shown.ghost.reasons);
  const { id } = lesson.lesson;
  switch (feedback?.kind) {
    case undefined:
      return lesson.lesson.task.kind === 'place' ? nextStep(shown) : { tone: 'plain', about: 'state', text: '' };
    case 'right':
      return { tone: 'good', about: 'event', text: t(`lesson-${id}-done`) };
    case 'not-yet':
      return { tone: 'plain', about: 'event', text: format({ id: `lesson-${id}-${feedback.why}`, args: feedback.args }) };
    case 'illegal':
    case 'unreadable': {
      const ghost = lesson.ghosts[judged - 1];
      // A typed move has its reason beside the field.
      const text = ghost?.illegal ? reasonText(ghost.reasons) : shown.refusal ? '' : t(`lesson-${id}-task`);
      return { tone: 'refused', about: 'event', text };
    }
  }
}
