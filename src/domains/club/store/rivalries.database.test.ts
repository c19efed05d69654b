import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { renewRivals } from '#domains/club/store/rivalries.ts';
import { clubs } from '#domains/club/tables.ts';
import { findClubFacts } from '#domains/club/views/club-facts.ts';
import { news } from '#domains/news/tables.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeClub } from '../../../../tests/factories/club.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';
import { makeLeagues } from '../../../../tests/factories/world.ts';

const { db, world, inRows } = testWorld({ clubs: [1, 3] });
let leagueOf: { top: number; lower: number };
beforeAll(async () => {
  const { leagueIds: top } = world;
  const lower = await makeLeagues(db, { firstId: 11, tier: 2 });
  leagueOf = { top: top.PRO, lower: lower.PRO };
  for (const id of [2, 4]) await makeClub(db, { id, leagueIds: lower, season: 3 });
  for (const [id, rivalClubId] of [
    [1, 2],
    [2, 1],
    [3, 1],
  ] as const)
    await db.update(clubs).set({ rivalClubId }).where(eq(clubs.id, id));
});

const told = (db: TestDatabase['db']) =>
  db
    .select({ season: news.season, day: news.day, clubId: news.clubId, leagueId: news.leagueId, params: news.params })
    .from(news)
    .where(eq(news.kind, 'rival-replaced'))
    .orderBy(news.clubId);

it('a rivalry of clubs that no longer meet is replaced, and the club page shows the new rival and the season', async () => {
  const rival = async (id: number) => (await findClubFacts(db, [id], new Date())).get(id);
  expect(await rival(1)).toMatchObject({ rival: { clubId: 2 }, rivalReplacedBy: null, rivalSince: null });
  expect(await inRows((rows) => renewRivals(rows, { ended: 3 }))).toBe(2);
  expect(await rival(1)).toMatchObject({ rival: { clubId: 2 }, rivalReplacedBy: { clubId: 3 }, rivalSince: 4 });
  expect(await rival(2)).toMatchObject({ rival: { clubId: 1 }, rivalReplacedBy: { clubId: 4 }, rivalSince: 4 });
  expect(await rival(3), 'still in one league').toMatchObject({ rival: { clubId: 1 }, rivalReplacedBy: null });
  expect(await told(db), 'is in the news of each of the two clubs').toEqual([
    {
      ...{ season: 4, day: 1, clubId: 1, leagueId: leagueOf.top },
      params: { team: 'City 1 PRO Side', rival: 'City 3 PRO Side', former: 'City 2 PRO Side' },
    },
    {
      ...{ season: 4, day: 1, clubId: 2, leagueId: leagueOf.lower },
      params: { team: 'City 2 PRO Side', rival: 'City 4 PRO Side', former: 'City 1 PRO Side' },
    },
  ]);
  // All readers see the new rival, and there is nothing left to replace.
  expect(await db.select({ id: clubs.rivalClubId }).from(clubs).where(eq(clubs.id, 1))).toEqual([{ id: 3 }]);
  expect(await inRows((rows) => renewRivals(rows, { ended: 3 }))).toBe(0);
  expect(await told(db)).toHaveLength(2);
});
