/** When home-based players come and go: as a world opens, and once a season. They grow with the free agents, in one step a year. */
import type { DayHook, FoundingHook } from '#domains/day.ts';
import { enterDraftClass } from '#domains/home-pool/store/draft-class.ts';
import { createPools, renewPools } from '#domains/home-pool/store/pools.ts';

export const homePoolDays: readonly DayHook[] = [
  {
    name: 'home-pool.renew',
    at: 'season-ends',
    // They have grown, and clubs have their players for the next season.
    after: ['player.free-agents-grow', 'free-agency.summer'],
    run: ({ rows, season, secret }) => renewPools(rows, { season, secret }),
  },
  {
    name: 'home-pool.draft-class',
    at: 'season-begins',
    after: ['draft.amateurs'],
    run: async ({ rows, season }) => ({ homeBasedInClass: await enterDraftClass(rows, { season: season + 1 }) }),
  },
];

export const homePoolFounding: readonly FoundingHook[] = [
  {
    name: 'home-pool.create',
    at: 'opens',
    // Last of those who add people, so that ids do not depend on them.
    after: ['report-sale.open-market', 'player.keep-past-careers'],
    run: ({ rows, season, secret }) => createPools(rows, { season, secret }),
  },
];
