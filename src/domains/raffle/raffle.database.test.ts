/** Tests raffles: eligibility, ticket limits, and draws that happen once. */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { sumOf } from '#domains/puck/rules.ts';
import { MAX_TICKETS, PER_PAGE, RAFFLE_TYPE_IDS, RAFFLE_TYPES, TICKET_PRICE } from '#domains/raffle/constants.ts';
import { faultsOfProof, periodAt, pucksAmong, ticketsOf } from '#domains/raffle/rules.ts';
import { drawRaffles, escrowOf, openRaffles, sha256 } from '#domains/raffle/store/raffles.ts';
import { raffles, raffleTickets, raffleWins } from '#domains/raffle/tables.ts';
import { proofOf } from '#domains/raffle/views.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { dyingAfter } from '../../../tests/factories/dying.ts';
import { raffleWorld } from '../../../tests/factories/raffles.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { shareHome } from '../../../tests/factories/user.ts';

const { db, clock, players, ada, ben, cleo, boss, poor, adas, bens, ...calls } = raffleWorld();
const { fund, buy, takeFree, openOf, balanceOf, balance, faults } = calls;

describe('raffles', () => {
  it('open once for each type and period, however many workers try, without revealing their seed', async () => {
    const later = new Date(clock.now.getTime() + 70 * DAY_MS);
    await drawRaffles(db, later);
    await Promise.all(Array.from({ length: 6 }, () => openRaffles(db, later)));
    const open = await rowsOf(db, raffles, { drawnAt: null });
    expect(open.map(({ type }) => type).sort()).toEqual([...RAFFLE_TYPE_IDS].sort());
    for (const { type, closesAt, seed, seedHash, places } of open) {
      expect(closesAt.getTime()).toBe(periodAt(type, later.getTime()).closesAt);
      expect(seed).toBeNull();
      expect(seedHash).toMatch(/^[0-9a-f]{64}$/);
      expect(places).toEqual(RAFFLE_TYPES[type].places);
    }
    clock.now = later;
  });

  it('are open to users who declared that they are 18 or older, and never to admins', async () => {
    const { id } = await openOf('daily-puck');
    await changeRows(db, users, { id: ada }, { isAdult: null });
    await changeRows(db, users, { id: ben }, { isAdult: false });
    expect(await takeFree(ada, id)).toMatchObject({ code: 'raffle.undeclared' });
    expect(await takeFree(ben, id)).toMatchObject({ code: 'raffle.minor' });
    expect(await buy(boss, id, 1)).toMatchObject({ code: 'raffle.admin' });
    expect((await adas.get('/api/raffles')).body.data).toMatchObject({ standing: 'undeclared' });
    expect((await bens.get('/api/raffles')).body.data).toMatchObject({ standing: 'minor', open: [] });
    expect((await bens.get('/api/raffle-draws')).body).toMatchObject({ data: [], pagination: { total: 0 } });
    expect((await adas.get('/api/raffle-draws')).body.data.length).toBeGreaterThan(0);
    expect((await bens.get(`/api/raffles/${id}`)).status).toBe(404);
    expect((await bens.get(`/api/raffles/${id}/proof`)).status).toBe(404);
  });

  it('keep the answer of a user under 18 for a year', async () => {
    await changeRows(db, users, { id: ada }, { isAdult: null, ageDeclaredAt: null });
    expect((await adas.put('/api/user/age', { isAdult: false })).status).toBe(204);
    expect((await adas.put('/api/user/age', { isAdult: true })).body.code).toBe('account.age-declared');
    await changeRows(db, users, { id: ada }, { ageDeclaredAt: new Date('2020-01-01') });
    expect((await adas.put('/api/user/age', { isAdult: true })).status).toBe(204);
    expect((await adas.put('/api/user/age', { isAdult: 'yes' })).status).toBe(422);
  });
});

