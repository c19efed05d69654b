/** The nightly hooks of Banana Day and of the horn it awards. */
import { PRIZE_HORN } from '#domains/banana/constants.ts';
import { beginBananaDay } from '#domains/banana/store/day.ts';
import { hasPrizeHorn } from '#domains/banana/store/prizes.ts';
import { takeBackGoalHorn } from '#domains/club/store/goal-horn.ts';
import { type DayContext, type DayHook, stored } from '#domains/day.ts';
import { BANANA_DAY } from '#engine/calendar.ts';
import { changeWorld, lockWorld } from '#platform/clock/state.ts';
import type { Transaction } from '#platform/database/client.ts';

export const bananaDayHooks: readonly DayHook[] = [
  { name: 'banana.turn', at: 'day-ends', run: stored(turnDay) },
  { name: 'banana.horns', at: 'day-ends', run: stored(takeBackHorns) },
];

/** Runs at night, when the version of the world data is incremented and every browser notices the change. */
async function turnDay(tx: Transaction, { day, absoluteDay, now }: DayContext) {
  const { bananaDay } = await lockWorld(tx);
  if (bananaDay) await changeWorld(tx, { bananaDay: false });
  if (day + 1 === BANANA_DAY) await beginBananaDay(tx, { heldOn: absoluteDay + 1, now, userId: null });
}

async function takeBackHorns(tx: Transaction, { absoluteDay }: DayContext) {
  const clubIds = await takeBackGoalHorn(tx, PRIZE_HORN, (userId) => hasPrizeHorn(userId, absoluteDay + 1));
  return { hornsTakenBack: clubIds.length };
}
