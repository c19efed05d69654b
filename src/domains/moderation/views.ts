/** Builds the views of cases for moderators and for their authors. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  min,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { householdOf } from '#domains/auth/store/places.ts';
import { CASES_PER_PAGE, CHECKS, MAX_HISTORY, MAX_OWN_CASES, STATISTICS_DAYS } from '#domains/moderation/constants.ts';
import type { ModerationCase, ModerationStatistics, OwnCase } from '#domains/moderation/contract.ts';
import { mayAppeal } from '#domains/moderation/store/cases.ts';
import { weightOfCase, weightOfReport } from '#domains/moderation/store/weight.ts';
import {
  moderationActs,
  moderationBars,
  moderationCases,
  moderationFlags,
  moderationReports,
  moderationSanctions,
} from '#domains/moderation/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { SessionUser } from '#platform/calls/policy.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const author = alias(users, 'author');
const holder = alias(users, 'holder');
const judge = alias(users, 'judge');

type Sanction = typeof moderationSanctions.$inferSelect;
type Viewer = Pick<SessionUser, 'id' | 'isAdmin'>;

/** Returns one page of the queue and its total, without cases about the viewer or their household. */
export async function listCases(
  db: Database,
  { list, page, viewer, now }: { list: 'waiting' | 'decided'; page: number; viewer: Viewer; now: Date },
): Promise<{ rows: ModerationCase[]; total: number }> {
  const isWaiting = list === 'waiting';
  const where = and(
    inArray(moderationCases.state, isWaiting ? ['open', 'claimed', 'appealed'] : ['decided', 'closed']),
    await isOfOthers(db, viewer.id),
  );
  const weight = weightOfCase(now);
  const order = isWaiting
    ? [desc(weight), asc(moderationCases.openedAt), asc(moderationCases.id)]
    : [desc(moderationCases.decidedAt)];
  const [rows, total] = await Promise.all([
    db
      .select({
        row: moderationCases,
        weight,
        history: earlierDecisions(),
        sanction: moderationSanctions,
        bar: moderationBars,
        ...{ author: author.name, holder: holder.name, judge: judge.name },
      })
      .from(moderationCases)
      .leftJoin(moderationSanctions, eq(moderationSanctions.caseId, moderationCases.id))
      .leftJoin(moderationBars, eq(moderationBars.caseId, moderationCases.id))
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
  const [reports, flags, acts] = await Promise.all([
    db
      .select({ report: moderationReports, weight: weightOfReport(), by: users.name })
      .from(moderationReports)
      .innerJoin(users, eq(users.id, moderationReports.userId))
      .where(inArray(moderationReports.caseId, ids))
      .orderBy(asc(moderationReports.id)),
    db.select().from(moderationFlags).where(inArray(moderationFlags.caseId, ids)).orderBy(asc(moderationFlags.id)),
    db
      .select({ act: moderationActs, by: users.name })
      .from(moderationActs)
      .leftJoin(users, eq(users.id, moderationActs.userId))
      .where(inArray(moderationActs.caseId, ids))
      .orderBy(asc(moderationActs.id)),
  ]);
  return {
    rows: rows.map(({ row, weight, history, sanction, bar, ...names }) => ({
      id: row.id,
      subject: { kind: row.subjectKind, id: row.subjectId },
      path: row.path,
      snapshot: row.snapshot,
      author: named(row.authorId, names.author),
      history: history.map(({ at, ...earlier }) => ({ ...earlier, at: new Date(at).toISOString() })),
      weight,
      state: row.state,
      openedAt: row.openedAt.toISOString(),
      claimedBy: named(row.claimedBy, names.holder),
      isMine: row.claimedBy === viewer.id,
      reports: reports
        .filter(({ report }) => report.caseId === row.id)
        .map(({ report: { reason, text, snapshot, context, createdAt }, weight: counts, by }) => ({
          ...{ reason, text, by, at: createdAt.toISOString(), weight: counts, snapshot },
          context: context.map((line) => ({ name: line.name, text: line.text })),
        })),
      flags: flags
        .filter(({ caseId }) => caseId === row.id)
        .map(({ check, found, places, snapshot, createdAt }) => ({
          ...{ check, found, places, snapshot, at: createdAt.toISOString() },
        })),
      decision: row.decision,
      ...{ rule: row.rule, reason: row.reason, isRemoved: row.isRemoved },
      // For a former user, the bar is shown as the sanction.
      sanction: shownSanction(sanction ?? (bar && { ...bar, liftedAt: null }), now),
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

type Earlier = ModerationCase['history'][number];

/** For the queue's query: earlier decisions against a case's author, latest first. */
function earlierDecisions() {
  return sql<Earlier[]>`(
    select coalesce(json_agg(json_build_object(
      'decision', earlier.decision, 'rule', earlier.rule, 'at', earlier.decided_at, 'answer', earlier.answer)), '[]')
    from (
      select decision, rule, decided_at, answer from ${moderationCases} as other
      where other.author_id = ${moderationCases}.author_id and other.id <> ${moderationCases}.id and other.rule is not null
      order by other.decided_at desc limit ${MAX_HISTORY}) as earlier)`;
}

/**
 * The condition that a case is not about the viewer or their household, of which they learn nothing, not even the
 * number.
 */
async function isOfOthers(db: Database, viewerId: UserId) {
  const household = [viewerId, ...(await householdOf(pgReader(db), viewerId))];
  return or(isNull(moderationCases.authorId), notInArray(moderationCases.authorId, household));
}

/** Returns the state of the queue, and recent decisions by moderator. */
export async function loadStatistics(
  db: Database,
  { viewerId, now }: { viewerId: UserId; now: Date },
): Promise<ModerationStatistics> {
  const isShown = await isOfOthers(db, viewerId);
  const { state, openedAt, decidedAt, decidedBy, answer } = moderationCases;
  const since = new Date(now.getTime() - STATISTICS_DAYS * DAY_MS);
  const minutes = sql`extract(epoch from ${decidedAt} - ${openedAt}) / 60`;
  const work = {
    cases: count(),
    removed: sql<number>`(count(*) filter (where ${moderationCases.isRemoved}))::int`,
    medianMinutes: sql<number | null>`round(percentile_cont(0.5) within group (order by ${minutes}))::int`,
    slowMinutes: sql<number | null>`round(percentile_cont(0.9) within group (order by ${minutes}))::int`,
    overturned: sql<number>`(count(*) filter (where ${answer} = 'overturned'))::int`,
  };
  const { slowMinutes: _, ...ofOne } = work;
  const isDecided = and(gt(decidedAt, since), isShown);
  const [waiting, [decided], checks, moderators] = await Promise.all([
    db
      .select({ state, cases: count(), oldest: min(openedAt) })
      .from(moderationCases)
      .where(and(inArray(state, ['open', 'claimed', 'appealed']), isShown))
      .groupBy(state),
    db
      .select({ ...work, appeals: count(answer) })
      .from(moderationCases)
      .where(isDecided),
    countChecks(db, and(or(isNull(decidedAt), gt(decidedAt, since)), isShown)),
    db
      .select({ id: decidedBy, name: judge.name, ...ofOne })
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
    decided: decided ?? { cases: 0, removed: 0, medianMinutes: null, slowMinutes: null, appeals: 0, overturned: 0 },
    checks,
    moderators: moderators.map(({ id, name, ...done }) => ({ user: named(id, name), ...done })),
  };
}

/**
 * Returns the results of each automatic check in the given cases, in the order of checks; checks without findings are
 * left out.
 */
async function countChecks(db: Database, which: SQL | undefined): Promise<ModerationStatistics['checks']> {
  const { decision, answer } = moderationCases;
  const isWrong = sql`(${decision} = 'dismissed' or ${answer} is not distinct from 'overturned')`;
  const counted = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;
  const rows = await db
    .select({
      check: moderationFlags.check,
      waiting: counted(sql`${decision} is null`),
      upheld: counted(sql`${decision} is not null and not ${isWrong}`),
      dismissed: counted(sql`${decision} is not null and ${isWrong}`),
    })
    .from(moderationFlags)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationFlags.caseId))
    .where(which)
    .groupBy(moderationFlags.check);
  return CHECKS.flatMap((check) => rows.find((row) => row.check === check) ?? []);
}

/** Returns the decisions against a user, newest first. */
export async function ownCases(db: Database, userId: UserId, now: Date): Promise<OwnCase[]> {
  const rows = await db
    .select({ row: moderationCases, sanction: moderationSanctions })
    .from(moderationCases)
    .leftJoin(moderationSanctions, eq(moderationSanctions.caseId, moderationCases.id))
    .where(and(eq(moderationCases.authorId, userId), isNotNull(moderationCases.rule)))
    .orderBy(desc(moderationCases.id))
    .limit(MAX_OWN_CASES);
  return rows.flatMap(({ row, sanction }) => {
    const { id, subjectKind: subject, snapshot, decision, rule, reason, isRemoved, appeal, answer, answerReason } = row;
    if (decision === null || rule === null || row.decidedAt === null) return [];
    return {
      ...{ id, subject, snapshot, decision, rule, reason, isRemoved, sanction: shownSanction(sanction, now) },
      decidedAt: row.decidedAt.toISOString(),
      ...{ appeal, mayAppeal: mayAppeal(row, sanction, now), answer, answerReason },
    };
  });
}

function shownSanction(
  sanction: Pick<Sanction, 'kind' | 'endsAt' | 'liftedAt'> | null,
  now: Date,
): OwnCase['sanction'] {
  if (!sanction) return null;
  const { kind, endsAt, liftedAt } = sanction;
  const goesOn = liftedAt === null && (endsAt === null || endsAt > now);
  return { kind, until: endsAt?.toISOString() ?? null, isInForce: kind !== 'warned' && goesOn };
}

function named(id: UserId | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}
