/** What nights do to standings, playoffs and leagues, and the turn from one season to the next. */
import type { DayContext, DayHook, FoundingHook } from '#domains/day.ts';
import { announceMovements, moveClubs } from '#domains/season/store/movements.ts';
import { announceLeagues } from '#domains/season/store/new-leagues.ts';
import { closeSeason, enterPhase, openSeason } from '#domains/season/store/open.ts';
import { announceChampions, closeRegularSeason } from '#domains/season/store/playoffs.ts';

export const seasonDays: readonly DayHook[] = [
  {
    name: 'season.close-regular',
    at: 'phase-ends',
    phase: 'regular',
    run: ({ rows, season }) => closeRegularSeason(rows, season),
  },
  {
    name: 'season.champions',
    at: 'phase-ends',
    phase: 'playoffs',
    async run({ rows, season, day }) {
      await announceChampions(rows, { season, day });
      await announceMovements(rows, { season, day });
    },
  },
  {
    // Before clubs re-sign and bid, so that a promoted club buys for its new league, with that league's money.
    name: 'season.move-clubs',
    at: 'phase-ends',
    phase: 'draft',
    after: ['draft.finish'],
    run: ({ rows, season }) => moveClubs(rows, season),
  },
  {
    name: 'season.close',
    at: 'season-ends',
    after: ['player.rest'],
    run: ({ rows, season }) => closeSeason(rows, season),
  },
  {
    name: 'season.open',
    at: 'season-begins',
    run: ({ rows, season, secret }) => openSeason(rows, season + 1, secret),
  },
  {
    name: 'season.phase',
    at: 'phase-begins',
    async run({ rows, season, phase }: DayContext) {
      // A season begins with its first phase.
      if (phase && phase !== 'preseason') await enterPhase(rows, season, phase);
    },
  },
];

export const seasonFounding: readonly FoundingHook[] = [
  {
    name: 'season.open-first',
    at: 'begins',
    run: ({ rows, season, secret }) => openSeason(rows, season, secret),
  },
  {
    name: 'season.announce-tier',
    at: 'tier-opens',
    async run({ rows, season, day, clubIds }) {
      if (clubIds) await announceLeagues(rows, clubIds, { season, day });
    },
  },
];
