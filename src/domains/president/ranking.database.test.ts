/** The ranking of presidents by what they have changed. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { federationSeasons } from '#domains/federation/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { makeFederation, makePresident } from '../../../tests/factories/federation.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, browsers } = testWorld({ users: ['Mia'], nations: ['SE'] });
const [mia] = browsers('Mia');
let [steady, swede, former, retired] = [0, 0, 0, 0];
beforeAll(async () => {
  steady = await makeFederation(db, { id: 1 });
  swede = await makeFederation(db, { id: 2 });
  former = await makePresident(db, { lastname: 'Former', nationId: 2 });
  retired = await makePresident(db, { lastname: 'Gone' });
  await makePresident(db, { lastname: 'Fresh' });
  const season = (
    presidentId: number,
    nationId: number,
    [of, rank, youth, score]: [number, number, number, number],
  ) => ({
    presidentId,
    nationId,
    season: of,
    points: 100,
    rank,
    youth,
    score,
  });
  await db
    .insert(federationSeasons)
    .values([
      season(retired, 1, [1, 1, 0, 90]),
      season(steady, 1, [2, 4, 0.01, 60]),
      season(steady, 1, [3, 3, 0.015, 62]),
      season(former, 2, [1, 9, 0, 72]),
      season(swede, 2, [2, 8, -0.002, 41]),
    ]);
  await db.update(persons).set({ retiredAt: 1 }).where(eq(persons.id, retired));
});

it('presidents are ranked by all seasons, without retired and unjudged ones', async () => {
  expect((await mia.get('/api/presidents')).body.data).toMatchObject([
    { rank: 1, person: { id: steady }, nationId: 1, seasons: 2, moved: 22, score: 61, place: 3, youth: 1.5 },
    { rank: 1, person: { id: former }, nationId: null, seasons: 1, moved: 22, score: 72, place: 9, youth: 0 },
    { rank: 3, person: { id: swede }, nationId: 2, seasons: 1, moved: -9, score: 41, place: 8, youth: -0.2 },
  ]);
});

it('world ranks are kept when one nation is requested', async () => {
  const swedes = (await mia.get('/api/presidents?nation=2')).body.data;
  expect(swedes.map((row: { rank: number; person: { id: number } }) => [row.rank, row.person.id])).toEqual([
    [1, former],
    [3, swede],
  ]);
  expect((await mia.get('/api/presidents?nation=99')).body.data).toEqual([]);
  expect((await mia.get('/api/presidents?nation=x')).status).toBe(422);
});
