/** Tests how long premium lasts when it is bought, sent twice or refunded. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { findUser } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { premiumWasPaidFor } from '#domains/premium/checks.ts';
import { type Extension, exportPremium, extendPremium, shortenPremium } from '#domains/premium/store/membership.ts';
import { premiumChanges } from '#domains/premium/tables.ts';
import { slices } from '#domains/slices.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const NOW = new Date('2026-01-31T12:00:00Z');
const { db, ids, faults } = testWorld({ users: ['Member'], connections: 8 });
const [member] = ids('Member');

beforeEach(async () => {
  await db.delete(premiumChanges);
  await db.update(users).set({ premiumExpiresAt: null }).where(eq(users.id, member));
});

const extend = (key: string, more: Partial<Extension> = {}) =>
  db.transaction((tx) => extendPremium(tx, { userId: member, months: 1, key, now: NOW, ...more }));
const shorten = (key: string, ofKey: string, more: { days?: number; now?: Date } = {}) =>
  db.transaction((tx) => shortenPremium(tx, { key, ofKey, now: NOW, ...more }));
const expiry = async () => (await findUser(db, member))?.premiumExpiresAt?.toISOString() ?? null;
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

describe('premium', () => {
  it('lasts for calendar months, and is extended from its end', async () => {
    expect(await extend('a')).toBe(28);
    expect(await expiry()).toBe('2026-02-28T12:00:00.000Z');
    expect(await extend('b', { months: 12, now: later(5) })).toBe(365);
    expect(await expiry()).toBe('2027-02-28T12:00:00.000Z');
    // Once it has ended, it begins on the day of the purchase.
    await extend('c', { now: new Date('2028-01-31T12:00:00Z') });
    expect(await expiry()).toBe('2028-02-29T12:00:00.000Z');
  });

  it('counts each purchase once, however often it is sent at once', async () => {
    const days = await Promise.all(Array.from({ length: 12 }, (_, at) => extend(`purchase-${at % 2}`)));
    expect([...new Set(days)].sort()).toEqual([28]);
    expect(await expiry()).toBe('2026-03-28T12:00:00.000Z');
    expect(await db.$count(premiumChanges)).toBe(2);
  });

  it('loses what was refunded, once, and never what another purchase added', async () => {
    await extend('first');
    await extend('second');
    expect(await Promise.all(Array.from({ length: 6 }, () => shorten('refund', 'first')))).toEqual(Array(6).fill(28));
    expect(await shorten('refund-again', 'first')).toBe(0);
    expect(await expiry()).toBe('2026-02-28T12:00:00.000Z');
    expect(await shorten('part', 'second', { days: 10 })).toBe(10);
    expect(await expiry()).toBe('2026-02-18T12:00:00.000Z');
    expect(await shorten('rest', 'second', { now: later(20) })).toBe(0);
    expect(await shorten('of-nothing', 'unknown')).toBe(0);
  });

  it('never ends before the refund', async () => {
    await extend('month');
    expect(await shorten('refund', 'month', { now: later(20.5) })).toBe(8);
    expect(await expiry()).toBe(later(20.5).toISOString());
  });

  it('is never granted without a cause', async () => {
    await extend('month');
    expect(await faults(premiumWasPaidFor)).toEqual([]);
    await db.update(users).set({ premiumExpiresAt: later(100) });
    expect(await faults(premiumWasPaidFor)).toHaveLength(1);
  });

  it('is deleted with the user', async () => {
    await extend('month');
    expect(await exportPremium(db, member)).toMatchObject([{ key: 'month', days: 28 }]);
    await deleteUser(db, member, { now: NOW, nouns: slices });
    expect([await expiry(), await exportPremium(db, member)]).toEqual([null, []]);
  });
});
