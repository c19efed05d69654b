/** The poll of an article, as its readers see it. */
import { eq, sql } from 'drizzle-orm';
import type { PollView } from '#domains/article/contract.ts';
import { pollStateOf, seesVotes, votesFor } from '#domains/article/rules/poll.ts';
import { articlePolls, articles } from '#domains/article/tables.ts';
import { pollBoxes, polls, pollVoters } from '#domains/ballot/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { ArticleId, UserId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

interface Viewer {
  viewerId: UserId;
  mayModerate: boolean;
  /** Absolute. */
  today: number;
}

/** Loads the poll. One query. @returns null: the article has no poll, or the viewer may not see it */
export async function loadPoll(
  db: Database,
  articleId: ArticleId,
  { viewerId, mayModerate, today }: Viewer,
): Promise<PollView | null> {
  const [row] = await db
    .select({
      poll: articlePolls,
      state: articles.state,
      authorId: persons.userId,
      closesOn: polls.closesOn,
      choices: pollBoxes.choices,
      hasVoted: sql<boolean>`exists (select 1 from ${pollVoters}
        where ${pollVoters.pollId} = ${articlePolls.pollId} and ${pollVoters.userId} = ${viewerId})`,
    })
    .from(articlePolls)
    .innerJoin(articles, eq(articles.id, articlePolls.articleId))
    .innerJoin(persons, eq(persons.id, articles.personId))
    .leftJoin(polls, eq(polls.id, articlePolls.pollId))
    .leftJoin(pollBoxes, eq(pollBoxes.pollId, articlePolls.pollId))
    .where(eq(articlePolls.articleId, articleId));
  if (!row) return null;
  const { poll, authorId, closesOn, choices } = row;
  const isAuthor = authorId === viewerId;
  if (row.state !== 'published' && !isAuthor && !(mayModerate && row.state === 'hidden')) return null;
  const { question, answers, days, counts } = poll;
  const state = pollStateOf(closesOn, today);
  // The ballot box is empty once the votes are counted.
  const votes = counts ?? votesFor(answers.length, choices ?? []);
  const isShown = seesVotes(state, { hasVoted: row.hasVoted, isAuthor });
  return {
    question,
    days,
    state,
    answers: answers.map((text, index) => ({ text, votes: isShown ? (votes[index] ?? 0) : null })),
    voters: votes.reduce((sum, each) => sum + each, 0),
    closes: closesOn === null ? null : dateOf(closesOn),
    hasVoted: row.hasVoted,
    mayVote: state === 'open' && row.state === 'published' && !isAuthor && !row.hasVoted,
  };
}
