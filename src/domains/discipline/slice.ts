/** What the disciplinary board contributes to the program. */
import { suspensionsServed } from '#domains/discipline/checks.ts';
import { disciplineDesk, disciplineNews, disciplineNotifications } from '#domains/discipline/kinds.ts';
import { disciplineOnGame } from '#domains/discipline/on-game.ts';
import type { Slice } from '#domains/slice.ts';

export const disciplineSlice: Slice = {
  name: 'discipline',
  news: disciplineNews,
  notifications: disciplineNotifications,
  desk: disciplineDesk,
  onGame: disciplineOnGame,
  checks: [suspensionsServed],
};
