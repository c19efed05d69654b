/** Workflow of cases: claimed by one moderator at a time, decided with a reason, appealed once. */

import { eq } from 'drizzle-orm';
import { recordAction } from '#domains/admin/store/actions.ts';
import { withoutQuotes } from '#domains/discussion/rules/markup.ts';
import {
  type ActKind,
  type Answer,
  APPEAL_MS,
  CLAIM_MS,
  type Decision,
  EXCERPT_LENGTH,
  type Rule,
  SANCTIONS,
} from '#domains/moderation/constants.ts';
import { moderationRefusals } from '#domains/moderation/refusals.ts';
import { liftSanction, sanctionUser } from '#domains/moderation/store/sanctions.ts';
import {
  type Case,
  type Judge,
  refuseInvolved,
  refuseReporter,
  refuseSameJudge,
  refuseSanction,
  reportersOf,
} from '#domains/moderation/store/who-judges.ts';
import { moderationActs, moderationCases, moderationSanctions } from '#domains/moderation/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import type { SubjectKind } from '#domains/subject.ts';
import { cutText } from '#engine/graphemes.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;

/** Claims a case or an appeal; of two simultaneous claims, one succeeds. An unused claim lapses. */
export async function claimCase(db: Database, id: number, judge: Judge): Promise<Done> {
  return work(db, id, judge, async (tx, row) => {
    if (row.claimedBy === judge.userId) return { ok: true };
    if (!isWaiting(row)) return moderationRefusals.decided();
    if (isHeld(row, judge.now)) return moderationRefusals.claimed();
    const refused = await (row.state === 'appealed' ? refuseSameJudge : refuseReporter)(tx, row, judge);
    if (refused) return refused;
    const claim = { claimedBy: judge.userId, claimedAt: judge.now };
    await change(tx, row, { ...claim, ...(row.state === 'open' ? { state: 'claimed' as const } : {}) });
    await log(tx, row, 'claimed', judge);
    return { ok: true };
  });
}

/** Releases a case; does nothing when another moderator holds it. */
export async function releaseCase(db: Database, id: number, judge: Judge): Promise<Done> {
  return work(db, id, judge, async (tx, row) => {
    if (row.claimedBy !== judge.userId || !isWaiting(row)) return { ok: true };
    const state = row.state === 'claimed' ? ('open' as const) : row.state;
    await change(tx, row, { state, claimedBy: null, claimedAt: null });
    await log(tx, row, 'released', judge);
    return { ok: true };
  });
}

/** A moderator's decision. */
export interface Ruling {
  decision: Decision;
  rule?: Rule | undefined;
  /** Note to the author; '': none. */
  reason: string;
  /** Whether to remove the content along with a sanction. */
  removes: boolean;
  /** Length of a mute or a suspension. */
  hours: number;
}

/** Decides a case that the judge holds. Notifies the reporters and, unless the reports are dismissed, the author. */
export async function decideCase(
  db: Database,
  id: number,
  judge: Judge,
  { kinds, publicUrl, ...ruling }: Ruling & { kinds: readonly SubjectKind[]; publicUrl: string },
): Promise<Done> {
  return work(db, id, judge, async (tx, row) => {
    if (row.state !== 'open' && row.state !== 'claimed') return moderationRefusals.decided();
    if (row.claimedBy !== judge.userId) return moderationRefusals.notClaimed();
    const { decision, rule = null, reason } = ruling;
    const sanction = SANCTIONS.find((kind) => kind === decision);
    const refused =
      (await refuseReporter(tx, row, judge)) ?? (sanction && (await refuseSanction(tx, row, judge, sanction)));
    if (refused) return refused;
    const kind = kindOf(kinds, row);
    if (decision === 'dismissed') await kind.pass?.(tx, row.subjectId, { now: judge.now });
    const isRemoved = decision === 'removed' || (sanction !== undefined && ruling.removes);
    const about = { reason: reason === '' && rule !== null ? rule : reason, now: judge.now };
    const kept = isRemoved ? await kind.remove(tx, row.subjectId, about) : null;
    await change(tx, row, {
      ...{ state: decision === 'dismissed' ? 'closed' : 'decided', decision, rule, reason, isRemoved, kept },
      ...{ decidedBy: judge.userId, decidedAt: judge.now, claimedBy: null, claimedAt: null },
    });
    const hasEnd = sanction === 'muted' || sanction === 'suspended';
    const endsAt = hasEnd ? new Date(judge.now.getTime() + ruling.hours * HOUR_MS) : null;
    if (sanction && row.authorId !== null)
      await sanctionUser(tx, { caseId: id, userId: row.authorId, kind: sanction, now: judge.now, endsAt, publicUrl });
    await log(tx, row, decision, judge);
    await recordAction(tx, judge.userId, `moderation-${decision}`, {
      ...{ caseId: id, kind: row.subjectKind, reason, ...(rule !== null && { rule }) },
      ...(hasEnd && { hours: ruling.hours }),
    });
    await tellOfDecision(tx, row, { decision, rule, reason, isRemoved, endsAt });
    return { ok: true };
  });
}

