/** Withdrawals: who may ask, who decides, what is held and paid, and that none of it happens twice. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { declareAge } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { balanceOf, puckBalances } from '#domains/finances/store/ledger.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { issuesArePosted, nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { freezePucks, unfreezePucks } from '#domains/puck/store/freezes.ts';
import { issuePucks } from '#domains/puck/store/issue.ts';
import { spendPucks } from '#domains/puck/store/spend.ts';
import { puckDebts } from '#domains/purchase/tables.ts';
import { slices } from '#domains/slices.ts';
import { withdrawalsAreHeld, withdrawalsArePaid } from '#domains/withdrawal/checks.ts';
import {
  DELAY_HOURS,
  MAX_REQUESTS_A_DAY,
  MIN_AGE_DAYS,
  MIN_PUCKS,
  MONTHLY_LIMIT,
  PER_PAGE,
  TWO_REVIEWERS_ABOVE,
} from '#domains/withdrawal/constants.ts';
import { feeOf } from '#domains/withdrawal/rules.ts';
import { escrowOf, monthOf } from '#domains/withdrawal/store/hold.ts';
import { cancelWithdrawal, requestWithdrawal } from '#domains/withdrawal/store/requests.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  takeWithdrawal,
} from '#domains/withdrawal/store/review.ts';
import { setTerms } from '#domains/withdrawal/store/terms.ts';
import { withdrawalSteps, withdrawals } from '#domains/withdrawal/tables.ts';
import { listBoard, withdrawalTotals } from '#domains/withdrawal/views/lists.ts';
import { Random } from '#engine/random.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { dyingAfter } from '../../../tests/factories/dying.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser, separateHomes, shareHome } from '../../../tests/factories/user.ts';

const { db, world, ids, browsers } = testWorld({
  users: [{ name: 'Boss', isAdmin: true }, { name: 'Vice', isAdmin: true }, 'Ada', 'Ben'],
  connections: 16,
});
const [boss, vice, ada] = ids('Boss', 'Vice', 'Ada');
const [bosss, adas, bens] = browsers('Boss', 'Ada', 'Ben');
const date = { season: world.season, day: world.day };

/** Each test has a month of its own. */
let now = new Date('2027-01-05T12:00:00Z');
let keys = 0;

const fund = (userId: number, amount: number, color: 'earned' | 'play' = 'earned') =>
  db.transaction((tx) =>
    issuePucks(
      tx,
      [
        {
          ...{ key: `fund/${++keys}`, userId, source: 'achievement', cause: `test-${keys}`, amount, color },
          memo: { kind: 'start-pucks', params: {} },
        },
      ],
      { ...date, now },
    ),
  );
const makeRich = async (amount = 30_000) => {
  const id = await makeUser(db, { name: `Rich ${++keys}`, isAdult: true });
  await fund(id, amount);
  return id;
};
type Work<Outcome> = (tx: Transaction) => Promise<Outcome>;
const within = <Outcome>(work: Work<Outcome>, on: Database = db) => on.transaction((tx) => work(tx));
const request = (userId: number, pucks = MIN_PUCKS, on: Database = db) =>
  within((tx) => requestWithdrawal(tx, { userId, pucks, method: 'voucher', charity: null, now, ...date }), on);
const step = (id: number, userId: number, at = now) => ({ id, userId, now: at, ...date });
const take = (id: number, userId = boss) => within((tx) => takeWithdrawal(tx, step(id, userId)));
const approve = (id: number, userId = boss, at = now) => within((tx) => approveWithdrawal(tx, step(id, userId, at)));
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
/** A request that is as far as a test needs it. */
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
const faults = async () => {
  const row = await readWorld(db);
  const checks = [nobodyOwesPucks, pucksAreConserved, issuesArePosted, withdrawalsAreHeld, withdrawalsArePaid];
  return (await Promise.all(checks.map((check) => check.run({ db, world: row })))).flatMap((result) => result.faults);
};
const won = (outcomes: readonly { ok: boolean }[]) => outcomes.filter(({ ok }) => ok).length;

