/** Tests reviews of withdrawals: who decides, what is paid in which order, and that nothing happens twice. */
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { ROLE_DAYS, SECOND_ADMIN_HOURS } from '#domains/admin/constants.ts';
import { setAdmin } from '#domains/admin/store/users.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { freezePucks, unfreezePucks } from '#domains/puck/store/freezes.ts';
import { puckDebts } from '#domains/purchase/tables.ts';
import { MIN_PUCKS, PER_PAGE, TWO_REVIEWERS_ABOVE } from '#domains/withdrawal/constants.ts';
import { feeOf } from '#domains/withdrawal/rules.ts';
import { escrowOf, monthOf } from '#domains/withdrawal/store/hold.ts';
import { withdrawalSteps, withdrawals } from '#domains/withdrawal/tables.ts';
import { listBoard, withdrawalTotals } from '#domains/withdrawal/views/lists.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import { makeUser, shareHome } from '../../../tests/factories/user.ts';
import { withdrawalWorld, won } from '../../../tests/factories/withdrawals.ts';

const { db, clock, boss, vice, ada, bosss, adas, bens, nextKey, fund, makeRich, within, earned, faults, ...calls } =
  withdrawalWorld();
const { request, asked, take, approve, refuse, pay, cancel, setBudget, lastOf } = calls;

