/** Sanctions: what moderators keep users from, and until when. The guard of all calls (`platform/calls/api.ts`) holds users to them. */
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

/** The condition that a sanction keeps its user from something at a moment. */
export function isInForce(now: Date | Placeholder): SQL {
  const goesOn = or(isNull(sanctions.endsAt), gt(sanctions.endsAt, now));
  // None of the parts is empty.
  return and(ne(sanctions.kind, 'warned'), isNull(sanctions.liftedAt), goesOn) as SQL;
}

/** The strictest restriction of a user as JSON, of several the one that ends last: part of a session's query. */
export function restrictionIn(userId: SQL, now: Placeholder): SQL {
  return sql`(
    select json_build_object('kind', ${sanctions.kind}, 'until', ${sanctions.endsAt}) from ${sanctions}
    where ${sanctions.userId} = ${userId} and ${isInForce(now)}
    order by array_position(array['banned', 'suspended', 'muted'], ${sanctions.kind}), ${sanctions.endsAt} desc limit 1)`;
}

/** Puts a sanction on a user for a case; of a suspension and a ban a mail tells them, and a ban logs them out. @param endsAt null: it has no end */
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

/** Lifts the sanction of a case. @returns whose it was; null: there is none that could be lifted */
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

/** Lifts what bars a user who has left. @returns whose it was; null: nothing does */
async function liftBar(tx: Transaction, caseId: number) {
  const { userId, kind } = moderationBars;
  const [lifted] = await tx.delete(moderationBars).where(eq(moderationBars.caseId, caseId)).returning({ userId, kind });
  return lifted ?? null;
}

/**
 * An admin lifts the sanction of a case without an appeal, but not of their own household: its user is told, and it is on the record.
 * What was removed stays removed. Of a user who has left, what bars them and their household goes.
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
