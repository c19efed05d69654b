/** Cases as moderators see them, and as their authors do. */
import { and, asc, desc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { householdOf } from '#domains/auth/store/places.ts';
import { CASES_PER_PAGE, MAX_OWN_CASES } from '#domains/moderation/constants.ts';
import type { ModerationCase, OwnCase } from '#domains/moderation/contract.ts';
import { mayAppeal } from '#domains/moderation/store/cases.ts';
import { moderationActs, moderationCases, moderationReports } from '#domains/moderation/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const author = alias(users, 'author');
const holder = alias(users, 'holder');
const judge = alias(users, 'judge');

/** One page of the queue, without what the viewer or their household has written; and how many there are. */
export async function listCases(
  db: Database,
  { list, page, viewerId }: { list: 'waiting' | 'decided'; page: number; viewerId: UserId },
): Promise<{ rows: ModerationCase[]; total: number }> {
  const isWaiting = list === 'waiting';
  const household = [viewerId, ...(await householdOf(pgReader(db), viewerId))];
  const where = and(
    inArray(moderationCases.state, isWaiting ? ['open', 'claimed', 'appealed'] : ['decided', 'closed']),
    or(isNull(moderationCases.authorId), notInArray(moderationCases.authorId, household)),
  );
  const order = isWaiting
    ? [asc(moderationCases.openedAt), asc(moderationCases.id)]
    : [desc(moderationCases.decidedAt)];
  const [rows, total] = await Promise.all([
    db
      .select({ row: moderationCases, author: author.name, holder: holder.name, judge: judge.name })
      .from(moderationCases)
      .leftJoin(author, eq(author.id, moderationCases.authorId))
      .leftJoin(holder, eq(holder.id, moderationCases.claimedBy))
      .leftJoin(judge, eq(judge.id, moderationCases.decidedBy))
      .where(where)
      .orderBy(...order)
      .limit(CASES_PER_PAGE)
      .offset((page - 1) * CASES_PER_PAGE),
    db.$count(moderationCases, where),
  ]);
  const ids = rows.map(({ row }) => row.id);
  const [reports, acts] = await Promise.all([
    db
      .select({ report: moderationReports, by: users.name })
      .from(moderationReports)
      .innerJoin(users, eq(users.id, moderationReports.userId))
      .where(inArray(moderationReports.caseId, ids))
      .orderBy(asc(moderationReports.id)),
    db
      .select({ act: moderationActs, by: users.name })
      .from(moderationActs)
      .leftJoin(users, eq(users.id, moderationActs.userId))
      .where(inArray(moderationActs.caseId, ids))
      .orderBy(asc(moderationActs.id)),
  ]);
  return {
    rows: rows.map(({ row, ...names }) => ({
      id: row.id,
      subject: { kind: row.subjectKind, id: row.subjectId },
      path: row.path,
      snapshot: row.snapshot,
      author: named(row.authorId, names.author),
      state: row.state,
      openedAt: row.openedAt.toISOString(),
      claimedBy: named(row.claimedBy, names.holder),
      isMine: row.claimedBy === viewerId,
      reports: reports
        .filter(({ report }) => report.caseId === row.id)
        .map(({ report: { reason, text, context, createdAt }, by }) => ({
          ...{ reason, text, by, at: createdAt.toISOString() },
          context: context.map((line) => ({ name: line.name, text: line.text })),
        })),
      decision: row.decision,
      reason: row.reason,
      decidedBy: named(row.decidedBy, names.judge),
      appeal: row.appeal,
      answer: row.answer,
      answerReason: row.answerReason,
      acts: acts
        .filter(({ act }) => act.caseId === row.id)
        .map(({ act: { act, createdAt }, by }) => ({ act, by, at: createdAt.toISOString() })),
    })),
    total,
  };
}

/** What was removed of a user's, the newest first. */
export async function ownCases(db: Database, userId: UserId, now: Date): Promise<OwnCase[]> {
  const rows = await db
    .select()
    .from(moderationCases)
    .where(and(eq(moderationCases.authorId, userId), eq(moderationCases.decision, 'removed')))
    .orderBy(desc(moderationCases.id))
    .limit(MAX_OWN_CASES);
  return rows.flatMap((row) =>
    row.decidedAt
      ? [
          {
            id: row.id,
            subject: row.subjectKind,
            snapshot: row.snapshot,
            reason: row.reason,
            decidedAt: row.decidedAt.toISOString(),
            appeal: row.appeal,
            mayAppeal: mayAppeal(row, now),
            answer: row.answer,
            answerReason: row.answerReason,
          },
        ]
      : [],
  );
}

function named(id: UserId | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}
