import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { users } from '#domains/account/tables.ts';
import { HOME_HOURS } from '#domains/auth/constants.ts';
import {
  forgetOldPlaces,
  householdOf,
  householdsOf,
  inHousehold,
  usersAtSharedPlaces,
} from '#domains/auth/store/places.ts';
import { sessions, userPlaces } from '#domains/auth/tables.ts';
import { slices } from '#domains/slices.ts';
import { Random } from '#engine/random.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { PASSWORD, register } from '../../../tests/factories/newcomers.ts';
import { makeBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser, separateHomes, shareHome } from '../../../tests/factories/user.ts';

const DAY_MS = 24 * 60 * 60_000;

const { db, server } = testWorld({ season: 2, clubs: [1] });
beforeEach(() => separateHomes(db));

/** Registers from an address, and activates. */
async function join(address: string, browser = makeBrowser(server, { address })) {
  const { email } = await register(server, {}, browser);
  const [user] = await db
    .update(users)
    .set({ activatedAt: server.clock.now })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  return { browser, email, id: user?.id ?? 0 };
}
/** Gives a user a home, besides the shared place. */
const moveIn = (userId: number, placeHash: string) =>
  db.insert(userPlaces).values({
    ...{ userId, placeHash, deviceHash: '', firstSeenAt: new Date('2026-01-01') },
    lastSeenAt: new Date('2026-01-09'),
  });
const matesOf = async (id: number) => [...(await householdOf(pgReader(db), id))].sort((a, b) => a - b);

describe('a household', () => {
  it('is known after all its members have logged out', async () => {
    const [ada, bo] = [await join('203.0.113.5'), await join('203.0.113.5')];
    const stranger = await join('203.0.113.6');
    for (const { browser } of [ada, bo, stranger]) await browser.post('/api/auth/logout', {});
    expect(await db.select().from(sessions)).toEqual([]);
    expect([await matesOf(ada.id), await matesOf(stranger.id)]).toEqual([[bo.id], []]);
    expect(JSON.stringify(await db.select().from(userPlaces))).not.toContain('203.0.113');
  });

  it('grows by visits from another network, and by two accounts in one browser', async () => {
    const ada = await join('203.0.113.5');
    const place = { address: '203.0.113.9' };
    const bo = await join('', makeBrowser(server, place));
    place.address = '203.0.113.5';
    server.clock.now = new Date(server.clock.now.getTime() + 2 * 60_000);
    await bo.browser.get('/api/user');
    await expect.poll(() => matesOf(ada.id)).toEqual([bo.id]);
    // The same browser, from an unknown machine.
    const cy = await join('', makeBrowser(server));
    await cy.browser.post('/api/auth/logout', {});
    const di = await join('', cy.browser);
    expect(await matesOf(cy.id)).toEqual([di.id]);
  });

  it('on an IPv6 network is one customer’s prefix', async () => {
    const [ada, bo] = [await join('2001:db8:1:2::5'), await join('2001:db8:1:2:ffff::9')];
    expect(await matesOf(ada.id)).toEqual([bo.id]);
  });

  it('survives a seventh account, and admins see accounts at a crowded address', async () => {
    const home = [];
    for (let index = 0; index < 6; index++) home.push(await join('198.51.100.7'));
    const [first, second] = home;
    if (!first || !second) throw new Error('nobody has joined');
    expect(await matesOf(first.id)).toHaveLength(5);
    // Accounts that are not activated, or deleted, do not make a place shared: one person could create any number of
    // them.
    await makeUser(db, { name: 'Begun', activatedAt: null });
    const [begun] = await db.select({ id: users.id }).from(users).where(eq(users.name, 'Begun'));
    const [{ placeHash } = { placeHash: '' }] = await db.select().from(userPlaces);
    await shareHome(db, [begun?.id ?? 0], placeHash);
    expect(await usersAtSharedPlaces(db, [first.id])).toEqual(new Set());
    const seventh = await join('198.51.100.7', first.browser);
    expect(await usersAtSharedPlaces(db, [first.id])).toEqual(new Set([first.id]));
    expect(await matesOf(first.id)).toHaveLength(7);
    // Two of them have another home, so only those with the same browser stay housemates.
    await moveIn(first.id, 'flat');
    expect(await matesOf(first.id)).toEqual([seventh.id]);
    expect(await matesOf(second.id)).toHaveLength(6);
    await moveIn(second.id, 'house');
    expect(await matesOf(second.id)).toEqual([]);
  });

  it('is the same by every query for it', async () => {
    const userIds: number[] = [];
    for (let index = 0; index < 24; index++) userIds.push(await makeUser(db, { name: `Neighbor ${index}` }));
    const random = new Random('neighbors');
    const when = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours));
    for (const userId of userIds)
      for (let index = 0; index < 2; index++) {
        const seen = { placeHash: `place ${random.int(0, 8)}`, deviceHash: `device ${random.int(0, 60)}` };
        const lastSeenAt = when(HOME_HOURS - 2 + random.int(0, 4));
        await db
          .insert(userPlaces)
          .values({ userId, ...seen, firstSeenAt: when(0), lastSeenAt })
          .onConflictDoNothing();
      }
    const together = await householdsOf(pgReader(db), userIds, userIds);
    const sizes = new Set<number>();
    for (const userId of userIds) {
      const one = await matesOf(userId);
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from ${inHousehold(userId)} as of(id) order by id`,
      );
      const others = rows.flatMap(({ id }) => (id === userId ? [] : [id]));
      expect([others, [...(together.get(userId) ?? [])].sort((a, b) => a - b)]).toEqual([one, one]);
      sizes.add(one.length);
    }
    // Shared places, families and single users.
    expect(sizes.size).toBeGreaterThan(3);
  });
});

describe('places', () => {
  it('are deleted seventy days after the last visit', async () => {
    const { id } = await join('203.0.113.5');
    await forgetOldPlaces(db, new Date(server.clock.now.getTime() + 69 * DAY_MS));
    expect(await db.select().from(userPlaces).where(eq(userPlaces.userId, id))).toHaveLength(1);
    await forgetOldPlaces(db, new Date(server.clock.now.getTime() + 71 * DAY_MS));
    expect(await db.select().from(userPlaces)).toEqual([]);
  });

  it('are part of the export, and stay anonymous for their usual time after an activated account is deleted', async () => {
    const [ada, bo] = [await join('203.0.113.5'), await join('203.0.113.6')];
    expect((await ada.browser.get('/api/user/export')).body.data.places).toMatchObject([
      { placeHash: expect.stringMatching(/^[0-9a-f]{32}$/), deviceHash: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    expect((await ada.browser.post('/api/user/delete', { password: PASSWORD })).status).toBe(204);
    const again = await join('203.0.113.5');
    expect(await matesOf(again.id)).toEqual([ada.id]);
    await forgetOldPlaces(db, new Date(server.clock.now.getTime() + 71 * DAY_MS));
    expect(await db.select().from(userPlaces)).toEqual([]);
    // An account that was never activated has received nothing, and leaves nothing.
    await shareHome(db, [bo.id]);
    await db.update(users).set({ activatedAt: null }).where(eq(users.id, bo.id));
    await deleteUser(db, bo.id, { now: server.clock.now, nouns: slices });
    expect(await db.select().from(userPlaces)).toEqual([]);
  });
});
