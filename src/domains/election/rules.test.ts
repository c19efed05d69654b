import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntilRecall, decide, signaturesNeeded } from '#domains/election/rules.ts';

const candidatesOf = (many: number) =>
  Array.from({ length: many }, (_, index) => ({ id: index + 1, personId: 100 + index }));
/** Candidacies with votes: the choices of some voters in a round. */
const rounds = fc
  .integer({ min: 1, max: 6 })
  .chain((many) => fc.tuple(fc.constant(many), fc.array(fc.integer({ min: 1, max: many }), { maxLength: 40 })));
const countsOf = (votes: readonly number[]) =>
  new Map([...Map.groupBy(votes, (id) => id)].map(([id, own]) => [id, own.length]));

describe('a count of votes', () => {
  it('elects a candidate in at most two rounds, whatever the votes', () => {
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

  it('never elects a candidate another one beats, and sends exactly the tied ones into a runoff', () => {
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

  it('is the same whatever the order of votes', () => {
    fc.assert(
      fc.property(rounds, ([many, votes]) => {
        const terms = { isRunoff: false, incumbentId: 101 };
        const decided = decide(candidatesOf(many), countsOf(votes), terms);
        expect(decide(candidatesOf(many).reverse(), countsOf(votes.toReversed()), terms)).toEqual(decided);
      }),
    );
  });

  it('keeps the incumbent after a tied runoff, and otherwise elects the first to declare', () => {
    const level = new Map([
      [1, 2],
      [2, 2],
    ]);
    const won = (incumbentId: number | null) => decide(candidatesOf(2), level, { isRunoff: true, incumbentId });
    expect(won(101)).toMatchObject({ kind: 'won', candidate: { id: 2 } });
    expect(won(null)).toMatchObject({ kind: 'won', candidate: { id: 1 } });
    expect(decide([], level, { isRunoff: false, incumbentId: null })).toBeNull();
  });

  it('holds no runoff without votes', () => {
    const decision = decide(candidatesOf(3), new Map(), { isRunoff: false, incumbentId: 102 });
    expect(decision).toMatchObject({ kind: 'won', candidate: { id: 3 } });
  });
});

describe('the recall threshold', () => {
  it('is a third of the members, at least one', () => {
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
