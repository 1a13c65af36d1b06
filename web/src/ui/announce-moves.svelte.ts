/** Announces moves that are made, undone or gone to on a board without a match. */
import { untrack } from 'svelte';
import type { PositionSession } from '../state/position-session';
import { endAnnouncement, moveAnnouncement } from '../text/announcement';
import { announcer } from './page';

/** To be called while a component is made; `screenReader` says whether a screen reader gets more. */
export function announceMoves(session: () => PositionSession, screenReader: () => boolean): void {
  const state = $derived(session().state);
  let announced: unknown = null;
  $effect(() => {
    const board = session();
    return state.subscribe(({ node, position }) => {
      if (announced && announced !== node)
        untrack(() =>
          announcer.announce(
            `${moveAnnouncement(board, screenReader())} ${position.outcome ? endAnnouncement(board, screenReader()) : ''}`.trim(),
          ),
        );
      announced = node;
    });
  });
}
