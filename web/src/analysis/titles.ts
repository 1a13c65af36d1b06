/** What a game is called in a list: its players, its board and its length. */
import { boardName, teamName } from '../text/names';
import { t } from '../text/texts';
import type { RecordView } from '../wire/types';

export function gameTitle({ tags, line }: Pick<RecordView, 'tags' | 'line'>): string {
  const tag = (name: string) => tags.find(([own]) => own === name)?.[1];
  const players = tag('Players') === '4' ? ['Seat1', 'Seat2', 'Seat3', 'Seat4'] : ['Yellow', 'Green'];
  const names = players.map((name, i) => tag(name) ?? teamName(i % 2 === 0 ? 'yellow' : 'green'));
  return t('study-game', { players: names.join(' – '), board: boardName(tag('Board') ?? ''), moves: line.nodes.length });
}
