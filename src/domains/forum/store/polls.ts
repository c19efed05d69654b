/** Polls of topics, and users' choices. */
import { and, eq, inArray } from 'drizzle-orm';
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
  /** Number of days it is open. */
  days: number;
}

export async function askPoll(tx: Transaction, topicId: number, { days, ...poll }: NewPoll, now: Date): Promise<void> {
  const closesAt = new Date(now.getTime() + days * DAY_MS);
  await tx.insert(topicPolls).values({ topicId, ...poll, closesAt, votes: poll.options.map(() => 0) });
}

/** Saves a user's choice, replacing the previous one. @param options indexes from 0; empty: removes the choice */
export async function voteInTopic(
  db: Database,
  { topicId, userId, options, now }: { topicId: number; userId: UserId; options: readonly number[]; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    // Votes of a poll are serialized, so that two tabs cannot leave two choices.
    const [held] = await tx
      .select({ poll: topicPolls })
      .from(topicPolls)
      .innerJoin(topics, eq(topics.id, topicPolls.topicId))
      .where(isShownTo(userId, topicId))
      .for('no key update', { of: topicPolls });
    if (!held) return forumRefusals.noPoll();
    const { poll } = held;
    if (poll.closesAt <= now) return forumRefusals.pollClosed();
    const chosen = [...new Set(options)];
    const isFaulty = chosen.some((option) => option >= poll.options.length) || (chosen.length > 1 && !poll.isMultiple);
    if (isFaulty) return forumRefusals.badOptions();
    const isOwn = and(eq(topicVotes.topicId, topicId), eq(topicVotes.userId, userId));
    const before = await tx.delete(topicVotes).where(isOwn).returning({ option: topicVotes.option });
    const wasFor = new Set(before.map(({ option }) => option));
    const votes = poll.votes.map(
      (count, option) => count - Number(wasFor.has(option)) + Number(chosen.includes(option)),
    );
    const voters = poll.voters - Number(before.length > 0) + Number(chosen.length > 0);
    await tx.update(topicPolls).set({ votes, voters }).where(eq(topicPolls.topicId, topicId));
    if (chosen.length > 0) await tx.insert(topicVotes).values(chosen.map((option) => ({ topicId, userId, option })));
    return { ok: true };
  });
}

/** Removes all votes of a deleted user from the polls. */
export async function eraseVotes(tx: Transaction, userId: UserId): Promise<void> {
  const own = await tx
    .select({ topicId: topicVotes.topicId, option: topicVotes.option })
    .from(topicVotes)
    .where(eq(topicVotes.userId, userId));
  const byTopic = Map.groupBy(own, ({ topicId }) => topicId);
  const polls = await tx
    .select({ topicId: topicPolls.topicId, votes: topicPolls.votes, voters: topicPolls.voters })
    .from(topicPolls)
    .where(inArray(topicPolls.topicId, [...byTopic.keys()]))
    .orderBy(topicPolls.topicId)
    .for('no key update');
  for (const { topicId, votes, voters } of polls) {
    const chosen = new Set(byTopic.get(topicId)?.map(({ option }) => option));
    const left = votes.map((count, option) => count - Number(chosen.has(option)));
    await tx
      .update(topicPolls)
      .set({ votes: left, voters: voters - 1 })
      .where(eq(topicPolls.topicId, topicId));
  }
  await tx.delete(topicVotes).where(eq(topicVotes.userId, userId));
}
