/** A manager and a coach, both users, behind one bench. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seatCoach, unseatCoach } from '#domains/club/store/coaches.ts';
import { matchTeamOf } from '#domains/game/rules/match-day.ts';
import { loadSquads } from '#domains/game/store/match-input.ts';
import type { LineupView } from '#domains/lineups/contract.ts';
import { eraseSuggestions } from '#domains/lineups/store/bench.ts';
import { benchShares, lineupSuggestions } from '#domains/lineups/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import type { Tactics } from '#engine/lineup/lineup.ts';
import { knownSecret } from '#engine/secret.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import {
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

let database: TestDatabase;
let server: TestServer;
let [mia, carl, rival]: Browser[] = [];
let [miaId, carlId] = [0, 0];
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { leagueIds } = await makeWorld(db);
  miaId = await makeUser(db, { name: 'Mia' });
  carlId = await makeUser(db, { name: 'Carl' });
  const rivalId = await makeUser(db, { name: 'Rival' });
  await makeClub(db, { id: 1, leagueIds, managerId: miaId });
  await makeClub(db, { id: 2, leagueIds, managerId: rivalId });
  await makeRoster(db, 11);
  await db.transaction((tx) => seatCoach(tx, { clubId: 1, level: 'PRO', userId: carlId }));
  server = await startTestServer(database);
  [mia, carl, rival] = await Promise.all(
    ['mia', 'carl', 'rival'].map((name) => makeLoggedInBrowser(server, database, `${name}@example.org`)),
  );
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** The browsers are there once the tests run. */
const at = (browser: Browser | undefined): Browser => browser as Browser;
const seen = async (browser: Browser | undefined): Promise<LineupView> =>
  (await at(browser).get('/api/teams/11/lineup')).body.data;
/** Other first lines, or another forecheck. */
const withLines = (view: LineupView) => {
  const [first, second, ...others] = view.lineup.forwards;
  return { ...view.lineup, forwards: [second, first, ...others] };
};
const save = (browser: Browser | undefined, view: LineupView, part: object) => {
  const { lineup, tactics, orders, version } = view;
  const headers = { 'if-match': `"${version}"` };
  return at(browser).unsafe('PUT', '/api/teams/11/lineup', { lineup, tactics, orders, ...part }, headers);
};
const share = (what: string, browser = mia) => at(browser).put('/api/teams/11/lineup/share', { share: what });
const heard = async (userId: number) =>
  (await database.db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);
const pressing = (view: LineupView): Tactics => ({ ...view.tactics, forecheck: 'aggressive' });

it('is the coach’s unless the manager says otherwise; what she saves is a word to him, and no line moves', async () => {
  const before = await seen(mia);
  expect(before).toMatchObject({
    role: 'manager',
    bench: { other: { name: 'Carl' }, share: 'both', mayLines: false, mayTactics: false, theirs: null, own: null },
  });
  const wanted = withLines(before);
  expect((await save(mia, before, { lineup: wanted })).status).toBe(200);
  expect(await seen(mia)).toMatchObject({
    lineup: before.lineup,
    version: before.version,
    bench: { own: { lineup: wanted } },
  });
  const his = await seen(carl);
  expect(his).toMatchObject({ role: 'coach', lineup: before.lineup, bench: { theirs: { lineup: wanted }, own: null } });
  expect(await heard(carlId)).toEqual(['lineup-suggested']);
  // Nobody else reads it.
  expect((await at(rival).get('/api/teams/11/lineup')).status).toBe(403);
});

it('takes what the coach saves to the faceoff', async () => {
  const his = await seen(carl);
  const saved = await save(carl, his, { lineup: withLines(his), tactics: pressing(his) });
  expect(saved.body.data).toMatchObject({ savedBy: 'coach', role: 'coach', bench: { own: null } });
  expect(await seen(mia)).toMatchObject({ savedBy: 'coach', lineup: withLines(his), tactics: pressing(his) });
  const today = { season: 3, absoluteDay: 200, secret: knownSecret(7) };
  const [squad] = await loadSquads(pgReader(database.db), [11], today);
  expect(squad && matchTeamOf(squad).lineup.forwards).toEqual(withLines(his).forwards);
});

