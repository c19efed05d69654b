/** Decides who may judge a case: not one's own, one's household's or (unless an admin) an admin's, and not twice. */
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { judges } from '#domains/appointment/store.ts';
import { areAtHome, housematesOf } from '#domains/auth/store/places.ts';
import { SAME_JUDGE_MS, type SanctionKind } from '#domains/moderation/constants.ts';
import { moderationRefusals } from '#domains/moderation/refusals.ts';
import { isInForce } from '#domains/moderation/store/sanctions.ts';
import { type moderationCases, moderationReports, moderationSanctions } from '#domains/moderation/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

export type Case = typeof moderationCases.$inferSelect;
/** The deciding moderator, and the time. */
export interface Judge {
  userId: UserId;
  isAdmin: boolean;
  mayBan: boolean;
  now: Date;
}

/**
 * Refuses a judge who may not work on a case at all: they or their household wrote it, or an admin did and the judge is
 * none.
 */
export async function refuseInvolved(tx: Transaction, { authorId }: Case, judge: Judge): Promise<Refused | null> {
  if (authorId === null) return null;
  if (await areAtHome(pgReader(tx), authorId, judge.userId)) return moderationRefusals.involved();
  return !judge.isAdmin && (await isAdminNow(tx, authorId)) ? moderationRefusals.ofAdmin() : null;
}

/** Refuses a reporter who would decide their own report while another judge is available. */
export async function refuseReporter(tx: Transaction, row: Case, { userId, now }: Judge): Promise<Refused | null> {
  const reporters = await reportersOf(tx, row);
  if (!reporters.includes(userId)) return null;
  const others = (await freeJudges(tx, row, now)).filter((id) => !reporters.includes(id));
  const barred = row.authorId === null ? new Set() : await housematesOf(pgReader(tx), [row.authorId], others);
  return others.some((id) => !barred.has(id) && id !== row.authorId) ? moderationRefusals.ownReport() : null;
}

export async function refuseSanction(
  tx: Transaction,
  { authorId }: Case,
  { mayBan }: Judge,
  sanction: SanctionKind,
): Promise<Refused | null> {
  if (authorId === null) return moderationRefusals.nobodyToSanction();
  if (sanction === 'banned' && !mayBan) return moderationRefusals.adminsBan();
  return (await isAdminNow(tx, authorId)) ? moderationRefusals.adminUnsanctioned() : null;
}

/**
 * Refuses a judge for an appeal who decided or reported the case, or shares a household with the author or those who
 * did. Without other judges they may decide after a day, except the author's household.
 */
export async function refuseSameJudge(tx: Transaction, row: Case, { userId, now }: Judge): Promise<Refused | null> {
  const parties = [row.authorId, row.decidedBy, ...(await reportersOf(tx, row))].flatMap((id) => id ?? []);
  const among = [...new Set([userId, ...(await freeJudges(tx, row, now))])];
  const involved = new Set([...parties, ...(await housematesOf(pgReader(tx), parties, among))]);
  if (!involved.has(userId)) return null;
  const waited = now.getTime() - (row.appealedAt?.getTime() ?? 0);
  const isAlone = among.every((id) => involved.has(id));
  if (isAlone && waited >= SAME_JUDGE_MS) return null;
  return row.decidedBy === userId ? moderationRefusals.sameJudge() : moderationRefusals.involved();
}

export async function reportersOf(tx: Transaction, { id }: Case): Promise<UserId[]> {
  const reports = tx.select({ userId: moderationReports.userId }).from(moderationReports);
  return (await reports.where(eq(moderationReports.caseId, id))).map(({ userId }) => userId);
}

/** Returns those who may judge a case: only admins for an admin's words, and no suspended user. */
async function freeJudges(tx: Transaction, { authorId }: Case, now: Date): Promise<UserId[]> {
  const all = await judges(tx);
  const able = tx.select({ id: users.id, isAdmin: users.isAdmin }).from(users).where(inArray(users.id, all));
  const suspended = tx
    .select({ id: moderationSanctions.userId })
    .from(moderationSanctions)
    .where(and(isInForce(now), inArray(moderationSanctions.kind, ['suspended', 'banned'])));
  const [rows, kept, isOfAdmin] = await Promise.all([able, suspended, authorId !== null && isAdminNow(tx, authorId)]);
  const out = new Set(kept.map(({ id }) => id));
  return rows.filter(({ id, isAdmin }) => !out.has(id) && (isAdmin || !isOfAdmin)).map(({ id }) => id);
}

async function isAdminNow(tx: Transaction, userId: UserId): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, userId), users.isAdmin))) > 0;
}
