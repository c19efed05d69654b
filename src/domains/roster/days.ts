/** Morning work on rosters: fill-ins go home, and gaps are filled from the farm. */
import type { DayHook } from '#domains/day.ts';
import { missedPlayers } from '#domains/game/store/players-away.ts';
import { CUT_DAY } from '#domains/roster/constants.ts';
import { keepClubsLegal } from '#domains/roster/store/compliance.ts';
import { sendFillInsHome } from '#domains/roster/store/fill-ins.ts';
import { settleWaivers } from '#domains/roster/store/moves.ts';
import { recallWhereNeeded } from '#domains/roster/store/recalls.ts';
import { endReserves } from '#domains/roster/store/reserve.ts';

export const rosterDays: readonly DayHook[] = [
  {
    name: 'roster.fill-ins-go-home',
    at: 'morning',
    async run({ rows, season, absoluteDay }) {
      await sendFillInsHome(rows, { season, day: absoluteDay });
    },
  },
  {
    name: 'roster.reserve-ends',
    at: 'morning',
    after: ['player.wake'],
    async run({ rows, absoluteDay }) {
      return { offReserve: await endReserves(rows, absoluteDay) };
    },
  },
  {
    name: 'roster.waivers',
    at: 'morning',
    after: ['player.wake', 'contracts.morning', 'roster.reserve-ends', 'probation.reversals'],
    async run({ rows, season, day, absoluteDay, secret }) {
      return { waivers: await settleWaivers(rows, { season, day, absoluteDay, secret }) };
    },
  },
  {
    name: 'roster.recalls',
    at: 'morning',
    after: ['player.wake', 'roster.waivers'],
    async run({ rows, season, day, absoluteDay, secret, past }) {
      const isAnnounced = past?.isAnnounced ?? true;
      const missed = await missedPlayers(rows, { season, day });
      return { recalls: await recallWhereNeeded(rows, { season, day, absoluteDay, secret }, { isAnnounced, missed }) };
    },
  },
  {
    // Before the day's cap is counted: players who leave at once no longer count.
    name: 'roster.legal',
    at: 'morning',
    after: ['roster.recalls'],
    async run({ rows, season, day, absoluteDay, secret, past }) {
      // In a simulated past, cuts in training camp and once a week are enough.
      if (past && day !== CUT_DAY && day % past.growthDays !== 0) return undefined;
      return keepClubsLegal(rows, { season, day, absoluteDay, secret });
    },
  },
];