it('is divided as the manager says, and by nobody else', async () => {
  expect((await share('lines', carl)).status).toBe(403);
  expect((await share('lines', rival)).status).toBe(403);
  expect((await share('everything')).status).toBe(422);
  expect((await share('lines')).status).toBe(204);
  const his = await seen(carl);
  expect(his.bench).toMatchObject({ share: 'lines', mayLines: true, mayTactics: false });
  const calm: Tactics = { ...his.tactics, forecheck: 'passive' };
  expect((await save(carl, his, { lineup: withLines(his), tactics: calm })).status).toBe(200);
  const hers = await seen(mia);
  expect(hers).toMatchObject({ lineup: withLines(his), tactics: his.tactics, bench: { theirs: { tactics: calm } } });
  expect((await save(mia, hers, { tactics: calm })).status).toBe(200);
  expect(await seen(carl)).toMatchObject({ savedBy: 'manager', tactics: calm });
  expect(await heard(miaId)).toEqual(['lineup-suggested']);
});

it('is not gone around by letters or templates for away games', async () => {
  const { lineup } = await seen(mia);
  const playerId = lineup.forwards[0]?.C;
  const letter = await at(mia).post('/api/teams/11/letters', { playerId, letter: 'captain' });
  expect(letter.body).toMatchObject({ code: 'lineup.not-yours' });
  const { tactics, orders } = await seen(carl);
  const stored = await at(carl).post('/api/teams/11/saved-lineups', { name: 'Away', lineup, tactics, orders });
  const away = await at(carl).unsafe('PATCH', `/api/teams/11/saved-lineups/${stored.body.data.id}`, {
    isForAway: true,
  });
  expect(away.body).toMatchObject({ code: 'lineup.not-yours' });
});

it('is not saved over by somebody who has read an older version, suggestion or not', async () => {
  await share('both');
  const old = await seen(mia);
  const his = await seen(carl);
  expect((await save(carl, his, { tactics: pressing(his) })).status).toBe(200);
  expect((await save(mia, old, { lineup: withLines(old) })).status).toBe(412);
});

it('has suggestions that the other one puts aside, and that go with whoever has made them', async () => {
  const hers = await seen(mia);
  await save(mia, hers, { lineup: withLines(hers) });
  expect((await seen(carl)).bench?.theirs).not.toBeNull();
  expect((await at(carl).unsafe('DELETE', '/api/teams/11/lineup/suggestion')).status).toBe(204);
  expect((await at(carl).unsafe('DELETE', '/api/teams/11/lineup/suggestion')).body).toMatchObject({
    code: 'lineup.no-suggestion',
  });
  expect((await seen(mia)).bench?.own).toBeNull();
  await save(mia, await seen(mia), { lineup: withLines(hers) });
  await database.db.transaction((tx) => eraseSuggestions(tx, miaId));
  expect(await database.db.$count(lineupSuggestions)).toBe(0);
});

it('is the manager’s alone when the coach goes, and a new coach begins anew', async () => {
  const { db } = database;
  await share('nothing');
  await db.transaction((tx) => unseatCoach(tx, carlId));
  const hers = await seen(mia);
  expect(hers.bench).toBeNull();
  expect((await save(mia, hers, { lineup: withLines(hers) })).body.data).toMatchObject({ lineup: withLines(hers) });
  expect((await share('lines')).body).toMatchObject({ code: 'lineup.no-coach' });
  expect((await at(carl).get('/api/teams/11/lineup')).status).toBe(403);
  const next = await makeUser(db, { name: 'Next' });
  await db.transaction((tx) => seatCoach(tx, { clubId: 1, level: 'PRO', userId: next }));
  expect((await seen(mia)).bench).toMatchObject({ share: 'both', other: { name: 'Next' } });
  expect(await db.select().from(benchShares)).toHaveLength(1);
});

it('shows a coach the teams whose lines he sets, and no others', async () => {
  const { db } = database;
  await db.transaction(async (tx) => {
    await unseatCoach(tx, carlId);
    await seatCoach(tx, { clubId: 1, level: 'PRO', userId: carlId });
  });
  const carlNow = await makeLoggedInBrowser(server, database, 'carl@example.org');
  expect((await seen(carlNow)).teams.map(({ id }) => id)).toEqual([11]);
  expect((await seen(mia)).teams.map(({ id }) => id)).toEqual([11, 12, 13]);
});
