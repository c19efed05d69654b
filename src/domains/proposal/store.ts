/** Stores proposals, votes and comments. */
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { recordAction } from '#domains/admin/store/actions.ts';
import { checkDrawn } from '#domains/article/store/references.ts';
import { readMarkup, referencesOf } from '#domains/discussion/rules/markup.ts';
import { dropDiscussions, saidByOthers } from '#domains/discussion/store/comments.ts';
import { dropDraft } from '#domains/discussion/store/drafts.ts';
import { checkWriting, postComment } from '#domains/discussion/store/limits.ts';
import { notify } from '#domains/notifications/store.ts';
import { MAX_OPEN, NEW_PROPOSAL, PROPOSAL, type Status, VOTABLE } from '#domains/proposal/constants.ts';
import { proposalRefusals } from '#domains/proposal/refusals.ts';
import { proposals, proposalVotes } from '#domains/proposal/tables.ts';
import type { PlaceKind, SubjectKind } from '#domains/subject.ts';
import { made } from '#domains/written.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;

/** The condition for a proposal that no moderator has removed. */
const isShown = (id: number) => and(eq(proposals.id, id), isNull(proposals.hiddenAt));

/** Stores a proposal; refused while the user has too many open ones. */
export async function propose(
  db: Database,
  { userId, title, text, now }: { userId: UserId; title: string; text: string; now: Date },
): Promise<{ ok: true; id: number } | Refused> {
  const references = referencesOf(readMarkup(text));
  return db.transaction(async (tx) => {
    // One at a time per user, so that two tabs cannot exceed the limit together.
    await lockName(tx, 'proposal', userId);
    const may = await checkWriting(tx, userId, references);
    if (!may.ok) return may;
    const drawn = await checkDrawn(tx, references);
    if (!drawn.ok) return drawn;
    const open = await tx.$count(proposals, and(eq(proposals.userId, userId), eq(proposals.status, 'open')));
    if (open >= MAX_OPEN) return proposalRefusals.tooManyOpen({ max: MAX_OPEN });
    const [row] = await tx
      .insert(proposals)
      .values({ userId, title, text, createdAt: now })
      .returning({ id: proposals.id });
    if (!row) throw new Error('the proposal was not stored');
    await dropDraft(tx, userId, NEW_PROPOSAL);
    return { ok: true, id: row.id };
  });
}

/** Returns a proposal's author; null: the account was deleted, undefined: no such proposal. */
export async function authorOf(db: Database, id: number): Promise<UserId | null | undefined> {
  const [row] = await db.select({ userId: proposals.userId }).from(proposals).where(isShown(id));
  return row?.userId;
}

/** Sets a user's vote, replacing an earlier one. @param isFor null: removes it */
export async function vote(
  db: Database,
  { id, userId, isFor }: { id: number; userId: UserId; isFor: boolean | null },
): Promise<Done> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select({ status: proposals.status }).from(proposals).where(isShown(id)).for('share');
    if (!row) return proposalRefusals.unknown();
    if (!VOTABLE.includes(row.status)) return proposalRefusals.closed();
    if (isFor === null) {
      const own = and(eq(proposalVotes.proposalId, id), eq(proposalVotes.userId, userId));
      await tx.delete(proposalVotes).where(own);
    } else {
      await tx
        .insert(proposalVotes)
        .values({ proposalId: id, userId, isFor })
        .onConflictDoUpdate({ target: [proposalVotes.proposalId, proposalVotes.userId], set: { isFor } });
    }
    return { ok: true };
  });
}

/** Adds a comment. @returns its id */
export async function commentOnProposal(
  db: Database,
  { id, ...said }: { id: number; userId: UserId; text: string; now: Date },
): Promise<{ ok: true; id: number } | Refused> {
  return db.transaction(async (tx) => {
    // Locked, so that it cannot be removed between this read and the comment.
    const [row] = await tx.select({ id: proposals.id }).from(proposals).where(isShown(id)).for('key share');
    if (!row) return proposalRefusals.unknown();
    return postComment(tx, { kind: PROPOSAL, id }, said);
  });
}

/** Deletes a proposal with its comments and votes. */
export async function removeProposal(db: Database, id: number): Promise<void> {
  await db.transaction((tx) => drop(tx, [id]));
}

async function drop(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await dropDiscussions(tx, PROPOSAL, ids);
  await tx.delete(proposals).where(inArray(proposals.id, [...ids]));
}

/** Sets a proposal's status; notifies the author if it is new. */
export async function setStatus(
  db: Database,
  { id, status, reason, adminId }: { id: number; status: Status; reason: string; adminId: UserId },
): Promise<Done> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(proposals).where(isShown(id)).for('no key update');
    if (!row) return proposalRefusals.unknown();
    await tx.update(proposals).set({ status, statusReason: reason }).where(eq(proposals.id, id));
    await recordAction(tx, adminId, 'set-proposal-status', { id, status });
    if (row.userId !== null && row.status !== status) {
      await notify(pgRows(tx), [
        { userId: row.userId, channel: 'world', kind: 'proposal-status', params: { title: row.title, status } },
      ]);
    }
    return { ok: true };
  });
}

/**
 * Deletes the votes of a user whose account is erased; `discussion` deletes their comments. Proposals that others have
 * voted or commented on stay without the author's name.
 */
export async function eraseProposals(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(proposalVotes).where(eq(proposalVotes.userId, userId));
  const alone = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        eq(proposals.userId, userId),
        sql`not exists (select 1 from ${proposalVotes} where ${proposalVotes.proposalId} = ${proposals.id})`,
        notInArray(proposals.id, saidByOthers(tx, PROPOSAL, userId)),
      ),
    );
  await drop(
    tx,
    alone.map(({ id }) => id),
  );
  await tx.update(proposals).set({ userId: null }).where(eq(proposals.userId, userId));
}

/** Exports a user's proposals and votes in one query, since an export queries every domain. */
export async function exportProposals(db: Database, userId: UserId): Promise<Record<string, unknown[]>> {
  const rowsOf = (table: PgTable) =>
    sql`(select coalesce(json_agg(mine), '[]') from ${table} as mine where mine.user_id = ${userId})`;
  const { rows } = await db.execute<Record<string, unknown[]>>(sql`
    select ${rowsOf(proposals)} as proposed, ${rowsOf(proposalVotes)} as votes`);
  return rows[0] ?? {};
}

export const proposalSubject: SubjectKind = {
  kind: PROPOSAL,
  writtenBy: { 'proposals.propose': made },

  async read(db, id) {
    const [row] = await db.select().from(proposals).where(isShown(id));
    if (!row) return null;
    return { authorId: row.userId, text: `${row.title}\n\n${row.text}`, path: `/feature-voting?proposal=${id}` };
  },

  async remove(tx, id, { now }) {
    const hidden = await tx.update(proposals).set({ hiddenAt: now }).where(isShown(id)).returning({ id: proposals.id });
    return hidden.length > 0 ? {} : null;
  },

  async restore(tx, id) {
    await tx.update(proposals).set({ hiddenAt: null }).where(eq(proposals.id, id));
  },
};

export const proposalPlace: PlaceKind = {
  kind: PROPOSAL,
  writtenBy: { 'proposals.comment': made },

  async open(db, id, reader) {
    const shown = await proposalSubject.read(db, id, reader);
    return shown && { path: shown.path, isInside: false };
  },
};
