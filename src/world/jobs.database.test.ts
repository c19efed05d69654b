import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { knownSecret } from '#engine/secret.ts';
import { withWorld } from '#platform/clock/lock.ts';
import { readWorld } from '#platform/clock/state.ts';
import { worldAdvances, worldSteps } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { createWorld } from '#world/creation/create.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { worldAdvanceJob } from './jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const now = new Date('2026-01-01T12:00:00Z');
  await createWorld({
    db: database.db,
    size: 20,
    seed: 4,
    secret: knownSecret(4),
    pastSeasons: 0,
    dayMinutes: 60,
    now,
    threads: 1,
  });
});
afterAll(() => database.drop());

async function request(by: 'day' | 'phase' | 'season', count: number): Promise<number> {
  const [row] = await database.db.insert(worldAdvances).values({ by, count }).returning();
  return row?.id ?? 0;
}

function run(advanceId: number, signal = new AbortController().signal): Promise<void> {
  const { db, pool } = database;
  const log = pino({ level: 'silent' });
  const context = { db, pool, log, signal, now: () => new Date(), enqueue };
  return worldAdvanceJob(simulateHere).run(context, { advanceId });
}

const read = async (id: number) => (await database.db.select().from(worldAdvances).where(eq(worldAdvances.id, id)))[0];

describe('an advance that an admin asks for', () => {
  it('moves the world and says so', async () => {
    const id = await request('day', 2);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'done', done: 2, total: 2 });
    expect(await readWorld(database.db)).toMatchObject({ seasonNumber: 1, day: 3, step: 'morning' });
    expect(await database.db.$count(worldSteps)).toBe(12);
  });

  it('is done once, however often the queue brings it', async () => {
    const id = await request('day', 1);
    await run(id);
    await run(id);
    expect(await readWorld(database.db)).toMatchObject({ day: 4 });
  });

  it('stops between two steps when the program ends, and then goes no further than was asked', async () => {
    const id = await request('phase', 1);
    const ending = new AbortController();
    ending.abort();
    await expect(run(id, ending.signal)).rejects.toThrow();
    expect(await read(id)).toMatchObject({ state: 'running', done: 0, total: 2 });
    // What a crash half-way leaves behind.
    await database.db.update(worldAdvances).set({ done: 1, total: 2 }).where(eq(worldAdvances.id, id));
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'done', done: 2, total: 2 });
    expect(await readWorld(database.db)).toMatchObject({ day: 5 });
  });
});

describe('the world', () => {
  it('is held by one at a time', async () => {
    const inside = await withWorld(database.pool, () => withWorld(database.pool, async () => 'twice', { waitMs: 0 }), {
      // Whoever held it in the test before has given it back, but the server may not know yet.
      waitMs: 2_000,
    });
    expect(inside).toEqual({ value: null });
    expect(await withWorld(database.pool, async () => 'free again', { waitMs: 2_000 })).toEqual({
      value: 'free again',
    });
  });
});
