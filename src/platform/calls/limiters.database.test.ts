import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Limiter, sharedLimiter, take } from '#platform/calls/limiters.ts';
import { rateLimits } from '#platform/calls/tables.ts';
import { createDatabaseClient } from '#platform/database/client.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';

const BUDGET = { calls: 2, windowMs: 60_000 };
const HOUR_MS = 3_600_000;

let database: TestDatabase;
let otherNode: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  otherNode = createDatabaseClient(database.url, 1).pool;
});
beforeEach(() => database.db.delete(rateLimits));
afterAll(async () => {
  await otherNode.end();
  await database.drop();
});

const limiterOn = (pool: pg.Pool, name = 'write') => sharedLimiter(name, BUDGET, { pool, factor: 1 });

const points = () => database.db.select({ points: rateLimits.points }).from(rateLimits);

/** Returns whether each of this many calls was let through. */
async function passes(limiter: Limiter, calls: number): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (let call = 0; call < calls; call++) passed.push((await take(limiter, 'user 1')) === 0);
  return passed;
}

describe('a rate limit shared by nodes', () => {
  it('is one budget for all of them, and says when the window ends', async () => {
    const [one, other] = [limiterOn(database.pool), limiterOn(otherNode)];
    expect(await passes(one, 1)).toEqual([true]);
    expect(await passes(other, 2)).toEqual([true, false]);
    expect(await take(one, 'user 1')).toBeGreaterThan(BUDGET.windowMs / 2);
    expect(await take(one, 'user 2')).toBe(0);
    expect(await take(limiterOn(otherNode, 'talk'), 'user 1')).toBe(0);
  });

  it('counts calls that reach several nodes at once', async () => {
    const nodes = [limiterOn(database.pool), limiterOn(otherNode)];
    const waits = await Promise.all(Array.from({ length: 10 }, (_, call) => take(nodes[call % 2]!, 'user 1')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(BUDGET.calls);
  });

  it('returns on one node what was taken on another', async () => {
    const [one, other] = [limiterOn(database.pool), limiterOn(otherNode)];
    expect(await passes(one, 2)).toEqual([true, true]);
    await other.reward('user 1');
    expect(await passes(other, 2)).toEqual([true, false]);
  });

  it('asks the database no more about a client that continues after being refused', async () => {
    const limiter = limiterOn(database.pool);
    expect(await passes(limiter, 9)).toEqual([true, true, ...Array.from({ length: 7 }, () => false)]);
    expect(await points()).toEqual([{ points: 3 }]);
  });

  it('applies on each node while the database is down', async () => {
    const nowhere = createDatabaseClient('postgres://127.0.0.1:1/nowhere').pool;
    expect(await passes(limiterOn(nowhere), 3)).toEqual([true, true, false]);
    await nowhere.end();
  });

  it('applies on each node while the database does not respond, without a delay', async () => {
    const holder = await otherNode.connect();
    await holder.query('begin; lock table rate_limits');
    const started = performance.now();
    expect(await passes(limiterOn(database.pool), 3)).toEqual([true, true, false]);
    expect(performance.now() - started).toBeLessThan(10_000);
    await holder.query('rollback');
    holder.release();
    // The calls made in the meantime are counted when the database answers.
    await expect.poll(points).toEqual([{ points: 3 }]);
  });

  it('keeps no row longer than an hour after its window', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      limiterOn(database.pool);
      const now = Date.now();
      await database.db.insert(rateLimits).values([
        { key: 'write:long ago', points: 1, expire: now - HOUR_MS - 1 },
        { key: 'write:now', points: 1, expire: now + HOUR_MS },
      ]);
      await vi.advanceTimersByTimeAsync(5 * 60_000);
    } finally {
      vi.useRealTimers();
    }
    const left = () => database.db.select({ key: rateLimits.key }).from(rateLimits);
    await expect.poll(left).toEqual([{ key: 'write:now' }]);
  });
});
