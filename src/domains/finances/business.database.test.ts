/** A season's business of two clubs, from sponsors to prizes: money changes hands, and none is made or lost. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { sponsorsView } from '#domains/finances/contract.ts';
import { usualTicketPrice } from '#domains/finances/rules/gate.ts';
import { setTicketPrice } from '#domains/finances/store/club-finances.ts';
import { moveFanMoods, priceTickets, sellSeasonTickets } from '#domains/finances/store/fans.ts';
import { balanceOf, closeBooks } from '#domains/finances/store/ledger.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';
import { payOwners, payPrizes, shareRevenues } from '#domains/finances/store/results.ts';
import { fillSponsorSlots, offerSponsors, payBonuses, signSponsor } from '#domains/finances/store/sponsors.ts';
import { clubFinances, clubRevenues, ledgerEntries, sponsorDeals } from '#domains/finances/tables.ts';
import { loadBooks } from '#domains/finances/views/books.ts';
import { loadPrizes } from '#domains/finances/views/prizes.ts';
import { loadSponsors, waitingSponsors } from '#domains/finances/views/sponsors.ts';
import { loadTickets } from '#domains/finances/views/tickets.ts';
import { standings } from '#domains/season/tables.ts';
import { makeClub, teamRef } from '../../../tests/factories/club.ts';
import { changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, inRows } = testWorld({ clubs: ['Ada', 2], connections: 8 });
const season = 3;

const teamOf = (clubId: number) => teamRef(db, clubId * 10 + 1);

describe('sponsors', () => {
  it('are chosen by a manager, and at once at clubs without one', async () => {
    await inRows((rows) => offerSponsors(rows, { season, secret: world.secret }));
    const own = await loadSponsors(db, await teamOf(1), { season, day: 1 });
    expect(Object.keys(own.slots[0]?.offers[0] ?? {}).sort()).toEqual(
      Object.keys(sponsorsView.shape.slots.element.shape.offers.element.shape).sort(),
    );
    expect(own.slots.map(({ deal, offers }) => [deal, offers.length])).toEqual([
      [null, 3],
      [null, 3],
      [null, 3],
    ]);
    expect(await waitingSponsors(db, { clubId: 1, day: 1 })).toMatchObject([{ params: { count: 3, day: 6 } }]);
    const other = await loadSponsors(db, await teamOf(2), { season, day: 1 });
    expect(other.slots.every(({ deal, offers }) => deal !== null && offers.length === 0)).toBe(true);
  });

  it('sign one deal per slot, however many are chosen at once', async () => {
    const before = await loadSponsors(db, await teamOf(1), { season, day: 1 });
    const offers = before.slots[0]?.offers ?? [];
    const sign = ({ id }: { id: number }) =>
      db.transaction((tx) => signSponsor(tx, { clubId: 1, teamId: 11, dealId: id }));
    const signed = await Promise.all([...offers, ...offers].map(sign));
    expect(signed.filter(Boolean)).toHaveLength(1);
    const after = await loadSponsors(db, await teamOf(1), { season, day: 1 });
    expect(after.slots[0]).toMatchObject({ deal: { name: expect.any(String) }, offers: [] });
    expect(await db.transaction((tx) => signSponsor(tx, { clubId: 2, teamId: 21, dealId: offers[0]?.id ?? 0 }))).toBe(
      false,
    );
  });

  it('are chosen by the assistant where the manager has not', async () => {
    await inRows((rows) => fillSponsorSlots(rows, { season, day: 6, absoluteDay: season * 63 + 6 }));
    expect(await db.$count(sponsorDeals, eq(sponsorDeals.state, 'offered'))).toBe(0);
    expect(await db.$count(sponsorDeals, eq(sponsorDeals.state, 'signed'))).toBe(6);
    expect(await waitingSponsors(db, { clubId: 1, day: 1 })).toEqual([]);
  });

  it('pay a bonus once for a goal that is met', async () => {
    await db.update(sponsorDeals).set({ goal: 'playoffs', target: 1, bonus: 70_000 });
    await db.update(standings).set({ rank: 9 });
    await changeRows(db, standings, { teamId: 11 }, { rank: 3 });
    const pay = () => inRows((rows) => payBonuses(rows, { season, day: 43 }));
    await pay();
    await pay();
    expect(await balanceOf(db, 'club:1')).toBe(210_000);
    expect(await balanceOf(db, 'club:2')).toBe(0);
  });
});

describe('ticket prices', () => {
  it('are set by the manager, against the version they have seen', async () => {
    const set = (price: number, version: number) =>
      db.transaction((tx) => setTicketPrice(tx, { clubId: 1, price, version }));
    const both = await Promise.all([set(70, 1), set(80, 1)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await set(75, 2)).toBe(true);
    expect(await loadTickets(db, await teamOf(1), { season })).toMatchObject({ price: 75, version: 3, usual: 115 });
  });

  it('are adjusted at AI clubs only', async () => {
    await db.insert(clubFinances).values({ clubId: 2, ticketPrice: 300 });
    await inRows((rows) => priceTickets(rows, { season, day: 8 }));
    expect((await loadTickets(db, await teamOf(2), { season })).price).toBe(270);
    expect((await loadTickets(db, await teamOf(1), { season })).price).toBe(75);
  });

  it('change the mood of the fans overnight', async () => {
    await inRows((rows) => moveFanMoods(rows, { season, day: 8 }));
    const { fanMood } = await loadTickets(db, await teamOf(2), { season });
    expect(fanMood.mood).toBeLessThan(50);
    expect(fanMood.reasons.price).toBeLessThan(0);
  });
});

describe('the money of a world', () => {
  it('is never created or lost: all accounts sum to zero whatever is paid, and nothing is paid twice', async () => {
    await db.update(clubs).set({ arenaCapacity: 10_000 });
    const season3 = async () => {
      for (const day of [1, 2, 3]) await inRows((rows) => payDay(rows, { season, day }));
      await inRows((rows) => sellSeasonTickets(rows, { season, day: 5 }));
      await inRows((rows) => payPrizes(rows, { season, day: 58 }));
      await inRows(closeBooks);
      await inRows((rows) => shareRevenues(rows, { season, day: 58 }));
      await inRows((rows) => payOwners(rows, { season, day: 58 }));
    };
    for (const day of [1, 2, 3]) await inRows((rows) => payDay(rows, { season, day }));
    await inRows(closeBooks);
    // The forecast already includes the revenue sharing to come, with the right sign.
    const forecasts = await Promise.all([1, 2].map(async (id) => loadBooks(db, await teamOf(id), { season, day: 3 })));
    const ahead = forecasts.map(
      ({ forecast }) => forecast.ahead.find(({ kind }) => kind === 'revenue-sharing')?.amount ?? 0,
    );
    expect(Math.sign(ahead[0] ?? 0)).toBe(-Math.sign(ahead[1] ?? 0));
    expect(ahead[0]).not.toBe(0);
    await season3();
    const once = await balanceOf(db, 'club:1');
    await Promise.all([season3(), season3()]);
    expect(await balanceOf(db, 'club:1')).toBe(once);
    const [all] = await db.select({ sum: sql<number>`sum(${ledgerEntries.amount})::bigint` }).from(ledgerEntries);
    expect(Number(all?.sum)).toBe(0);
    // The club with the higher own revenue pays the other; the owners took the excess.
    const shared = await rowsOf(db, ledgerEntries, { kind: 'revenue-sharing' });
    const earned = new Map((await rowsOf(db, clubRevenues)).map(({ clubId, own }) => [`club:${clubId}`, own]));
    expect(shared.map(({ account }) => account).sort()).toEqual(['club:1', 'club:2']);
    expect(shared.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const [giver, taker] = [...shared].sort((one, other) => one.amount - other.amount);
    expect(earned.get(giver?.account ?? '')).toBeGreaterThan(earned.get(taker?.account ?? '') ?? 0);
    const { won } = await loadPrizes(db, await teamOf(1), { season });
    expect(won).toMatchObject([{ season: 3, rank: 3 }]);
  });
});

describe('a promoted or relegated club', () => {
  it('signs new sponsors and resets ticket prices, while the other clubs keep theirs', async () => {
    for (const id of [3, 4]) await makeClub(db, { id, leagueIds: world.leagueIds, season: season - 1 });
    await inRows((rows) => offerSponsors(rows, { season: season - 1, secret: world.secret }));
    const longest = and(inArray(sponsorDeals.clubId, [3, 4]), eq(sponsorDeals.state, 'signed'));
    await db.update(sponsorDeals).set({ toSeason: 9 }).where(longest);
    await db.insert(clubFinances).values([3, 4].map((clubId) => ({ clubId, ticketPrice: 60 })));
    await changeRows(db, standings, { teamId: 31 }, { movement: 'promoted' });
    await inRows((rows) => offerSponsors(rows, { season, secret: world.secret }));
    const signedBy = async (clubId: number) =>
      (await rowsOf(db, sponsorDeals, { clubId, state: 'signed' })).map(({ fromSeason }) => fromSeason);
    expect(await signedBy(3)).toEqual([3, 3, 3]);
    expect(await signedBy(4)).toEqual([2, 2, 2]);
    await inRows((rows) => priceTickets(rows, { season, day: 1 }));
    expect((await loadTickets(db, await teamOf(3), { season })).price).toBe(usualTicketPrice(1));
    // One step: 10 percent.
    expect((await loadTickets(db, await teamOf(4), { season })).price).toBe(66);
  });
});