/** Appeals a decision, once and within the deadline. */
export async function appealCase(
  db: Database,
  { id, userId, text, now }: { id: number; userId: UserId; text: string; now: Date },
): Promise<Done> {
  return db.transaction(async (tx) => {
    const row = await lock(tx, id);
    const isTheirs = row?.authorId === userId && row.decision !== null && row.decision !== 'dismissed';
    if (!isTheirs) return moderationRefusals.unknownCase();
    const [sanction] = await tx.select().from(moderationSanctions).where(eq(moderationSanctions.caseId, id));
    if (!mayAppeal(row, sanction ?? null, now)) return moderationRefusals.noAppeal();
    await change(tx, row, { state: 'appealed', appeal: text, appealedAt: now });
    await log(tx, row, 'appealed', { userId, now });
    return { ok: true };
  });
}

/** Returns whether the author may still appeal: within two weeks, or while the sanction restricts them. */
export function mayAppeal(
  { state, decidedAt }: Pick<Case, 'state' | 'decidedAt'>,
  sanction: Pick<typeof moderationSanctions.$inferSelect, 'kind' | 'endsAt' | 'liftedAt'> | null,
  now: Date,
): boolean {
  if (state !== 'decided' || decidedAt === null || sanction?.liftedAt) return false;
  const isKept = sanction !== null && sanction.kind !== 'warned' && (sanction.endsAt === null || sanction.endsAt > now);
  return isKept || now.getTime() - decidedAt.getTime() <= APPEAL_MS;
}

/** Decides an appeal that the judge holds; overturning the decision lifts its sanction and restores its content. */
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
    if (answer === 'overturned') {
      if (row.kept) await kindOf(kinds, row).restore(tx, row.subjectId, row.kept);
      await liftSanction(tx, id, judge.now);
    }
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

/** Runs `act` in a transaction that locks the case, if the judge may work on it. */
async function work(
  db: Database,
  id: number,
  judge: Judge,
  act: (tx: Transaction, row: Case) => Promise<Done>,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const row = await lock(tx, id);
    if (!row) return moderationRefusals.unknownCase();
    return (await refuseInvolved(tx, row, judge)) ?? act(tx, row);
  });
}

async function lock(tx: Transaction, id: number): Promise<Case | null> {
  const [row] = await tx.select().from(moderationCases).where(eq(moderationCases.id, id)).for('no key update');
  return row ?? null;
}

async function change(tx: Transaction, { id }: Case, set: Partial<Case>): Promise<void> {
  await tx.update(moderationCases).set(set).where(eq(moderationCases.id, id));
}

async function log(
  tx: Transaction,
  { id: caseId }: Case,
  act: ActKind,
  { userId, now }: Pick<Judge, 'userId' | 'now'>,
): Promise<void> {
  await tx.insert(moderationActs).values({ caseId, userId, act, createdAt: now });
}

function isWaiting({ state }: Case): boolean {
  return state === 'open' || state === 'claimed' || state === 'appealed';
}

function isHeld({ claimedBy, claimedAt }: Case, now: Date): boolean {
  return claimedBy !== null && claimedAt !== null && now.getTime() - claimedAt.getTime() < CLAIM_MS;
}

function kindOf(kinds: readonly SubjectKind[], { subjectKind }: Case): SubjectKind {
  const found = kinds.find(({ kind }) => kind === subjectKind);
  if (!found) throw new Error(`no slice brings subjects of the kind ${subjectKind}`);
  return found;
}

async function tellOfDecision(
  tx: Transaction,
  row: Case,
  {
    endsAt,
    rule,
    ...told
  }: { decision: Decision; rule: Rule | null; reason: string; isRemoved: boolean; endsAt: Date | null },
): Promise<void> {
  const { authorId, subjectKind: subject } = row;
  const outcome = told.isRemoved ? 'removed' : told.decision === 'dismissed' ? 'dismissed' : 'acted';
  const reporters = (await reportersOf(tx, row)).map(
    (userId) => ({ userId, channel: 'world', kind: 'report-decided', params: { subject, outcome } }) as const,
  );
  await notify(pgRows(tx), reporters);
  const { decision } = told;
  if (rule === null || authorId === null || decision === 'dismissed') return;
  // Of what the author wrote, not of what they quoted.
  const excerpt = cutText(withoutQuotes(row.snapshot) || row.snapshot, EXCERPT_LENGTH);
  const params = { subject, excerpt, rule, until: endsAt?.toISOString() ?? null, ...told, decision };
  await notify(pgRows(tx), [{ userId: authorId, channel: 'world', kind: 'moderated', params }]);
  await publishChange(tx, [`user:${authorId}`]);
}
