/** The jobs that remove old versions of comments and notify the users they mention. */
import { and, desc, eq, gt, inArray, like, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { users } from '#domains/account/tables.ts';
import { findSessionUsers, type GrantsToUsers } from '#domains/auth/store/sessions.ts';
import { readersOf } from '#domains/block/store.ts';
import { MAX_TELLING_A_DAY, MAX_TOLD, TELL_NAMED_JOB, TOLD_AGAIN_MS } from '#domains/discussion/constants.ts';
import { readTalk, referencesOf } from '#domains/discussion/rules/markup.ts';
import { isShown } from '#domains/discussion/store/comments.ts';
import { forgetOldEdits } from '#domains/discussion/store/retention.ts';
import { openPlaceOf } from '#domains/discussion/store/subject.ts';
import { comments, takenBack } from '#domains/discussion/tables.ts';
import { notify, withdrawMentions } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import type { PlaceKind } from '#domains/subject.ts';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Transaction } from '#platform/database/client.ts';
import { defineJob } from '#platform/queue/job.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export const tidyCommentsJob = defineJob({
  name: 'tidy-comments',
  cadence: 'minutely',
  timeLimitSeconds: 60,
  payload: z.object({}),
  run: ({ db, now }) => forgetOldEdits(db, now()),
});

interface Places {
  /** The kinds of places where users talk, from all slices. */
  places: readonly PlaceKind[];
  nouns: readonly GrantsToUsers[];
}

/**
 * Creates the job that notifies users mentioned in chats, comments and messages; posts and articles send their own
 * notifications.
 */
export const tellNamedJob = (kept: Places) =>
  defineJob({
    name: TELL_NAMED_JOB,
    cadence: 'on-demand',
    timeLimitSeconds: 30,
    payload: z.object({ commentId: z.number().int() }),
    run: ({ db }, { commentId }) => db.transaction((tx) => tellNamed(tx, commentId, kept)),
  });

/**
 * Notifies the users a comment mentions outside of quotes, if they may read the place, have not muted it, and have not
 * blocked the author. Each user is notified once. The comment stays locked meanwhile, so that if its author takes it
 * back, the notifications go with it.
 */
async function tellNamed(tx: Transaction, commentId: number, { places, nouns }: Places): Promise<void> {
  const [said] = await tx.select().from(comments).where(isShown(commentId)).for('share');
  const place = places.find(({ kind }) => kind === said?.subjectKind);
  if (!said || !place || place.untell) return;
  const { userId: authorId } = said;
  if (authorId === null) return;
  const earlier = await namedBefore(tx, { ...said, userId: authorId });
  if (earlier.comments >= MAX_TELLING_A_DAY) return;
  const named = namedIn(said.text).filter((id) => id !== authorId && !earlier.justNow.has(id));
  const told = await toldAlready(tx, commentId, named);
  const hearing = await readersOf(tx, authorId, named.slice(0, MAX_TOLD));
  const [author] = await tx.select({ name: users.name }).from(users).where(eq(users.id, authorId));
  const params = { commentId, place: place.kind, userId: authorId, user: author?.name ?? '' };
  for (const reader of await findSessionUsers(tx, hearing, nouns)) {
    const seen = await openPlaceOf(tx, said, { place, reader });
    if (!seen || seen.isQuiet || told.has(reader.id)) continue;
    const { path } = seen;
    const notice = { userId: reader.id, channel: 'world', kind: 'mention', params: { ...params, path } } as const;
    await notify(pgRows(tx), [notice]);
  }
}

/** Withdraws unread notifications about a removed comment. */
export async function untell(
  tx: Transaction,
  { id: commentId, subjectKind, subjectId, part, text }: typeof comments.$inferSelect,
  places: readonly PlaceKind[],
): Promise<void> {
  const place = places.find(({ kind }) => kind === subjectKind);
  if (place?.untell) await place.untell(tx, { subjectId, part });
  else await withdrawMentions(tx, { commentId, userIds: namedIn(text) });
}

/** Returns the users mentioned outside of quotes: those in a quote have already been notified. */
function namedIn(text: string): UserId[] {
  return referencesOf(readTalk(text).filter(({ kind }) => kind !== 'quote')).named.user;
}

/**
 * Returns how many of the author's comments have mentioned users within a day, and whom recent ones in the same place
 * have mentioned.
 */
async function namedBefore(
  tx: Transaction,
  { id, userId, subjectKind, subjectId, createdAt }: typeof comments.$inferSelect & { userId: UserId },
) {
  const yesterday = new Date(createdAt.getTime() - DAY_MS);
  const naming = await tx
    .select({ text: comments.text, kind: comments.subjectKind, on: comments.subjectId, createdAt: comments.createdAt })
    .from(comments)
    .where(
      and(
        eq(comments.userId, userId),
        lt(comments.id, id),
        gt(comments.createdAt, yesterday),
        like(comments.text, '%[[user:%'),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(MAX_TELLING_A_DAY);
  const gone = await tx.$count(takenBack, and(eq(takenBack.userId, userId), gt(takenBack.createdAt, yesterday)));
  const justNow = naming.filter(
    ({ kind, on, createdAt: at }) =>
      kind === subjectKind && on === subjectId && createdAt.getTime() - at.getTime() < TOLD_AGAIN_MS,
  );
  return { comments: naming.length + gone, justNow: new Set(justNow.flatMap(({ text }) => namedIn(text))) };
}

/** Returns users already notified, for a job that runs again. */
async function toldAlready(tx: Transaction, commentId: number, ids: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, [...ids]),
        eq(notifications.kind, 'mention'),
        sql`${notifications.params} -> 'commentId' = to_jsonb(${commentId}::int)`,
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}
