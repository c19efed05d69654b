/**
 * The first weeks of leagues at three places that play at the same time: with each step whole, as one transaction, and place by
 * place, by one program, by two at the same time, and by programs that are killed between any two places. `PLACES_SEASONS=3`
 * plays three whole seasons, including playoffs and transitions.
 */

import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { suspensionsServed } from '#domains/discipline/checks.ts';
import { everythingPaid } from '#domains/finances/checks.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { standingsEqualGames } from '#domains/season/checks.ts';
import { statisticsEqualBoxes } from '#domains/stats/checks.ts';
import { absoluteDayOf, type Moment, momentAfter, PHASE_STARTS } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { createWorld } from '#world/creation/create.ts';
import { stepsWithoutGaps } from '#world/steps/checks.ts';
import { runStep } from '#world/steps/run-step.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { dyingAfter } from '../factories/dying.ts';
import { hashesOf, type SeasonHashes } from '../oracles/season-hashes.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
const SEED = 175;
const SECRET = knownSecret(SEED);
/** A league above two, each with its farm league and its junior league. */
const SIZE = 60;
const SEASONS = Number(process.env['PLACES_SEASONS'] ?? 0);
/** The morning after two rounds of the leagues, or after whole seasons. */
const UNTIL = SEASONS > 0 ? { season: 1 + SEASONS, day: 1 } : { season: 1, day: PHASE_STARTS.regular + 3 };
const MORNINGS = absoluteDayOf(UNTIL) - absoluteDayOf({ season: 1, day: 1 });
const CHECKS = [stepsWithoutGaps, standingsEqualGames, statisticsEqualBoxes, suspensionsServed, everythingPaid];
const log = pino({ level: 'silent' });

const opened: TestDatabase[] = [];
let whole: readonly SeasonHashes[];
beforeAll(async () => {
  const { db } = await makePlaces();
  const taken = { secret: SECRET, dayMinutes: 60, pace: 'command', now: NOW, past: null } as const;
  for (let moment: Moment = momentOf(await readWorld(db)); isBefore(moment); moment = momentAfter(moment))
    await db.transaction((tx) => runStep(moment, { ...taken, rows: pgRows(tx), simulate: simulateHere, enqueue }));
  whole = await hashesIn(db);
});
afterAll(async () => {
  for (const database of opened) await database.drop();
});

/** Makes the world on its first morning, with all leagues in one slot. */
async function makePlaces(): Promise<TestDatabase> {
  const database = await createTestDatabase(12);
  opened.push(database);
  const { db } = database;
  const made = { size: SIZE, seed: SEED, secret: SECRET, pastSeasons: 0, dayMinutes: 60, now: NOW, threads: 1 };
  await createWorld({ db, ...made });
  await db.update(leagues).set({ slot: 1 });
  await db.update(games).set({ slot: 1 });
  await db.update(world).set({ day: 1, step: 'morning', phase: 'preseason' });
  return database;
}

const isBefore = (moment: Moment) => absoluteDayOf(moment) < absoluteDayOf(UNTIL);

/** Returns the hashes of each season that has begun. */
async function hashesIn(db: Database): Promise<SeasonHashes[]> {
  const found: SeasonHashes[] = [];
  for (let season = 1; season <= Math.max(1, SEASONS); season++)
    found.push(await hashesOf(pgReader(db), season, { isOver: SEASONS > 0 }));
  return found;
}

const take = (db: Database, moment: Moment) =>
  takeStep({ db, simulate: simulateHere, enqueue, now: () => NOW, log }, moment, 'command');

/** Ways to take a step in a database. */
const WAYS: Record<string, (db: Database, moment: Moment) => Promise<unknown>> = {
  'one program': take,
  'two programs': (db, moment) => Promise.all([take(db, moment), take(db, moment)]),
  'programs that are killed between any two places': async (db, moment) => {
    for (;;) {
      // It does the work before the places and one place, and dies with the next.
      const outcome = await take(dyingAfter(db, 2), moment).catch((error: Error) => error);
      if (!(outcome instanceof Error)) return;
      expect(outcome.message).toBe('killed');
    }
  },
};

it.each(Object.keys(WAYS))('plays the same in the hands of %s', async (name) => {
  const { db } = await makePlaces();
  let steps = 0;
  for (let moment = momentOf(await readWorld(db)); isBefore(moment); moment = momentOf(await readWorld(db))) {
    await WAYS[name]?.(db, moment);
    steps++;
  }
  expect(steps).toBe(MORNINGS * 6);
  expect(await hashesIn(db)).toEqual(whole);
  const asked = { db, world: await readWorld(db) };
  for (const check of CHECKS) expect((await check.run(asked)).faults).toEqual([]);
});
