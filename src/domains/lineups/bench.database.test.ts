/** A manager and a coach, both users, behind the same bench. */
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { seatOnStaff, unseatFromStaff } from '#domains/club/store/coaches.ts';
import { matchTeamOf } from '#domains/game/rules/match-day.ts';
import { loadSquads } from '#domains/game/store/match-input.ts';
import type { LineupView } from '#domains/lineups/contract.ts';
import { eraseSuggestions } from '#domains/lineups/store/bench.ts';
import { benchShares, lineupSuggestions } from '#domains/lineups/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { asBenchOf } from '#domains/seat/store/predicates.ts';
import type { Tactics } from '#engine/lineup/lineup.ts';
import { knownSecret } from '#engine/secret.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { rowsOf } from '../../../tests/factories/rows.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, database, server, ids, browsers } = testWorld({
  users: ['Carl'],
  clubs: [{ id: 1, manager: 'Mia', rosters: ['PRO'] }, 'Rival'],
});
const [miaId, carlId] = ids('Mia', 'Carl');
const [mia, carl, rival] = browsers('Mia', 'Carl', 'Rival');
beforeAll(async () => {
  await db.transaction((tx) =>
    seatOnStaff(tx, { owner: { clubId: 1 }, level: 'PRO', role: 'head-coach', userId: carlId }),
  );
});

const seen = async (browser: Browser): Promise<LineupView> => (await browser.get('/api/teams/11/lineup')).body.data;
/** Changes the first lines, or the forecheck. */
const withLines = (view: LineupView) => {
  const [first, second, ...others] = view.lineup.forwards;
  return { ...view.lineup, forwards: [second, first, ...others] };
};
const save = (browser: Browser, view: LineupView, part: object) => {
  const { lineup, tactics, orders, version } = view;
  const headers = { 'if-match': `"${version}"` };
  return browser.unsafe('PUT', '/api/teams/11/lineup', { lineup, tactics, orders, ...part }, headers);
};
const share = (what: string, browser = mia) => browser.put('/api/teams/11/lineup/share', { share: what });
const heard = async (userId: number) => (await rowsOf(db, notifications, { userId })).map(({ kind }) => kind);
const pressing = (view: LineupView): Tactics => ({ ...view.tactics, forecheck: 'aggressive' });

it('the bench is the coach’s unless the manager says otherwise; what the manager saves is a suggestion', async () => {
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
  // Other users cannot read it.
  expect((await rival.get('/api/teams/11/lineup')).status).toBe(403);
});

it('the coach’s saved lines are used at the faceoff', async () => {
  const his = await seen(carl);
  const saved = await save(carl, his, { lineup: withLines(his), tactics: pressing(his) });
  expect(saved.body.data).toMatchObject({ savedBy: 'coach', role: 'coach', bench: { own: null } });
  expect(await seen(mia)).toMatchObject({ savedBy: 'coach', lineup: withLines(his), tactics: pressing(his) });
  const today = { season: 3, absoluteDay: 200, secret: knownSecret(7) };
  const [squad] = await loadSquads(pgReader(db), [11], today);
  expect(squad && matchTeamOf(squad).lineup.forwards).toEqual(withLines(his).forwards);
});

