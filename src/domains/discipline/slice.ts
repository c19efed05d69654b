/** What the disciplinary board brings to the program. */
import { suspensionsServed } from '#domains/discipline/checks.ts';
import { disciplineOnGame } from '#domains/discipline/on-game.ts';
import type { Slice } from '#domains/slice.ts';

export const disciplineSlice: Slice = {
  name: 'discipline',
  onGame: disciplineOnGame,
  checks: [suspensionsServed],
};
