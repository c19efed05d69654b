import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pollStateOf, seesVotes, votesFor } from '#domains/article/rules/poll.ts';

describe('a poll', () => {
  it('is open through its last day', () => {
    expect([pollStateOf(null, 5), pollStateOf(5, 5), pollStateOf(5, 6)]).toEqual(['draft', 'open', 'closed']);
  });

  it('shows the votes to its author, to voters, and in the end to all', () => {
    const nobody = { hasVoted: false, isAuthor: false };
    expect(seesVotes('open', nobody)).toBe(false);
    expect(seesVotes('open', { ...nobody, hasVoted: true })).toBe(true);
    expect(seesVotes('open', { ...nobody, isAuthor: true })).toBe(true);
    expect(seesVotes('closed', nobody)).toBe(true);
    expect(seesVotes('draft', { hasVoted: false, isAuthor: true })).toBe(false);
  });

  it('counts each vote for one answer, once', () => {
    const holds = fc.property(fc.integer({ min: 2, max: 6 }), fc.array(fc.nat({ max: 5 })), (answers, choices) => {
      const votes = votesFor(answers, choices);
      const valid = choices.filter((choice) => choice < answers);
      return votes.length === answers && votes.every((each, at) => each === valid.filter((one) => one === at).length);
    });
    fc.assert(holds);
  });
});
