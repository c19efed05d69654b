import { TransactionRollbackError } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { news } from '#domains/news/tables.ts';
import { awakenSpecialSkills } from '#domains/player/store/awaken.ts';
import { players } from '#domains/player/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeResult } from '../../../../tests/factories/game.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { rowOf } from '../../../../tests/factories/rows.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const { db } = testWorld({ clubs: [1, 2] });
let gameId: number;
const ids: number[] = [];
beforeAll(async () => {
  gameId = await makeResult(db, { day: 20, homeTeamId: 11, awayTeamId: 21, score: [9, 1] });
  for (let index = 0; index < 40; index++) ids.push(await makePlayer(db, { teamId: 11 }));
});

/** Returns what awakens after a game of this seed, without leaving a trace. */
async function tryWith(seed: number, performance = 1) {
  const written: { kind: string; playerId: number | null; params: object }[] = [];
  const appearances = {
    home: ids.map((playerId) => ({ playerId, as: 'skater' as const, performance, energy: 50 })),
    away: [],
  };
  const game = { gameId, season: 3, day: 20, seed: `seed-${seed}`, appearances };
  await db
    .transaction(async (tx) => {
      await awakenSpecialSkills(pgRows(tx), [game]);
      written.push(...(await tx.select({ kind: news.kind, playerId: news.playerId, params: news.params }).from(news)));
      for (const { playerId, params } of written) {
        const player = await rowOf(tx, players, { id: playerId ?? 0 });
        expect(params).toMatchObject({ player: 'Test Player', skill: player.specialSkills.at(-1) });
      }
      tx.rollback();
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return written;
}

it('a great night sometimes awakens a special skill: it is announced, and the same on every replay', async () => {
  const tries: Awaited<ReturnType<typeof tryWith>>[] = [];
  for (let seed = 0; seed < 30; seed++) tries.push(await tryWith(seed));
  const found = tries.flat();
  // 1,200 great nights, about 5 awakenings.
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(20);
  for (const { kind, playerId } of found) {
    expect(kind).toBe('special-awakened');
    expect(ids).toContain(playerId);
  }
  const lucky = tries.findIndex((one) => one.length > 0);
  expect(await tryWith(lucky)).toEqual(tries[lucky]);
  expect(await tryWith(lucky, 0.3)).toEqual([]);
});
