/** Withdrawals as users request them and admins decide about them. */
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { issuesArePosted, nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { withdrawalsAreHeld, withdrawalsArePaid } from '#domains/withdrawal/checks.ts';
import { MIN_PUCKS, TWO_REVIEWERS_ABOVE } from '#domains/withdrawal/constants.ts';
import { cancelWithdrawal, requestWithdrawal } from '#domains/withdrawal/store/requests.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  takeWithdrawal,
} from '#domains/withdrawal/store/review.ts';
import { setTerms } from '#domains/withdrawal/store/terms.ts';
import { withdrawals } from '#domains/withdrawal/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { fundPucks } from './money.ts';
import { changeRows, rowsOf } from './rows.ts';
import { testWorld } from './test-world.ts';
import { makeUser, separateHomes } from './user.ts';

/** Returns how many of these have succeeded. */
export const won = (outcomes: readonly { ok: boolean }[]) => outcomes.filter(({ ok }) => ok).length;

/** Returns a world of two admins, Boss and Vice, and two users. No request is open when a test begins. */
export function withdrawalWorld() {
  const made = testWorld({
    users: [{ name: 'Boss', isAdmin: true }, { name: 'Vice', isAdmin: true }, 'Ada', 'Ben'],
    connections: 16,
  });
  const { db, world, ids, browsers } = made;
  const [boss, vice, ada] = ids('Boss', 'Vice', 'Ada');
  const [bosss, adas, bens] = browsers('Boss', 'Ada', 'Ben');
  const date = { season: world.season, day: world.day };

  /** Each test has a separate month. */
  const clock = { now: new Date('2027-01-05T12:00:00Z') };
  let keys = 0;
  const nextKey = () => ++keys;

  const fund = (userId: number, amount: number, color: 'earned' | 'play' = 'earned') =>
    fundPucks(db, { userId, amount, color }, { ...date, now: clock.now });
  const makeRich = async (amount = 30_000) => {
    const id = await makeUser(db, { name: `Rich ${nextKey()}`, isAdult: true });
    await fund(id, amount);
    return id;
  };
  type Work<Outcome> = (tx: Transaction) => Promise<Outcome>;
  const within = <Outcome>(work: Work<Outcome>, on: Database = db) => on.transaction((tx) => work(tx));
  const request = (userId: number, pucks = MIN_PUCKS, on: Database = db) =>
    within(
      (tx) => requestWithdrawal(tx, { userId, pucks, method: 'voucher', charity: null, now: clock.now, ...date }),
      on,
    );
  const step = (id: number, userId: number, at = clock.now) => ({ id, userId, now: at, ...date });
  const take = (id: number, userId = boss) => within((tx) => takeWithdrawal(tx, step(id, userId)));
  const approve = (id: number, userId = boss, at = clock.now) =>
    within((tx) => approveWithdrawal(tx, step(id, userId, at)));
  const refuse = (id: number, userId = boss) =>
    within((tx) => refuseWithdrawal(tx, { ...step(id, userId), reason: 'Bots' }));
  const pay = (id: number, userId = boss, on: Database = db) => within((tx) => payWithdrawal(tx, step(id, userId)), on);
  const cancel = (id: number, userId: number) => within((tx) => cancelWithdrawal(tx, step(id, userId)));
  const setBudget = (budget: number, charities: string[] = []) =>
    within((tx) => setTerms(tx, { userId: boss, budget, charities }));
  const lastOf = async (userId: number) => {
    const [row] = await db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.userId, userId))
      .orderBy(desc(withdrawals.id))
      .limit(1);
    if (!row) throw new Error(`${userId} has no withdrawal`);
    return row;
  };
  /** Makes a request and takes it to the given state. */
  const asked = async (userId: number, pucks = MIN_PUCKS, until: 'requested' | 'review' | 'approved' = 'requested') => {
    expect(await request(userId, pucks)).toEqual({ ok: true });
    const { id } = await lastOf(userId);
    if (until !== 'requested') expect(await take(id)).toEqual({ ok: true });
    if (until === 'approved') {
      expect(await approve(id)).toEqual({ ok: true });
      if (pucks > TWO_REVIEWERS_ABOVE) expect(await approve(id, vice)).toEqual({ ok: true });
    }
    return id;
  };
  const earned = async (userId: number) => (await puckBalances(db, `user:${userId}`)).earned;
  const faults = () =>
    made.faults(nobodyOwesPucks, pucksAreConserved, issuesArePosted, withdrawalsAreHeld, withdrawalsArePaid);

  beforeEach(async () => {
    await separateHomes(db);
    await db.update(users).set({ isAdult: true });
    await db.update(users).set({ isAdmin: false });
    await changeRows(db, users, { id: [boss, vice] }, { isAdmin: true });
    // Requests that other tests have left open must not interfere.
    const open = await rowsOf(db, withdrawals, { closedAt: null });
    for (const { id } of open) await refuse(id);
    clock.now = new Date(Date.UTC(clock.now.getUTCFullYear(), clock.now.getUTCMonth() + 1, 5, 12));
    await setBudget(1_000_000);
  });

  return {
    ...{ db, date, clock, boss, vice, ada, bosss, adas, bens, nextKey, fund, makeRich, within, earned, faults },
    ...{ request, asked, take, approve, refuse, pay, cancel, setBudget, lastOf },
  };
}
