import { describe, expect, it } from 'vitest';
import type { Side } from '#engine/match/sides.ts';
import { countScoring } from './scoring.ts';
import { correlation, longestRun, runsOf } from './seasons.ts';
import type { Story, ToldGoal } from './story.ts';
import { Tally } from './tally.ts';

/** A game with these goals, at these minutes. */
function gameOf(scorers: [minute: number, side: Side][], winner: Side): Story {
  let lead = 0;
  const goals = scorers.map(([minute, side]): ToldGoal => {
    const own = side === 'home' ? lead : -lead;
    lead += side === 'home' ? 1 : -1;
    const moment = { at: minute * 60, side, lead: own, own: 5, theirs: 5, bothGoalies: true };
    return { ...moment, strength: 'even', emptyNet: false, assists: 1, scorer: 1 };
  });
  const nothing = { shots: [], penalties: [], pulls: [], stretches: [], faceoffs: [] };
  return { ...nothing, goals, winner, endedIn: 'regulation', goalieChanges: 0 };
}

function tallyOf(story: Story): Tally {
  const tally = new Tally();
  countScoring(story, tally);
  return tally;
}

describe('what a lead is worth', () => {
  const comeback = gameOf(
    [
      [5, 'away'],
      [12, 'away'],
      [30, 'home'],
      [35, 'home'],
      [59.5, 'home'],
    ],
    'home',
  );

  it('counts comebacks from two goals down, and blown leads', () => {
    const tally = tallyOf(comeback);
    expect(tally.mean('winner was two behind')).toBe(1);
    expect(tally.mean('winner was three behind')).toBe(0);
    expect(tally.mean('2 ahead wins')).toBe(0);
    expect(tally.mean('first to score wins')).toBe(0);
    expect(tally.mean('ahead after 1 wins')).toBe(0);
  });

  it('assigns goals to the minutes of the game', () => {
    expect(tallyOf(comeback).mean('goals in the last minute')).toBeCloseTo(1 / 5);
  });

  it('counts a game past sixty minutes as a one-goal win', () => {
    const tally = tallyOf({ ...comeback, endedIn: 'shootout' });
    expect([tally.mean('won by two'), tally.mean('won by three'), tally.mean('won by four or more')]).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('streaks', () => {
  it('start when the result differs from the previous one', () => {
    expect(runsOf([true, true, false, true])).toBe(3);
    expect(longestRun([true, true, false, true])).toBe(2);
  });

  it('are reported with a signed correlation', () => {
    const pairs = [1, 2, 3].map((x): [number, number] => [x, -2 * x]);
    expect(correlation(pairs)).toBeCloseTo(-1);
  });
});
