import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#platform/database/client.ts';
import type { Realtime } from '#platform/realtime.ts';
import { Audience } from './audience.ts';

/** Two nodes on one line: each hears what the other publishes. */
function twoNodes() {
  const heard = new Set<(message: never) => void>();
  const told: string[] = [];
  const realtime = {
    connection: () => 1,
    subscribe: (_channel: string, hear: (message: never) => void) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  } as unknown as Realtime;
  let isDown = false;
  const db = {
    async execute({ queryChunks }: { queryChunks: unknown[] }) {
      if (isDown) throw new Error('the database is gone');
      const payload = queryChunks.find((chunk) => typeof chunk === 'string' && chunk.startsWith('{')) as string;
      told.push(payload);
      for (const hear of heard) hear(JSON.parse(payload).message as never);
    },
  } as unknown as Database;
  const onError = vi.fn();
  const make = () => new Audience({ db, realtime, onError });
  const fail = () => {
    isDown = true;
  };
  return { one: make(), other: make(), told, onError, fail };
}

const GAME = { kind: 'game', id: 7 };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('an audience counts viewers on every node, a user with several windows once', async () => {
  const { one, other } = twoNodes();
  const leave = [one.join(GAME, 1), one.join(GAME, 1), one.join(GAME, 2), other.join(GAME, 2), other.join(GAME, 3)];
  other.join({ kind: 'topic', id: 7 }, 1);
  expect(one.count(GAME)).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([one.count(GAME), other.count(GAME)]).toEqual([3, 3]);
  expect([one.watched('game'), one.watched('topic'), one.watched('draft')]).toEqual([[7], [7], []]);
  leave[0]?.();
  leave[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([one.count(GAME), other.count(GAME)]).toEqual([3, 3]);
  leave[1]?.();
  leave[2]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([one.count(GAME), other.count(GAME)]).toEqual([2, 2]);
  for (const go of leave) go();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([one.count(GAME), other.count(GAME), one.watched('game')]).toEqual([0, 0, []]);
});

it('an audience sends large counts in messages the database accepts', async () => {
  const { one, other, told } = twoNodes();
  for (let userId = 1_000_000; userId < 1_002_000; userId++) one.join(GAME, userId);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(other.count(GAME)).toBe(2_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(other.count(GAME)).toBe(2_000);
  expect(Math.max(...told.map((payload) => payload.length))).toBeLessThan(8_000);
});

it('an audience reports changes on another node', async () => {
  const { one, other } = twoNodes();
  const changed = vi.fn();
  const stop = one.onElsewhere(changed);
  const leave = other.join(GAME, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changed).toHaveBeenCalledExactlyOnceWith(GAME);
  stop();
  leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('an audience keeps an unchanged count, and drops a node that is gone', async () => {
  const { one, other, onError, fail } = twoNodes();
  other.join(GAME, 1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(one.count(GAME)).toBe(1);
  fail();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(one.count(GAME)).toBe(0);
  expect(onError).toHaveBeenCalled();
});
