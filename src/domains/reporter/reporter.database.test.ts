/** Tests desks, their reporters, and the list of people. */
import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { persons } from '#domains/person/tables.ts';
import { MAX_USERS_AT_DESK, STAFF_PER_DESK } from '#domains/reporter/constants.ts';
import { bylines } from '#domains/reporter/store/bylines.ts';
import { foundPress, retireReporters } from '#domains/reporter/store/found.ts';
import { desks, reporters } from '#domains/reporter/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { makeReporter } from '../../../tests/factories/reporter.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, world, browsers } = testWorld({ users: ['Ada'], clubs: [1, 2] });
const [browser] = browsers('Ada');
const found = (season = 3) => db.transaction((tx) => foundPress(pgRows(tx), { season, secret: world.secret }));

it('a world’s press has a desk for each club, league and nation, with reporters, created once', async () => {
  const first = await found();
  const all = await db.select().from(desks);
  expect(all.filter(({ kind }) => kind === 'club')).toHaveLength(2);
  const leagues = all.filter(({ kind }) => kind === 'league').length;
  const nations = all.filter(({ kind }) => kind === 'nation').length;
  expect(leagues * nations).toBeGreaterThan(0);
  expect(first.employed).toBe(leagues * STAFF_PER_DESK.league + nations * STAFF_PER_DESK.nation);
  expect((await found()).employed).toBe(0);
  expect(await db.select().from(desks)).toHaveLength(all.length);
});

it('a league’s reporters take turns signing, and a league without a desk has none', async () => {
  const bylineOf = await bylines(pgRows(db as never));
  const [desk] = await db.select().from(desks).where(eq(desks.kind, 'league'));
  const league = desk?.leagueId ?? 0;
  const signed = [1, 2, 3, 4].map((piece) => bylineOf(league, piece));
  expect(new Set(signed).size).toBe(STAFF_PER_DESK.league);
  expect(signed[0]).toBe(signed[3]);
  expect([bylineOf(null, 1), bylineOf(999, 1)]).toEqual([null, null]);
});

it('old reporters retire, and former players take the free seats', async () => {
  const player = await makePlayer(db, { teamId: null, lastname: 'Veteran', retiredAt: 3, lastSeason: 3 });
  const staff = and(eq(persons.kind, 'reporter'), isNull(persons.retiredAt));
  const before = await db.select({ id: persons.id }).from(persons).where(staff);
  for (const { id } of before.slice(0, 2)) await db.update(persons).set({ birthSeason: -70 }).where(eq(persons.id, id));
  expect(await db.transaction((tx) => retireReporters(pgRows(tx), { season: 3 }))).toBe(2);
  expect((await found(4)).employed).toBe(2);
  const [veteran] = await db.select().from(persons).where(eq(persons.playerId, player));
  expect(veteran).toMatchObject({ kind: 'reporter', lastname: 'Veteran', startedAt: 4, userId: null });
});

it('a user starts the career once, and takes a free seat for a limited time', async () => {
  const who = { firstname: 'Ada', lastname: 'Bergström', nationId: 1 };
  const [first, other, full] = await db.select({ id: desks.id }).from(desks).orderBy(desks.id);
  const join = (id = 0) => browser.post(`/api/press/desks/${id}/accreditation`, {});
  expect((await join(first?.id)).status).toBe(409);
  expect((await browser.get('/api/press/own')).body.data.personId).toBeNull();
  expect((await browser.post('/api/careers/reporter', who)).status).toBe(200);
  expect((await browser.post('/api/careers/reporter', who)).status).toBe(409);
  const { personId } = (await browser.get('/api/press/own')).body.data;
  expect((await join(99_999)).status).toBe(404);
  for (let seat = 0; seat < MAX_USERS_AT_DESK; seat++) {
    const userId = await makeUser(db, { name: `Rival ${seat}` });
    await makeReporter(db, { userId, deskId: full?.id ?? 0 });
  }
  expect((await join(full?.id)).body).toMatchObject({ code: 'reporter.desk-is-full' });
  expect((await join(first?.id)).status).toBe(204);
  expect((await join(first?.id)).body).toMatchObject({ code: 'reporter.seated-already' });
  expect((await join(other?.id)).body).toMatchObject({ code: 'reporter.too-soon' });
  expect((await browser.get(`/api/reporters/${personId}`)).body.data).toMatchObject({ desk: { id: first?.id } });
  expect((await browser.unsafe('DELETE', '/api/press/accreditation', {})).status).toBe(204);
  expect((await join(other?.id)).status).toBe(204);
  expect((await browser.post('/api/careers/reporter/retire', {})).status).toBe(200);
  const [row] = await db.select().from(reporters).where(eq(reporters.personId, personId));
  expect(row?.deskId).toBeNull();
});

it('the list of people has reporters by name, a page at a time', async () => {
  const { data, pagination } = (await browser.get('/api/persons')).body;
  const names = data.map(({ person }: { person: { lastname: string } }) => person.lastname);
  expect(pagination.total).toBe(names.length);
  expect(names).not.toContain('Bergström');
  expect((await browser.get('/api/persons?kind=president&nation=1')).body.data).toEqual([]);
  expect((await browser.get('/api/persons?kind=coach')).status).toBe(422);
  expect((await browser.get('/api/reporters/999999')).status).toBe(404);
  expect((await browser.get('/api/press/desks?kind=club&name=zzz')).body.data).toEqual([]);
});
