/** Tests worlds under random orders of pace: nothing stops them, and no order changes what is played. */
import { asc, eq, gt, isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { Random } from '#engine/random.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { makeGame } from '../../tests/factories/game.ts';
import { ORDERS, orderedWorld } from '../../tests/factories/pace-orders.ts';
import { giveClub } from '../../tests/factories/seats.ts';
import { freshWorld } from '../../tests/factories/test-world.ts';
import { IS_THOROUGH } from '../../tests/thorough.ts';

/** In the gate fifteen orders, in a thorough run five thousand. */
const ROUNDS = IS_THOROUGH ? 100 : 1;
const ORDERS_A_ROUND = IS_THOROUGH ? 50 : 15;
/** Days with games, from the tenth: more than the orders of a round play. */
const DAYS = 30;
const PAIRINGS = [
  [11, 21, 31, 41],
  [11, 31, 21, 41],
  [11, 41, 21, 31],
] as const;
/** Milliseconds between two orders: mostly a short while, so that games are live. */
const PAUSES = [0, 0, 5_000, 20_000, 60_000, 600_000, 3_600_000];

const { database, server, anna, ben, annaId, benId, annaAlone, order, passes, ends, liveNow, row } = orderedWorld();
// The same world, left alone.
const { database: calm, ids } = freshWorld({
  clubs: [1, 2, 3, 4].map((id) => ({ id, rosters: ['PRO'] })),
  users: ['Anna', 'Ben'].map((name) => ({ name, lastOnlineAt: new Date('2026-01-01T12:01:00Z') })),
});

/** Holds of a next period that were taken and dropped, in all rounds. */
const taken = { holds: 0, drops: 0 };

/** Draws up two games a day: one in the first slot, one in the second. */
async function drawUp(db: Database): Promise<void> {
  for (let day = 10; day < 10 + DAYS; day++) {
    const [one, two, three, four] = PAIRINGS[day % PAIRINGS.length] ?? PAIRINGS[0];
    await makeGame(db, { homeTeamId: one, awayTeamId: two, day, slot: day % 2 ? 1 : 2 });
    await makeGame(db, { homeTeamId: three, awayTeamId: four, day, slot: 1 });
  }
}

beforeEach(async () => {
  for (const { db } of [database, calm]) await drawUp(db);
});

// Orders that never meet an intermission would say nothing of holds.
afterAll(() => {
  expect(Math.min(taken.holds, taken.drops), JSON.stringify(taken)).toBeGreaterThan(ROUNDS / 4);
});

/** Returns whether a bench holds the next period of a game now. */
async function isHeld(): Promise<boolean> {
  return (await database.db.$count(gamePeriods, gt(gamePeriods.heldUntil, server.clock.now))) > 0;
}

/** Returns the order that gets most out of the moment: orders drawn blindly leave a world standing still, without a live game. */
async function aptOrder({ wasHeld, isShared }: { wasHeld: boolean; isShared: boolean }): Promise<string | null> {
  if (wasHeld) return 'drop the puck';
  if ((await liveNow()).length > 0) return 'hold';
  const { pauseReason, pace } = await row();
  if (pauseReason === 'admin') return 'resume';
  if (pace === 'own') return 'next game fast';
  if (!isShared) return 'own pace';
  return pace === 'ready' ? 'ready' : null;
}

/** Returns the results of a world in the order of its fixtures. */
async function resultsOf({ db }: { db: Database }, before: number) {
  const { id, day, homeScore, awayScore, endedIn, periodScores, stars } = games;
  const rows = await db
    .select({ id, day, homeScore, awayScore, endedIn, periodScores, stars })
    .from(games)
    .where(isNotNull(homeScore))
    .orderBy(asc(id));
  return rows.filter((game) => game.day < before);
}

/** Plays the calm world by command until this day begins. */
async function playCalm(until: number): Promise<void> {
  const { db } = calm;
  const log = pino({ level: 'silent' });
  const stepping = { db, simulate: simulateHere, enqueue, now: () => server.clock.now, log };
  for (let at = await readWorld(db); at.day < until; at = await readWorld(db)) {
    await takeStep(stepping, momentOf(at), 'command');
  }
}

it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  'a world plays the same games under random orders as without any (%i)',
  async (round) => {
    const isShared = round % 2 === 1;
    const random = new Random(`orders ${round}`);
    const any = <Thing>(things: readonly Thing[]) => things[random.int(0, things.length - 1)] as Thing;
    await annaAlone();
    await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, annaId));
    const { db } = calm;
    const log = pino({ level: 'silent' });
    await takeStep(
      { db, simulate: simulateHere, enqueue, now: () => server.clock.now, log },
      momentOf(await readWorld(db)),
      'command',
    );
    const [calmAnna, calmBen] = ids('Anna', 'Ben');
    await giveClub(db, 1, calmAnna);
    if (isShared) {
      await order('ready pace');
      await giveClub(database.db, 2, benId);
      await giveClub(db, 2, calmBen);
    }
    const given: string[] = [];
    try {
      for (let count = 0; count < ORDERS_A_ROUND && (await row()).day < 10 + DAYS - 8; count++) {
        const wasHeld = await isHeld();
        const apt = random.chance(0.5) ? await aptOrder({ wasHeld, isShared }) : null;
        const name = apt ?? any(Object.keys(ORDERS));
        const isAnnas =
          !isShared || name === 'pause' || name === 'resume' || name.endsWith('pace') || random.chance(0.5);
        given.push(name);
        const isTaken = (await order(name, isAnnas ? anna : ben)) === 204;
        if (isTaken && name === 'hold') taken.holds++;
        if (isTaken && name === 'drop the puck' && wasHeld) taken.drops++;
        await passes(any(PAUSES));
      }
      // Two days more, left alone: they begin with what the orders left behind.
      for (const name of ['resume', 'clock pace']) await order(name);
      for (let hours = 0; hours < 3; hours++) await passes(3_600_000);
      await ends();
      const { day } = await row();
      const played = await resultsOf(database, day);
      expect(played.length, 'orders that let no day pass').toBeGreaterThan(2);
      await playCalm(day);
      expect(played).toEqual(await resultsOf(calm, day));
    } catch (failure) {
      throw new Error(`after ${given.join(', ')}`, { cause: failure });
    }
  },
);
