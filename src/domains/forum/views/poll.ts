/** The poll of a topic as its readers see it. */
import { asc, eq } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import type { TopicPoll } from '#domains/forum/contract.ts';
import { topicPolls, topicVotes } from '#domains/forum/tables.ts';
import type { SessionUser } from '#platform/calls/policy.ts';
import type { Database } from '#platform/database/client.ts';

/** Users who are named for each option of a public poll. */
const VOTERS_NAMED = 20;

/** Two queries. @returns null: the topic asks nothing */
export async function loadPoll(
  db: Database,
  topicId: number,
  { viewer, now }: { viewer: SessionUser; now: Date },
): Promise<TopicPoll | null> {
  const [poll] = await db.select().from(topicPolls).where(eq(topicPolls.topicId, topicId));
  if (!poll) return null;
  const votes = await db
    .select({ option: topicVotes.option, id: users.id, name: users.name, lastOnlineAt: users.shownOnlineAt })
    .from(topicVotes)
    .innerJoin(users, eq(users.id, topicVotes.userId))
    .where(eq(topicVotes.topicId, topicId))
    .orderBy(asc(users.id));
  const isOpen = poll.closesAt > now;
  const isCounted = !isOpen || votes.some(({ id }) => id === viewer.id);
  const { question, isMultiple, isPublic, closesAt } = poll;
  return {
    question,
    isMultiple,
    isPublic,
    closesAt: closesAt.toISOString(),
    isOpen,
    options: poll.options.map((text, option) => {
      const chosen = votes.filter((vote) => vote.option === option);
      return {
        text,
        votes: isCounted ? chosen.length : null,
        isMine: chosen.some(({ id }) => id === viewer.id),
        voters: (isPublic && isCounted ? chosen : []).slice(0, VOTERS_NAMED).map(({ id, name, lastOnlineAt }) => ({
          id,
          name,
          isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()),
        })),
      };
    }),
    voters: new Set(votes.map(({ id }) => id)).size,
  };
}
