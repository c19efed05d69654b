/** Tests sponsorship of clubs, young players and a made-up event, which holds, shares and returns pucks. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { block, unblock } from '#domains/block/store.ts';
import { type EscrowAccount, puckBalances } from '#domains/finances/store/ledger.ts';
import { players } from '#domains/player/tables.ts';
import { issuesArePosted, nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { sumOf } from '#domains/puck/rules.ts';
import { spendPucks } from '#domains/puck/store/spend.ts';
import { slices } from '#domains/slices.ts';
import { sponsorshipsAreHeld } from '#domains/sponsorship/checks.ts';
import { MAX_JUNIOR_AGE, PUCKS } from '#domains/sponsorship/constants.ts';
import { endSponsoredEvent, sponsor } from '#domains/sponsorship/store/sponsor.ts';
import { sponsorships } from '#domains/sponsorship/tables.ts';
import { boardOf, patronageOf } from '#domains/sponsorship/views.ts';
import type { SponsoredKind } from '#domains/subject.ts';
import type { Database } from '#platform/database/client.ts';
import { dyingAfter } from '../../../tests/factories/dying.ts';
import { fundPucks } from '../../../tests/factories/money.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, world, ids, browsers, faults } = testWorld({
  clubs: [{ id: 1, rosters: ['U21'] }],
  users: ['Ada', 'Ben', { name: 'Mod', isAdmin: true }],
  connections: 16,
});
const [ada, ben] = ids('Ada', 'Ben');
const [adas, bens, mods] = browsers('Ada', 'Ben', 'Mod');
const date = { season: world.season, day: world.day };
const now = new Date('2026-03-01T12:00:00Z');
let keys = 0;

/** A kind of event that no slice registers. */
const picnic: SponsoredKind = {
  kind: 'picnic',
  isEvent: true,
  find: async (_db, id) => (id > 900 ? null : { name: `Picnic ${id}`, path: `/picnic/${id}` }),
};

const fund = (userId: number, amount: number, color: 'earned' | 'play') =>
  fundPucks(db, { userId, amount, color }, { ...date, now });
const makeSponsor = async (earned: number, play: number) => {
  const id = await makeUser(db, { name: `Sponsor ${++keys}` });
  await fund(id, earned, 'earned');
  await fund(id, play, 'play');
  return id;
};
const give = (
  userId: number,
  eventId: number,
  pucks: number,
  orderId: string = randomUUID(),
  on: Database = db,
  line = '',
) =>
  on.transaction((tx) =>
    sponsor(tx, {
      ...date,
      userId,
      kind: picnic,
      subjectId: eventId,
      pucks,
      name: 'Rye Bread Co',
      line,
      orderId,
      now,
    }),
  );
const end = (eventId: number, wentWell: boolean) =>
  db.transaction((tx) =>
    endSponsoredEvent(tx, { ...date, event: { kind: 'picnic', id: eventId }, wentWell, tickets: ticketsOf(eventId) }),
  );
const ticketsOf = (eventId: number): EscrowAccount => `escrow:picnic/${eventId}`;
const buyTickets = (userId: number, eventId: number, price: number) =>
  db.transaction((tx) =>
    spendPucks(tx, {
      ...{ userId, price, to: ticketsOf(eventId), key: `picnic/${++keys}`, ...date },
      memo: { kind: 'start-pucks', params: {} },
    }),
  );
const pucksOf = (userId: number) => puckBalances(db, `user:${userId}`);
const CHECKS = [nobodyOwesPucks, pucksAreConserved, issuesArePosted, sponsorshipsAreHeld];

