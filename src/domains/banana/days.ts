/** Banana Day comes and goes with the nights, and so does the horn that fruit wins. */
import { PRIZE_HORN } from '#domains/banana/constants.ts';
import { beginBananaDay } from '#domains/banana/store/day.ts';
import { hasPrizeHorn } from '#domains/banana/store/prizes.ts';
import { takeBackGoalHorn } from '#domains/club/store/goal-horn.ts';
import type { DayContext, DayHook } from '#domains/day.ts';
import { BANANA_DAY } from '#engine/calendar.ts';
import { changeWorld, lockWorld } from '#platform/clock/state.ts';

export const bananaDayHooks: readonly DayHook[] = [
  { name: 'banana.turn', at: 'day-ends', run: turnDay },
  { name: 'banana.horns', at: 'day-ends', run: takeBackHorns },
];

/** In the night, with which the version of the world data goes up: every browser learns of it. */
async function turnDay({ rows, day, absoluteDay, now }: DayContext) {
  if (!rows.tx) return undefined;
  const { bananaDay } = await lockWorld(rows.tx);
  if (bananaDay) await changeWorld(rows.tx, { bananaDay: false });
  if (day + 1 === BANANA_DAY) await beginBananaDay(rows.tx, { heldOn: absoluteDay + 1, now, userId: null });
  return undefined;
}

async function takeBackHorns({ rows, absoluteDay }: DayContext) {
  if (!rows.tx) return undefined;
  const clubIds = await takeBackGoalHorn(rows.tx, PRIZE_HORN, (userId) => hasPrizeHorn(userId, absoluteDay + 1));
  return { hornsTakenBack: clubIds.length };
}
