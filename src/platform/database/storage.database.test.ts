import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { players } from '#domains/player/tables.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { updateRows } from './bulk.ts';
import { setUpStorage } from './storage.ts';

const { db } = testWorld();

/** Enough to fill several pages. */
const PLAYERS = 60;

/** Returns the page of each player's row, in the order of ids. */
async function pages(): Promise<number[]> {
  const { rows } = await db.execute<{ page: number }>(
    sql`select (ctid::text::point)[0]::int as page from ${players} order by id`,
  );
  return rows.map((row) => row.page);
}

/** Waits until no other session reads this database, as a vacuum does in passing. */
async function undisturbed(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`select pid from pg_stat_activity
        where datname = current_database() and backend_xmin is not null and pid <> pg_backend_pid()`);
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );
}

// A snapshot that another session holds for a moment keeps old versions alive, and no room is made on the page: try again then.
it('player rows stay on their pages, however often they are updated', {
  retry: 2,
  timeout: 120_000,
}, async () => {
  const ids: number[] = [];
  for (let count = 0; count < PLAYERS; count++) ids.push(await makePlayer(db));
  const before = await pages();
  await undisturbed();
  expect(new Set(before).size).toBeGreaterThan(1);
  for (const energy of [90, 80, 70]) {
    await updateRows(
      db,
      players,
      'id',
      ids.map((id) => ({ id, energy })),
    );
  }
  expect(await pages()).toEqual(before);
});

it('the storage is set up once', async () => {
  const options = sql`select relname, reloptions from pg_class where reloptions is not null order by relname`;
  const { rows: before } = await db.execute(options);
  expect(before).toContainEqual({ relname: 'players', reloptions: ['fillfactor=45'] });
  expect(before).toContainEqual({ relname: 'game_periods', reloptions: ['toast_tuple_target=8160'] });
  await setUpStorage(db);
  expect((await db.execute(options)).rows).toEqual(before);
});
