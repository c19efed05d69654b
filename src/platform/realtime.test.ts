import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { openRealtime } from './realtime.ts';

afterEach(() => void vi.useRealTimers());

/** A database that can be switched on and off. */
class Pool {
  isThere = true;
  asked = 0;
  readonly clients: EventEmitter[] = [];
  async connect() {
    this.asked++;
    if (!this.isThere) throw new Error('connect ECONNREFUSED');
    const client = Object.assign(new EventEmitter(), { query: async () => {}, release: () => {} });
    this.clients.push(client);
    return client;
  }
}

it('a lost database connection is reported once, not every second, and again the next time', async () => {
  vi.useFakeTimers();
  const pool = new Pool();
  const told: unknown[] = [];
  const realtime = await openRealtime(pool as unknown as pg.Pool, (error) => told.push(error));
  expect(told).toEqual([]);
  for (const times of [1, 2]) {
    pool.isThere = false;
    pool.clients.at(-1)?.emit('error', new Error('Connection terminated unexpectedly'));
    const before = pool.asked;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pool.asked - before).toBeGreaterThan(5);
    expect(told).toHaveLength(times);
    expect(realtime.connection()).toBeNull();
    pool.isThere = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(realtime.connection()).toBe(times + 1);
  }
  await realtime.close();
});
