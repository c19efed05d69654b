/** Cases on their way: claimed by one at a time, decided with a reason, appealed once. */
import { eq } from 'drizzle-orm';
import { recordAction } from '#domains/admin/store/actions.ts';
import { judges } from '#domains/appointment/store.ts';
import { housematesOf } from '#domains/auth/store/places.ts';
import {
  type ActKind,
  type Answer,
  APPEAL_MS,
  CLAIM_MS,
  type Decision,
  SAME_JUDGE_MS,
} from '#domains/moderation/constants.ts';
import { moderationRefusals } from '#domains/moderation/refusals.ts';
import { moderationActs, moderationCases, moderationReports } from '#domains/moderation/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import type { SubjectKind } from '#domains/subject.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;
type Case = typeof moderationCases.$inferSelect;
interface Judge {
  userId: UserId;
  now: Date;
}

/** Takes a case or an appeal on: of two who try at once one has it. A claim that nobody follows up lapses. */
export async function claimCase(db: Database, id: number, judge: Judge): Promise<Done> {
  return work(db, id, judge, async (tx, row) => {
    if (row.claimedBy === judge.userId) return { ok: true };
    if (!isWaiting(row)) return moderationRefusals.decided();
    if (isHeld(row, judge.now)) return moderationRefusals.claimed();
    if (row.state === 'appealed') {
      const refused = await refuseSameJudge(tx, row, judge);
      if (refused) return refused;
    }
    const claim = { claimedBy: judge.userId, claimedAt: judge.now };
    await change(tx, row, { ...claim, ...(row.state === 'open' ? { state: 'claimed' as const } : {}) });
    await log(tx, row, 'claimed', judge);
    return { ok: true };
  });
}

/** Leaves a case to others; nothing when somebody else holds it. */
export async function releaseCase(db: Database, id: number, judge: Judge): Promise<Done> {
  return work(db, id, judge, async (tx, row) => {
    if (row.claimedBy !== judge.userId || !isWaiting(row)) return { ok: true };
    const state = row.state === 'claimed' ? ('open' as const) : row.state;
    await change(tx, row, { state, claimedBy: null, claimedAt: null });
    await log(tx, row, 'released', judge);
    return { ok: true };
  });
}

/** Decides a case that the judge holds: reporters and, of what is removed, the author are told. */
export async function decideCase(
  db: Database,
  id: number,
  judge: Judge,
  { decision, reason, kinds }: { decision: Decision; reason: string; kinds: readonly SubjectKind[] },
): Promise<Done> {
  return work(db, id, judge, async (tx, row) => {
    if (row.state !== 'open' && row.state !== 'claimed') return moderationRefusals.decided();
    if (row.claimedBy !== judge.userId) return moderationRefusals.notClaimed();
    const kind = kindOf(kinds, row);
    if (decision === 'dismissed') await kind.pass?.(tx, row.subjectId, { now: judge.now });
    const kept = decision === 'removed' ? await kind.remove(tx, row.subjectId, { reason, now: judge.now }) : null;
    await change(tx, row, {
      state: decision === 'removed' ? 'decided' : 'closed',
      decision,
      reason,
      decidedBy: judge.userId,
      decidedAt: judge.now,
      claimedBy: null,
      claimedAt: null,
      kept,
    });
    await log(tx, row, decision, judge);
    await recordAction(tx, judge.userId, `moderation-${decision}`, { caseId: id, kind: row.subjectKind, reason });
    await tellOfDecision(tx, row, { decision, reason });
    return { ok: true };
  });
}

/** Appeals against a removal, once and in time. */
export async function appealCase(
  db: Database,
  { id, userId, text, now }: { id: number; userId: UserId; text: string; now: Date },
): Promise<Done> {
  return db.transaction(async (tx) => {
    const row = await lock(tx, id);
    if (!row || row.authorId !== userId || row.decision !== 'removed') return moderationRefusals.unknownCase();
    if (!mayAppeal(row, now)) return moderationRefusals.noAppeal();
    await change(tx, row, { state: 'appealed', appeal: text, appealedAt: now });
    await log(tx, row, 'appealed', { userId, now });
    return { ok: true };
  });
}

/** Whether the author of what was removed may still appeal. */
export function mayAppeal({ state, decidedAt }: Pick<Case, 'state' | 'decidedAt'>, now: Date): boolean {
  return state === 'decided' && decidedAt !== null && now.getTime() - decidedAt.getTime() <= APPEAL_MS;
}