beforeEach(async () => {
  await separateHomes(db);
  await db.update(users).set({ isAdult: true });
  await db.update(users).set({ isAdmin: false });
  await db
    .update(users)
    .set({ isAdmin: true })
    .where(inArray(users.id, [boss, vice]));
  // What other tests have left open stands in nobody's way.
  const open = await db.select().from(withdrawals).where(isNull(withdrawals.closedAt)).orderBy(asc(withdrawals.id));
  for (const { id } of open) await refuse(id);
  now = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 5, 12));
  await setBudget(1_000_000);
});

describe('a request', () => {
  it('holds earned pucks only, of users who may ask', async () => {
    const rich = await makeRich();
    await fund(rich, 5_000, 'play');
    const ask = (pucks = MIN_PUCKS) => request(rich, pucks);
    await setBudget(0);
    expect(await ask()).toMatchObject({ code: 'withdrawal.off' });
    await setBudget(100_000);
    expect(await ask(MIN_PUCKS - 1)).toMatchObject({ code: 'withdrawal.too-few' });
    expect(await ask(MONTHLY_LIMIT + 1)).toMatchObject({ code: 'withdrawal.monthly' });
    await db.update(users).set({ isAdult: null }).where(eq(users.id, rich));
    expect(await ask()).toMatchObject({ code: 'withdrawal.age' });
    await db.update(users).set({ isAdult: true, isAdmin: true }).where(eq(users.id, rich));
    expect(await ask()).toMatchObject({ code: 'withdrawal.admin' });
    const young = new Date(now.getTime() - MIN_AGE_DAYS * DAY_MS + 1);
    await db.update(users).set({ isAdmin: false, activatedAt: young }).where(eq(users.id, rich));
    expect(await ask()).toMatchObject({ code: 'withdrawal.too-young' });
    const old = new Date(now.getTime() - MIN_AGE_DAYS * DAY_MS);
    await db.update(users).set({ activatedAt: old }).where(eq(users.id, rich));
    await shareHome(db, [rich, boss, vice]);
    expect(await ask()).toMatchObject({ code: 'withdrawal.no-reviewer' });
    await separateHomes(db);
    await within((tx) => freezePucks(tx, { userId: rich, cause: 'admin', now }));
    expect(await ask()).toMatchObject({ code: 'puck.frozen' });
    await within((tx) => unfreezePucks(tx, rich, 'admin'));
    expect(await ask(3_000)).toEqual({ ok: true });
    expect(await ask()).toMatchObject({ code: 'withdrawal.open-already' });
    const { id } = await lastOf(rich);
    expect(await puckBalances(db, escrowOf(id))).toEqual({ play: 0, bought: 0, earned: 3_000 });
    expect(await puckBalances(db, `user:${rich}`)).toMatchObject({ earned: 27_000, play: 5_000 });
    const poor = await makeRich(MIN_PUCKS - 1);
    await fund(poor, 9_000, 'play');
    expect(await request(poor)).toMatchObject({ code: 'withdrawal.not-earned', facts: { earned: MIN_PUCKS - 1 } });
    expect(await faults()).toEqual([]);
  });

  it('is blocked by a debt, and so are its approval and payment', async () => {
    const rich = await makeRich();
    const owe = (pucks: number) => db.insert(puckDebts).values({ userId: rich, pucks, at: now });
    await owe(40);
    expect(await request(rich)).toMatchObject({ code: 'withdrawal.debt', facts: { pucks: 40 } });
    await owe(-40);
    const id = await asked(rich, MIN_PUCKS, 'review');
    await owe(7);
    expect(await approve(id)).toMatchObject({ code: 'withdrawal.debt' });
    await owe(-7);
    expect(await approve(id)).toEqual({ ok: true });
    await owe(9);
    expect(await pay(id)).toMatchObject({ code: 'withdrawal.debt' });
    await owe(-9);
    await within((tx) => freezePucks(tx, { userId: rich, cause: 'dispute/1', now }));
    expect(await pay(id)).toMatchObject({ code: 'puck.frozen' });
    await within((tx) => unfreezePucks(tx, rich, 'dispute/1'));
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, rich));
    expect(await pay(id)).toMatchObject({ code: 'withdrawal.admin' });
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, rich));
    expect(await pay(id)).toEqual({ ok: true });
  });

  it('of somebody who says later that they are under 18 is neither approved nor paid', async () => {
    const rich = await makeRich();
    const id = await asked(rich, MIN_PUCKS, 'review');
    await within((tx) => declareAge(tx, { userId: rich, isAdult: false, now }));
    expect(await approve(id)).toMatchObject({ code: 'withdrawal.age' });
    await db.update(users).set({ isAdult: true }).where(eq(users.id, rich));
    expect(await approve(id)).toEqual({ ok: true });
    await within((tx) => declareAge(tx, { userId: rich, isAdult: false, now }));
    expect(await pay(id)).toMatchObject({ code: 'withdrawal.age' });
    expect(await refuse(id)).toEqual({ ok: true });
    expect(await earned(rich)).toBe(30_000);
  });

  it('counts the month by household, also when all of it ask at once', async () => {
    const family = [await makeRich(), await makeRich(), await makeRich()];
    await shareHome(db, family);
    const outcomes = await Promise.all(family.map((id) => request(id, 9_000)));
    expect(won(outcomes)).toBe(2);
    expect(outcomes).toContainEqual(expect.objectContaining({ code: 'withdrawal.monthly' }));
    now = new Date(now.getTime() + 31 * DAY_MS);
    const left = family.filter((_, index) => !outcomes[index]?.ok);
    expect(await request(left[0] ?? 0, 9_000)).toEqual({ ok: true });
    expect(await faults()).toEqual([]);
  });

  it('that is sent many times at once, while the same pucks are spent, holds them once', async () => {
    const rich = await makeRich(3_000);
    const spend = () =>
      within((tx) =>
        spendPucks(tx, {
          ...{ userId: rich, price: 1_001, to: 'world:shop', key: `spent/${++keys}`, ...date },
          memo: { kind: 'start-pucks', params: {} },
        }),
      );
    const requests = Array.from({ length: 8 }, () => request(rich));
    const outcomes = await Promise.all([...requests, spend(), spend()]);
    expect(won(outcomes.slice(0, 8)) <= 1).toBe(true);
    // Two of 2,000, 1,001 and 1,001 do not fit besides the first.
    expect([1, 2]).toContain(won(outcomes));
    expect(await faults()).toEqual([]);
  });

  it('is made three times within 24 hours, whatever became of the others', async () => {
    const rich = await makeRich();
    for (let made = 0; made < MAX_REQUESTS_A_DAY; made++) await cancel(await asked(rich), rich);
    expect(await request(rich)).toMatchObject({ code: 'withdrawal.too-often', facts: { max: MAX_REQUESTS_A_DAY } });
    now = new Date(now.getTime() + DAY_MS);
    expect(await request(rich)).toEqual({ ok: true });
  });

  it('names a listed charity for a donation, and none otherwise', async () => {
    const rich = await makeRich();
    await setBudget(100_000, ['Pond to Rink', 'Pond to Rink']);
    const ask = (method: 'donation' | 'bank', charity: string | null) =>
      within((tx) => requestWithdrawal(tx, { userId: rich, pucks: MIN_PUCKS, method, charity, now, ...date }));
    expect(await ask('donation', null)).toMatchObject({ code: 'withdrawal.charity' });
    expect(await ask('donation', 'My own pocket')).toMatchObject({ code: 'withdrawal.charity' });
    expect(await ask('bank', 'Pond to Rink')).toMatchObject({ code: 'withdrawal.charity' });
    expect(await ask('donation', 'Pond to Rink')).toEqual({ ok: true });
  });

  it('that is killed leaves nothing behind', async () => {
    const rich = await makeRich();
    await expect(request(rich, MIN_PUCKS, dyingAfter(db, 0))).rejects.toThrow('killed');
    expect(await earned(rich)).toBe(30_000);
    const id = await asked(rich, MIN_PUCKS, 'approved');
    await expect(pay(id, boss, dyingAfter(db, 0))).rejects.toThrow('killed');
    expect((await lastOf(rich)).state).toBe('approved');
    expect(await pay(id)).toEqual({ ok: true });
    expect(await faults()).toEqual([]);
  });
});

