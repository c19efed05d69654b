/** The poll of a topic as its readers see it. */
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import type { TopicPoll } from '#domains/forum/contract.ts';
import { topicPolls, topicVotes } from '#domains/forum/tables.ts';
import type { SessionUser } from '#platform/calls/policy.ts';
import type { Database } from '#platform/database/client.ts';

/** Users who are named for each option of a public poll. */
const VOTERS_NAMED = 20;

/** At most two queries, one after the other, neither of which counts votes. @returns null: the topic asks nothing */
export async function loadPoll(
  db: Database,
  topicId: number,
  { viewer, now }: { viewer: SessionUser; now: Date },
): Promise<TopicPoll | null> {
  const own = db
    .select({ option: topicVotes.option })
    .from(topicVotes)
    .where(and(eq(topicVotes.topicId, topicId), eq(topicVotes.userId, viewer.id)));
  const [poll] = await db
    .select({ ...getTableColumns(topicPolls), own: sql<number[]>`array(${own})` })
    .from(topicPolls)
    .where(eq(topicPolls.topicId, topicId));
  if (!poll) return null;
  const mine = new Set(poll.own);
  const isOpen = poll.closesAt > now;
  const isCounted = !isOpen || mine.size > 0;
  const { question, isMultiple, isPublic, closesAt, votes, voters } = poll;
  const named = isPublic && isCounted ? await votersOf(db, topicId, poll.options.length) : [];
  return {
    question,
    isMultiple,
    isPublic,
    closesAt: closesAt.toISOString(),
    isOpen,
    options: poll.options.map((text, option) => ({
      text,
      votes: isCounted ? (votes[option] ?? 0) : null,
      isMine: mine.has(option),
      voters: named
        .filter((voter) => voter.option === option)
        .map(({ id, name, lastOnlineAt }) => ({
          id,
          name,
          isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()),
        })),
    })),
    voters,
  };
}

/** Returns the first users who have chosen each option, by their ids. */
async function votersOf(db: Database, topicId: number, options: number) {
  const first = db
    .select({ option: topicVotes.option, userId: topicVotes.userId })
    .from(topicVotes)
    .where(and(eq(topicVotes.topicId, topicId), sql`${topicVotes.option} = chosen.option`))
    .orderBy(topicVotes.userId)
    .limit(VOTERS_NAMED)
    .as('first');
  return db
    .select({ option: first.option, id: users.id, name: users.name, lastOnlineAt: users.shownOnlineAt })
    .from(sql`generate_series(0, ${options - 1}::int) as chosen (option)`)
    .innerJoinLateral(first, sql`true`)
    .innerJoin(users, eq(users.id, first.userId))
    .orderBy(first.option, users.id);
}
