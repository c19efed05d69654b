/** What players contribute to the program. */
import { endedCareersAddUp, membershipsWhole, statusesAgree } from '#domains/player/checks.ts';
import { playerDays, playerFounding } from '#domains/player/days.ts';
import { playerDrawingRoutes } from '#domains/player/drawing/routes.ts';
import { playerDesk, playerNews } from '#domains/player/kinds.ts';
import { playersOnGame } from '#domains/player/on-game.ts';
import { playerRoutes } from '#domains/player/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const playerSlice: Slice = {
  name: 'player',
  routes: () => ({ player: { ...playerRoutes, ...playerDrawingRoutes } }),
  news: playerNews,
  desk: playerDesk,
  days: playerDays,
  founding: playerFounding,
  checks: [membershipsWhole, statusesAgree, endedCareersAddUp],
  onGame: playersOnGame,
};
