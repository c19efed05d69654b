/** Exports what moderation keeps about a user, and anonymizes it when their account is erased. */
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { isUnreported } from '#domains/moderation/store/reports.ts';
import {
  moderationActs,
  moderationCases,
  moderationFlags,
  moderationReports,
  moderationSanctions,
  writtenTexts,
} from '#domains/moderation/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Deletes a user's reports, reported words and appeals. Cases they judged stay without their name. Sanctions end with
 * the account, except for what bars them from opening another (`barLeaver`).
 */
export async function eraseModeration(tx: Transaction, userId: UserId): Promise<void> {
  const gone = await tx
    .delete(moderationReports)
    .where(eq(moderationReports.userId, userId))
    .returning({ caseId: moderationReports.caseId });
  const own = tx.select({ id: moderationCases.id }).from(moderationCases).where(eq(moderationCases.authorId, userId));
  await tx
    .update(moderationReports)
    .set({ snapshot: '', text: '', context: [] })
    .where(inArray(moderationReports.caseId, own));
  await tx.update(moderationFlags).set({ snapshot: '', found: [] }).where(inArray(moderationFlags.caseId, own));
  await tx.delete(writtenTexts).where(eq(writtenTexts.userId, userId));
  const isTheirLine = sql`${moderationReports.context} @> ${JSON.stringify([{ userId }])}::jsonb`;
  const others = sql`jsonb_path_query_array(${moderationReports.context}, ${`$[*] ? (@.userId != ${userId})`}::jsonpath)`;
  await tx.update(moderationReports).set({ context: others }).where(isTheirLine);
  await tx.update(moderationActs).set({ userId: null }).where(eq(moderationActs.userId, userId));
  await tx.delete(moderationSanctions).where(eq(moderationSanctions.userId, userId));
  // Drops cases that only this user reported, or whose author is gone; other cases without reports hold content for
  // review before others see it.
  const isTheirReport = inArray(
    moderationCases.id,
    gone.map(({ caseId }) => caseId),
  );
  const isOver = or(eq(moderationCases.authorId, userId), and(isTheirReport, isUnreported(tx)));
  await tx.delete(moderationCases).where(and(inArray(moderationCases.state, ['open', 'claimed']), isOver));
  await tx
    .update(moderationCases)
    .set({
      authorId: null,
      snapshot: '',
      appeal: '',
      kept: null,
      state: sql`case when ${moderationCases.state} = 'appealed' then 'closed' else ${moderationCases.state} end`,
    })
    .where(eq(moderationCases.authorId, userId));
  await tx
    .update(moderationCases)
    .set({
      claimedBy: null,
      claimedAt: null,
      state: sql`case when ${moderationCases.state} = 'claimed' then 'open' else ${moderationCases.state} end`,
    })
    .where(eq(moderationCases.claimedBy, userId));
  await tx.update(moderationCases).set({ decidedBy: null }).where(eq(moderationCases.decidedBy, userId));
  await tx.update(moderationCases).set({ answeredBy: null }).where(eq(moderationCases.answeredBy, userId));
}

/**
 * Exports their reports, the decisions against them, and where they have written lately, as counted by checks; never
 * the names of reporters.
 */
export async function exportModeration(db: Database, userId: UserId) {
  const { subjectKind, subjectId } = moderationCases;
  const [written, reports, decisions] = await Promise.all([
    db
      .select({ kind: writtenTexts.subjectKind, place: writtenTexts.place, writtenAt: writtenTexts.writtenAt })
      .from(writtenTexts)
      .where(eq(writtenTexts.userId, userId))
      .orderBy(asc(writtenTexts.writtenAt)),
    db
      .select({
        subjectKind,
        subjectId,
        reason: moderationReports.reason,
        text: moderationReports.text,
        createdAt: moderationReports.createdAt,
      })
      .from(moderationReports)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationReports.caseId))
      .where(eq(moderationReports.userId, userId))
      .orderBy(asc(moderationReports.id)),
    db
      .select({
        subjectKind,
        subjectId,
        content: moderationCases.snapshot,
        decision: moderationCases.decision,
        sanctionEndsAt: moderationSanctions.endsAt,
        sanctionLiftedAt: moderationSanctions.liftedAt,
        rule: moderationCases.rule,
        isRemoved: moderationCases.isRemoved,
        reason: moderationCases.reason,
        decidedAt: moderationCases.decidedAt,
        appeal: moderationCases.appeal,
        appealedAt: moderationCases.appealedAt,
        answer: moderationCases.answer,
        answerReason: moderationCases.answerReason,
      })
      .from(moderationCases)
      .leftJoin(moderationSanctions, eq(moderationSanctions.caseId, moderationCases.id))
      .where(and(eq(moderationCases.authorId, userId), isNotNull(moderationCases.rule)))
      .orderBy(asc(moderationCases.id)),
  ]);
  return { written, reports, decisions };
}
