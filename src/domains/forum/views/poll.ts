/** The poll of a topic, as its readers see it. */
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import type { TopicPoll } from '#domains/forum/contract.ts';
import { topicPolls, topics, topicVotes } from '#domains/forum/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** The number of voters named for each option of a public poll. */
const VOTERS_NAMED = 20;

/** A poll as the database returns it, in JSON. */
export interface FoundPoll {
  question: string;
  options: string[];
  isMultiple: boolean;
  isPublic: boolean;
  closesAt: string;
  votes: number[];
  voters: number;
  /** The viewer's choices. */
  own: number[];
  /** null: the voters are hidden from the viewer, or there are none. */
  named: { option: number; id: UserId; name: string; lastOnlineAt: string | null }[] | null;
}

/** Builds the poll of an outer query's topic, without counting votes; null: the topic has no poll. */
export function pollOfTopic(
  db: Database,
  { viewerId, now }: { viewerId: Placeholder; now: Placeholder },
): SQL<FoundPoll | null> {
  const { question, options, isMultiple, isPublic, closesAt, votes, voters } = topicPolls;
  const own = db
    .select({ option: topicVotes.option })
    .from(topicVotes)
    .where(and(eq(topicVotes.topicId, topicPolls.topicId), eq(topicVotes.userId, viewerId)));
  return sql`(
    select json_build_object(
      'question', ${question}, 'options', ${options}, 'isMultiple', ${isMultiple}, 'isPublic', ${isPublic},
      'closesAt', ${closesAt}, 'votes', ${votes}, 'voters', ${voters}, 'own', array(${own}),
      'named', case when ${isPublic} and (${closesAt} <= ${now} or exists (${own})) then (${firstVoters(db)}) end
    ) from ${topicPolls} where ${topicPolls.topicId} = ${topics.id})`;
}

/** Selects the first voters of each option, by user id. */
function firstVoters(db: Database) {
  const first = db
    .select({ option: topicVotes.option, userId: topicVotes.userId })
    .from(topicVotes)
    .where(and(eq(topicVotes.topicId, topicPolls.topicId), sql`${topicVotes.option} = chosen.option`))
    .orderBy(topicVotes.userId)
    .limit(VOTERS_NAMED)
    .as('first');
  return db
    .select({
      list: sql`json_agg(json_build_object(
        'option', ${first.option}, 'id', ${users.id}, 'name', ${users.name}, 'lastOnlineAt', ${users.shownOnlineAt}
      ) order by ${first.option}, ${users.id})`,
    })
    .from(sql`generate_series(0, cardinality(${topicPolls.options}) - 1) as chosen (option)`)
    .innerJoinLateral(first, sql`true`)
    .innerJoin(users, eq(users.id, first.userId));
}

/** Returns the poll as its viewer sees it: without votes and voters until they have voted or it is closed. */
export function shownPoll(
  { question, options, isMultiple, isPublic, closesAt, votes, voters, own, named }: FoundPoll,
  now: Date,
): TopicPoll {
  const mine = new Set(own);
  const closes = new Date(closesAt);
  const isOpen = closes > now;
  const isCounted = !isOpen || mine.size > 0;
  const told = isPublic && isCounted ? (named ?? []) : [];
  return {
    question,
    isMultiple,
    isPublic,
    closesAt: closes.toISOString(),
    isOpen,
    options: options.map((text, option) => ({
      text,
      votes: isCounted ? (votes[option] ?? 0) : null,
      isMine: mine.has(option),
      voters: told
        .filter((voter) => voter.option === option)
        .map(({ id, name, lastOnlineAt }) => ({
          id,
          name,
          isOnline: isOnline(lastOnlineAt === null ? null : Date.parse(lastOnlineAt), now.getTime()),
        })),
    })),
    voters,
  };
}
