/** Comments on subjects. Every change is published to live streams in the same commit. */
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
  lt,
  not,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import {
  MAX_EDITS_A_DAY,
  MAX_VERSIONS,
  ONE_EDIT_MS,
  TELL_NAMED_JOB,
  VERSIONS_PER_PAGE,
} from '#domains/discussion/constants.ts';
import { discussionRefusals } from '#domains/discussion/refusals.ts';
import { commentEdits, comments, reactions, takenBack } from '#domains/discussion/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { Subject } from '#domains/shapes.ts';
import type { PlaceKind } from '#domains/subject.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { publish } from '#platform/realtime.ts';

export interface Comment {
  id: number;
  author: { id: UserId; name: string; lastOnlineAt: Date | null; clubId: ClubId | null };
  /** The club it was said for. */
  clubId: ClubId | null;
  text: string;
  part: number | null;
  /** The comment it answers. */
  answersId: number | null;
  createdAt: Date;
  editedAt: Date | null;
}

/** A comment by a user, or by the game itself. */
type Said = Omit<Comment, 'author'> & { author: Comment['author'] | null };

export interface CommentPage {
  /** Oldest first. */
  comments: Comment[];
  /** Whether there are older ones; if asked for those after a comment, newer ones. */
  hasMore: boolean;
}

interface Asked {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
  /** Whether the reader is an insider, who also reads private comments. */
  isInside?: boolean;
  /** Leaves out comments by users that this reader has blocked; null: none. */
  readerId?: UserId | null | undefined;
  /** A further condition on the comments shown. */
  where?: SQL | undefined;
}

const isOn = ({ kind, id }: Subject) => and(eq(comments.subjectKind, kind), eq(comments.subjectId, id));

/** Builds the condition that the comment is not removed by a moderator. */
export const isShown = (id: number) => and(eq(comments.id, id), isNull(comments.hiddenAt));

