import { describe, expect, it, vi } from 'vitest';
import type { Database } from './client.ts';
import { ofDatabase, untilNextVersion } from './memory.ts';

/** Only its identity matters here. */
const database = () => ({}) as Database;

describe('a process’s cache of a database', () => {
  it('is created once per database', () => {
    const make = vi.fn(() => ({}));
    const thingOf = ofDatabase(make);
    const [one, other] = [database(), database()];
    expect(thingOf(one)).toBe(thingOf(one));
    expect(thingOf(one)).not.toBe(thingOf(other));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is loaded once for all requests until the world advances', async () => {
    let loads = 0;
    const read = untilNextVersion(async () => ++loads);
    const [one, other] = [database(), database()];
    expect(await Promise.all([read(one, 7), read(one, 7)])).toEqual([1, 1]);
    expect(await read(other, 7)).toBe(2);
    expect(await read(one, 8)).toBe(3);
  });

  it('does not store a failed load', async () => {
    const load = vi.fn(async () => 'talent').mockRejectedValueOnce(new Error('the database is gone'));
    const read = untilNextVersion(load);
    const db = database();
    await expect(read(db, 1)).rejects.toThrow('gone');
    expect(await read(db, 1)).toBe('talent');
  });

  it('is keyed by request, and evicts entries before it fills the memory', async () => {
    const load = vi.fn(async (_db: Database, question: { team: number }) => question.team);
    const read = untilNextVersion(load, { keyOf: ({ team }) => `${team}`, maxKeys: 2 });
    const db = database();
    for (const team of [1, 2, 1, 2]) expect(await read(db, 1, { team })).toBe(team);
    expect(load).toHaveBeenCalledTimes(2);
    await read(db, 1, { team: 3 });
    await read(db, 1, { team: 1 });
    expect(load).toHaveBeenCalledTimes(4);
  });
});
