/** The mornings on which cups are drawn, the nights on which they end, and those on which leagues open them. */
import { nextWindow, windowDrawnOn } from '#domains/cup/rules.ts';
import { announceCups, drawCups, openLeagueCups } from '#domains/cup/store/draw.ts';
import { type DayHook, live } from '#domains/day.ts';

/** Leagues open cups for entry at the start of these phases. */
const OPENING_PHASES = ['playoffs', 'postseason'] as const;

export const cupDays: readonly DayHook[] = [
  {
    name: 'cup.draw',
    at: 'morning',
    async run({ rows, season, day, past }) {
      const window = windowDrawnOn(day);
      // In the generated past there are no cups.
      if (past || !window) return undefined;
      return { cupsDrawn: await drawCups(rows, { season, window }) };
    },
  },
  {
    name: 'cup.announce',
    at: 'night',
    after: ['game.finish-live', 'director.open-rounds'],
    run: live(async ({ rows, season }) => {
      const cupsOver = await announceCups(rows, season);
      return cupsOver > 0 ? { cupsOver } : undefined;
    }),
  },
  ...OPENING_PHASES.map(
    (phase): DayHook => ({
      name: `cup.open-before-${phase}`,
      at: 'phase-begins',
      phase,
      async run({ rows, season, day, past }) {
        if (past) return undefined;
        return { leagueCups: await openLeagueCups(rows, nextWindow({ season, day })) };
      },
    }),
  ),
];