describe('a sponsored event', () => {
  it('shares part of its ticket pucks among its sponsors as play pucks, whatever their color', async () => {
    const [one, two, guest] = [await makeSponsor(0, 300), await makeSponsor(100, 0), await makeSponsor(500, 250)];
    await give(one, 1, 200);
    await give(one, 1, 100);
    await give(two, 1, 100);
    await buyTickets(guest, 1, 750);
    expect(sumOf(await pucksOf(one))).toBe(0);
    expect(await faults(...CHECKS)).toEqual([]);
    await end(1, true);
    // A tenth of 250 play and 500 earned pucks, split three to one: a guest's earned pucks must not be paid out to a
    // sponsor.
    expect(await pucksOf(one)).toEqual({ play: 56, bought: 0, earned: 0 });
    expect(await pucksOf(two)).toEqual({ play: 19, bought: 0, earned: 0 });
    expect(await puckBalances(db, ticketsOf(1))).toEqual({ play: 225, bought: 0, earned: 450 });
    await end(1, true);
    await end(1, false);
    expect(sumOf(await pucksOf(one))).toBe(56);
    expect(await faults(...CHECKS)).toEqual([]);
  });

  it('called off returns each sponsor’s pucks, in their color', async () => {
    const [one, two] = [await makeSponsor(50, 60), await makeSponsor(40, 0)];
    await give(one, 2, 90);
    await give(two, 2, 40);
    await end(2, false);
    expect(await pucksOf(one)).toEqual({ play: 60, bought: 0, earned: 50 });
    expect(await pucksOf(two)).toEqual({ play: 0, bought: 0, earned: 40 });
    expect(await patronageOf(db, one)).toEqual({ pucks: 0, subjects: 0 });
    expect(await faults(...CHECKS)).toEqual([]);
  });

  it('is sponsored before or after its end, never both, and each order once', async () => {
    const rich = await makeSponsor(0, 900);
    const order = randomUUID();
    await Promise.all([give(rich, 3, 30, order), give(rich, 3, 30, order), give(rich, 3, 30, order)]);
    expect(await give(rich, 3, 31, order)).toMatchObject({ code: 'request.used-id' });
    expect(await give(rich, 3, 30, order, db, 'Baked at dawn')).toMatchObject({ code: 'request.used-id' });
    expect((await pucksOf(rich)).play).toBe(870);
    await Promise.all([give(rich, 3, 50), end(3, true), end(3, false), give(rich, 3, 60)]);
    expect(await faults(...CHECKS)).toEqual([]);
    await expect(give(rich, 3, 70, randomUUID(), dyingAfter(db, 0))).rejects.toThrow('killed');
    await end(3, false);
    expect(await faults(...CHECKS)).toEqual([]);
  });

  it('takes no more than a sponsor’s balance, even at once', async () => {
    const poor = await makeSponsor(0, 100);
    const outcomes = await Promise.all([1, 2, 3, 4].map((id) => give(poor, 10 + id, 60)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.$count(sponsorships, eq(sponsorships.userId, poor))).toBe(1);
    expect(await give(poor, 901, 20)).toMatchObject({ code: 'sponsorship.unknown' });
  });

  it('deletes a departed sponsor’s text, and shares without them', async () => {
    const [one, two, guest] = [await makeSponsor(0, 100), await makeSponsor(0, 100), await makeSponsor(0, 100)];
    await give(one, 4, 100);
    await give(two, 4, 50);
    await buyTickets(guest, 4, 100);
    expect((await exportUser(db, one, slices))['sponsorships']).toMatchObject([{ name: 'Rye Bread Co', pucks: 100 }]);
    await deleteUser(db, one, { now, nouns: slices });
    const board = await boardOf(db, { kind: picnic, id: 4, readerId: guest });
    expect(board).toMatchObject({ pucks: 150, sponsors: [{ user: { id: two } }] });
    await end(4, true);
    expect((await pucksOf(two)).play).toBe(60);
    expect(await faults(...CHECKS)).toEqual([]);
  });
});

describe('the sponsorship calls', () => {
  beforeEach(async () => {
    await fund(ada, 500, 'play');
  });
  const said = (more: object = {}) => ({
    pucks: 20,
    name: 'Rye Bread Co',
    line: 'Baked daily',
    orderId: randomUUID(),
    ...more,
  });

  it('show boards of clubs and young players, with texts not removed', async () => {
    const { body } = await adas.post('/api/sponsorships/club/1', said());
    expect(body.data.sponsors).toMatchObject([{ name: 'Rye Bread Co', line: 'Baked daily', pucks: 20 }]);
    const [young] = await db.select({ id: players.id }).from(players).limit(1);
    const junior = `/api/sponsorships/junior/${young?.id}`;
    const born = (age: number) => db.update(players).set({ birthSeason: world.season - age });
    await born(MAX_JUNIOR_AGE + 1);
    expect((await adas.post(junior, said())).body.code).toBe('sponsorship.unknown');
    await born(MAX_JUNIOR_AGE);
    expect((await adas.post(junior, said({ pucks: 30 }))).status).toBe(200);
    expect((await bens.get('/api/sponsorships/patrons')).body.data).toContainEqual(
      expect.objectContaining({ user: expect.objectContaining({ name: 'Ada' }), pucks: 50, subjects: 2 }),
    );
    const [{ id }] = body.data.sponsors;
    expect(
      (await adas.post('/api/reports', { subject: { kind: 'sponsorship', id }, reason: 'spam', text: '' })).body.code,
    ).toBe('moderation.yours');
    const report = await bens.post('/api/reports', { subject: { kind: 'sponsorship', id }, reason: 'spam', text: '' });
    expect(report.status).toBe(204);
    expect((await mods.get('/api/moderation/cases')).body.data[0]).toMatchObject({
      subject: { kind: 'sponsorship', id },
      snapshot: 'Rye Bread Co\n\nBaked daily',
    });
  });

  it('hide a sponsor’s text from users who block them, but not from others, and the total from none', async () => {
    await adas.post('/api/sponsorships/club/1', said());
    const board = async (browser: Browser) => (await browser.get('/api/sponsorships/club/1')).body.data;
    const before = await board(bens);
    expect(before.sponsors.length).toBeGreaterThan(0);
    await db.transaction((tx) => block(tx, { userId: ben, otherId: ada, now }));
    expect(await board(bens)).toEqual({ ...before, sponsors: [] });
    expect(await board(mods)).toEqual(before);
    await db.transaction((tx) => unblock(tx, { userId: ben, otherId: ada }));
    await db.transaction((tx) => block(tx, { userId: ada, otherId: ben, now }));
    expect(await board(bens)).toEqual(before);
  });

  it('have one row per user: the latest text, and the total given', async () => {
    const board = async () => (await bens.get('/api/sponsorships/club/1')).body.data;
    const before = await board();
    const { status } = await adas.post('/api/sponsorships/club/1', said({ name: 'Oat Bread Co', pucks: PUCKS.min }));
    expect(status).toBe(200);
    const after = await board();
    expect(after.pucks).toBe(before.pucks + PUCKS.min);
    const own = after.sponsors.filter(({ user }: { user: { id: number } }) => user.id === ada);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ name: 'Oat Bread Co', pucks: after.pucks });
  });

  it('refuse invalid input', async () => {
    const refused = async (more: object) => (await adas.post('/api/sponsorships/club/1', said(more))).body.code;
    for (const name of ['Rinkside Support', 'Rye\u3164Bread', 'Ryе Bread'])
      expect(await refused({ name })).toBe('sponsorship.name');
    const statuses = await Promise.all(
      [{ pucks: PUCKS.min - 1 }, { pucks: PUCKS.max + 1 }, { name: '' }, { name: 'x\u202ey' }, { line: 'a\nb' }].map(
        async (more) => (await adas.post('/api/sponsorships/club/1', said(more))).status,
      ),
    );
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
    expect((await adas.post('/api/sponsorships/club/999', said())).status).toBe(404);
    expect((await adas.post('/api/sponsorships/picnic/1', said())).status).toBe(404);
    expect((await bens.post('/api/sponsorships/club/1', said({ pucks: 1_000 }))).body.code).toBe('puck.too-few');
  });
});
