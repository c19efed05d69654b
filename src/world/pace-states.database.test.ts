/** Tests orders of pace in states of a world, which are its pace and the games that are live: in the gate a third of them, in a thorough run all. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { startLiveGames } from '#domains/game/store/live.ts';
import { world } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { makeGame } from '../../tests/factories/game.ts';
import { ORDERS, orderedWorld } from '../../tests/factories/pace-orders.ts';
import { someOf } from '../../tests/thorough.ts';

const { database, server, anna, annaId, annaAlone, row, order, ends, liveNow } = orderedWorld();

/** Pro teams of clubs 1 to 4; the first is Anna's. */
const [OWN, SECOND, THIRD, FOURTH] = [11, 21, 31, 41];
const LIVE = {
  'no game': [],
  'her game': [[OWN, SECOND]],
  'a game of others': [[THIRD, FOURTH]],
} satisfies Record<string, [number, number][]>;

/** Random orders (pace-orders) try the others as well, which differ from these in how far they go. */
const EACH = Object.keys(ORDERS).filter((name) => !['next game live', 'to the decision', 'not ready'].includes(name));

/** Drops the puck of these games now. */
async function goLive(sides: readonly (readonly number[])[]): Promise<void> {
  const { db } = database;
  const { seasonNumber: season, day } = await row();
  const gameIds: number[] = [];
  for (const [homeTeamId = 0, awayTeamId = 0] of sides) {
    gameIds.push(await makeGame(db, { homeTeamId, awayTeamId, season, day, slot: 1 }));
  }
  const begins = { gameIds, now: server.clock.now, msPerSecond: 300, enqueue };
  await db.transaction((tx) => startLiveGames(tx, begins));
}

const STATES = Object.entries(LIVE).flatMap(([live, sides]) => EACH.map((name) => ({ live, sides, name })));

// In the gate each order is given in each state of the games at one of the paces, in a thorough run at all of them.
it.each(['own', 'ready', 'clock'].map((pace, turn) => [pace, turn] as const))(
  'takes or refuses orders, and goes on, at the pace %s',
  async (pace, turn) => {
    await annaAlone();
    await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, annaId));
    // Long days: the season must not end before the last order.
    await database.db.update(world).set({ dayMinutes: 240 });
    for (const { live, sides, name } of someOf(STATES, 3, turn)) {
      for (const before of ['resume', `${pace} pace`]) await ORDERS[before]?.(anna);
      await goLive(sides);
      const status = await order(name);
      if (name === 'skip the game' && status === 200) expect(await liveNow(), `${live} live`).toEqual([]);
      await ends();
    }
  },
);
