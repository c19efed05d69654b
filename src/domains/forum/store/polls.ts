/** Polls of topics, and what users choose in them. */
import { and, eq } from 'drizzle-orm';
import { forumRefusals } from '#domains/forum/refusals.ts';
import { isShownTo } from '#domains/forum/store/readers.ts';
import { topicPolls, topics, topicVotes } from '#domains/forum/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface NewPoll {
  question: string;
  options: string[];
  isMultiple: boolean;
  isPublic: boolean;
  /** For which it is open. */
  days: number;
}

export async function askPoll(tx: Transaction, topicId: number, { days, ...poll }: NewPoll, now: Date): Promise<void> {
  const closesAt = new Date(now.getTime() + days * DAY_MS);
  await tx.insert(topicPolls).values({ topicId, ...poll, closesAt });
}

/** Takes a user's choice in the place of what they chose before. @param options places from 0; none: the choice is taken back */
export async function voteInTopic(
  db: Database,
  { topicId, userId, options, now }: { topicId: number; userId: UserId; options: readonly number[]; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    // One vote after the other of a poll, so that two tabs do not leave two choices.
    const [poll] = await tx
      .select({ isMultiple: topicPolls.isMultiple, closesAt: topicPolls.closesAt, options: topicPolls.options })
      .from(topicPolls)
      .innerJoin(topics, eq(topics.id, topicPolls.topicId))
      .where(isShownTo(userId, topicId))
      .for('no key update', { of: topicPolls });
    if (!poll) return forumRefusals.noPoll();
    if (poll.closesAt <= now) return forumRefusals.pollClosed();
    const chosen = [...new Set(options)];
    const isFaulty = chosen.some((option) => option >= poll.options.length) || (chosen.length > 1 && !poll.isMultiple);
    if (isFaulty) return forumRefusals.badOptions();
    await tx.delete(topicVotes).where(and(eq(topicVotes.topicId, topicId), eq(topicVotes.userId, userId)));
    if (chosen.length > 0) await tx.insert(topicVotes).values(chosen.map((option) => ({ topicId, userId, option })));
    return { ok: true };
  });
}
