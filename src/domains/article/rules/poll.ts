/** The rules of polls in articles. */
import { MAX_ANSWERS, MIN_ANSWERS, MIN_QUESTION } from '#domains/article/constants.ts';
import { articleRefusals } from '#domains/article/refusals.ts';
import { isTricky } from '#domains/article/rules/draft.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface PollWords {
  question: string;
  answers: readonly string[];
  /** Number of game days after publication on which readers can vote. */
  days: number;
}

/** Returns the poll's words, or the reason they are refused: too few or unreadable answers, for example. */
export function checkPoll({ question, answers, days }: PollWords): { ok: true; words: PollWords } | Refused {
  const words = { question: question.trim(), answers: answers.map((answer) => answer.trim()), days };
  if (words.question.length < MIN_QUESTION) return articleRefusals.questionShort({ min: MIN_QUESTION });
  if (words.answers.length < MIN_ANSWERS || words.answers.length > MAX_ANSWERS || words.answers.includes(''))
    return articleRefusals.badAnswers({ min: MIN_ANSWERS, max: MAX_ANSWERS });
  if ([words.question, ...words.answers].some(isTricky)) return articleRefusals.wordsNotAllowed();
  const different = new Set(words.answers.map((answer) => answer.toLowerCase().replace(/\s+/g, ' ')));
  return different.size < words.answers.length ? articleRefusals.sameAnswers() : { ok: true, words };
}

export type PollState = 'draft' | 'open' | 'closed';

/** Returns the state of a poll. @param closesOn absolute; null: the article is a draft @param today absolute */
export function pollStateOf(closesOn: number | null, today: number): PollState {
  if (closesOn === null) return 'draft';
  return today > closesOn ? 'closed' : 'open';
}

/**
 * Whether a reader sees the votes. To keep voters unbiased, they are shown to those who have voted, to the author, and
 * to all once the poll is closed.
 */
export function seesVotes(state: PollState, by: { hasVoted: boolean; isAuthor: boolean }): boolean {
  return state === 'closed' || (state === 'open' && (by.hasVoted || by.isAuthor));
}

/** Returns the votes for each of this many answers. */
export function votesFor(answers: number, choices: readonly number[]): number[] {
  const votes = Array<number>(answers).fill(0);
  for (const choice of choices) if (choice in votes) votes[choice] = (votes[choice] ?? 0) + 1;
  return votes;
}
