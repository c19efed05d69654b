/**
 * Tests referrals: both users are paid once the friend has played on enough real days, and each household is paid for
 * once.
 */
import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { MAX_REFERRALS, REFERRAL_PUCKS } from '#domains/puck/constants.ts';
import { ACTIVE_DAYS } from '#domains/referral/constants.ts';
import { settleReferrals } from '#domains/referral/store.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser, separateHomes, shareHome } from '../../../tests/factories/user.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const { db, ids, it } = testWorld({ users: ['Recruiter'], connections: 8 });
const [recruiter] = ids('Recruiter');
const playOf = async (userId: number) => (await puckBalances(db, `user:${userId}`)).play;
let names = 0;
const recruit = (more: Partial<typeof users.$inferInsert> = {}) => {
  const name = `Recruit ${++names}`;
  return makeUser(db, { name, referredByUserId: recruiter, visitDays: ACTIVE_DAYS, ...more });
};

beforeEach(() => separateHomes(db));

it('a referral pays both users once after enough days of play, and notifies the referrer', async () => {
  const friend = await recruit({ visitDays: ACTIVE_DAYS - 1 });
  expect(await settleReferrals(db, NOW)).toBe(0);
  await db.update(users).set({ visitDays: ACTIVE_DAYS }).where(eq(users.id, friend));
  await Promise.all([1, 2, 3].map(() => settleReferrals(db, NOW)));
  expect([await playOf(recruiter), await playOf(friend)]).toEqual([REFERRAL_PUCKS, REFERRAL_PUCKS]);
  expect(await settleReferrals(db, NOW)).toBe(0);
  const told = await db.select().from(notifications).where(eq(notifications.userId, recruiter));
  expect(told).toMatchObject([{ kind: 'referral-reward', params: { pucks: REFERRAL_PUCKS, userId: friend } }]);
});

it('a referral waits for real days, whatever days an account has played on its own clock', async () => {
  const friend = await recruit({ activatedAt: new Date(NOW.getTime() - (ACTIVE_DAYS - 2) * DAY_MS) });
  expect(await settleReferrals(db, NOW)).toBe(0);
  await db.delete(users).where(eq(users.id, friend));
});

it('a referral pays nothing within a household, and once per other household', async () => {
  const before = await playOf(recruiter);
  const own = await recruit();
  await shareHome(db, [recruiter, own], 'own');
  const family = [await recruit(), await recruit(), await recruit()];
  await shareHome(db, family, 'theirs');
  await settleReferrals(db, NOW);
  expect(await playOf(own)).toBe(0);
  expect(await Promise.all(family.map(playOf))).toEqual([REFERRAL_PUCKS, 0, 0]);
  expect((await playOf(recruiter)) - before).toBe(REFERRAL_PUCKS);
});

it('referrals pay for a limited number of friends in a season of real days', async () => {
  for (let friend = 0; friend < MAX_REFERRALS + 2; friend++) await recruit();
  await settleReferrals(db, NOW);
  expect(await playOf(recruiter)).toBe(MAX_REFERRALS * REFERRAL_PUCKS);
});