describe('raffle tickets', () => {
  it('cost pucks held by the raffle, each order once', async () => {
    const { id } = await openOf('daily-puck');
    await fund(ada, 100);
    const before = await balance(ada);
    const order = randomUUID();
    await Promise.all([1, 2, 3].map(() => buy(ada, id, 3, order)));
    expect(await buy(ada, id, 4, order)).toMatchObject({ code: 'request.used-id' });
    expect(before - (await balance(ada))).toBe(3 * TICKET_PRICE);
    expect(await puckBalances(db, escrowOf(id))).toMatchObject({ play: 3 * TICKET_PRICE });
    expect(await faults()).toEqual([]);
  });

  it('are limited per user, even with repeated requests at the same moment', async () => {
    const { id } = await openOf('weekly-jersey');
    await fund(ada, 1_000);
    await fund(ben, 1_000);
    const bought = await Promise.all(
      [ada, ben].flatMap((userId) => Array.from({ length: 8 }, () => buy(userId, id, 6))),
    );
    expect(bought.filter(({ ok }) => ok)).toHaveLength(6);
    await takeFree(ada, id);
    await Promise.all([1, 2, 3].map(() => buy(ada, id, 1)));
    const own = await db.$count(raffleTickets, and(eq(raffleTickets.raffleId, id), eq(raffleTickets.userId, ada)));
    expect(own).toBe(MAX_TICKETS);
    expect(await buy(ada, id, 1)).toMatchObject({ code: 'raffle.enough', facts: { max: MAX_TICKETS, left: 0 } });
    const tickets = await rowsOf(db, raffleTickets, { raffleId: id }, 'number');
    expect(tickets.map(({ number }) => number)).toEqual(tickets.map((_, index) => index + 1));
    expect(new Set(tickets.map(({ userId, entrant }) => `${userId} ${entrant}`)).size).toBe(2);
    expect(await faults()).toEqual([]);
  });

  it('are free once a day per household, whichever raffles its users enter at once', async () => {
    await shareHome(db, players, 'flat');
    const open = await Promise.all(RAFFLE_TYPE_IDS.map(openOf));
    const taken = await Promise.all(players.flatMap((userId) => open.map(({ id }) => takeFree(userId, id))));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    const season = await openOf('season-arena');
    const tomorrow = new Date(clock.now.getTime() + DAY_MS);
    expect((await takeFree(cleo, season.id, tomorrow)).ok).toBe(true);
    expect(await takeFree(ada, season.id, tomorrow)).toMatchObject({ code: 'raffle.free-taken' });
  });

  it('are not sold without pucks, to ineligible users, or after closing', async () => {
    const { id, closesAt } = await openOf('daily-puck');
    expect(await buy(poor, id, 20)).toMatchObject({ code: 'puck.too-few' });
    expect(await buy(cleo, 999_999, 1)).toMatchObject({ code: 'raffle.unknown' });
    await fund(cleo, 10);
    expect(await buy(cleo, id, 1, randomUUID(), closesAt)).toMatchObject({ code: 'raffle.closed' });
    for (const body of [{ tickets: 0 }, { tickets: 21 }, { tickets: 1.5 }, { tickets: 1, orderId: 'x' }])
      expect((await adas.post(`/api/raffles/${id}/tickets`, { orderId: randomUUID(), ...body })).status).toBe(422);
  });
});