/** Decides an appeal that the judge holds; content whose removal is overturned comes back. */
export async function answerAppeal(
  db: Database,
  id: number,
  judge: Judge,
  { answer, reason, kinds }: { answer: Answer; reason: string; kinds: readonly SubjectKind[] },
): Promise<Done> {
  return work(db, id, judge, async (tx, row) => {
    if (row.state !== 'appealed') return moderationRefusals.noAppeal();
    if (row.claimedBy !== judge.userId) return moderationRefusals.notClaimed();
    const refused = await refuseSameJudge(tx, row, judge);
    if (refused) return refused;
    if (answer === 'overturned' && row.kept) await kindOf(kinds, row).restore(tx, row.subjectId, row.kept);
    await change(tx, row, {
      state: 'closed',
      answer,
      answerReason: reason,
      answeredBy: judge.userId,
      claimedBy: null,
      claimedAt: null,
      kept: null,
    });
    await log(tx, row, answer, judge);
    await recordAction(tx, judge.userId, `moderation-${answer}`, { caseId: id, kind: row.subjectKind, reason });
    if (row.authorId !== null) {
      const params = { subject: row.subjectKind, answer, reason };
      await notify(pgRows(tx), [{ userId: row.authorId, channel: 'world', kind: 'appeal-decided', params }]);
    }
    return { ok: true };
  });
}

/** In a transaction that holds the case; nobody judges what they or their household have written. */
async function work(
  db: Database,
  id: number,
  { userId }: Judge,
  act: (tx: Transaction, row: Case) => Promise<Done>,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const row = await lock(tx, id);
    if (!row) return moderationRefusals.unknownCase();
    if (await isOfHousehold(tx, row.authorId, userId)) return moderationRefusals.involved();
    return act(tx, row);
  });
}

async function lock(tx: Transaction, id: number): Promise<Case | null> {
  const [row] = await tx.select().from(moderationCases).where(eq(moderationCases.id, id)).for('no key update');
  return row ?? null;
}

async function change(tx: Transaction, { id }: Case, set: Partial<Case>): Promise<void> {
  await tx.update(moderationCases).set(set).where(eq(moderationCases.id, id));
}

async function log(tx: Transaction, { id: caseId }: Case, act: ActKind, { userId, now }: Judge): Promise<void> {
  await tx.insert(moderationActs).values({ caseId, userId, act, createdAt: now });
}

function isWaiting({ state }: Case): boolean {
  return state === 'open' || state === 'claimed' || state === 'appealed';
}

function isHeld({ claimedBy, claimedAt }: Case, now: Date): boolean {
  return claimedBy !== null && claimedAt !== null && now.getTime() - claimedAt.getTime() < CLAIM_MS;
}

async function isOfHousehold(tx: Transaction, authorId: UserId | null, userId: UserId): Promise<boolean> {
  if (authorId === null) return false;
  return authorId === userId || (await housematesOf(pgReader(tx), [authorId], [userId])).has(userId);
}

/**
 * An appeal goes to somebody who has neither decided nor reported, nor lives with who did or with the author; where there is
 * nobody, to the others after a day, but never to the author's household.
 */
async function refuseSameJudge(tx: Transaction, row: Case, { userId, now }: Judge): Promise<Refused | null> {
  const reporters = await tx
    .select({ userId: moderationReports.userId })
    .from(moderationReports)
    .where(eq(moderationReports.caseId, row.id));
  const parties = [row.authorId, row.decidedBy, ...reporters.map((report) => report.userId)].flatMap((id) => id ?? []);
  const among = [...new Set([userId, ...(await judges(tx))])];
  const involved = new Set([...parties, ...(await housematesOf(pgReader(tx), parties, among))]);
  if (!involved.has(userId)) return null;
  const waited = now.getTime() - (row.appealedAt?.getTime() ?? 0);
  const isAlone = among.every((id) => involved.has(id));
  if (isAlone && waited >= SAME_JUDGE_MS) return null;
  return row.decidedBy === userId ? moderationRefusals.sameJudge() : moderationRefusals.involved();
}

function kindOf(kinds: readonly SubjectKind[], { subjectKind }: Case): SubjectKind {
  const found = kinds.find(({ kind }) => kind === subjectKind);
  if (!found) throw new Error(`no slice brings subjects of the kind ${subjectKind}`);
  return found;
}

async function tellOfDecision(
  tx: Transaction,
  { id, authorId, subjectKind: subject }: Case,
  { decision, reason }: { decision: Decision; reason: string },
): Promise<void> {
  const reporters = await tx
    .select({ userId: moderationReports.userId })
    .from(moderationReports)
    .where(eq(moderationReports.caseId, id));
  const told = reporters.map(
    ({ userId }) => ({ userId, channel: 'world', kind: 'report-decided', params: { subject, decision } }) as const,
  );
  await notify(pgRows(tx), told);
  if (decision !== 'removed' || authorId === null) return;
  const params = { subject, reason };
  await notify(pgRows(tx), [{ userId: authorId, channel: 'world', kind: 'content-removed', params }]);
  await publishChange(tx, [`user:${authorId}`]);
}
