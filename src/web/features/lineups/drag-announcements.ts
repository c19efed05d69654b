/** What screen readers hear of a drag: people and places by their names. dnd-kit itself would read out ids. */
import type { Active, Announcements, Over } from '@dnd-kit/core';

interface Words {
  /** Of the player that is dragged, and of what he is dragged over; '' for the list of players. */
  playerOf: (data: Record<string, unknown> | undefined) => string;
  placeOf: (name: string) => string;
  say: (key: 'dragged' | 'over' | 'overList' | 'overNothing', words: { player: string; place: string }) => string;
  dropped: string;
}

/** What happens on a drop is announced by anyone who does it (`useSelection`). */
export function dragAnnouncements({ playerOf, placeOf, say, dropped }: Words): Announcements {
  const about = (active: Active, over: Over | null) => {
    const isPlace = over !== null && over.id !== 'bench';
    return { player: playerOf(active.data.current), place: isPlace ? placeOf(String(over.id)) : '' };
  };
  return {
    onDragStart: ({ active }) => say('dragged', about(active, null)),
    onDragOver: ({ active, over }) => {
      const key = over === null ? 'overNothing' : over.id === 'bench' ? 'overList' : 'over';
      return say(key, about(active, over));
    },
    onDragEnd: ({ over }) => (over === null ? dropped : undefined),
    onDragCancel: () => dropped,
  };
}
