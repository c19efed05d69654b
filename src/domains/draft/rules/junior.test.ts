import { describe, expect, it } from 'vitest';
import { COMBINE_TESTS, LESS_IS_BETTER } from '#domains/draft/constants.ts';
import { combineOf } from '#domains/draft/rules/combine.ts';
import { type Junior, juniorLines, juniorRounds } from '#domains/draft/rules/junior.ts';
import { editionOf, mockDraft } from '#domains/draft/rules/mock.ts';
import { amateurPositions, drawAmateur } from '#domains/youth/rules/newcomers.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';

const secret = knownSecret('juniors');
const on = { secret, season: 4, day: 43 };

/** A class for forty clubs, from eight nations. */
function classOf(seed: number): (Junior & { heightCm: number })[] {
  const random = new Random(seed);
  return amateurPositions(40).map((position, index) => {
    const { age, body } = drawAmateur({ position, tier: 1 + (index % 2) }, random.fork(index));
    const { skills, ceilings, heightCm } = body;
    return { id: index + 1, position, age, skills, ceilings, heightCm, nationId: 1 + (index % 8) };
  });
}

const juniors = classOf(1);
const lines = juniorLines(juniors, juniors, on);
const of = (kind: (position: string) => boolean) =>
  juniors.flatMap(({ position }, index) => {
    const line = lines[index];
    return line && kind(position) ? [{ ...line, points: line.goals + line.assists }] : [];
  });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Rank correlation would do as well; values are enough for sign and size. */
function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  const both = mean(xs.map((x, index) => (x - mx) * ((ys[index] ?? 0) - my)));
  return both / Math.sqrt(mean(xs.map((x) => (x - mx) ** 2)) * mean(ys.map((y) => (y - my) ** 2)));
}

describe('a junior league season', () => {
  it('has about thirty games, the last on the last day of the regular season', () => {
    expect(juniorRounds(5)).toBe(0);
    expect(juniorRounds(43)).toBe(32);
    expect(juniorRounds(63)).toBe(32);
  });

  it('only adds to earlier totals', () => {
    let before = juniorLines(juniors, juniors, { ...on, day: 6 });
    for (let day = 7; day <= 43; day += 6) {
      const now = juniorLines(juniors, juniors, { ...on, day });
      now.forEach((line, index) => {
        const old = before[index];
        for (const what of ['games', 'goals', 'assists', 'penalties', 'shotsAgainst', 'wins'] as const)
          expect(line[what]).toBeGreaterThanOrEqual(old?.[what] ?? 0);
      });
      before = now;
    }
  });

  it('is the same whichever players of the class are requested', () => {
    const [first] = juniors;
    if (!first) throw new Error('there is nobody');
    expect(juniorLines([first], juniors, on)).toEqual([lines[0]]);
  });

  it('looks like junior hockey', () => {
    const forwards = of((position) => ['LW', 'C', 'RW'].includes(position));
    const defense = of((position) => ['LD', 'RD'].includes(position));
    const goalies = of((position) => position === 'G');
    const perGame = (some: typeof forwards) => mean(some.map(({ points, games }) => points / games));
    expect(perGame(forwards)).toBeGreaterThan(0.5);
    expect(perGame(forwards)).toBeLessThan(0.75);
    expect(perGame(defense)).toBeLessThan(0.7 * perGame(forwards));
    const best = Math.max(...forwards.map(({ points, games }) => points / games));
    expect(best).toBeGreaterThan(1.3);
    expect(best).toBeLessThan(2.6);
    const saved = mean(goalies.map(({ shotsAgainst, goalsAgainst }) => 1 - goalsAgainst / shotsAgainst));
    expect(saved).toBeGreaterThan(0.885);
    expect(saved).toBeLessThan(0.91);
    for (const { wins, games } of goalies) expect(wins).toBeLessThanOrEqual(games);
  });

  it('reveals something about a prospect, but not everything', () => {
    const forwards = juniors.flatMap(({ position, skills }, index) =>
      ['LW', 'C', 'RW'].includes(position)
        ? [
            {
              overall: exactOverall(position, skills),
              points: (lines[index]?.goals ?? 0) + (lines[index]?.assists ?? 0),
            },
          ]
        : [],
    );
    const told = correlation(
      forwards.map(({ overall }) => overall),
      forwards.map(({ points }) => points),
    );
    expect(told).toBeGreaterThan(0.45);
    expect(told).toBeLessThan(0.92);
  });
});

describe('the combine', () => {
  const results = juniors.map((junior) => combineOf(junior, on));

  it('measures the same whenever it is asked', () => {
    expect(juniors.map((junior) => combineOf(junior, on))).toEqual(results);
  });

  it('measures the body with an error, and says nothing about potential', () => {
    const skaters = juniors.flatMap((junior, index) =>
      junior.position === 'G' ? [] : [{ junior, result: results[index] }],
    );
    const skating = skaters.map(({ junior }) => junior.skills[0] ?? 0);
    const told = correlation(
      skating,
      skaters.map(({ result }) => result?.sprint ?? 0),
    );
    expect(told).toBeLessThan(-0.5);
    expect(told).toBeGreaterThan(-0.95);
    const promise = skaters.map(
      ({ junior: { position, skills, ceilings } }) => exactOverall(position, ceilings) - exactOverall(position, skills),
    );
    for (const test of COMBINE_TESTS) {
      const sign = LESS_IS_BETTER.includes(test) ? -1 : 1;
      const found = correlation(
        promise,
        skaters.map(({ result }) => sign * (result?.[test] ?? 0)),
      );
      expect(found).toBeLessThan(0.35);
    }
  });
});

describe('a mock draft', () => {
  const ranking = juniors
    .map(({ id, position, skills }) => ({ id, position, appeal: exactOverall(position, skills) }))
    .sort((one, other) => other.appeal - one.appeal);
  const order = Array.from({ length: 20 }, (_, index) => index + 1);
  const mock = (edition: number) => mockDraft({ ranking, order, prospectsOf: () => [], secret, season: 4, edition });

  it('gives every pick of the round a different player, near his ranking', () => {
    const picks = mock(3);
    expect(picks.map(({ ownerClubId }) => ownerClubId)).toEqual(order);
    expect(new Set(picks.map(({ playerId }) => playerId)).size).toBe(20);
    const ranks = picks.map(({ playerId }) => 1 + ranking.findIndex(({ id }) => id === playerId));
    expect(Math.max(...ranks)).toBeLessThanOrEqual(60);
  });

  it('changes from week to week, and stays the same within a week', () => {
    expect(mock(3)).toEqual(mock(3));
    expect(mock(3)).not.toEqual(mock(4));
    expect([editionOf(1), editionOf(7), editionOf(8)]).toEqual([1, 1, 2]);
  });

  it('considers the players a club has', () => {
    const [best] = mock(3);
    const position = ranking.find(({ id }) => id === best?.playerId)?.position ?? 'C';
    const full = Array.from({ length: 20 }, () => position);
    const [other] = mockDraft({ ranking, order, prospectsOf: () => full, secret, season: 4, edition: 3 });
    expect(other?.playerId).not.toBe(best?.playerId);
    expect(other?.reason).toBe('need');
  });
});
