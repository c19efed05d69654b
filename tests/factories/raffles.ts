/** Raffles: their users, tickets and draws. */
import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { type Account, puckBalances } from '#domains/finances/store/ledger.ts';
import { issuesArePosted, nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { sumOf } from '#domains/puck/rules.ts';
import { raffleItemsOwned, rafflePrizesPaid, raffleStakesHeld, rafflesStayWithinPots } from '#domains/raffle/checks.ts';
import type { RaffleType } from '#domains/raffle/constants.ts';
import { drawRaffles, openRaffles } from '#domains/raffle/store/raffles.ts';
import { buyTickets, takeFreeTicket } from '#domains/raffle/store/tickets.ts';
import { raffles } from '#domains/raffle/tables.ts';
import { purchasesArePaid } from '#domains/shop/checks.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { fundPucks } from './money.ts';
import { changeRows, rowOf } from './rows.ts';
import { testWorld } from './test-world.ts';
import { separateHomes } from './user.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;

/**
 * Returns a world of five adults, of Poor who has no pucks and of Boss who is an admin. One raffle of each type has just opened
 * when a test begins.
 */
export function raffleWorld() {
  const made = testWorld({ users: [...NAMES, 'Boss', 'Poor'], connections: 16 });
  const { db, world, ids, browsers } = made;
  const players = ids(...NAMES);
  const [ada, ben, cleo] = players;
  const [boss, poor] = ids('Boss', 'Poor');
  const [adas, bens] = browsers('Ada', 'Ben');
  const date = { season: world.season, day: world.day };

  /** Each test has separate raffles. */
  const clock = { now: new Date('2027-03-01T12:00:00Z') };

  const fund = (userId: number, amount: number, color: 'earned' | 'play' = 'play') =>
    fundPucks(db, { userId, amount, color }, { ...date, now: clock.now });
  const buy = (userId: number, raffleId: number, tickets: number, orderId: string = randomUUID(), at = clock.now) =>
    db.transaction((tx) => buyTickets(tx, { raffleId, userId, tickets, orderId, ...date, now: at }));
  const takeFree = (userId: number, raffleId: number, at = clock.now) =>
    db.transaction((tx) => takeFreeTicket(tx, { raffleId, userId, now: at }));
  const openOf = (type: RaffleType) => rowOf(db, raffles, { type, drawnAt: null });
  const balanceOf = async (account: Account) => sumOf(await puckBalances(db, account));
  const balance = (userId: number) => balanceOf(`user:${userId}`);
  const ofPucks = [nobodyOwesPucks, pucksAreConserved, issuesArePosted, purchasesArePaid];
  const faults = () =>
    made.faults(...ofPucks, raffleStakesHeld, rafflePrizesPaid, rafflesStayWithinPots, raffleItemsOwned);

  beforeEach(async () => {
    await separateHomes(db);
    await db.update(users).set({ isAdult: true, isAdmin: false, deletedAt: null });
    await changeRows(db, users, { id: boss }, { isAdmin: true });
    clock.now = new Date(clock.now.getTime() + 70 * DAY_MS);
    await drawRaffles(db, clock.now);
    await openRaffles(db, clock.now);
  });

  return {
    ...{ db, clock, players, ada, ben, cleo, boss, poor, adas, bens },
    ...{ fund, buy, takeFree, openOf, balanceOf, balance, faults },
  };
}
