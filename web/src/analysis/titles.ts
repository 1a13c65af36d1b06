/** What a game is called in a list: its players, its board and its length. */
import { teamsOf } from '../rules/team';
import { boardName, teamName } from '../text/names';
import { t } from '../text/texts';
import type { RecordView } from '../wire/types';

/** The tag of a player in a game of two. */
const TAGS = { yellow: 'Yellow', green: 'Green' } as const;

export function gameTitle({ tags, line }: Pick<RecordView, 'tags' | 'line'>): string {
  const tag = (name: string) => tags.find(([own]) => own === name)?.[1];
  const four = tag('Players') === '4';
  const names = teamsOf(four ? 4 : 2).map((team, i) => tag(four ? `Seat${i + 1}` : TAGS[team]) ?? teamName(team));
  return t('study-game', { players: names.join(' – '), board: boardName(tag('Board') ?? ''), moves: line.nodes.length });
}
