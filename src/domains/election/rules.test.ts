import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntilRecall, decide, signaturesNeeded } from '#domains/election/rules.ts';

const candidatesOf = (many: number) =>
  Array.from({ length: many }, (_, index) => ({ id: index + 1, personId: 100 + index }));
/** Candidacies that somebody votes for: who is voted for in a round of some voters. */
const rounds = fc
  .integer({ min: 1, max: 6 })
  .chain((many) => fc.tuple(fc.constant(many), fc.array(fc.integer({ min: 1, max: many }), { maxLength: 40 })));
const countsOf = (votes: readonly number[]) =>
  new Map([...Map.groupBy(votes, (id) => id)].map(([id, own]) => [id, own.length]));

describe('a count of votes', () => {
  it('elects somebody in two rounds at most, whatever is voted', () => {
    fc.assert(
      fc.property(rounds, fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 }), ([many, votes], second) => {
        const candidates = candidatesOf(many);
        const first = decide(candidates, countsOf(votes), { isRunoff: false, incumbentId: null });
        if (first?.kind === 'won') return;
        const left = candidates.filter(({ id }) => first?.candidateIds.includes(id));
        const last = decide(left, countsOf(second), { isRunoff: true, incumbentId: null });
        expect(last?.kind).toBe('won');
      }),
    );
  });

  it('never elects a candidate whom another beats, and sends exactly the tied ones into a runoff', () => {
    fc.assert(
      fc.property(rounds, ([many, votes]) => {
        const counts = countsOf(votes);
        const most = Math.max(0, ...counts.values());
        const decision = decide(candidatesOf(many), counts, { isRunoff: false, incumbentId: null });
        if (decision?.kind === 'won') expect(counts.get(decision.candidate.id) ?? 0).toBe(most);
        if (decision?.kind === 'runoff') {
          expect(decision.candidateIds.length).toBeGreaterThan(1);
          expect(decision.candidateIds).toEqual(
            [...counts]
              .filter(([, own]) => own === most)
              .map(([id]) => id)
              .sort(),
          );
        }
      }),
    );
  });

  it('is the same in whatever order the votes are in', () => {
    fc.assert(
      fc.property(rounds, ([many, votes]) => {
        const terms = { isRunoff: false, incumbentId: 101 };
        const decided = decide(candidatesOf(many), countsOf(votes), terms);
        expect(decide(candidatesOf(many).reverse(), countsOf(votes.toReversed()), terms)).toEqual(decided);
      }),
    );
  });

  it('leaves the one in office there when a runoff is level, and else the one who declared first', () => {
    const level = new Map([
      [1, 2],
      [2, 2],
    ]);
    const won = (incumbentId: number | null) => decide(candidatesOf(2), level, { isRunoff: true, incumbentId });
    expect(won(101)).toMatchObject({ kind: 'won', candidate: { id: 2 } });
    expect(won(null)).toMatchObject({ kind: 'won', candidate: { id: 1 } });
    expect(decide([], level, { isRunoff: false, incumbentId: null })).toBeNull();
  });

  it('asks nobody a second time where nobody has voted', () => {
    const decision = decide(candidatesOf(3), new Map(), { isRunoff: false, incumbentId: 102 });
    expect(decision).toMatchObject({ kind: 'won', candidate: { id: 3 } });
  });
});

describe('a recall', () => {
  it('takes a third of the members, never fewer and never nobody', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (members) => {
        const needed = signaturesNeeded(members);
        expect(needed).toBeGreaterThanOrEqual(1);
        expect(needed * 3).toBeGreaterThanOrEqual(members);
        if (members > 1) expect((needed - 1) * 3).toBeLessThan(members);
      }),
    );
  });

  it('waits until a president has been in office for two weeks', () => {
    expect(daysUntilRecall({ inOfficeSince: 100, absoluteDay: 103 })).toBe(11);
    expect(daysUntilRecall({ inOfficeSince: 100, absoluteDay: 114 })).toBe(0);
  });
});
