/** The shared world in both stores, PostgreSQL and memory: the same steps must make the same rows of it. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { absoluteDayOf, type Moment, momentAfter } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import type { Database } from '#platform/database/client.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';
import { runStep } from '#world/steps/run-step.ts';
import { SHARED_WORLD } from './shared-world.ts';

const { seed, now } = SHARED_WORLD;
const WORLD = { secret: knownSecret(seed), dayMinutes: 60, pace: 'command', now, past: null } as const;

/** Tables of all domains and of the platform. */
const TABLES = (
  await Promise.all(
    globSync('src/{domains,platform}/*/tables.ts').map((file) => import(resolve(file)) as Promise<object>),
  )
).flatMap((file) => Object.values(file).filter((each) => is(each, PgTable)));

/** Returns an in-memory copy of the world in the database. */
export async function copyOf(db: Database): Promise<MemoryRows> {
  const rows = new MemoryRows({ now });
  for (const table of TABLES) await rows.insert(table, await db.select().from(table as never));
  return rows;
}

export const momentOn = (season: number, day: number, step: Moment['step'] = 'morning'): Moment => {
  return { season, day, step };
};

/** Takes a step of the world in one store. */
export function take(rows: Rows, moment: Moment) {
  return runStep(moment, { ...WORLD, rows, simulate: simulateHere, enqueue: async () => {} });
}

/** Takes the steps from one moment to the end of the day of another. */
export async function play(from: Moment, to: Moment, step: (moment: Moment) => Promise<unknown>): Promise<void> {
  for (let moment = from; absoluteDayOf(moment) <= absoluteDayOf(to); moment = momentAfter(moment)) await step(moment);
}

/** Expects some rows in the database, and the same in memory. */
export async function expectSameRows(
  { db, memory }: { db: Database; memory: RowReader },
  read: (rows: RowReader) => Promise<unknown[]>,
): Promise<void> {
  const [stored, kept] = [await read(pgReader(db)), await read(memory)];
  expect(stored.length).toBeGreaterThan(0);
  expect(kept).toEqual(stored);
}
