/** Tests raffle prizes: no pucks appear or vanish, and winners get items they do not own yet. */
import { isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { MAX_TICKETS, mostAddedIn, RAFFLE_TYPES, type RaffleType, TICKET_PRICE } from '#domains/raffle/constants.ts';
import { potOf, pucksAmong, pucksByPlace } from '#domains/raffle/rules.ts';
import { drawRaffles, openRaffles } from '#domains/raffle/store/raffles.ts';
import { raffles, raffleWins } from '#domains/raffle/tables.ts';
import { ownedItems } from '#domains/shop/store/owned.ts';
import { shopItems } from '#domains/shop/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { dyingAfter } from '../../../tests/factories/dying.ts';
import { raffleWorld } from '../../../tests/factories/raffles.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, clock, players, ada, ben, adas, fund, buy, takeFree, openOf, balance, faults } = raffleWorld();

describe('raffle prizes', () => {
  /** Creates an adult who owns nothing yet. */
  const makeAdult = async (name: string) => {
    const id = await makeUser(db, { name });
    await changeRows(db, users, { id }, { isAdult: true });
    return id;
  };
  /** Draws a raffle in which only one user has a ticket. */
  const winAlone = async (userId: number, type: RaffleType) => {
    const { id, closesAt } = await openOf(type);
    await fund(userId, TICKET_PRICE);
    await buy(userId, id, 1);
    await drawRaffles(db, closesAt);
    const win = await rowOf(db, raffleWins, { raffleId: id });
    await openRaffles(db, closesAt);
    clock.now = closesAt;
    return win.prizes ?? [];
  };

  it('pay two accounts that are alone no more than the game adds, however they enter', async () => {
    const began = clock.now;
    const pair = [ada, ben];
    for (const userId of pair) await fund(userId, 1_000);
    const held = async () => (await balance(ada)) + (await balance(ben));
    const before = await held();
    const seen = new Set<number>();
    for (let day = 0; day < 14; day++) {
      clock.now = new Date(began.getTime() + day * DAY_MS);
      await drawRaffles(db, clock.now);
      await openRaffles(db, clock.now);
      const open = await db.select({ id: raffles.id }).from(raffles).where(isNull(raffles.drawnAt));
      const daily = await openOf('daily-puck');
      for (const userId of pair) {
        expect((await takeFree(userId, daily.id)).ok).toBe(true);
        // Every other day one ticket of each raffle, which is all that the odds require.
        for (const { id } of day % 2 === 0 ? open : [])
          if (!seen.has(id)) expect((await buy(userId, id, 1)).ok).toBe(true);
      }
      for (const { id } of open) seen.add(id);
    }
    clock.now = new Date(began.getTime() + 70 * DAY_MS);
    await drawRaffles(db, clock.now);
    const entered = await rowsOf(db, raffles, { id: [...seen] });
    const added = entered.reduce(
      (sum, raffle) => sum + raffle.added + raffle.places.reduce((most, { instead }) => most + instead, 0),
      0,
    );
    expect(entered.length).toBeGreaterThan(14);
    expect((await held()) - before).toBeLessThanOrEqual(added);
    expect(added).toBeLessThanOrEqual(mostAddedIn(14) + mostAddedIn(63));
    expect(await faults()).toEqual([]);
  });

  it('come only from tickets in the draw: no user wins stakes that could not be lost', async () => {
    const { id, closesAt, added, percent } = await openOf('daily-puck');
    for (const userId of players) await fund(userId, 200);
    const before = await balance(ben);
    await buy(ada, id, 1);
    for (const userId of players.slice(1)) await buy(userId, id, MAX_TICKETS);
    const pot = async () => (await adas.get(`/api/raffles/${id}`)).body.data.raffle.pot;
    expect(await pot()).toBe(potOf({ added, percent, paid: 1 + 4 * MAX_TICKETS }));
    await changeRows(db, users, { id: players.slice(1) }, { isAdult: false });
    const left = potOf({ added, percent, paid: 1 });
    expect(await pot(), 'the page says what the draw will pay').toBe(left);
    await drawRaffles(db, closesAt);
    const wins = await rowsOf(db, raffleWins, { raffleId: id });
    expect(wins.map(({ userId, prizes }) => [userId, pucksAmong(prizes)])).toEqual([[ada, left]]);
    expect(await pot(), 'and says the same of it later').toBe(left);
    expect(await balance(ben)).toBe(before);
    expect(await faults()).toEqual([]);
    // The integrity check itself counts no other tickets.
    const more = [{ kind: 'pucks' as const, pucks: left + 1 }];
    await changeRows(db, raffleWins, { raffleId: id }, { prizes: more });
    expect(await faults()).toContain(
      `raffle ${id} paid ${left + 1} pucks, its pot and what is paid instead of items are ${left}`,
    );
    await changeRows(db, raffleWins, { raffleId: id }, { prizes: [{ kind: 'pucks', pucks: left }] });
  });

  it('share the announced prize pool in full even with the fewest tickets', async () => {
    const { id, closesAt } = await openOf('daily-puck');
    await fund(ada, 20);
    await buy(ada, id, 2);
    await takeFree(ben, id);
    const { added, percent } = RAFFLE_TYPES['daily-puck'];
    const pot = potOf({ added, percent, paid: 2 });
    expect(pot).toBe(6 + 12);
    const { raffle } = (await adas.get(`/api/raffles/${id}`)).body.data;
    expect(raffle).toMatchObject({ pot, added, percent, tickets: 3 });
    await drawRaffles(db, closesAt);
    const wins = await rowsOf(db, raffleWins, { raffleId: id }, 'place');
    expect(wins.map(({ prizes }) => pucksAmong(prizes))).toEqual(pucksByPlace(raffle.places, pot, 3));
    expect(wins.reduce((sum, { prizes }) => sum + pucksAmong(prizes), 0)).toBe(pot);
    expect(await faults()).toEqual([]);
  });

  it('include shop looks: the next one for a winner who has it, and pucks for one who has all', async () => {
    const lucky = await makeAdult('Lucky');
    const { added, percent, places } = RAFFLE_TYPES['weekly-jersey'];
    const pot = potOf({ added, percent, paid: 1 });
    const pucks = { kind: 'pucks', pucks: pot };
    const badge = { kind: 'badge', badge: 'jersey' };
    expect(await winAlone(lucky, 'weekly-jersey')).toEqual([badge, { kind: 'item', item: 'jersey' }, pucks]);
    expect(await winAlone(lucky, 'weekly-jersey')).toEqual([badge, { kind: 'item', item: 'crest' }, pucks]);
    expect(Object.fromEntries(await ownedItems(db, lucky))).toMatchObject({ jersey: 1, crest: 1 });
    const instead = { kind: 'pucks', pucks: pot + places[0].instead };
    expect(await winAlone(lucky, 'weekly-jersey')).toEqual([badge, instead]);
    expect(await winAlone(lucky, 'season-arena')).toContainEqual({ kind: 'item', item: 'arena-spotlight' });
    expect(await winAlone(lucky, 'charity')).toEqual([
      { kind: 'badge', badge: 'patron' },
      { kind: 'item', item: 'frame-ice' },
    ]);
    expect(await faults()).toEqual([]);
  });

  it('arrive with the draw or not at all, even when it is killed midway', async () => {
    const fay = await makeAdult('Fay');
    const { id, closesAt } = await openOf('weekly-jersey');
    await fund(fay, 10);
    await buy(fay, id, 1);
    await expect(drawRaffles(dyingAfter(db, 0), closesAt)).rejects.toThrow('killed');
    expect(await db.$count(shopItems, sql`${shopItems.key} like ${`raffle-prize/${id}/%`}`)).toBe(0);
    await Promise.all([1, 2, 3].map(() => drawRaffles(db, closesAt)));
    expect(await db.$count(shopItems, sql`${shopItems.key} like ${`raffle-prize/${id}/%`}`)).toBe(1);
    expect(await faults()).toEqual([]);
  });
});
