/** Reports of users, at most one per user and case. */
import { and, count, eq, gt, inArray, min, notExists, type SQL, sql } from 'drizzle-orm';
import { MAX_REPORTS_A_DAY, MAX_WAITING_REPORTS, type Reason } from '#domains/moderation/constants.ts';
import { moderationRefusals } from '#domains/moderation/refusals.ts';
import { moderationActs, moderationCases, moderationFlags, moderationReports } from '#domains/moderation/tables.ts';
import type { Subject } from '#domains/shapes.ts';
import type { SubjectContent, SubjectKind } from '#domains/subject.ts';
import type { UserId } from '#engine/ids.ts';
import type { Actor } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

type Done = { ok: true } | Refused;
const WAITING = ['open', 'claimed'] as const;

/**
 * Files a report with what its reporter sees; another one by the same reporter replaces it while the case waits. The
 * same words are judged only once.
 */
export async function fileReport(
  db: Database,
  about: Subject,
  {
    kind,
    reporter,
    reason,
    text,
    now,
  }: { kind: SubjectKind; reporter: Actor; reason: Reason; text: string; now: Date },
): Promise<Done> {
  const filing = db.transaction(async (tx): Promise<Done> => {
    const userId = reporter.id;
    // One at a time per user, so that two tabs cannot exceed the limits together.
    await lockName(tx, 'report', userId);
    const content = await kind.read(tx, about.id, reporter);
    if (!content) return moderationRefusals.unknownSubject();
    if (content.authorId === userId) return moderationRefusals.yours();
    const isJudged = await hasJudged(tx, about, { userId, snapshot: content.text });
    if (isJudged) return moderationRefusals.reportedAlready();
    const caseId = await openCase(tx, about, content, now);
    const said = { reason, text, snapshot: content.text, context: content.context ?? [] };
    const [own] = await tx
      .select({ id: moderationReports.id })
      .from(moderationReports)
      .where(and(eq(moderationReports.caseId, caseId), eq(moderationReports.userId, userId)));
    if (own) {
      await tx.update(moderationReports).set(said).where(eq(moderationReports.id, own.id));
      return { ok: true };
    }
    await requireWithinLimits(tx, userId, now);
    await tx.insert(moderationReports).values({ caseId, userId, ...said, createdAt: now });
    return { ok: true };
  });
  return filing.catch((error: unknown) => {
    if (error instanceof OverLimit) return error.refused;
    throw error;
  });
}

/** Thrown to roll back a case that was opened for a report over the limit. */
class OverLimit extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

async function requireWithinLimits(tx: Transaction, userId: UserId, now: Date): Promise<void> {
  const [waiting, [today]] = await Promise.all([
    tx.$count(
      moderationReports,
      and(
        eq(moderationReports.userId, userId),
        inArray(
          moderationReports.caseId,
          tx
            .select({ id: moderationCases.id })
            .from(moderationCases)
            .where(inArray(moderationCases.state, [...WAITING])),
        ),
      ),
    ),
    tx
      .select({ reports: count(), first: min(moderationReports.createdAt) })
      .from(moderationReports)
      .where(
        and(eq(moderationReports.userId, userId), gt(moderationReports.createdAt, new Date(now.getTime() - DAY_MS))),
      ),
  ]);
  if (waiting >= MAX_WAITING_REPORTS)
    throw new OverLimit(moderationRefusals.tooManyWaiting({ max: MAX_WAITING_REPORTS }));
  if (today?.first && today.reports >= MAX_REPORTS_A_DAY) {
    const hours = Math.ceil((today.first.getTime() + DAY_MS - now.getTime()) / HOUR_MS);
    throw new OverLimit(moderationRefusals.tooManyToday({ max: MAX_REPORTS_A_DAY, hours }));
  }
}

async function hasJudged(
  tx: Transaction,
  { kind, id }: Subject,
  { userId, snapshot }: { userId: UserId; snapshot: string },
): Promise<boolean> {
  const [judged] = await tx
    .select({ id: moderationReports.id })
    .from(moderationReports)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationReports.caseId))
    .where(
      and(
        eq(moderationCases.subjectKind, kind),
        eq(moderationCases.subjectId, id),
        eq(moderationReports.userId, userId),
        eq(moderationReports.snapshot, snapshot),
        inArray(moderationCases.state, ['decided', 'appealed', 'closed']),
      ),
    )
    .limit(1);
  return judged !== undefined;
}

/**
 * Returns the waiting case about a subject and opens one if there is none: for a report, for content held for review,
 * or for an automatic check.
 */
export async function openCase(
  tx: Transaction,
  about: Subject,
  content: SubjectContent,
  now: Date,
  act: 'opened' | 'flagged' = 'opened',
): Promise<number> {
  const { text: snapshot, path, authorId } = content;
  const [opened] = await tx
    .insert(moderationCases)
    .values({ subjectKind: about.kind, subjectId: about.id, authorId, snapshot, path, openedAt: now })
    .onConflictDoNothing()
    .returning({ id: moderationCases.id });
  if (opened) {
    await tx.insert(moderationActs).values({ caseId: opened.id, userId: null, act, createdAt: now });
    return opened.id;
  }
  const [waiting] = await tx
    .update(moderationCases)
    .set({ snapshot, path })
    .where(
      and(
        eq(moderationCases.subjectKind, about.kind),
        eq(moderationCases.subjectId, about.id),
        inArray(moderationCases.state, [...WAITING]),
      ),
    )
    .returning({ id: moderationCases.id });
  // It was decided between the two statements, so the next try opens another.
  return waiting ? waiting.id : openCase(tx, about, content, now, act);
}

/** Drops the waiting case about a deleted subject unless it has been reported. */
export async function dropUnreportedCase(tx: Transaction, { kind, id }: Subject): Promise<void> {
  await tx
    .delete(moderationCases)
    .where(
      and(
        eq(moderationCases.subjectKind, kind),
        eq(moderationCases.subjectId, id),
        inArray(moderationCases.state, [...WAITING]),
        isUnreported(tx),
      ),
    );
}

/** The condition that a case has neither reports nor findings of checks; for a query over cases. */
export function isUnreported(tx: Transaction): SQL {
  const reports = tx.select({ id: moderationReports.id }).from(moderationReports);
  const flags = tx.select({ id: moderationFlags.id }).from(moderationFlags);
  const nobody = notExists(reports.where(eq(moderationReports.caseId, moderationCases.id)));
  return sql`${nobody} and ${notExists(flags.where(eq(moderationFlags.caseId, moderationCases.id)))}`;
}