describe('a withdrawal review', () => {
  it('goes from request to payment, with a fee, notifications and a record', async () => {
    const rich = await makeRich();
    const before = await withdrawalTotals(db, clock.now);
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
    const after = await withdrawalTotals(db, clock.now);
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

  it('returns pucks with a reason that only the user and admins see', async () => {
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

  it('lists open requests page by page, those to decide before those to pay', async () => {
    const rich = await makeRich();
    const approved = await asked(rich, MIN_PUCKS, 'approved');
    const userIds = await Promise.all(
      Array.from({ length: PER_PAGE + 1 }, (_, nth) => makeUser(db, { name: `Q ${nth}` })),
    );
    const row = { pucks: MIN_PUCKS, fee: 100, method: 'voucher' as const, requestedAt: clock.now };
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

  it('of a large request takes two admins of two households', async () => {
    const rich = await makeRich();
    const id = await asked(rich, TWO_REVIEWERS_ABOVE + 1, 'review');
    await shareHome(db, [boss, vice]);
    const third = await makeUser(db, { name: `Third ${nextKey()}`, isAdmin: true });
    expect(await approve(id)).toEqual({ ok: true });
    expect((await lastOf(rich)).state).toBe('review');
    expect(await pay(id)).toMatchObject({ code: 'withdrawal.not-approved' });
    expect(await approve(id)).toMatchObject({ code: 'admin.second-admin' });
    expect(await approve(id, vice)).toMatchObject({ code: 'admin.same-household' });
    expect(await approve(id, third)).toEqual({ ok: true });
    expect((await lastOf(rich)).state).toBe('approved');
  });

  it('takes two admins once the household has asked for enough in a month, however it is split', async () => {
    const [rich, mate] = [await makeRich(), await makeRich()];
    await shareHome(db, [rich, mate]);
    const first = await asked(rich, TWO_REVIEWERS_ABOVE, 'approved');
    expect(await pay(first)).toEqual({ ok: true });
    const second = await asked(mate, MIN_PUCKS, 'review');
    expect((await bosss.get(`/api/admin/withdrawals/${second}`)).body.data).toMatchObject({ takesTwo: true });
    expect(await approve(second)).toEqual({ ok: true });
    expect(await approve(second)).toMatchObject({ code: 'admin.second-admin' });
    // The month of the request counts, not that of the decision.
    clock.now = monthOf(clock.now, 1);
    expect(await approve(second)).toMatchObject({ code: 'admin.second-admin' });
    const third = await asked(rich, TWO_REVIEWERS_ABOVE, 'review');
    expect((await bosss.get(`/api/admin/withdrawals/${third}`)).body.data).toMatchObject({ takesTwo: false });
    expect(await approve(third)).toEqual({ ok: true });
    expect((await lastOf(rich)).state).toBe('approved');
  });

  it('of a large request waits three days where there is one admin, with both steps on the board', async () => {
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, vice));
    const rich = await makeRich();
    const id = await asked(rich, TWO_REVIEWERS_ABOVE + 1, 'review');
    expect(await approve(id)).toEqual({ ok: true });
    expect(await approve(id)).toMatchObject({ code: 'admin.waits', facts: { hours: SECOND_ADMIN_HOURS } });
    const early = new Date(clock.now.getTime() + SECOND_ADMIN_HOURS * HOUR_MS - 1);
    expect(await approve(id, boss, early)).toMatchObject({ code: 'admin.waits' });
    expect(await approve(id, boss, new Date(early.getTime() + 1))).toEqual({ ok: true });
    const { rows } = await listBoard(db, 1);
    const steps = rows.find((row) => row.id === id)?.steps ?? [];
    expect(steps.filter(({ step: name, by }) => name === 'approved' && by === 'Boss')).toHaveLength(2);
    await fund(boss, 5_000);
    expect(await request(boss)).toMatchObject({ code: 'withdrawal.admin' });
  });

  it('of a large request is not passed by an admin who makes the second one for it', async () => {
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, vice));
    await db.delete(adminActions);
    const name = (what: string) => makeUser(db, { name: `${what} ${nextKey()}` });
    const [first, second, puppet] = [await name('First'), await name('Second'), await name('Puppet')];
    const makeAdmin = (userId: number) => setAdmin(db, { userId, adminId: boss, isAdmin: true, now: clock.now });
    for (const userId of [first, second, puppet]) expect(await makeAdmin(userId)).toBe('done');
    const [one, other] = [await makeRich(), await makeRich()];
    const id = await asked(one, TWO_REVIEWERS_ABOVE + 1, 'review');
    const tooNew = { code: 'admin.new-role', facts: { days: ROLE_DAYS } };
    // Neither the first consent nor the second.
    expect(await approve(id, puppet)).toMatchObject(tooNew);
    expect(await approve(id)).toEqual({ ok: true });
    expect(await approve(id, puppet)).toMatchObject(tooNew);
    // The first two of a host count at once, and only then has the first admin to wait.
    expect(await approve(id)).toMatchObject({ code: 'admin.second-admin' });
    expect(await approve(id, second)).toEqual({ ok: true });
    await db
      .update(users)
      .set({ isAdmin: false })
      .where(inArray(users.id, [first, second]));
    const later = await asked(other, TWO_REVIEWERS_ABOVE + 1, 'review');
    expect(await approve(later)).toEqual({ ok: true });
    expect(await approve(later)).toMatchObject({ code: 'admin.waits' });
    const counted = new Date(clock.now.getTime() + ROLE_DAYS * DAY_MS);
    expect(await approve(later, puppet, new Date(counted.getTime() - 1))).toMatchObject({ code: 'admin.new-role' });
    expect(await approve(later, puppet, counted)).toEqual({ ok: true });
    await db.delete(adminActions);
  });

  it('is never done by the user or their household', async () => {
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

  it('by two admins at once, or against a cancellation, happens once', async () => {
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

  it('pays the oldest first, within the month’s budget, even at once', async () => {
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
    clock.now = new Date(clock.now.getTime() + 31 * DAY_MS);
    expect(await pay(third)).toEqual({ ok: true });
    expect(await faults()).toEqual([]);
  });
});

describe('an approved withdrawal that cannot be paid', () => {
  it('does not block newer ones that fit the month’s budget, and is paid first once possible', async () => {
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

  it('does not block others while its user owes pucks, is frozen, is an admin or is under 18', async () => {
    const blocked = await makeRich();
    const first = await asked(blocked, MIN_PUCKS, 'approved');
    const payNext = async () => pay(await asked(await makeRich(), MIN_PUCKS, 'approved'));
    const set = (user: Partial<typeof users.$inferInsert>) => db.update(users).set(user).where(eq(users.id, blocked));
    const owe = (pucks: number) => db.insert(puckDebts).values({ userId: blocked, pucks, at: clock.now });
    await owe(3);
    expect(await payNext()).toEqual({ ok: true });
    await owe(-3);
    await within((tx) => freezePucks(tx, { userId: blocked, cause: 'dispute/2', now: clock.now }));
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

  it('blocks those of its own household', async () => {
    const [big, mate] = [await makeRich(), await makeRich()];
    await shareHome(db, [big, mate]);
    await asked(big, 8_000, 'approved');
    const second = await asked(mate, MIN_PUCKS, 'approved');
    await setBudget(4_000);
    expect(await pay(second)).toMatchObject({ code: 'withdrawal.older-first' });
  });
});
