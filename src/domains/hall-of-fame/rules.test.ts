import { describe, expect, it } from 'vitest';
import { MAX_BALLOTS, MAX_BUILDERS_NAMED, MAX_CANDIDATES, STANDARD } from '#domains/hall-of-fame/constants.ts';
import {
  BUILDER_LIMITS,
  ballotOf,
  builderGreatness,
  greatness,
  inducted,
  mayBeVotedOn,
  type TierCareer,
  writersVote,
} from '#domains/hall-of-fame/rules.ts';
import { knownSecret } from '#engine/secret.ts';

const towns = Array.from({ length: 60 }, (_, index) => index + 1);
const vote = { towns, season: 9, secret: knownSecret('hall') };
const career = (more: Partial<TierCareer>): TierCareer[] => [
  { tier: 1, points: 0, wins: 0, shutouts: 0, cups: 0, honors: [], ...more },
];

describe('a Hall of Fame career', () => {
  it('is great by points, wins and honors, and less so below the top league', () => {
    expect(greatness('C', career({ points: 400 }))).toBe(400);
    expect(greatness('LD', career({ points: 300 }))).toBeGreaterThan(400);
    expect(greatness('G', career({ wins: 320, shutouts: 40 }))).toBeGreaterThan(400);
    // A player who lasted long without ever being among the best.
    expect(greatness('LD', career({ points: 270 }))).toBeLessThan(400);
    expect(greatness('G', career({ wins: 260, shutouts: 35 }))).toBeLessThan(400);
    expect(greatness('C', career({ points: 400, tier: 2 }))).toBeLessThan(200);
    expect(
      greatness('C', career({ points: 330, honors: ['MVP', 'first-team', 'first-team'], cups: 2 })),
    ).toBeGreaterThan(400);
  });

  it('of equal rarity is equally great at every position, though a season counts differently', () => {
    const twice = [career({ points: 600 }), career({ points: 430 }), career({ wins: 460, shutouts: 60 })] as const;
    const great = [greatness('LW', twice[0]), greatness('RD', twice[1]), greatness('G', twice[2])];
    expect(Math.max(...great) / Math.min(...great)).toBeLessThan(1.05);
  });

  it('must be near the standard to be on the ballot, and a ballot has a limit', () => {
    const crowd = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, greatness: 100 + 15 * index }));
    const ballot = ballotOf(crowd);
    expect(ballot).toHaveLength(MAX_CANDIDATES);
    expect(ballot[0]).toEqual({ id: 30, greatness: 535 });
    expect(ballotOf([{ id: 1, greatness: 200 }])).toEqual([]);
  });
});

describe('a builder’s achievements', () => {
  const span = { seasons: 15, firstSeason: 1, lastSeason: 15, games: 600 };
  const coach = { kind: 'coach', ...span, wins: 400, topWins: 400, cups: 2, topCups: 2 } as const;

  it('are measured by the standard of their role', () => {
    expect(builderGreatness(coach)).toBeGreaterThan(STANDARD.points);
    expect(builderGreatness({ ...coach, kind: 'manager' })).toBe(builderGreatness(coach));
    // Success below the top league counts less than half.
    expect(builderGreatness({ ...coach, topWins: 0, topCups: 0 })).toBeLessThan(0.55 * STANDARD.points);
    expect(builderGreatness({ kind: 'scout', ...span, calls: 90, callsRight: 45 })).toBe(0);
    expect(builderGreatness({ kind: 'scout', ...span, calls: 90, callsRight: 30 })).toBe(0);
    expect(builderGreatness({ kind: 'scout', ...span, calls: 120, callsRight: 90 })).toBeGreaterThan(STANDARD.points);
  });
});

describe('a builder on the ballot', () => {
  const on = (greatness: number, votes: number | null, isInducted = false) => ({
    ...{ greatness, votes, ballots: votes === null ? null : 60, isInducted },
  });

  it('returns after few votes as long as the career grows', () => {
    expect(mayBeVotedOn(300, [])).toBe(true);
    expect(mayBeVotedOn(300, [on(280, 0), on(260, 2)])).toBe(true);
    expect(mayBeVotedOn(280.4, [on(280, 0)])).toBe(false);
    expect(mayBeVotedOn(280, [on(280, 3)])).toBe(true);
    expect(mayBeVotedOn(300, [on(280, null)])).toBe(true);
    expect(mayBeVotedOn(600, [on(500, 60, true)])).toBe(false);
  });

  it('appears on at most ten ballots, and those with few votes do not count', () => {
    const ballots = (times: number, votes: number) => Array.from({ length: times }, (_, index) => on(index, votes));
    expect(mayBeVotedOn(300, ballots(MAX_BALLOTS - 1, 20))).toBe(true);
    expect(mayBeVotedOn(300, ballots(MAX_BALLOTS, 20))).toBe(false);
    expect(mayBeVotedOn(300, ballots(2 * MAX_BALLOTS, 1))).toBe(true);
  });
});

describe('the writers', () => {
  it('vote for the great, not the ordinary, and differ about those in between', () => {
    const candidates = [
      { id: 1, greatness: STANDARD.points * 1.4 },
      { id: 2, greatness: STANDARD.points },
      { id: 3, greatness: STANDARD.points * 0.65 },
    ];
    const votes = writersVote(candidates, vote);
    expect(votes.get(1)).toBeGreaterThan(55);
    expect(votes.get(2)).toBeGreaterThan(15);
    expect(votes.get(2)).toBeLessThan(45);
    expect(votes.get(3)).toBe(0);
    expect(writersVote(candidates, vote)).toEqual(votes);
  });

  it('vote for at most four', () => {
    const candidates = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, greatness: 900 }));
    const votes = [...writersVote(candidates, vote).values()];
    expect(votes.reduce((sum, each) => sum + each, 0)).toBe(4 * towns.length);
  });
});

describe('an election', () => {
  it('inducts at most two builders, of four named per ballot', () => {
    const candidates = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, greatness: 900 }));
    const votes = [...writersVote(candidates, { ...vote, of: 'builders' }).values()];
    expect(votes.reduce((sum, each) => sum + each, 0)).toBe(MAX_BUILDERS_NAMED * towns.length);
    const named = [90, 80, 95].map((each, index) => ({ id: index + 1, votes: each }));
    expect(inducted(named, 100, BUILDER_LIMITS)).toEqual([3, 1]);
  });

  it('inducts players named on three of four ballots, at most four, most votes first', () => {
    const votes = [75, 74, 90, 100, 80, 76].map((each, index) => ({ id: index + 1, votes: each }));
    expect(inducted(votes, 100)).toEqual([4, 3, 5, 6]);
    expect(inducted(votes.slice(0, 2), 100)).toEqual([1]);
    expect(inducted(votes, 0)).toEqual([]);
  });
});
