/** Announcements of a drag for screen readers: players and places by name. dnd-kit itself would read out ids. */
import type { Active, Announcements, Over } from '@dnd-kit/core';

interface Words {
  /** Name of the dragged player, and of the target; '' for the list of players. */
  playerOf: (data: Record<string, unknown> | undefined) => string;
  placeOf: (name: string) => string;
  say: (key: 'dragged' | 'over' | 'overList' | 'overNothing', words: { player: string; place: string }) => string;
  dropped: string;
}

/** Returns the announcements of a drag; the result of a drop is announced by `useSelection`. */
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
