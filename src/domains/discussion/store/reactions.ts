/** Reactions to subjects and their parts. Whatever changes them tells the live streams with the same commit. */
import { and, asc, type Column, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { reactions } from '#domains/discussion/tables.ts';
import type { Subject } from '#domains/shapes.ts';
import type { UserId } from '#engine/ids.ts';
import { oneOf } from '#platform/database/bulk.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { publish } from '#platform/realtime.ts';

export interface CountedReaction<R extends string> {
  /** Of the subject. */
  id: number;
  part: number;
  reaction: R;
  count: number;
  isMine: boolean;
}

/**
 * How many have reacted how to subjects of one kind, by part; in one query, however many subjects there are.
 * @param ids of the subjects, or the query that finds them
 */
export async function countReactions<R extends string>(
  db: Database | Transaction,
  kind: string,
  ids: readonly number[] | SQLWrapper,
  { parts, viewerId = null }: { parts?: readonly number[] | undefined; viewerId?: UserId | null } = {},
): Promise<CountedReaction<R>[]> {
  const { subjectKind, subjectId, part, reaction, userId } = reactions;
  if ((Array.isArray(ids) && ids.length === 0) || parts?.length === 0) return [];
  return db
    .select({
      id: subjectId,
      part,
      // Each kind of subject has its own reactions; who writes them is who reads them here.
      reaction: sql<R>`${reaction}`,
      count: sql<number>`count(*)::int`,
      isMine: sql<boolean>`coalesce(bool_or(${userId} = ${viewerId}::int), false)`,
    })
    .from(reactions)
    .where(
      and(
        eq(subjectKind, kind),
        Array.isArray(ids) ? oneOf(subjectId, ids) : sql`${subjectId} in ${ids}`,
        parts && oneOf(part, parts),
      ),
    )
    .groupBy(subjectId, part, reaction)
    .orderBy(asc(subjectId), asc(part), asc(reaction));
}

/** The same of the subject and the part in columns of a query around it, as a list. */
export function reactionsTo<R extends string>(
  db: Database,
  { kind, id, part }: { kind: string; id: Column; part: Column },
  viewerId: SQLWrapper,
): SQL<Pick<CountedReaction<R>, 'reaction' | 'count' | 'isMine'>[]> {
  const { subjectKind, subjectId, reaction, userId } = reactions;
  const counted = db
    .select({
      reaction,
      count: sql`count(*)`.as('count'),
      isMine: sql`bool_or(${userId} = ${viewerId})`.as('is_mine'),
    })
    .from(reactions)
    .where(and(eq(subjectKind, kind), eq(subjectId, id), eq(reactions.part, part)))
    .groupBy(reaction)
    .as('counted');
  return sql`(select coalesce(json_agg(json_build_object(
      'reaction', ${counted.reaction}, 'count', ${counted.count}, 'isMine', ${counted.isMine}
    ) order by ${counted.reaction}), '[]') from ${counted})`;
}

interface Reacting {
  userId: UserId;
  part?: number;
  now: Date;
}

/** Reacts to a part of a subject in one more way, or takes that reaction back. Doing it twice changes nothing. */
export async function setReaction(
  tx: Transaction,
  subject: Subject,
  { userId, part = 0, reaction, isOn, now }: Reacting & { reaction: string; isOn: boolean },
): Promise<void> {
  const returned = { part: reactions.part };
  const row = { ...rowOf(subject), part, userId, reaction };
  const changed = isOn
    ? await tx
        .insert(reactions)
        .values({ ...row, createdAt: now })
        .onConflictDoNothing()
        .returning(returned)
    : await tx
        .delete(reactions)
        .where(and(isOf(subject, { userId, part }), eq(reactions.reaction, reaction)))
        .returning(returned);
  if (changed.length > 0) await publish(tx, 'discussion', { ...subject, reactedTo: part });
}

/** Where everybody has one reaction to a subject: the new one takes the place of the old. @param reaction null: it is taken back */
export async function setSoleReaction(
  tx: Transaction,
  subject: Subject,
  { userId, part = 0, reaction, now }: Reacting & { reaction: string | null },
): Promise<void> {
  // One at a time, so that two tabs do not leave two reactions.
  await lockName(tx, 'reaction', userId);
  await tx.delete(reactions).where(isOf(subject, { userId, part }));
  if (reaction !== null)
    await tx.insert(reactions).values({ ...rowOf(subject), part, userId, reaction, createdAt: now });
  await publish(tx, 'discussion', { ...subject, reactedTo: part });
}

/** Removes all reactions to a part of a subject that is no more. */
export async function dropReactions(tx: Transaction, { kind, id }: Subject, part: number): Promise<void> {
  const { subjectKind, subjectId } = reactions;
  await tx.delete(reactions).where(and(eq(subjectKind, kind), eq(subjectId, id), eq(reactions.part, part)));
}

function rowOf({ kind, id }: Subject) {
  return { subjectKind: kind, subjectId: id };
}

function isOf({ kind, id }: Subject, { userId, part }: { userId: UserId; part: number }) {
  const { subjectKind, subjectId } = reactions;
  return and(eq(subjectKind, kind), eq(subjectId, id), eq(reactions.part, part), eq(reactions.userId, userId));
}
