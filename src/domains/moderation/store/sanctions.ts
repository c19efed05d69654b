/**
 * Sanctions: what moderators bar users from, and until when. The guard of all calls (`platform/calls/api.ts`) enforces
 * them.
 */
import { and, eq, gt, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { findUser } from '#domains/account/store/users.ts';
import { recordAction } from '#domains/admin/store/actions.ts';
import { addresseeOf } from '#domains/auth/store/addressee.ts';
import { sanctionMail } from '#domains/auth/store/mails.ts';
import { areAtHome } from '#domains/auth/store/places.ts';
import { endSessionsOf } from '#domains/auth/store/sessions.ts';
import type { SanctionKind } from '#domains/moderation/constants.ts';
import { moderationRefusals } from '#domains/moderation/refusals.ts';
import { moderationActs, moderationBars, moderationSanctions as sanctions } from '#domains/moderation/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

/** The condition that a sanction restricts its user at a given time. */
export function isInForce(now: Date | Placeholder): SQL {
  const goesOn = or(isNull(sanctions.endsAt), gt(sanctions.endsAt, now));
  // `and` is defined, since no condition is empty.
  return and(ne(sanctions.kind, 'warned'), isNull(sanctions.liftedAt), goesOn) as SQL;
}

/** The user's strictest restriction as JSON, of equal ones the one that ends last; for a session's query. */
export function restrictionIn(userId: SQL, now: Placeholder): SQL {
  return sql`(
    select json_build_object('kind', ${sanctions.kind}, 'until', ${sanctions.endsAt}) from ${sanctions}
    where ${sanctions.userId} = ${userId} and ${isInForce(now)}
    order by array_position(array['banned', 'suspended', 'muted'], ${sanctions.kind}), ${sanctions.endsAt} desc limit 1)`;
}

/**
 * Sanctions a user for a case. A suspension and a ban are announced by mail, and a ban logs the user out. @param endsAt
 * null: permanent
 */
export async function sanctionUser(
  tx: Transaction,
  {
    caseId,
    userId,
    kind,
    now,
    endsAt,
    publicUrl,
  }: { caseId: number; userId: UserId; kind: SanctionKind; now: Date; endsAt: Date | null; publicUrl: string },
): Promise<void> {
  await tx.insert(sanctions).values({ caseId, userId, kind, beganAt: now, endsAt });
  if (kind === 'banned') await endSessionsOf(tx, userId);
  if (kind === 'banned' || kind === 'suspended') {
    const user = await findUser(tx, userId);
    if (user) await queueMail(tx, sanctionMail(await addresseeOf(tx, user, publicUrl), endsAt));
  }
  await publishChange(tx, [`user:${userId}`]);
}

/** Lifts a case's sanction. @returns the sanctioned user; null: no sanction to lift */
export async function liftSanction(tx: Transaction, caseId: number, now: Date) {
  const [lifted] = await tx
    .update(sanctions)
    .set({ liftedAt: now })
    .where(and(eq(sanctions.caseId, caseId), isNull(sanctions.liftedAt)))
    .returning({ userId: sanctions.userId, kind: sanctions.kind });
  if (!lifted) return null;
  await publishChange(tx, [`user:${lifted.userId}`]);
  return lifted;
}

/** Lifts the bar on a former user. @returns the user; null: no bar */
async function liftBar(tx: Transaction, caseId: number) {
  const { userId, kind } = moderationBars;
  const [lifted] = await tx.delete(moderationBars).where(eq(moderationBars.caseId, caseId)).returning({ userId, kind });
  return lifted ?? null;
}

/**
 * Lifts a case's sanction without an appeal. Admins cannot do so for their own household; the user is notified, and the
 * action is recorded. Removed content stays removed. For a former user, lifts the bar on them and their household.
 */
export async function liftByAdmin(
  db: Database,
  caseId: number,
  { userId: adminId, now }: { userId: UserId; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const ofCase = tx.select({ userId: sanctions.userId }).from(sanctions).where(eq(sanctions.caseId, caseId));
    const ofBar = tx
      .select({ userId: moderationBars.userId })
      .from(moderationBars)
      .where(eq(moderationBars.caseId, caseId));
    const [held] = await ofCase.union(ofBar);
    if (held && (await areAtHome(pgReader(tx), held.userId, adminId))) return moderationRefusals.involved();
    const lifted = await liftSanction(tx, caseId, now);
    const { userId, kind: sanction } = lifted ?? (await liftBar(tx, caseId)) ?? {};
    if (userId === undefined || sanction === undefined) return moderationRefusals.noSanction();
    await tx.insert(moderationActs).values({ caseId, userId: adminId, act: 'lifted', createdAt: now });
    await recordAction(tx, adminId, 'moderation-lifted', { caseId, userId, sanction });
    if (lifted) await notify(pgRows(tx), [{ userId, channel: 'world', kind: 'sanction-lifted', params: { sanction } }]);
    return { ok: true as const };
  });
}