describe('a draw', () => {
  it('happens once and completely, however many workers draw and whenever they are killed', async () => {
    const { id, closesAt } = await openOf('weekly-jersey');
    for (const userId of players) {
      await fund(userId, 100, 'earned');
      await buy(userId, id, 4);
    }
    const before = await Promise.all(players.map(balance));
    await expect(drawRaffles(dyingAfter(db, 0), closesAt)).rejects.toThrow('killed');
    expect(await db.$count(raffleWins, eq(raffleWins.raffleId, id))).toBe(0);
    const drawn = await Promise.all([1, 2, 3, 4].map(() => drawRaffles(db, closesAt)));
    expect(drawn.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    expect(await drawRaffles(db, closesAt)).toBe(0);
    const wins = await rowsOf(db, raffleWins, { raffleId: id });
    expect(wins.map(({ place }) => place).sort()).toEqual([1, 2, 3]);
    const after = await Promise.all(players.map(balance));
    for (const [index, userId] of players.entries()) {
      const won = wins.filter((win) => win.userId === userId).reduce((sum, { prizes }) => sum + pucksAmong(prizes), 0);
      expect(after[index]).toBe((before[index] ?? 0) + won);
    }
    expect(sumOf(await puckBalances(db, escrowOf(id)))).toBe(0);
    const told = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.kind, 'raffle-won'), sql`(${notifications.params} ->> 'raffleId')::int = ${id}`));
    expect(told).toHaveLength(3);
    expect(await faults()).toEqual([]);
  });

  it('pays play pucks for tickets bought with earned ones, so a ticket never becomes a payout', async () => {
    const { id, closesAt } = await openOf('daily-puck');
    await fund(cleo, 50, 'earned');
    const before = await puckBalances(db, `user:${cleo}`);
    await buy(cleo, id, 5);
    await drawRaffles(db, closesAt);
    const after = await puckBalances(db, `user:${cleo}`);
    expect(after.earned).toBeLessThanOrEqual(before.earned);
    expect(after.play).toBeGreaterThan(0);
  });

  it('includes every ticket sold before it, when users buy at the moment of closing', async () => {
    const { id, closesAt } = await openOf('daily-puck');
    const last = new Date(closesAt.getTime() - 1);
    for (const userId of players) await fund(userId, 200);
    const orders = players.flatMap((userId) =>
      Array.from({ length: 4 }, () => () => buy(userId, id, 2, randomUUID(), last)),
    );
    const [bought] = await Promise.all([Promise.all(orders.map((order) => order())), drawRaffles(db, closesAt)]);
    const sold = 2 * bought.filter(({ ok }) => ok).length;
    expect(bought.filter(({ ok }) => !ok).every((one) => 'code' in one && one.code === 'raffle.closed')).toBe(true);
    await drawRaffles(db, closesAt);
    const raffle = await rowOf(db, raffles, { id });
    expect(ticketsOf(raffle.list ?? '')).toHaveLength(sold);
    expect(await faults()).toEqual([]);
  });

  it('can be verified by all, names no user in its list, and has no winner without tickets', async () => {
    const { id, closesAt, seedHash } = await openOf('daily-puck');
    const charity = await openOf('charity');
    await fund(ada, 30);
    await fund(ben, 30);
    await buy(ada, id, 2);
    await buy(ben, id, 3);
    expect((await adas.get(`/api/raffles/${id}/proof`)).body.code).toBe('raffle.not-drawn');
    const shown = (await adas.get(`/api/raffles/${id}`)).body.data;
    expect(shown).toMatchObject({ raffle: { tickets: 5, own: 2, seedHash }, entrant: 1, numbers: [1, 2] });
    expect(JSON.stringify(shown)).not.toContain('"seed"');
    for (const moment of [closesAt, charity.closesAt]) await drawRaffles(db, moment);
    const { data } = (await adas.get(`/api/raffles/${id}/proof`)).body;
    expect(data.list).toBe('1 1\n2 1\n3 2\n4 2\n5 2');
    expect(data.seedHash).toBe(seedHash);
    expect(await faultsOfProof(data, shown, sha256)).toEqual([]);
    expect(await proofOf(db, charity.id)).toMatchObject({ list: '', winners: [] });
    const past = (await bens.get('/api/raffle-draws?type=daily-puck')).body.data;
    expect(past.find((raffle: { id: number }) => raffle.id === id)).toMatchObject({ tickets: 5, own: 3 });
  });

  it('of the season stays findable, however many others followed', async () => {
    const { id, closesAt } = await openOf('season-arena');
    await fund(ada, 10);
    await buy(ada, id, 1);
    await drawRaffles(db, closesAt);
    for (let later = 1; later <= PER_PAGE; later++) {
      clock.now = new Date(closesAt.getTime() + later * DAY_MS);
      await openRaffles(db, clock.now);
      await drawRaffles(db, new Date(clock.now.getTime() + DAY_MS));
    }
    const idsOf = async (query: string) => {
      const { data, pagination } = (await bens.get(`/api/raffle-draws?${query}`)).body;
      return { ids: data.map((raffle: { id: number }) => raffle.id), pages: pagination.totalPages };
    };
    const newest = await idsOf('page=1');
    expect(newest.ids).toHaveLength(PER_PAGE);
    expect(newest.ids).not.toContain(id);
    const all = await Promise.all(Array.from({ length: newest.pages }, (_, page) => idsOf(`page=${page + 1}`)));
    expect(all.flatMap(({ ids: shown }) => shown)).toContain(id);
    expect((await idsOf('type=season-arena')).ids[0]).toBe(id);
  });

  it('leaves out users who left, became admins or are under 18, and gives winners their badges', async () => {
    const { id, closesAt } = await openOf('charity');
    const colors = ['play', 'play', 'play', 'play', 'earned'] as const;
    const [, , , dan, eve] = players;
    const had = [];
    for (const [index, userId] of players.entries()) {
      await fund(userId, 10, colors[index]);
      had.push(await puckBalances(db, `user:${userId}`));
      await buy(userId, id, 1);
    }
    const shown = async () => (await bens.get(`/api/raffles/${id}`)).body.data.raffle;
    expect((await shown()).tickets).toBe(players.length);
    await changeRows(db, users, { id: cleo }, { deletedAt: clock.now });
    await changeRows(db, users, { id: dan }, { isAdmin: true });
    await changeRows(db, users, { id: eve }, { isAdult: false });
    expect((await shown()).tickets, 'the odds that are shown are those of the draw').toBe(2);
    expect(await balanceOf(escrowOf(id)), 'their tickets stay paid').toBe(players.length * TICKET_PRICE);
    await drawRaffles(db, closesAt);
    const proof = await proofOf(db, id);
    expect(proof).toMatchObject({ list: '1 1\n2 2' });
    expect((await shown()).tickets).toBe(2);
    expect(proof && (await faultsOfProof(proof, { entrant: 2, numbers: [2] }, sha256))).toEqual([]);
    expect(await balanceOf(escrowOf(id)), 'and are spent or given back at the draw').toBe(0);
    // Refunded in the colors paid; there is no account to refund the user who has left.
    for (const userId of [dan, eve] as const)
      expect(await puckBalances(db, `user:${userId ?? 0}`)).toEqual(had[players.indexOf(userId ?? 0)]);
    expect(await balance(cleo)).toBe(sumOf(had[2] ?? { play: 0, bought: 0, earned: 0 }) - TICKET_PRICE);
    const won = (await bens.get(`/api/users/${ada}/raffle-badges`)).body.data;
    expect(won).toContainEqual({ badge: 'patron', raffleId: id, wonAt: closesAt.toISOString() });
    expect(await faults()).toEqual([]);
  });
});