describe('a review', () => {
  it('goes from request to payment, with a fee, notices and a record', async () => {
    const rich = await makeRich();
    const before = await withdrawalTotals(db, now);
    const id = await asked(rich, 2_001);
    expect(await approve(id)).toMatchObject({ code: 'withdrawal.not-in-review' });
    expect(await pay(id)).toMatchObject({ code: 'withdrawal.not-approved' });
    expect(await take(id)).toEqual({ ok: true });
    expect(await take(id, vice)).toMatchObject({ code: 'withdrawal.closed' });
    expect(await approve(id)).toEqual({ ok: true });
    expect(await cancel(id, rich)).toMatchObject({ code: 'withdrawal.closed' });
    expect(await pay(id)).toEqual({ ok: true });
    expect(await pay(id)).toMatchObject({ code: 'withdrawal.not-approved' });
    expect(await refuse(id)).toMatchObject({ code: 'withdrawal.closed' });
    const after = await withdrawalTotals(db, now);
    expect(feeOf(2_001)).toBe(101);
    expect(after.paid - before.paid).toBe(1_900);
    expect(after.fees - before.fees).toBe(101);
    expect(after.paidThisMonth).toBe(1_900);
    const told = await db.select().from(notifications).where(eq(notifications.userId, rich)).orderBy(notifications.id);
    expect(told.map(({ params }) => (params as { state: string }).state)).toEqual(['review', 'approved', 'paid']);
    const heard = and(eq(notifications.userId, vice), eq(notifications.kind, 'withdrawal-requested'));
    expect(await db.$count(notifications, heard)).toBeGreaterThan(0);
    expect(await db.$count(adminActions, eq(adminActions.action, 'puck-withdrawal-pay'))).toBeGreaterThan(0);
    expect(await faults()).toEqual([]);
  });

  it('gives pucks back with a reason that only the user and admins read', async () => {
    await fund(ada, 10_000);
    const id = await asked(ada);
    const had = await earned(ada);
    expect(await refuse(id)).toEqual({ ok: true });
    expect(await earned(ada)).toBe(had + MIN_PUCKS);
    const mine = (await adas.get('/api/withdrawals')).body.data.withdrawals[0];
    expect(mine).toMatchObject({ id, state: 'refused', reason: 'Bots' });
    const board = (await bens.get('/api/withdrawals/board')).body.data[0];
    expect(board).toMatchObject({ id, name: 'A…', state: 'refused' });
    expect(JSON.stringify(board)).not.toMatch(/Bots|Ada|charity/);
    expect(board.steps.map(({ by }: { by: string | null }) => by)).toEqual([null, 'Boss']);
    expect((await bens.get('/api/admin/withdrawals')).status).toBe(403);
    expect((await bens.post(`/api/withdrawals/${id}/cancellation`, {})).status).toBe(404);
    expect((await bosss.post('/api/withdrawals', { pucks: -5, method: 'cash' })).status).toBe(422);
  });

  it('finds all that are open, page by page, those to decide before those to pay', async () => {
    const rich = await makeRich();
    const approved = await asked(rich, MIN_PUCKS, 'approved');
    const userIds = await Promise.all(
      Array.from({ length: PER_PAGE + 1 }, (_, nth) => makeUser(db, { name: `Q ${nth}` })),
    );
    const row = { pucks: MIN_PUCKS, fee: 100, method: 'voucher' as const, requestedAt: now };
    const made = await db
      .insert(withdrawals)
      .values(userIds.map((userId) => ({ ...row, userId })))
      .returning({ id: withdrawals.id });
    const { pagination } = (await bosss.get('/api/admin/withdrawals')).body;
    expect(pagination.totalPages).toBeGreaterThan(1);
    const pages = await Promise.all(
      Array.from({ length: pagination.totalPages }, (_, nth) => bosss.get(`/api/admin/withdrawals?page=${nth + 1}`)),
    );
    const shown = pages.flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id));
    expect(new Set(shown).size).toBe(pagination.total);
    expect(shown).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
    expect(shown.indexOf(approved)).toBeGreaterThan(Math.max(...made.map(({ id }) => shown.indexOf(id))));
    await db.delete(withdrawals).where(
      inArray(
        withdrawals.id,
        made.map(({ id }) => id),
      ),
    );
  });

  it('of a large one takes two admins of two households', async () => {
    const rich = await makeRich();
    const id = await asked(rich, TWO_REVIEWERS_ABOVE + 1, 'review');
    await shareHome(db, [boss, vice]);
    const third = await makeUser(db, { name: `Third ${++keys}`, isAdmin: true });
    expect(await approve(id)).toEqual({ ok: true });
    expect((await lastOf(rich)).state).toBe('review');
    expect(await pay(id)).toMatchObject({ code: 'withdrawal.not-approved' });
    expect(await approve(id)).toMatchObject({ code: 'withdrawal.other-reviewer' });
    expect(await approve(id, vice)).toMatchObject({ code: 'withdrawal.own-household' });
    expect(await approve(id, third)).toEqual({ ok: true });
    expect((await lastOf(rich)).state).toBe('approved');
  });

  it('takes two admins as soon as the household has asked for so much in a month, however it is split', async () => {
    const [rich, mate] = [await makeRich(), await makeRich()];
    await shareHome(db, [rich, mate]);
    const first = await asked(rich, TWO_REVIEWERS_ABOVE, 'approved');
    expect(await pay(first)).toEqual({ ok: true });
    const second = await asked(mate, MIN_PUCKS, 'review');
    expect((await bosss.get(`/api/admin/withdrawals/${second}`)).body.data).toMatchObject({ takesTwo: true });
    expect(await approve(second)).toEqual({ ok: true });
    expect(await approve(second)).toMatchObject({ code: 'withdrawal.other-reviewer' });
    // The month of the request counts, not the one in which it is decided.
    now = monthOf(now, 1);
    expect(await approve(second)).toMatchObject({ code: 'withdrawal.other-reviewer' });
    const third = await asked(rich, TWO_REVIEWERS_ABOVE, 'review');
    expect((await bosss.get(`/api/admin/withdrawals/${third}`)).body.data).toMatchObject({ takesTwo: false });
    expect(await approve(third)).toEqual({ ok: true });
    expect((await lastOf(rich)).state).toBe('approved');
  });

  it('of a large one waits three days where one admin is alone, with both steps on the board', async () => {
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, vice));
    const rich = await makeRich();
    const id = await asked(rich, TWO_REVIEWERS_ABOVE + 1, 'review');
    expect(await approve(id)).toEqual({ ok: true });
    expect(await approve(id)).toMatchObject({ code: 'withdrawal.waits', facts: { hours: DELAY_HOURS } });
    const early = new Date(now.getTime() + DELAY_HOURS * HOUR_MS - 1);
    expect(await approve(id, boss, early)).toMatchObject({ code: 'withdrawal.waits' });
    expect(await approve(id, boss, new Date(early.getTime() + 1))).toEqual({ ok: true });
    const { rows } = await listBoard(db, 1);
    const steps = rows.find((row) => row.id === id)?.steps ?? [];
    expect(steps.filter(({ step: name, by }) => name === 'approved' && by === 'Boss')).toHaveLength(2);
    await fund(boss, 5_000);
    expect(await request(boss)).toMatchObject({ code: 'withdrawal.admin' });
  });

  it('is never about oneself or the own household', async () => {
    const rich = await makeRich();
    await shareHome(db, [rich, boss]);
    const id = await asked(rich);
    for (const act of [take, approve, refuse, pay])
      expect(await act(id, boss)).toMatchObject({ code: 'withdrawal.own-household' });
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, rich));
    expect(await take(id, rich)).toMatchObject({ code: 'withdrawal.own-household' });
    const checks = (await bosss.get(`/api/admin/withdrawals/${id}`)).body.data;
    expect(checks).toMatchObject({ mayReview: false, housemates: [{ id: boss, name: 'Boss' }], debt: 0 });
    expect(checks.deletedHousemates).toBe(0);
    const gone = await makeUser(db, { name: 'Gone', deletedAt: new Date('2026-01-02T00:00:00Z') });
    await shareHome(db, [gone]);
    const again = (await bosss.get(`/api/admin/withdrawals/${id}`)).body.data;
    expect(again).toMatchObject({ deletedHousemates: 1, housemates: [{ id: boss, name: 'Boss' }] });
    expect(await take(id, vice)).toEqual({ ok: true });
  });

  it('by two at once, or against a cancellation, happens once', async () => {
    for (let round = 0; round < 6; round++) {
      const rich = await makeRich();
      const id = await asked(rich, MIN_PUCKS, 'review');
      const outcomes = await Promise.all([approve(id), approve(id, vice), cancel(id, rich), refuse(id, vice)]);
      const { state } = await lastOf(rich);
      const closings = and(
        eq(withdrawalSteps.withdrawalId, id),
        inArray(withdrawalSteps.step, ['canceled', 'refused']),
      );
      expect(await db.$count(withdrawalSteps, closings)).toBeLessThanOrEqual(1);
      expect(won(outcomes.slice(0, 2))).toBeLessThanOrEqual(1);
      const held = await balanceOf(db, escrowOf(id), 'puck:earned');
      expect(held).toBe(state === 'approved' ? MIN_PUCKS : 0);
      if (state === 'approved') {
        const payments = await Promise.all([pay(id), pay(id, vice), refuse(id)]);
        expect(won(payments)).toBe(1);
      }
    }
    expect(await faults()).toEqual([]);
  });

  it('pays the oldest first, within the budget of the month, also at once', async () => {
    const [one, two, three] = [await makeRich(), await makeRich(), await makeRich()];
    const first = await asked(one, 4_000, 'approved');
    const second = await asked(two, 4_000, 'approved');
    const third = await asked(three, 4_000, 'approved');
    await setBudget(7_600);
    expect(await pay(second)).toMatchObject({ code: 'withdrawal.older-first' });
    const outcomes = await Promise.all([pay(first), pay(first, vice)]);
    expect(won(outcomes)).toBe(1);
    expect(await pay(second)).toEqual({ ok: true });
    expect(await pay(third)).toMatchObject({ code: 'withdrawal.over-budget', facts: { left: 0 } });
    now = new Date(now.getTime() + 31 * DAY_MS);
    expect(await pay(third)).toEqual({ ok: true });
    expect(await faults()).toEqual([]);
  });
});

