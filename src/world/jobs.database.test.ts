import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { withWorld } from '#platform/clock/lock.ts';
import { readWorld } from '#platform/clock/state.ts';
import { worldAdvances, worldChecks, worldSteps } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { sharedWorld } from '../../tests/factories/shared-world.ts';
import { worldAdvanceJob, worldCheckJob } from './jobs.ts';

const database = sharedWorld('firstMorning');
const { db } = database;

async function request(by: 'day' | 'phase' | 'season', count: number): Promise<number> {
  const [row] = await db.insert(worldAdvances).values({ by, count }).returning();
  return row?.id ?? 0;
}

function run(advanceId: number, signal = new AbortController().signal): Promise<void> {
  const { pool } = database;
  const log = pino({ level: 'silent' });
  const context = { db, pool, log, signal, now: () => new Date(), enqueue };
  return worldAdvanceJob(simulateHere).run(context, { advanceId });
}

const read = async (id: number) => (await db.select().from(worldAdvances).where(eq(worldAdvances.id, id)))[0];

describe('an advance requested by an admin', () => {
  it('advances the world and reports it', async () => {
    const id = await request('day', 2);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'done', done: 2, total: 2 });
    expect(await readWorld(db)).toMatchObject({ seasonNumber: 1, day: 3, step: 'morning' });
    expect(await db.$count(worldSteps)).toBe(12);
  });

  it('runs once, however often the queue delivers it', async () => {
    const id = await request('day', 1);
    await run(id);
    await run(id);
    expect(await readWorld(db)).toMatchObject({ day: 4 });
  });

  it('stops between two steps when the program ends, and then goes no further than requested', async () => {
    const id = await request('phase', 1);
    const ending = new AbortController();
    ending.abort();
    await expect(run(id, ending.signal)).rejects.toThrow();
    expect(await read(id)).toMatchObject({ state: 'running', done: 0, total: 2 });
    // State left behind by a crash halfway.
    await db.update(worldAdvances).set({ done: 1, total: 2 }).where(eq(worldAdvances.id, id));
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'done', done: 2, total: 2 });
    expect(await readWorld(db)).toMatchObject({ day: 5 });
  });
});

describe('a world check requested by an admin', () => {
  const check = async (signal = new AbortController().signal) => {
    const [row] = await db.insert(worldChecks).values({ requestedAt: new Date() }).returning();
    const id = row?.id ?? 0;
    const { pool } = database;
    const context = { db, pool, log: pino({ level: 'silent' }), signal, now: () => new Date(), enqueue };
    const run = () => worldCheckJob.run(context, { checkId: id });
    const read = async () => (await db.select().from(worldChecks).where(eq(worldChecks.id, id)))[0];
    return { run, read };
  };

  it('finds no fault in a new world, and reports its progress', async () => {
    const { run, read } = await check();
    const done: number[] = [];
    const running = run();
    const watching = setInterval(() => void read().then((row) => done.push(row?.done ?? 0)), 10);
    await running;
    clearInterval(watching);
    const row = await read();
    expect(row).toMatchObject({ state: 'done', done: row?.total });
    expect(row?.results?.filter(({ holds }) => !holds)).toEqual([]);
    expect(new Set(done).size).toBeGreaterThan(1);
  });

  it('stops when the program ends, and is resumed', async () => {
    const { run, read } = await check(AbortSignal.abort());
    await expect(run()).rejects.toThrow();
    expect(await read()).toMatchObject({ finishedAt: null });
  });
});

describe('the world lock', () => {
  it('is held by one process at a time', async () => {
    const inside = await withWorld(database.pool, () => withWorld(database.pool, async () => 'twice', { waitMs: 0 }), {
      // The previous test has released the lock, but the server may not have noticed yet.
      waitMs: 2_000,
    });
    expect(inside).toEqual({ value: null });
    expect(await withWorld(database.pool, async () => 'free again', { waitMs: 2_000 })).toEqual({
      value: 'free again',
    });
  });
});
