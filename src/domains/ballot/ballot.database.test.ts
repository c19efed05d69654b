import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { votesAreVoters } from '#domains/ballot/checks.ts';
import { castVote, countPolls, openPolls } from '#domains/ballot/store.ts';
import { pollBoxes, pollVoters } from '#domains/ballot/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { testDatabase } from '../../../tests/database.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const VOTERS = 5;
const CLOSES_ON = 20;
const { db } = testDatabase();
let users: number[];

beforeAll(async () => {
  users = [];
  for (let index = 0; index < VOTERS; index++) users.push(await makeUser(db, { name: `Voter ${index}` }));
});

/** An event of a poll: a vote on some day, a count, or a count that is killed before it ends. */
const event = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ voter: fc.nat(VOTERS - 1), choice: fc.nat(3), day: fc.integer({ min: 17, max: 22 }) }),
  },
  { weight: 1, arbitrary: fc.constant('count' as const) },
  { weight: 1, arbitrary: fc.constant('killed count' as const) },
);

describe('a secret ballot', () => {
  it('takes one vote from each voter, in time, and is counted once, whatever the order of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 14 }), async (events) => {
        const pollId = await db.transaction((tx) => openPolls(pgRows(tx), [CLOSES_ON]));
        const count = () => db.transaction((tx) => countPolls(pgRows(tx), [pollId]));
        const valid = new Map<number, number>();
        let told: Map<number, number> | undefined;
        for (const one of events) {
          if (one === 'count') {
            const counted = (await count()).get(pollId);
            expect(counted === undefined).toBe(told !== undefined);
            told ??= counted;
          } else if (one === 'killed count') {
            const killed = db.transaction(async (tx) => {
              await countPolls(pgRows(tx), [pollId]);
              throw new Error('killed');
            });
            await expect(killed).rejects.toThrow('killed');
          } else {
            const { voter, choice, day } = one;
            const userId = users[voter] ?? 0;
            const vote = await db.transaction((tx) => castVote(tx, { pollId, userId, choice, absoluteDay: day }));
            const isValid = told === undefined && day <= CLOSES_ON && !valid.has(voter);
            expect(vote.ok).toBe(isValid);
            if (isValid) valid.set(voter, choice);
          }
        }
        told ??= (await count()).get(pollId);
        const wanted = [...Map.groupBy(valid.values(), (choice) => choice)].map(([choice, own]) => [
          choice,
          own.length,
        ]);
        expect([...(told ?? [])].sort()).toEqual(wanted.sort());
        expect((await votesAreVoters.run({ db } as never)).faults).toEqual([]);
      }),
      { numRuns: 40 },
    );
    // No data is left that links a voter to a vote.
    expect(await db.$count(pollVoters)).toBe(0);
    expect((await db.select().from(pollBoxes)).flatMap(({ choices }) => choices)).toEqual([]);
  });
});