it('the manager alone divides the duties of the bench', async () => {
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

it('the division of duties also covers letters and road lineups', async () => {
  const { lineup } = await seen(mia);
  const playerId = lineup.forwards[0]?.C;
  const letter = await mia.post('/api/teams/11/letters', { playerId, letter: 'captain' });
  expect(letter.body).toMatchObject({ code: 'lineup.not-yours' });
  const { tactics, orders } = await seen(carl);
  const stored = await carl.post('/api/teams/11/saved-lineups', { name: 'Away', lineup, tactics, orders });
  const away = await carl.unsafe('PATCH', `/api/teams/11/saved-lineups/${stored.body.data.id}`, {
    isForAway: true,
  });
  expect(away.body).toMatchObject({ code: 'lineup.not-yours' });
});

it('an outdated version is not saved over a newer one, suggestion or not', async () => {
  await share('both');
  const old = await seen(mia);
  const his = await seen(carl);
  expect((await save(carl, his, { tactics: pressing(his) })).status).toBe(200);
  expect((await save(mia, old, { lineup: withLines(old) })).status).toBe(412);
});

it('a suggestion can be dismissed, and disappears when its author leaves', async () => {
  const hers = await seen(mia);
  await save(mia, hers, { lineup: withLines(hers) });
  expect((await seen(carl)).bench?.theirs).not.toBeNull();
  expect((await carl.unsafe('DELETE', '/api/teams/11/lineup/suggestion')).status).toBe(204);
  expect((await carl.unsafe('DELETE', '/api/teams/11/lineup/suggestion')).body).toMatchObject({
    code: 'lineup.no-suggestion',
  });
  expect((await seen(mia)).bench?.own).toBeNull();
  await save(mia, await seen(mia), { lineup: withLines(hers) });
  await db.transaction((tx) => eraseSuggestions(tx, miaId));
  expect(await db.$count(lineupSuggestions)).toBe(0);
});

it('the bench is the manager’s alone when the coach leaves, and a new coach starts over', async () => {
  await share('nothing');
  await db.transaction((tx) => unseatFromStaff(tx, carlId));
  const hers = await seen(mia);
  expect(hers.bench).toBeNull();
  expect((await save(mia, hers, { lineup: withLines(hers) })).body.data).toMatchObject({ lineup: withLines(hers) });
  expect((await share('lines')).body).toMatchObject({ code: 'lineup.no-coach' });
  expect((await carl.get('/api/teams/11/lineup')).status).toBe(403);
  const next = await makeUser(db, { name: 'Next' });
  await db.transaction((tx) =>
    seatOnStaff(tx, { owner: { clubId: 1 }, level: 'PRO', role: 'head-coach', userId: next }),
  );
  expect((await seen(mia)).bench).toMatchObject({ share: 'both', other: { name: 'Next' } });
  expect(await rowsOf(db, benchShares)).toHaveLength(1);
});

it('a coach sees only the teams whose lines they set', async () => {
  await db.transaction(async (tx) => {
    await unseatFromStaff(tx, carlId);
    await seatOnStaff(tx, { owner: { clubId: 1 }, level: 'PRO', role: 'head-coach', userId: carlId });
  });
  const carlNow = await makeLoggedInBrowser(server, database, 'carl@example.org');
  expect((await seen(carlNow)).teams.map(({ id }) => id)).toEqual([11]);
  expect((await seen(mia)).teams.map(({ id }) => id)).toEqual([11, 12, 13]);
});

describe('a coach who leaves while lines are being saved', () => {
  const carlSaves = (work: () => Promise<void>) =>
    asBenchOf(db, { teamId: 11, userId: carlId }, async () => {
      await work();
      return true;
    });
  /** Returns whether it is still pending after a while. */
  const isWaiting = (done: Promise<unknown>) => Promise.race([done.then(() => false), setTimeout(300, true)]);

  it('waits until the lines are stored', async () => {
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const { promise: end, resolve: release } = Promise.withResolvers<void>();
    const saving = carlSaves(async () => {
      hold();
      await end;
    });
    await held;
    const leaving = db.transaction((tx) => unseatFromStaff(tx, carlId));
    expect(await isWaiting(leaving)).toBe(true);
    release();
    expect(await saving).toEqual({ done: true });
    await leaving;
  });

  it('can save nothing after leaving', async () => {
    const seat = { owner: { clubId: 1 }, level: 'PRO', role: 'head-coach', userId: carlId } as const;
    await db.transaction((tx) => seatOnStaff(tx, seat));
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const { promise: end, resolve: release } = Promise.withResolvers<void>();
    const leaving = db.transaction(async (tx) => {
      await unseatFromStaff(tx, carlId);
      leave();
      await end;
    });
    await left;
    const saving = carlSaves(() => expect.unreachable('he is no coach any more'));
    expect(await isWaiting(saving)).toBe(true);
    release();
    await leaving;
    expect(await saving).toBeNull();
  });
});
