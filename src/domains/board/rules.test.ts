import { describe, expect, it } from 'vitest';
import type { Goal } from './constants.ts';
import { confidenceOf, courseOf, ladderOf, moodOf, placeFor, plannedGoals, reasonsOf, verdictOn } from './rules.ts';

const FIRST = { tier: 1, isLowest: false };
const LAST = { tier: 3, isLowest: true };
const season = { clubs: 20, rounds: 0, isChampion: false, movement: null } as const;

describe('the goals of a board', () => {
  it('follow from the first team’s strength, and are one step higher in the third season', () => {
    expect(plannedGoals(1, FIRST)).toEqual(['final', 'final', 'title']);
    expect(plannedGoals(7, FIRST)).toEqual(['playoffs', 'playoffs', 'second-round']);
    expect(plannedGoals(20, FIRST)).toEqual(['stay-up', 'stay-up', 'top-half']);
  });

  it('include promotion below the top league, and no finish near the bottom where there is no relegation', () => {
    expect(plannedGoals(2, { tier: 2, isLowest: false })).toEqual(['promotion', 'promotion', 'promotion']);
    expect(plannedGoals(20, LAST)[0]).toBe('off-bottom');
    expect(ladderOf({ tier: 1, isLowest: true })[0]).toBe('off-bottom');
  });
});

describe('the confidence of a board', () => {
  it('rises with goals that are met, most when exceeded, and falls with those that are missed', () => {
    const wanted = (outcome: object) => verdictOn('playoffs', { ...season, rank: 9, ...outcome }, FIRST);
    expect(wanted({ rank: 8 })).toBe(10);
    expect(wanted({ rank: 1, rounds: 3, isChampion: true })).toBe(28);
    expect(wanted({})).toBe(-14);
    expect(wanted({ rank: 19, movement: 'relegated' })).toBe(-26);
  });

  it('does not fall because a promoted club won no playoff round', () => {
    const promoted = { ...season, rank: 2, movement: 'promoted' } as const;
    expect(verdictOn('promotion', promoted, { tier: 2, isLowest: false })).toBe(10);
  });

  it('starts in the middle, forgets slowly, and suffers from debt as long as it lasts', () => {
    const verdicts = [
      { season: 5, change: 10 },
      { season: 4, change: -20 },
    ];
    const reasons = reasonsOf({ verdicts, isInDebt: true });
    expect(reasons.map(({ kind, points }) => [kind, points])).toEqual([
      ['start', 50],
      ['season', 10],
      ['season', -14],
      ['debt', -20],
    ]);
    expect(confidenceOf(reasons)).toBe(26);
    expect(confidenceOf(reasonsOf({ verdicts: [], isInDebt: false }))).toBe(50);
    expect([80, 60, 50, 30, 0].map(moodOf)).toEqual(['full', 'good', 'some', 'little', 'none']);
  });
});

describe('the course of a season', () => {
  const place = { tier: 1, isLowest: false };

  it('is measured by the worst place that reaches the goal', () => {
    const placeOf = (goal: Goal) => placeFor(goal, { clubs: 20, place });
    expect(placeOf('stay-up')).toBe(16);
    expect(placeOf('top-half')).toBe(10);
    expect(placeOf('playoffs')).toBe(8);
    expect(placeOf('second-round')).toBe(5);
    expect(placeOf('title')).toBe(1);
  });

  it('may be behind the usual pace by as much as luck explains', () => {
    // Nine games at 1.5 points: 13.5, and a band of 1.8.
    expect(courseOf({ points: 12, played: 9 }, 1.5)).toEqual({ isOnCourse: true, ahead: -1.5 });
    expect(courseOf({ points: 11, played: 9 }, 1.5)).toEqual({ isOnCourse: false, ahead: -2.5 });
    expect(courseOf({ points: 20, played: 9 }, 1.5)).toMatchObject({ isOnCourse: true, ahead: 6.5 });
  });
});
