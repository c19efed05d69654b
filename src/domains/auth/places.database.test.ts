import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { forgetOldPlaces, householdOf, usersAtSharedPlaces } from '#domains/auth/store/places.ts';
import { sessions, userPlaces } from '#domains/auth/tables.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { PASSWORD, register } from '../../../tests/factories/newcomers.ts';
import { addTenures } from '../../../tests/factories/seats.ts';
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
const matesOf = async (id: number) => [...(await householdOf(pgReader(db), id))].sort((a, b) => a - b);

describe('a household', () => {
  it('is known after everybody has logged out', async () => {
    const [ada, bo] = [await join('203.0.113.5'), await join('203.0.113.5')];
    const stranger = await join('203.0.113.6');
    for (const { browser } of [ada, bo, stranger]) await browser.post('/api/auth/logout', {});
    expect(await db.select().from(sessions)).toEqual([]);
    expect([await matesOf(ada.id), await matesOf(stranger.id)]).toEqual([[bo.id], []]);
    expect(JSON.stringify(await db.select().from(userPlaces))).not.toContain('203.0.113');
  });

  it('grows by visits from another network, and by two accounts of one browser', async () => {
    const ada = await join('203.0.113.5');
    const place = { address: '203.0.113.9' };
    const bo = await join('', makeBrowser(server, place));
    place.address = '203.0.113.5';
    server.clock.now = new Date(server.clock.now.getTime() + 2 * 60_000);
    await bo.browser.get('/api/user');
    await expect.poll(() => matesOf(ada.id)).toEqual([bo.id]);
    // The same browser, from a machine of which nothing else is known.
    const cy = await join('', makeBrowser(server));
    await cy.browser.post('/api/auth/logout', {});
    const di = await join('', cy.browser);
    expect(await matesOf(cy.id)).toEqual([di.id]);
  });

  it('of an IPv6 network is all that one customer has', async () => {
    const [ada, bo] = [await join('2001:db8:1:2::5'), await join('2001:db8:1:2:ffff::9')];
    expect(await matesOf(ada.id)).toEqual([bo.id]);
  });

  it('is told by the browser where more than six accounts share a network, and admins see which do', async () => {
    const home = [];
    for (let index = 0; index < 6; index++) home.push(await join('198.51.100.7'));
    const [first] = home;
    if (!first) throw new Error('nobody has joined');
    expect(await matesOf(first.id)).toHaveLength(5);
    // Who has not activated yet, or is gone, makes no crowd: anybody could make as many as they like.
    await makeUser(db, { name: 'Begun', activatedAt: null });
    const [begun] = await db.select({ id: users.id }).from(users).where(eq(users.name, 'Begun'));
    const [{ placeHash } = { placeHash: '' }] = await db.select().from(userPlaces);
    await shareHome(db, [begun?.id ?? 0], placeHash);
    expect(await matesOf(first.id)).toHaveLength(6);
    const seventh = await join('198.51.100.7', first.browser);
    expect(await matesOf(first.id)).toEqual([seventh.id]);
    expect(await usersAtSharedPlaces(db, [first.id])).toEqual(new Set([first.id]));
  });
});

describe('places', () => {
  it('are forgotten seventy days after the last visit', async () => {
    const { id } = await join('203.0.113.5');
    await forgetOldPlaces(db, new Date(server.clock.now.getTime() + 69 * DAY_MS));
    expect(await db.select().from(userPlaces).where(eq(userPlaces.userId, id))).toHaveLength(1);
    await forgetOldPlaces(db, new Date(server.clock.now.getTime() + 71 * DAY_MS));
    expect(await db.select().from(userPlaces)).toEqual([]);
  });

  it('are part of the export, and go with the account unless its manager still waits for a club', async () => {
    const [ada, bo] = [await join('203.0.113.5'), await join('203.0.113.6')];
    expect((await ada.browser.get('/api/user/export')).body.data.places).toMatchObject([
      { placeHash: expect.stringMatching(/^[0-9a-f]{32}$/), deviceHash: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    await addTenures(db, [{ clubId: 1, userId: bo.id, fromDay: 1, toDay: 2 * 63 + 5 }]);
    for (const { browser } of [ada, bo])
      expect((await browser.post('/api/user/delete', { password: PASSWORD })).status).toBe(204);
    const left = await db.select().from(userPlaces);
    expect(left.map(({ userId }) => userId)).toEqual([bo.id]);
  });
});
