import { describe, expect, it } from 'vitest';
import type { Position } from '#engine/player/skills.ts';
import { type LineMan, linesOf, pointsGained } from './lines.ts';

let nextId = 0;
const man = (position: Position, overall: number, daysOut = 0): LineMan => ({
  id: ++nextId,
  position,
  overall,
  daysOut,
});
/** Four lines of 70, 68, 66 and 64, three pairs and two goalies. */
function squad(): LineMan[] {
  nextId = 0;
  const lines = [70, 68, 66, 64].flatMap((overall) => (['LW', 'C', 'RW'] as const).map((each) => man(each, overall)));
  const pairs = [70, 68, 66].flatMap((overall) => (['LD', 'RD'] as const).map((each) => man(each, overall)));
  return [...lines, ...pairs, man('G', 72), man('G', 66)];
}
const overalls = (men: readonly LineMan[]) =>
  linesOf(men).map(({ men: of }) => of.map((each) => each?.overall ?? null));
const rest = { tier: 1, gamesLeft: 38 };

describe('lines as they would be', () => {
  it('put the best of each position first, and everybody once', () => {
    const men = squad();
    const lines = linesOf(men.toReversed());
    expect(lines.map(({ kind }) => kind).join(' ')).toBe('line line line line pair pair pair goalies');
    expect(overalls(men)[0]).toEqual([70, 70, 70]);
    expect(overalls(men).at(-1)).toEqual([72, 66]);
    const ids = lines.flatMap(({ men: of }) => of.map((each) => each?.id));
    expect(new Set(ids).size).toBe(20);
  });

  it('leave out who is hurt, and fill a place with a forward who is left before nobody', () => {
    const men = squad().map((each) => (each.position === 'LW' && each.overall === 70 ? { ...each, daysOut: 4 } : each));
    expect(overalls(men)[0]).toEqual([68, 70, 70]);
    expect(overalls(men)[3]).toEqual([null, 64, 64]);
    expect(overalls([...men, man('C', 60)])[3]).toEqual([60, 64, 64]);
    // A defenseman does not become a wing.
    expect(overalls([...men, man('RD', 60)])[3]).toEqual([null, 64, 64]);
  });
});

describe('projected points', () => {
  it('follow from the lineup that is left for the games that are left', () => {
    const men = squad();
    const better = [...men.filter(({ id }) => id !== 2), man('C', 82)];
    const gained = pointsGained(men, better, rest);
    expect(gained).toBeGreaterThan(2);
    expect(gained).toBeLessThan(12);
    expect(pointsGained(better, men, rest)).toBe(-gained);
    expect(pointsGained(men, better, { ...rest, gamesLeft: 19 })).toBeCloseTo(gained / 2, 0);
    expect(pointsGained(men, better, { ...rest, gamesLeft: 0 })).toBe(0);
    expect(pointsGained(men, men.toReversed(), rest)).toBe(0);
  });

  it('count somebody who is out for as long as he is there', () => {
    const men = squad();
    const star = man('C', 82);
    const half = pointsGained(men, [...men, { ...star, daysOut: 19 }], rest);
    expect(half).toBeLessThan(pointsGained(men, [...men, star], rest));
    expect(pointsGained(men, [...men, { ...star, daysOut: 60 }], rest)).toBe(0);
  });
});
