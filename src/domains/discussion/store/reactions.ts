/** Reactions to subjects and their parts. Every change is published to live streams in the same commit. */
import { and, asc, type Column, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { reactions } from '#domains/discussion/tables.ts';
import type { Subject } from '#domains/shapes.ts';
import type { UserId } from '#engine/ids.ts';
import { oneOf } from '#platform/database/bulk.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { publish } from '#platform/realtime.ts';

export interface CountedReaction<R extends string> {
  /** Id of the subject. */
  id: number;
  part: number;
  reaction: R;
  count: number;
  isMine: boolean;
}

/**
 * Returns the number of reactions to subjects of one kind, by part; in one query, however many subjects there are.
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
      // Each kind of subject has its own reactions, read here by the same code that writes them.
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

/** Builds the same list for a subject and part in columns of an outer query. */
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

/** Adds a reaction to a part of a subject, or removes it. Repeating it changes nothing. */
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

/** Sets the only reaction that each user has to a subject, replacing the previous one. @param reaction null: removes it */
export async function setSoleReaction(
  tx: Transaction,
  subject: Subject,
  { userId, part = 0, reaction, now }: Reacting & { reaction: string | null },
): Promise<void> {
  // Serialized, so that two tabs cannot leave two reactions.
  await lockName(tx, 'reaction', userId);
  await tx.delete(reactions).where(isOf(subject, { userId, part }));
  if (reaction !== null)
    await tx.insert(reactions).values({ ...rowOf(subject), part, userId, reaction, createdAt: now });
  await publish(tx, 'discussion', { ...subject, reactedTo: part });
}

/** Deletes all reactions to a deleted part of a subject. */
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
