/** Cases as moderators see them, and as their authors do. */
import { and, asc, count, desc, eq, gt, inArray, isNull, min, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { householdOf } from '#domains/auth/store/places.ts';
import { CASES_PER_PAGE, MAX_OWN_CASES, STATISTICS_DAYS } from '#domains/moderation/constants.ts';
import type { ModerationCase, ModerationStatistics, OwnCase } from '#domains/moderation/contract.ts';
import { mayAppeal } from '#domains/moderation/store/cases.ts';
import { moderationActs, moderationCases, moderationReports } from '#domains/moderation/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
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
  const where = and(
    inArray(moderationCases.state, isWaiting ? ['open', 'claimed', 'appealed'] : ['decided', 'closed']),
    await isOfOthers(db, viewerId),
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

/** The condition that a case is against neither the viewer nor their household: of others they are told nothing, not even how many. */
async function isOfOthers(db: Database, viewerId: UserId) {
  const household = [viewerId, ...(await householdOf(pgReader(db), viewerId))];
  return or(isNull(moderationCases.authorId), notInArray(moderationCases.authorId, household));
}

/** Returns how the queue stands, and who has decided what lately. */
export async function loadStatistics(
  db: Database,
  { viewerId, now }: { viewerId: UserId; now: Date },
): Promise<ModerationStatistics> {
  const isShown = await isOfOthers(db, viewerId);
  const { state, openedAt, decidedAt, decidedBy, decision, answer } = moderationCases;
  const since = new Date(now.getTime() - STATISTICS_DAYS * DAY_MS);
  const minutes = sql`extract(epoch from ${decidedAt} - ${openedAt}) / 60`;
  const work = {
    cases: count(),
    removed: sql<number>`(count(*) filter (where ${decision} = 'removed'))::int`,
    medianMinutes: sql<number | null>`round(percentile_cont(0.5) within group (order by ${minutes}))::int`,
    overturned: sql<number>`(count(*) filter (where ${answer} = 'overturned'))::int`,
  };
  const isDecided = and(gt(decidedAt, since), isShown);
  const [waiting, [decided], moderators] = await Promise.all([
    db
      .select({ state, cases: count(), oldest: min(openedAt) })
      .from(moderationCases)
      .where(and(inArray(state, ['open', 'claimed', 'appealed']), isShown))
      .groupBy(state),
    db
      .select({ ...work, appeals: count(answer) })
      .from(moderationCases)
      .where(isDecided),
    db
      .select({ id: decidedBy, name: judge.name, ...work })
      .from(moderationCases)
      .leftJoin(judge, eq(judge.id, decidedBy))
      .where(isDecided)
      .groupBy(decidedBy, judge.name)
      .orderBy(desc(count()), asc(decidedBy)),
  ]);
  const casesIn = (which: string) => waiting.find((one) => one.state === which)?.cases ?? 0;
  const oldest = waiting.find((one) => one.state === 'open')?.oldest ?? null;
  return {
    waiting: {
      ...{ open: casesIn('open'), claimed: casesIn('claimed'), appealed: casesIn('appealed') },
      oldest: oldest?.toISOString() ?? null,
    },
    decided: decided ?? { cases: 0, removed: 0, medianMinutes: null, appeals: 0, overturned: 0 },
    moderators: moderators.map(({ id, name, ...done }) => ({ user: named(id, name), ...done })),
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
