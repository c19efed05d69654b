import { describe, expect, it } from 'vitest';
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import {
  escrowTerm,
  favoredBy,
  isAboveVotes,
  isEscrowOver,
  isUneven,
  meanOf,
  together,
  unbalanced,
  unbalancedWithAi,
  verdictOf,
} from './fairness.ts';

describe('escrow', () => {
  const from = Date.parse('2026-01-01T12:00:00Z');
  const opened = (day: number) => escrowTerm({ absoluteDay: 3 * DAYS_PER_SEASON + day, now: from });
  /** Returns whether the escrow is over on the morning of a day, this many hours later. */
  const isOver = (openedOn: number, day: number, hours: number, waits = false) =>
    isEscrowOver(opened(openedOn), {
      absoluteDay: 3 * DAYS_PER_SEASON + day,
      now: from + hours * HOUR_MS,
      waits,
    });

  it('lasts a whole game day, however long that is', () => {
    expect([isOver(10, 10, 20), isOver(10, 11, 20), isOver(10, 12, 44)]).toEqual([false, false, true]);
  });

  it('lasts twelve hours, however fast the days pass', () => {
    expect([isOver(10, 12, 1), isOver(10, 33, 11.5), isOver(10, 34, 12)]).toEqual([false, false, true]);
  });

  it('ends after the trade window closes, as late as for a last-day trade', () => {
    const late = DEADLINE_DAY - 5;
    expect([isOver(DEADLINE_DAY, DEADLINE_DAY + 1, 1), isOver(DEADLINE_DAY, DEADLINE_DAY + 2, 1)]).toEqual([
      false,
      true,
    ]);
    expect([isOver(late, DEADLINE_DAY + 1, 3), isOver(late, DEADLINE_DAY + 2, 3)]).toEqual([false, true]);
    expect([isOver(60, DAYS_PER_SEASON + 1, 3), isOver(60, DAYS_PER_SEASON + 2, 3)]).toEqual([false, true]);
  });

  it('counts no hours where one manager advances the world', () => {
    expect([isOver(10, 11, 0, true), isOver(10, 12, 0, true)]).toEqual([false, true]);
  });
});

