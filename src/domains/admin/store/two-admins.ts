/** Acts that take two admins: large grants and withdrawals of pucks. */
import { eq, max, min, sql } from 'drizzle-orm';
import { adminsBeside } from '#domains/account/store/users.ts';
import { EXCEPTED_ADMINS, ROLE_DAYS, SECOND_ADMIN_HOURS } from '#domains/admin/constants.ts';
import { adminRefusals } from '#domains/admin/refusals.ts';
import { MAKE_ADMIN } from '#domains/admin/store/actions.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { householdOf } from '#domains/auth/store/places.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

type Outcome = { ok: true } | Refused;

/**
 * Refuses while an admin's role is too new to count for an act that takes two: an admin could otherwise make the second one
 * for it.
 */
export async function requireSettled(tx: Transaction, adminId: UserId, now: Date): Promise<Outcome> {
  const days = (await newAdmins(tx, now)).get(adminId);
  return days === undefined ? { ok: true } : adminRefusals.newRole({ days });
}

/**
 * Decides whether an admin may give the second consent to an act. That is another admin, who shares no household with the
 * first one; where there is none, the first one after `SECOND_ADMIN_HOURS`. The roles of both have to count.
 *
 * @param concerned users whose admins decide nothing about it: those whom it is about, and their household
 */
export async function requireSecond(
  tx: Transaction,
  {
    first,
    adminId,
    concerned,
    now,
  }: { first: { adminId: UserId; at: Date }; adminId: UserId; concerned: Iterable<UserId>; now: Date },
): Promise<Outcome> {
  const tooNew = await newAdmins(tx, now);
  const days = tooNew.get(adminId) ?? tooNew.get(first.adminId);
  if (days !== undefined) return adminRefusals.newRole({ days });
  const mates = await householdOf(pgReader(tx), first.adminId);
  if (adminId !== first.adminId) return mates.has(adminId) ? adminRefusals.sameHousehold() : { ok: true };
  const others = await adminsBeside(tx, [adminId, ...mates, ...concerned]);
  if (others.some(({ id }) => !tooNew.has(id))) return adminRefusals.secondAdmin();
  const hours = Math.ceil((first.at.getTime() - now.getTime()) / HOUR_MS) + SECOND_ADMIN_HOURS;
  return hours > 0 ? adminRefusals.waits({ hours }) : { ok: true };
}

/** Returns the real days until each newly made admin counts; of the first ones of a host, all count at once. */
async function newAdmins(tx: Transaction, now: Date): Promise<ReadonlyMap<UserId, number>> {
  const userId = sql<UserId>`(${adminActions.detail} ->> 'userId')::int`;
  const made = await tx
    .select({ userId, since: max(adminActions.createdAt) })
    .from(adminActions)
    .where(eq(adminActions.action, MAKE_ADMIN))
    .groupBy(userId)
    .orderBy(min(adminActions.id));
  return new Map(
    made.slice(EXCEPTED_ADMINS).flatMap((one) => {
      const days = Math.ceil(((one.since?.getTime() ?? 0) - now.getTime()) / DAY_MS) + ROLE_DAYS;
      return days > 0 ? [[one.userId, days] as const] : [];
    }),
  );
}
