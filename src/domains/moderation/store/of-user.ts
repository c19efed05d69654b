/** What moderation keeps of users: theirs to take along, and without them once they have left. */
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

/** Their reports go, with the words of theirs that others reported and what they appealed; what they judged stays without them, and sanctions end with the account, but for what bars it from being opened again (`barLeaver`). */
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
  // What nobody but them has reported, or nobody has written, waits for nobody; other cases without reports are read before others see them.
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

/** What they reported, what was decided about theirs, and where they have written lately, as checks count it; never who reported it. */
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
