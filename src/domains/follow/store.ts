/** Users' follows. */
import { and, desc, eq, inArray, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type FollowLevel, MAX_FOLLOWED, USER } from '#domains/follow/constants.ts';
import { followRefusals } from '#domains/follow/refusals.ts';
import { follows } from '#domains/follow/tables.ts';
import { news } from '#domains/news/tables.ts';
import type { Subject } from '#domains/shapes.ts';
import type { FollowedKind } from '#domains/subject.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

interface Following {
  userId: UserId;
  subject: Subject;
  now: Date;
}

const isAbout = ({ kind, id }: Subject) => and(eq(follows.subjectKind, kind), eq(follows.subjectId, id));

/** Builds the condition that a row of `follows` is the user's. */
const isOf = (userId: UserId) => eq(follows.userId, userId);

/** Returns the user's follow level for a subject; null: none set. */
export async function followLevel(db: Database, userId: UserId, subject: Subject): Promise<FollowLevel | null> {
  const [row] = await db
    .select({ level: follows.level })
    .from(follows)
    .where(and(isOf(userId), isAbout(subject)));
  return row?.level ?? null;
}

/** Returns what a user follows of these kinds, latest first. */
export async function followedBy(db: Database, userId: UserId, kinds: readonly string[]) {
  return db
    .select()
    .from(follows)
    .where(and(isOf(userId), inArray(follows.subjectKind, [...kinds])))
    .orderBy(desc(follows.since), follows.subjectKind, desc(follows.subjectId));
}

/** Sets a user's follow level for a subject. @param level null: removes it, which is always possible */
export async function follow(
  db: Database,
  { kind, level, ...following }: Following & { kind: FollowedKind; level: FollowLevel | null },
): Promise<{ ok: true } | Refused> {
  const { userId, subject } = following;
  return db.transaction(async (tx) => {
    if (level === null) {
      await tx.delete(follows).where(and(isOf(userId), isAbout(subject)));
      return { ok: true };
    }
    if (kind.kind === USER && subject.id === userId) return followRefusals.oneself();
    if (!(await kind.names(tx, [subject.id], userId)).has(subject.id)) return followRefusals.unknown();
    if (kind.hasLimit) {
      // Serialized, so that two tabs cannot exceed the limit together.
      await lockName(tx, 'follow', userId);
      const others = and(isOf(userId), eq(follows.subjectKind, kind.kind), ne(follows.subjectId, subject.id));
      if ((await tx.$count(follows, others)) >= MAX_FOLLOWED) return followRefusals.tooMany({ max: MAX_FOLLOWED });
    }
    await put(tx, { ...following, level }, sql`excluded.level`);
    return { ok: true };
  });
}

/** Has a user follow a subject they take part in, unless they have already set a level for it. */
export async function followUnlessSaid(tx: Transaction, following: Following & { level: FollowLevel }): Promise<void> {
  await put(tx, following, sql`${follows.level}`);
}

async function put(
  tx: Transaction,
  { userId, subject, level, now }: Following & { level: FollowLevel },
  set: SQL,
): Promise<void> {
  const toldTo = sql<number>`coalesce((select ${news.id} from ${news} order by ${news.id} desc limit 1), 0)`;
  await tx
    .insert(follows)
    .values({ userId, subjectKind: subject.kind, subjectId: subject.id, level, since: now, toldTo })
    .onConflictDoUpdate({ target: [follows.userId, follows.subjectKind, follows.subjectId], set: { level: set } });
}

/** Ends a user's follow of a subject, whose author they have blocked. */
export async function unfollow(tx: Transaction, userId: UserId, subject: Subject): Promise<void> {
  await tx.delete(follows).where(and(isOf(userId), isAbout(subject)));
}

/** Builds the condition that a user has set this level for a subject; each may be a column. */
export function hasSaid(
  user: UserId | SQLWrapper,
  level: FollowLevel,
  { kind, id }: { kind: string; id: number | SQLWrapper },
): SQL {
  return sql`exists (select from ${follows} where ${follows.userId} = ${user} and ${follows.subjectKind} = ${kind}
    and ${follows.subjectId} = ${id} and ${follows.level} = ${level})`;
}

/** Returns the users who have set this level for a subject. */
export async function followersOf(tx: Transaction, subject: Subject, level: FollowLevel): Promise<UserId[]> {
  const rows = await tx
    .select({ userId: follows.userId })
    .from(follows)
    .where(and(isAbout(subject), eq(follows.level, level)));
  return rows.map(({ userId }) => userId);
}

/** Records the latest news item of which followers of these kinds of subjects have been notified. */
export async function markTold(tx: Transaction, kinds: readonly string[], toldTo: number): Promise<void> {
  await tx
    .update(follows)
    .set({ toldTo })
    .where(and(inArray(follows.subjectKind, [...kinds]), lt(follows.toldTo, toldTo)));
}

/** Deletes all follows of deleted subjects. */
export async function dropFollows(tx: Transaction, kind: string, ids: readonly number[]): Promise<void> {
  await tx.delete(follows).where(and(eq(follows.subjectKind, kind), inArray(follows.subjectId, [...ids])));
}

/** Deletes a user's follows, and the follows of them. */
export async function eraseFollows(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(follows).where(or(isOf(userId), isAbout({ kind: USER, id: userId })));
}

/** Exports what a user follows; who follows them is private to the followers. */
export async function exportFollows(db: Database, userId: UserId) {
  const { subjectKind: kind, subjectId: id, level, since } = follows;
  return db.select({ kind, id, level, since }).from(follows).where(isOf(userId)).orderBy(since, kind, id);
}