describe('a trade between two managers', () => {
  const gap = (gets: number, gives: number, half: number) => [
    { clubId: 1, gets: { low: gets - half, high: gets + half }, gives: { low: gives - half, high: gives + half } },
    { clubId: 2, gets: { low: gives - half, high: gives + half }, gives: { low: gets - half, high: gets + half } },
  ];
  const both = new Set([1, 2]);

  it('is uneven when values differ by more than the neutral scouts’ margin and a small amount', () => {
    expect(isUneven(gap(45, 10, 10))).toBe(true);
    expect(isUneven(gap(10, 45, 10))).toBe(true);
    expect(isUneven(gap(40, 25, 10))).toBe(false);
    expect(isUneven(gap(3, 1, 0.5))).toBe(false);
  });

  it('is valued as a whole: many assets have a smaller joint error than each alone', () => {
    const { low, high } = together([
      { low: 0, high: 20 },
      { low: 10, high: 30 },
    ]);
    expect((low + high) / 2).toBe(30);
    expect(high - low).toBeCloseTo(Math.hypot(20, 20));
    expect(together([])).toEqual({ low: 0, high: 0 });
  });

  it('is estimated better by several scouts than by one', () => {
    const bands = [
      { low: 0, high: 20 },
      { low: 10, high: 30 },
      { low: 20, high: 40 },
      { low: 10, high: 30 },
    ];
    expect(meanOf(bands, { isSure: true })).toEqual({ low: 15, high: 25 });
    // All scouts are equally uncertain about a pick.
    expect(meanOf(bands, { isSure: false })).toEqual({ low: 10, high: 30 });
  });

  it('needs approval once the season’s trades, each seemingly even, have favored one side', () => {
    const [favors, back] = [gap(31, 20, 10), gap(20, 31, 10)];
    expect(isUneven(favors)).toBe(false);
    expect(unbalanced(both, [])).toBeNull();
    expect(unbalanced(both, [favors])).toEqual({ clubId: 1, goals: 11 });
    // Assets traded back and forth stay even, however often.
    expect(unbalanced(both, [favors, back, favors, back])).toBeNull();
    // The partner does not matter.
    const withAnother = favors.map((side) => ({ ...side, clubId: side.clubId === 2 ? 3 : 1 }));
    expect(unbalanced(both, [withAnother])).toEqual({ clubId: 1, goals: 11 });
    expect(unbalanced(both, [withAnother, withAnother])).toEqual({ clubId: 1, goals: 22 });
    expect(unbalanced(new Set([2, 4]), [withAnother, withAnother])).toBeNull();
    // The club that feeds others is held to it just as the club that is fed.
    expect(unbalanced(new Set([3, 4]), [withAnother, withAnother])).toEqual({ clubId: 3, goals: -22 });
  });

  it('is approved only by a majority in a quorum of households, and never by the boards', () => {
    const home = (...userIds: number[]) => new Set(userIds);
    const four = [home(1), home(2), home(3), home(4)];
    const votes = (said: Record<number, boolean>) =>
      Object.entries(said).map(([userId, isFor]) => ({ userId: Number(userId), isFor }));
    expect(verdictOf([], four)).toBe('lacks-votes');
    expect(verdictOf(votes({ 1: true }), four)).toBe('lacks-votes');
    expect(verdictOf(votes({ 1: false }), four)).toBe('lacks-votes');
    expect(verdictOf(votes({ 1: true, 2: true }), four)).toBe('clears');
    expect(verdictOf(votes({ 1: true, 2: false }), four)).toBe('is-voted-down');
    expect(verdictOf(votes({ 1: true, 2: true, 3: false }), four)).toBe('clears');
    // Two accounts in one home are one voter; a manager who lost the right to vote is none.
    expect(verdictOf(votes({ 1: true, 2: true }), [home(1, 2), home(3)])).toBe('lacks-votes');
    expect(verdictOf(votes({ 1: true, 2: false, 3: true }), [home(1, 2), home(3)])).toBe('is-voted-down');
    expect(verdictOf(votes({ 1: true, 9: true }), four)).toBe('lacks-votes');
    // Too few eligible voters: their votes decide nothing.
    expect(verdictOf(votes({ 1: true }), [home(1)])).toBe('boards-refuse');
    expect(verdictOf([], [])).toBe('boards-refuse');
    expect(verdictOf(votes({ 1: true, 2: true }), four, { isAboveVotes: true })).toBe('boards-refuse');
  });

  it('is beyond the voting limit once it moves 59 goals, alone or with trades approved earlier', () => {
    expect(isAboveVotes(gap(75, 10, 5), [])).toBe(true);
    expect(isAboveVotes(gap(10, 75, 5), [])).toBe(true);
    const half = gap(50, 10, 5);
    expect(isAboveVotes(half, [])).toBe(false);
    expect(isAboveVotes(half, [half])).toBe(true);
    // Another club that feeds the same one adds to it; a trade in the other direction subtracts.
    const byAnother = half.map((side) => (side.clubId === 2 ? { ...side, clubId: 3 } : side));
    expect(isAboveVotes(half, [byAnother])).toBe(true);
    expect(isAboveVotes(half, [gap(10, 50, 5)])).toBe(false);
  });

  it('of a household with an AI club adds up separately', () => {
    const fed = gap(90, 20, 10).map((side) => (side.clubId === 1 ? { ...side, isAi: true } : side));
    expect(unbalancedWithAi([1], new Set([2]), [])).toBeNull();
    expect(unbalancedWithAi([1], new Set([2]), [fed])).toEqual({ clubId: 1, goals: 70, isAi: true });
    // Another club of the same household counts; a stranger's does not.
    expect(unbalancedWithAi([1], new Set([5, 2]), [fed])).not.toBeNull();
    expect(unbalancedWithAi([1], new Set([3]), [fed])).toBeNull();
    // Two halves count together once the second is accepted, and a trade back offsets one there.
    const half = gap(50, 10, 10).map((side) => (side.clubId === 1 ? { ...side, isAi: true } : side));
    const back = gap(10, 50, 10).map((side) => (side.clubId === 1 ? { ...side, isAi: true } : side));
    expect(unbalancedWithAi([1], new Set([2]), [half])).toBeNull();
    expect(unbalancedWithAi([1], new Set([2]), [half], half)).toEqual({ clubId: 1, goals: 80, isAi: true });
    expect(unbalancedWithAi([1], new Set([2]), [half], back)).toBeNull();
    // It does not count among managers, either.
    expect(unbalanced(both, [fed, fed])).toBeNull();
  });

  it('with an AI club is bounded by its effect on the standings', () => {
    expect(isUneven(gap(75, 10, 5), { isWithAi: true })).toBe(true);
    expect(isUneven(gap(10, 75, 5), { isWithAi: true })).toBe(true);
    expect(isUneven(gap(45, 10, 5), { isWithAi: true })).toBe(false);
  });

  it('names the club it favors', () => {
    expect([favoredBy(gap(31, 20, 10)), favoredBy(gap(20, 31, 10))]).toEqual([1, 2]);
    expect(favoredBy(gap(20, 20, 10))).toBeNull();
  });
});