describe('an approved withdrawal that cannot be paid', () => {
  it('stops no newer ones that fit into what is left of the month, and goes first as soon as it can be paid', async () => {
    const [big, small, other] = [await makeRich(), await makeRich(), await makeRich()];
    const first = await asked(big, 9_000, 'approved');
    const second = await asked(small, 4_000, 'approved');
    await setBudget(8_000);
    expect(await pay(first)).toMatchObject({ code: 'withdrawal.over-budget', facts: { left: 8_000 } });
    expect(await pay(second)).toEqual({ ok: true });
    const third = await asked(other, 4_000, 'approved');
    await setBudget(13_000);
    expect(await pay(third)).toMatchObject({ code: 'withdrawal.older-first' });
    expect(await pay(first)).toEqual({ ok: true });
    expect(await pay(third)).toMatchObject({ code: 'withdrawal.over-budget' });
    expect(await faults()).toEqual([]);
  });

  it('stops nobody while its user owes pucks, is frozen, is an admin or says that they are under 18', async () => {
    const blocked = await makeRich();
    const first = await asked(blocked, MIN_PUCKS, 'approved');
    const payNext = async () => pay(await asked(await makeRich(), MIN_PUCKS, 'approved'));
    const set = (user: Partial<typeof users.$inferInsert>) => db.update(users).set(user).where(eq(users.id, blocked));
    const owe = (pucks: number) => db.insert(puckDebts).values({ userId: blocked, pucks, at: now });
    await owe(3);
    expect(await payNext()).toEqual({ ok: true });
    await owe(-3);
    await within((tx) => freezePucks(tx, { userId: blocked, cause: 'dispute/2', now }));
    expect(await payNext()).toEqual({ ok: true });
    await within((tx) => unfreezePucks(tx, blocked, 'dispute/2'));
    await set({ isAdmin: true });
    expect(await payNext()).toEqual({ ok: true });
    await set({ isAdmin: false, isAdult: false });
    expect(await payNext()).toEqual({ ok: true });
    await set({ isAdult: true });
    expect(await payNext()).toMatchObject({ code: 'withdrawal.older-first' });
    expect(await pay(first)).toEqual({ ok: true });
  });

  it('stops those of its own household', async () => {
    const [big, mate] = [await makeRich(), await makeRich()];
    await shareHome(db, [big, mate]);
    await asked(big, 8_000, 'approved');
    const second = await asked(mate, MIN_PUCKS, 'approved');
    await setBudget(4_000);
    expect(await pay(second)).toMatchObject({ code: 'withdrawal.older-first' });
  });
});