/** Returns the newest comments on a subject, or those before or after a given one. */
export async function listComments(
  db: Database | Transaction,
  subject: Subject,
  { before, after, limit, isInside = false, readerId = null, where }: Asked,
): Promise<CommentPage> {
  const isForward = after !== undefined;
  const rows = await readComments(db, {
    where: and(
      isOn(subject),
      isInside ? undefined : eq(comments.isPrivate, false),
      readerId === null ? undefined : isReadBy(readerId, comments.userId),
      where,
      isForward ? gt(comments.id, after) : undefined,
      before === undefined ? undefined : lt(comments.id, before),
    ),
    order: isForward ? asc(comments.id) : desc(comments.id),
    // One more than shown, to tell whether there are more.
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  return { comments: byUsers(isForward ? page : page.reverse()), hasMore: rows.length > limit };
}

function byUsers(said: readonly Said[]): Comment[] {
  return said.flatMap(({ author, ...rest }) => (author ? { ...rest, author } : []));
}

/** Returns those of the comments that still exist, oldest first. */
export async function findComments(db: Database | Transaction, ids: readonly number[]): Promise<Comment[]> {
  if (ids.length === 0) return [];
  const where = inArray(comments.id, [...ids]);
  return byUsers(await readComments(db, { where, order: asc(comments.id), limit: ids.length }));
}

/**
 * Builds the number of comments that a user can read on the subject of that kind whose id is in the column, for queries
 * of many subjects.
 * @param readerId null: what everyone may read
 */
export function countComments(kind: string, id: SQLWrapper, readerId: UserId | null = null): SQL<number> {
  return sql<number>`(select count(*) from ${comments} where ${comments.subjectKind} = ${kind}
    and ${comments.subjectId} = ${id} and not ${comments.isPrivate} and ${comments.hiddenAt} is null${readerId === null ? sql`` : sql` and ${isReadBy(readerId, comments.userId)}`})`;
}

/** Selects the ids of subjects of a kind with comments by other users. */
export function saidByOthers(db: Database | Transaction, kind: string, userId: UserId) {
  return db
    .select({ id: comments.subjectId })
    .from(comments)
    .where(and(eq(comments.subjectKind, kind), sql`${comments.userId} <> ${userId}`));
}

export interface NewComment {
  userId: UserId;
  text: string;
  now: Date;
  clubId?: ClubId | null;
  isPrivate?: boolean;
  part?: number | null;
  answersId?: number | null;
}

/** Matches texts that may mention users, which are read exactly when users are notified. */
const NAMES_USERS = /\[\[user:\d/;

/** Saves a comment; the caller has checked its author's permission. @returns its id */
export async function addComment(
  tx: Transaction,
  subject: Subject,
  { now, ...said }: Omit<NewComment, 'userId'> & { userId: UserId | null },
): Promise<number> {
  const [row] = await tx
    .insert(comments)
    .values({ subjectKind: subject.kind, subjectId: subject.id, ...said, createdAt: now })
    .returning({ id: comments.id });
  if (!row) throw new Error('the comment was not stored');
  await publish(tx, 'discussion', { ...subject, said: row.id, by: said.userId ?? undefined });
  if (NAMES_USERS.test(said.text)) await enqueue(tx, TELL_NAMED_JOB, { commentId: row.id });
  return row.id;
}

/**
 * Returns the times of a user's comments on subjects of a kind, in milliseconds, latest first, including comments taken
 * back, so that taking back does not bypass limits.
 * @param part limits the result to this part
 */
export async function timesSaid(
  tx: Transaction,
  userId: UserId,
  { kind, part, limit }: { kind: string; part?: number; limit: number },
): Promise<number[]> {
  const timesIn = (table: typeof comments | typeof takenBack) =>
    tx
      .select({ at: table.createdAt })
      .from(table as typeof comments)
      .where(
        and(
          eq(table.userId, userId),
          eq(table.subjectKind, kind),
          part === undefined ? undefined : eq(table.part, part),
        ),
      )
      .orderBy(desc(table.id))
      .limit(limit);
  const times = [...(await timesIn(comments)), ...(await timesIn(takenBack))].map(({ at }) => at.getTime());
  return times.sort((one, other) => other - one).slice(0, limit);
}

/** Returns the number of a user's comments on a subject, including those taken back. */
export async function timesSaidOn(db: Database | Transaction, userId: UserId, { kind, id }: Subject): Promise<number> {
  const countIn = (table: typeof comments | typeof takenBack) =>
    db.$count(table, and(eq(table.userId, userId), eq(table.subjectKind, kind), eq(table.subjectId, id)));
  return (await countIn(comments)) + (await countIn(takenBack));
}

/** Edits a comment and keeps its former text; the caller has checked the author's permission. */
export async function editComment(
  tx: Transaction,
  id: number,
  { text, now }: { text: string; now: Date },
): Promise<{ ok: true } | Refused> {
  const { text: said, userId, subjectKind, subjectId } = comments;
  const [before] = await tx
    .select({ text: said, userId, subjectKind, subjectId })
    .from(comments)
    .where(isShown(id))
    .for('no key update');
  if (!before || before.userId === null) return discussionRefusals.unknownComment();
  if (before.text === text) return { ok: true };
  const kept = await keepVersion(tx, { commentId: id, text: before.text, until: now }, before.userId);
  if (!kept.ok) return kept;
  await tx.update(comments).set({ text, editedAt: now }).where(eq(comments.id, id));
  const on = { kind: before.subjectKind, id: before.subjectId };
  await publish(tx, 'discussion', { ...on, said: id, by: before.userId, isAgain: true });
  return { ok: true };
}

/**
 * Saves a comment's former text as a version, unless that was written in the course of the same edit. Of very many
 * versions, the first and the latest are kept.
 */
async function keepVersion(
  tx: Transaction,
  version: { commentId: number; text: string; until: Date },
  userId: UserId,
): Promise<{ ok: true } | Refused> {
  const { until } = version;
  const isOfIt = eq(commentEdits.commentId, version.commentId);
  const ids = tx.select({ id: commentEdits.id }).from(commentEdits).where(isOfIt);
  const [last] = await tx
    .select({ until: commentEdits.until })
    .from(commentEdits)
    .where(isOfIt)
    .orderBy(desc(commentEdits.id))
    .limit(1);
  if (last && until.getTime() - last.until.getTime() < ONE_EDIT_MS) return { ok: true };
  // Serialized by user, so that two tabs cannot exceed the limit together.
  await lockName(tx, 'edit', userId);
  const [today] = await tx
    .select({ edits: count() })
    .from(commentEdits)
    .innerJoin(comments, eq(comments.id, commentEdits.commentId))
    .where(and(eq(comments.userId, userId), gt(commentEdits.until, new Date(until.getTime() - DAY_MS))));
  if ((today?.edits ?? 0) >= MAX_EDITS_A_DAY) return discussionRefusals.tooManyEdits({ max: MAX_EDITS_A_DAY });
  await tx.insert(commentEdits).values(version);
  const latest = ids.orderBy(desc(commentEdits.id)).limit(MAX_VERSIONS - 1);
  const isFirst = sql`${commentEdits.id} = (select min(id) from ${commentEdits} where ${isOfIt})`;
  await tx.delete(commentEdits).where(and(isOfIt, notInArray(commentEdits.id, latest), not(isFirst)));
  return { ok: true };
}

/** Returns a page of a comment's former versions, latest first, and their total number. */
export async function listEdits(
  db: Database,
  id: number,
  page: number,
): Promise<{ rows: { text: string; until: Date }[]; total: number }> {
  const where = eq(commentEdits.commentId, id);
  const [rows, total] = await Promise.all([
    db
      .select({ text: commentEdits.text, until: commentEdits.until })
      .from(commentEdits)
      .where(where)
      .orderBy(desc(commentEdits.id))
      .limit(VERSIONS_PER_PAGE)
      .offset((page - 1) * VERSIONS_PER_PAGE),
    db.$count(commentEdits, where),
  ]);
  return { rows, total };
}

/** Returns the author, subject, time and text of a comment; null if it does not exist (any more) or is not by a user. */
export async function findComment(db: Database | Transaction, id: number) {
  const [row] = await db
    .select({
      userId: sql<UserId>`${comments.userId}`,
      on: { kind: comments.subjectKind, id: comments.subjectId },
      createdAt: comments.createdAt,
      text: comments.text,
    })
    .from(comments)
    .where(and(isShown(id), isNotNull(comments.userId)));
  return row ?? null;
}

/** Takes a comment back, if its place allows it. @returns the removed comment; unknown: it was already gone */
export async function removeComment(
  tx: Transaction,
  id: number,
  { places, now }: { places: readonly PlaceKind[]; now: Date },
): Promise<{ ok: true; gone: typeof comments.$inferSelect } | Refused> {
  const where = { kind: comments.subjectKind, id: comments.subjectId };
  const [said] = await tx
    .select({ ...where, part: comments.part, createdAt: comments.createdAt })
    .from(comments)
    .where(isShown(id))
    // Of two who take it back at once, the second finds nothing.
    .for('update');
  const letGo = places.find(({ kind }) => kind === said?.kind)?.letGo;
  if (said && letGo) {
    const done = await letGo(tx, { ...said, subjectId: said.id, id }, now);
    if (!done.ok) return done;
  }
  const [row] = await tx.delete(comments).where(isShown(id)).returning();
  if (!row) return discussionRefusals.unknownComment();
  const { subjectKind, subjectId, userId, part, createdAt } = row;
  if (userId !== null) await tx.insert(takenBack).values({ id, subjectKind, subjectId, userId, part, createdAt });
  await publish(tx, 'discussion', { kind: subjectKind, id: subjectId, unsaid: id });
  return { ok: true, gone: row };
}

/** Deletes all comments on deleted subjects, and all reactions to them. */
export async function dropDiscussions(tx: Transaction, kind: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of [comments, reactions])
    await tx.delete(table).where(and(eq(table.subjectKind, kind), inArray(table.subjectId, [...ids])));
}

async function readComments(
  db: Database | Transaction,
  { where, order, limit }: { where: SQL | undefined; order: SQL; limit: number },
): Promise<Said[]> {
  const { id, clubId, text, part, answersId, createdAt, editedAt } = comments;
  const rows = await db
    .select({
      id,
      author: { id: users.id, name: users.name, lastOnlineAt: users.shownOnlineAt },
      managed: managers.clubId,
      clubId,
      text,
      part,
      answersId,
      createdAt,
      editedAt,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(managers, eq(managers.userId, users.id))
    .where(and(where, isNull(comments.hiddenAt)))
    .orderBy(order)
    .limit(limit);
  return rows.map(({ author, managed, ...said }) => ({ ...said, author: author && { ...author, clubId: managed } }));
}
