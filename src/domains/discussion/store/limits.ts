/** How much a user may write now, given what they wrote in the last day and the trust they have earned. */
import { and, type Column, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { appointments } from '#domains/appointment/tables.ts';
import {
  EARNS_TRUST,
  REPEAT_HOURS,
  REPEATED_LINE,
  TRUST,
  TRUST_LEVELS,
  type Trust,
} from '#domains/discussion/constants.ts';
import { discussionRefusals } from '#domains/discussion/refusals.ts';
import { hoursUntilNext } from '#domains/discussion/rules/day-limit.ts';
import { type References, readTalk, referencesOf } from '#domains/discussion/rules/markup.ts';
import { checkReach, trustOf } from '#domains/discussion/rules/trust.ts';
import { addComment, editComment, type NewComment, timesSaid } from '#domains/discussion/store/comments.ts';
import { dropDraft } from '#domains/discussion/store/drafts.ts';
import { comments } from '#domains/discussion/tables.ts';
import type { Subject } from '#domains/shapes.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

type Done = { ok: true } | Refused;

/** Returns a user's level of trust. */
export async function readTrust(db: Database | Transaction, userId: UserId): Promise<Trust> {
  const [row] = await db
    .select({ visitDays: users.visitDays, posts: postsForTrust(db, users.id) })
    .from(users)
    .where(eq(users.id, userId));
  return trustOf(row ?? { visitDays: 0, posts: 0 });
}

/** Builds the number of a user's posts, up to what the highest level requires. */
export function postsForTrust(db: Database | Transaction, userId: Column): SQL<number> {
  // Index-only.
  const posts = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.subjectKind, EARNS_TRUST)))
    .limit(TRUST.regular.posts)
    .as('posts');
  return sql<number>`(select count(*)::int from ${posts})`;
}

/** Serializes a user's comments from here on, so that two tabs cannot exceed a limit together. */
export async function queueUp(tx: Transaction, userId: UserId): Promise<void> {
  await lockName(tx, 'talk', userId);
}

/** The minimum level of trust of a writer, granted by the reader who has admitted them. */
interface Floor {
  atLeast?: Trust;
}

function higherOf(trust: Trust, atLeast: Trust = 'new'): Trust {
  return TRUST_LEVELS.indexOf(trust) < TRUST_LEVELS.indexOf(atLeast) ? atLeast : trust;
}

/** Saves a comment if its author may write it; see `checkComment`. */
export async function postComment(
  tx: Transaction,
  subject: Subject,
  said: NewComment & Floor,
): Promise<{ ok: true; id: number } | Refused> {
  const may = await checkComment(tx, subject.kind, said);
  if (!may.ok) return may;
  await dropDraft(tx, said.userId, subject);
  return { ok: true, id: await addComment(tx, subject, said) };
}

/** Whether a user may use this many links and mentions in a text that is not a comment: an article, a proposal, a program. */
export async function checkWriting(tx: Transaction, userId: UserId, references: References): Promise<Done> {
  return checkReach(references, (await isOnStaff(tx, userId)) ? 'regular' : await readTrust(tx, userId));
}

/**
 * Whether a user may write a text in a place of a kind that is open to them: their trust limits the number per day, and
 * the links and mentions in each. Applies everywhere but in the forum, which counts topics and posts, and checks each
 * text the same way.
 */
export async function checkComment(
  tx: Transaction,
  kind: string,
  { userId, text, now, atLeast }: Pick<NewComment, 'userId' | 'text' | 'now'> & Floor,
): Promise<Done> {
  await queueUp(tx, userId);
  const isStaff = await isOnStaff(tx, userId);
  const trust = isStaff ? 'regular' : higherOf(await readTrust(tx, userId), atLeast);
  const checked = checkReach(referencesOf(readTalk(text)), trust);
  return checked.ok && !isStaff ? maySayMore(tx, { kind, userId, text, trust, now }) : checked;
}

/** Edits a comment, whose new text is checked like that of a new one. */
export async function changeComment(
  tx: Transaction,
  { id, userId, text, now, atLeast }: { id: number; userId: UserId; text: string; now: Date } & Floor,
): Promise<Done> {
  const trust = (await isOnStaff(tx, userId)) ? 'regular' : higherOf(await readTrust(tx, userId), atLeast);
  const checked = checkReach(referencesOf(readTalk(text)), trust);
  return checked.ok ? editComment(tx, id, { text, now }) : checked;
}

/** Refuses a line beyond the daily limit of its kind of place, with the hours to wait, and repeated long lines. */
async function maySayMore(
  tx: Transaction,
  { kind, userId, text, trust, now }: { kind: string; userId: UserId; text: string; trust: Trust; now: Date },
): Promise<Done> {
  const max = TRUST[trust].linesADay;
  const hours = hoursUntilNext(await timesSaid(tx, userId, { kind, limit: max }), { max, now: now.getTime() });
  if (hours > 0) return discussionRefusals.tooManyLines({ max, hours });
  if (text.length < REPEATED_LINE.letters) return { ok: true };
  return mayRepeat(tx, { kind, userId, text, now, most: REPEATED_LINE.most });
}

/** Refuses a text that a user has already posted `most` times within a day in places of a kind, with the hours to wait. */
export async function mayRepeat(
  tx: Transaction,
  { kind, userId, text, now, most }: { kind: string; userId: UserId; text: string; now: Date; most: number },
): Promise<Done> {
  const since = new Date(now.getTime() - REPEAT_HOURS * HOUR_MS);
  const repeated = await tx
    .select({ at: comments.createdAt })
    .from(comments)
    .where(
      and(
        eq(comments.userId, userId),
        eq(comments.subjectKind, kind),
        gt(comments.createdAt, since),
        eq(comments.text, text),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(most);
  const oldest = repeated[most - 1];
  if (!oldest) return { ok: true };
  const hours = Math.ceil((oldest.at.getTime() - since.getTime()) / HOUR_MS);
  return discussionRefusals.repeated({ hours: Math.max(1, hours) });
}

/** Whether the user is an admin or moderator, who have the highest trust and no daily limits. */
async function isOnStaff(tx: Transaction, userId: UserId): Promise<boolean> {
  const isModerator = and(
    eq(appointments.userId, userId),
    eq(appointments.role, 'moderator'),
    isNull(appointments.dismissedAt),
  );
  const [admin] = await tx.select({ isAdmin: users.isAdmin }).from(users).where(eq(users.id, userId));
  return admin?.isAdmin === true || (await tx.$count(appointments, isModerator)) > 0;
}