describe('the board', () => {
  it('lists all withdrawals, whose sums are those of the ledger', async () => {
    const rich = await makeRich();
    await asked(rich, 5_000);
    const all = await db.select().from(withdrawals);
    const sum = (states: string[], of: (row: (typeof all)[number]) => number) =>
      all.filter(({ state }) => states.includes(state)).reduce((total, row) => total + of(row), 0);
    const totals = (await bens.get('/api/withdrawals/totals')).body.data;
    expect(totals).toMatchObject({
      held: sum(['requested', 'review', 'approved'], ({ pucks }) => pucks),
      paid: sum(['paid'], ({ pucks, fee }) => pucks - fee),
      fees: sum(['paid'], ({ fee }) => fee),
    });
    expect((await bens.get('/api/withdrawals/board')).body.pagination.total).toBe(all.length);
  });
});

describe('somebody who leaves', () => {
  it('takes the list along, is paid nothing any more, and has no name on the board', async () => {
    const rich = await makeRich();
    const id = await asked(rich, MIN_PUCKS, 'approved');
    const data = await exportUser(db, rich, slices);
    expect(data.withdrawals).toMatchObject([{ id, pucks: MIN_PUCKS }]);
    await deleteUser(db, rich, { now, nouns: slices });
    expect(await lastOf(rich)).toMatchObject({ state: 'canceled', reason: '' });
    expect(await pay(id)).toMatchObject({ code: 'withdrawal.not-approved' });
    expect(await balanceOf(db, escrowOf(id), 'puck:earned')).toBe(0);
    const isCanceled = and(eq(withdrawalSteps.withdrawalId, id), eq(withdrawalSteps.step, 'canceled'));
    expect(await db.$count(withdrawalSteps, isCanceled)).toBe(1);
    expect(await faults()).toEqual([]);
  });

  it('at the moment of a payment is paid or gets everything back, and is told no reasons afterwards', async () => {
    for (let round = 0; round < 4; round++) {
      const rich = await makeRich();
      expect(await refuse(await asked(rich))).toEqual({ ok: true });
      const id = await asked(rich, MIN_PUCKS, 'approved');
      const [paid] = await Promise.all([pay(id), deleteUser(db, rich, { now, nouns: slices })]);
      expect((await lastOf(rich)).state).toBe(paid.ok ? 'paid' : 'canceled');
      const reasons = await db
        .selectDistinct({ reason: withdrawals.reason })
        .from(withdrawals)
        .where(eq(withdrawals.userId, rich));
      expect(reasons).toEqual([{ reason: '' }]);
    }
    expect(await faults()).toEqual([]);
  });
});

it('keeps every color whole while many ask, cancel and are decided about at random', async () => {
  const random = new Random(40);
  const crowd = await Promise.all(Array.from({ length: 6 }, () => makeRich(9_000)));
  const acts = [take, take, approve, approve, pay, pay, refuse];
  for (let round = 0; round < 15; round++) {
    now = new Date(now.getTime() + DAY_MS / MAX_REQUESTS_A_DAY);
    const turns = crowd.map((userId) => ({
      ...{ userId, act: acts[random.int(0, acts.length - 1)] ?? take, admin: random.chance(0.5) ? boss : vice },
      cancels: random.chance(0.2),
    }));
    await Promise.all(
      turns.map(async ({ userId, act, admin, cancels }) => {
        const [open] = await db
          .select()
          .from(withdrawals)
          .where(and(eq(withdrawals.userId, userId), isNull(withdrawals.closedAt)));
        if (!open) return request(userId);
        return cancels ? cancel(open.id, userId) : act(open.id, admin);
      }),
    );
    expect(await faults()).toEqual([]);
  }
});
