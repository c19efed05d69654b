import { eq, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { news } from '#domains/news/tables.ts';
import { awakenSpecialSkills } from '#domains/player/store/awaken.ts';
import { players } from '#domains/player/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { makeClub } from '../../../../tests/factories/club.ts';
import { makeResult } from '../../../../tests/factories/game.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { makeSkaterGame } from '../../../../tests/factories/stats.ts';
import { makeWorld } from '../../../../tests/factories/world.ts';

let database: TestDatabase;
const ids: number[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { leagueIds } = await makeWorld(db);
  for (const id of [1, 2]) await makeClub(db, { id, leagueIds });
  const gameId = await makeResult(db, { day: 20, homeTeamId: 11, awayTeamId: 21, score: [9, 1] });
  for (let index = 0; index < 40; index++) {
    const playerId = await makePlayer(db, { teamId: 11 });
    ids.push(playerId);
    await makeSkaterGame(db, { gameId, playerId, teamId: 11, position: 'C', goals: 3, assists: 1, plusMinus: 3 });
  }
});
afterAll(() => database.drop());

/** What awakens on the night in a world of this secret, without leaving a trace of it. */
async function tryWith(seed: number): Promise<{ playerId: number | null; params: object }[]> {
  const written: { playerId: number | null; params: object }[] = [];
  await database.db
    .transaction(async (tx) => {
      await awakenSpecialSkills(tx, { season: 3, day: 20, secret: knownSecret(seed) });
      written.push(...(await tx.select({ playerId: news.playerId, params: news.params }).from(news)));
      for (const { playerId, params } of written) {
        const [row] = await tx
          .select()
          .from(players)
          .where(eq(players.id, playerId ?? 0));
        expect(params).toMatchObject({ player: 'Test Player', skill: row?.specialSkills.at(-1) });
      }
      tx.rollback();
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return written;
}

it('a great night awakens a special skill now and then: it is announced, and the same in every run of a world', async () => {
  const tries: Awaited<ReturnType<typeof tryWith>>[] = [];
  for (let seed = 0; seed < 30; seed++) tries.push(await tryWith(seed));
  const found = tries.flat();
  // 1,200 great nights, about 5 awakenings.
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(20);
  for (const { playerId } of found) expect(ids).toContain(playerId);
  const lucky = tries.findIndex((one) => one.length > 0);
  expect(await tryWith(lucky)).toEqual(tries[lucky]);
});

it('a night without games awakens nothing', async () => {
  const done = await database.db.transaction((tx) =>
    awakenSpecialSkills(tx, { season: 3, day: 21, secret: knownSecret(1) }),
  );
  expect(done).toBe(0);
});
