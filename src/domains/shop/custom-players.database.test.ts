/**
 * Tests custom players: a name and a face for a junior, which others see only once a moderator has approved it, and
 * only if they accept it.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { block, unblock } from '#domains/block/store.ts';
import { leaveClub } from '#domains/club/store/ownership.ts';
import { friendships } from '#domains/friend/tables.ts';
import { moderationCases, moderationReports } from '#domains/moderation/tables.ts';
import { players } from '#domains/player/tables.ts';
import { issuePucks } from '#domains/puck/store/issue.ts';
import { saveSettings } from '#domains/settings/store.ts';
import { FACE_PARTS, type FaceChoice, ITEMS, MAX_NAMED_A_DAY, PART_IDS } from '#domains/shop/constants.ts';
import { buyItem } from '#domains/shop/store/purchases.ts';
import { customPlayers, shopLooks } from '#domains/shop/tables.ts';
import { slices } from '#domains/slices.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, server, ids, browsers } = testWorld({
  users: ['Ada', 'Ben', 'Cleo', { name: 'Mod', isAdmin: true }],
  clubs: ['Ada', 'Ben'],
  connections: 16,
});
const [ada, ben, cleo] = ids('Ada', 'Ben', 'Cleo');
const [adas, bens, cleos, mods] = browsers('Ada', 'Ben', 'Cleo', 'Mod');
const date = { season: world.season, day: world.day };
const faceOf = (at: 0 | -1) =>
  Object.fromEntries(PART_IDS.map((part) => [part, FACE_PARTS[part].at(at) ?? ''])) as FaceChoice;
const face = faceOf(0);
const name = { firstname: 'Mika', lastname: 'Frost' };

let [junior, other, grown] = [0, 0, 0];

beforeAll(async () => {
  junior = await makePlayer(db, { teamId: 13, firstname: 'Anton', lastname: 'Berg' });
  other = await makePlayer(db, { teamId: 23, firstname: 'Olaf', lastname: 'Dahl' });
  grown = await makePlayer(db, { teamId: 11, firstname: 'Great', lastname: 'Star' });
});

const save = (browser: Browser, playerId: number, change: object = {}) =>
  browser.put(`/api/shop/custom-players/${playerId}`, { ...name, face, ...change });
const shownTo = async (browser: Browser) => (await browser.get('/api/custom-players')).body.data;
const accept = (userId: number, value: string) => saveSettings(db, userId, { 'custom-player-acceptance': value });
const give = async (userId: number) => {
  const { price } = ITEMS['custom-player'];
  const purchaseId = randomUUID();
  await db.transaction(async (tx) => {
    const memo = { kind: 'quest-reward' as const, params: { quest: 'daily-win' as const } };
    const due = { key: purchaseId, userId, source: 'achievement' as const, cause: purchaseId, amount: price, memo };
    await issuePucks(tx, [{ ...due, color: 'play' }], { ...date, now: server.clock.now });
    const bought = await buyItem(tx, { userId, item: 'custom-player', purchaseId, ...date, now: server.clock.now });
    expect(bought).toEqual({ ok: true });
  });
};
const decide = async (decision: 'dismissed' | 'removed') => {
  const [open] = await db
    .select()
    .from(moderationCases)
    .where(and(eq(moderationCases.subjectKind, 'custom-player'), eq(moderationCases.state, 'open')))
    .orderBy(desc(moderationCases.id));
  await mods.post(`/api/moderation/cases/${open?.id}/claim`, {});
  const answer = await mods.post(`/api/moderation/cases/${open?.id}/decision`, {
    decision,
    rule: 'insult',
    reason: 'Read.',
  });
  expect(answer.status).toBeLessThan(300);
  return open;
};

describe('a custom player', () => {
  beforeEach(async () => {
    await db.delete(customPlayers);
    await db.update(shopLooks).set({ namedAt: [] });
  });

  it('is bought first, and applied to one of the club’s own juniors', async () => {
    expect((await save(adas, junior)).body.code).toBe('shop.not-owned');
    await give(ada);
    await give(ben);
    for (const playerId of [other, grown, 999_999])
      expect((await save(adas, playerId)).body.code).toBe('shop.no-junior');
    expect((await save(cleos, junior)).body.code).toBe('shop.not-owned');
    expect((await save(adas, junior)).body.data).toMatchObject({
      most: 1,
      juniors: [{ id: junior, name: 'Anton Berg' }],
      own: [{ playerId: junior, name: { first: 'Mika', last: 'Frost' }, registered: 'Anton Berg', state: 'waiting' }],
    });
    const second = await makePlayer(db, { teamId: 13 });
    expect((await save(adas, second)).body).toMatchObject({ code: 'shop.custom-full', facts: { max: 1 } });
    expect(await db.$count(customPlayers)).toBe(1);
    await db.delete(customPlayers);
    const both = await Promise.all([save(adas, junior), save(adas, second), save(adas, junior)]);
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await db.$count(customPlayers)).toBe(1);
  });

  it('has a name in letters that no other player has', async () => {
    await makePlayer(db, { teamId: 11, firstname: 'Case', lastname: 'Pope' });
    await makePlayer(db, { teamId: 11, firstname: 'Mike', lastname: 'Cope' });
    for (const change of [
      { firstname: 'Great', lastname: 'Star' },
      { firstname: 'great', lastname: 'STAR' },
      { firstname: 'Gre-at', lastname: 'Star.' },
      { firstname: 'Greats', lastname: 'Tar' },
      { firstname: 'Саѕе', lastname: 'Роре' },
      { firstname: 'MlKE', lastname: 'COPE' },
    ]) {
      expect((await save(adas, junior, change)).body.code, change.firstname).toBe('shop.custom-name');
    }
    expect((await save(adas, junior, { firstname: 'Јoе' })).body.code, 'Cyrillic among Latin').toBe('shop.custom-name');
    expect((await save(adas, junior, { firstname: 'Mi\u3164ka' })).body.code, 'unseen').toBe('shop.custom-name');
    expect((await save(adas, junior, { firstname: 'Rinkside' })).body.code, 'of the game').toBe('shop.custom-name');
    for (const firstname of ['', 'x'.repeat(21), '<b>', 'Mi\u202eka', '12']) {
      expect((await save(adas, junior, { firstname })).status).toBe(422);
    }
    expect((await save(adas, junior, { face: { ...face, hair: 'none' } })).status).toBe(422);
    expect(await db.$count(customPlayers)).toBe(0);
  });

  it('is shown to others once a moderator has approved it, if their settings allow, and changes nothing else', async () => {
    await save(adas, junior);
    const [own] = await shownTo(adas);
    expect(own).toMatchObject({ ...name, playerId: junior, registered: 'Anton Berg', owner: { name: 'Ada' } });
    const drawn = (browser: Browser) => browser.get(`/api/custom-players/${own.id}/face.svg`);
    expect((await drawn(adas)).status).toBe(200);
    expect(await shownTo(bens)).toEqual([]);
    expect((await drawn(bens)).status).toBe(404);
    const report = { subject: { kind: 'custom-player', id: own.id }, reason: 'abuse' };
    expect((await bens.post('/api/reports', report)).status, 'what one does not see cannot be asked for').toBe(404);
    expect(await decide('dismissed')).toMatchObject({ snapshot: 'Mika Frost', authorId: ada });
    expect(await shownTo(bens)).toEqual([own]);
    expect((await drawn(bens)).status).toBe(200);

    await accept(ben, 'none');
    expect(await shownTo(bens)).toEqual([]);
    expect((await drawn(bens)).status).toBe(404);
    await accept(ben, 'friends');
    expect(await shownTo(bens)).toEqual([]);
    const since = server.clock.now;
    await db.insert(friendships).values([
      { userId: ada, friendId: ben, since },
      { userId: ben, friendId: ada, since },
    ]);
    expect(await shownTo(bens)).toHaveLength(1);
    await accept(ben, 'any');
    expect(await shownTo(cleos)).toHaveLength(1);
    await db.transaction((tx) => block(tx, { userId: cleo, otherId: ada, now: since }));
    expect(await shownTo(cleos)).toEqual([]);
    await db.transaction((tx) => unblock(tx, { userId: cleo, otherId: ada }));
    expect((await server.app.inject({ url: '/api/custom-players' })).statusCode).toBe(401);

    for (const url of [`/api/players/${junior}`, '/api/search?query=Frost', `/api/teams/13/roster`]) {
      expect((await server.app.inject({ url })).body, url).not.toContain('Frost');
    }
    expect((await bens.get('/api/search?query=Mika')).body).not.toMatchObject({ data: [{ id: junior }] });
    const [row] = await db.select().from(players).where(eq(players.id, junior));
    expect(row).toMatchObject({ firstname: 'Anton', lastname: 'Berg' });
  });

  it('is reviewed again after a new text, but not a new face, and disappears when refused', async () => {
    await save(adas, junior);
    await decide('dismissed');
    const [before] = await shownTo(bens);
    await save(adas, junior, { face: faceOf(-1) });
    const [after] = await shownTo(bens);
    expect(after).toMatchObject({ id: before.id, ...name });
    expect(after.version).not.toBe(before.version);
    await save(adas, junior, { lastname: 'Storm' });
    expect(await shownTo(bens)).toEqual([]);
    await decide('removed');
    expect(await shownTo(bens)).toEqual([]);
    expect((await adas.get('/api/shop/custom-players')).body.data.own).toMatchObject([{ state: 'refused' }]);
    await save(adas, junior, { lastname: 'Storm', face });
    expect(await shownTo(bens)).toEqual([]);
    expect((await adas.delete(`/api/shop/custom-players/${junior}`)).body.data.own).toEqual([]);
  });

  it('has at most one review pending, and a few names a day', async () => {
    await db.delete(moderationCases);
    for (let named = 0; named < MAX_NAMED_A_DAY - 1; named++)
      expect((await save(adas, junior, { lastname: named % 2 === 0 ? 'Frost' : 'Storm' })).status).toBe(200);
    expect(await db.select().from(moderationCases)).toMatchObject([{ snapshot: 'Mika Storm', state: 'open' }]);
    await adas.delete(`/api/shop/custom-players/${junior}`);
    expect(await db.$count(moderationCases)).toBe(0);
    expect((await save(adas, junior)).status).toBe(200);
    expect((await save(adas, junior, { lastname: 'Storm' })).body.code).toBe('shop.custom-often');
    expect((await save(adas, junior, { face: faceOf(-1) })).status, 'the same words').toBe(200);
    const [open] = await db.select().from(moderationCases);
    const report = { caseId: open?.id ?? 0, userId: ben, reason: 'abuse' as const, snapshot: 'Mika Frost' };
    await db.insert(moderationReports).values({ ...report, createdAt: server.clock.now });
    await adas.delete(`/api/shop/custom-players/${junior}`);
    expect(await db.$count(moderationCases), 'what somebody has reported stays').toBe(1);
    await db.delete(moderationCases);
    server.clock.now = new Date(server.clock.now.getTime() + DAY_MS);
    expect((await save(adas, junior, { lastname: 'Storm' })).status).toBe(200);
  });

  it('ends with its owner’s time at the club, and is deleted with the account', async () => {
    await save(adas, junior);
    await decide('dismissed');
    expect(await shownTo(bens)).toHaveLength(1);
    await leaveClub(db, { clubId: 1, userId: ada });
    expect(await shownTo(bens)).toEqual([]);
    expect(await shownTo(adas)).toEqual([]);
    expect((await adas.get('/api/shop/custom-players')).body.data.own).toMatchObject([{ registered: null }]);
    await deleteUser(db, ada, { now: server.clock.now, nouns: slices });
    expect(await db.$count(customPlayers)).toBe(0);
  });
});
