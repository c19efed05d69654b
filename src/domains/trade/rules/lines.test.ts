import { describe, expect, it } from 'vitest';
import type { Position } from '#engine/player/skills.ts';
import { type LinePlayer, linesOf, pointsGained } from './lines.ts';

let nextId = 0;
const player = (position: Position, overall: number, daysOut = 0): LinePlayer => ({
  id: ++nextId,
  position,
  overall,
  daysOut,
});
/** Four lines rated 70, 68, 66 and 64, three pairs and two goalies. */
function squad(): LinePlayer[] {
  nextId = 0;
  const lines = [70, 68, 66, 64].flatMap((overall) =>
    (['LW', 'C', 'RW'] as const).map((each) => player(each, overall)),
  );
  const pairs = [70, 68, 66].flatMap((overall) => (['LD', 'RD'] as const).map((each) => player(each, overall)));
  return [...lines, ...pairs, player('G', 72), player('G', 66)];
}
const overalls = (players: readonly LinePlayer[]) =>
  linesOf(players).map(({ players: of }) => of.map((each) => each?.overall ?? null));
const rest = { tier: 1, gamesLeft: 38 };

describe('projected lines', () => {
  it('put the best of each position first, each player once', () => {
    const players = squad();
    const lines = linesOf(players.toReversed());
    expect(lines.map(({ kind }) => kind).join(' ')).toBe('line line line line pair pair pair goalies');
    expect(overalls(players)[0]).toEqual([70, 70, 70]);
    expect(overalls(players).at(-1)).toEqual([72, 66]);
    const ids = lines.flatMap(({ players: of }) => of.map((each) => each?.id));
    expect(new Set(ids).size).toBe(20);
  });

  it('leave out injured players, and fill a spot with a spare forward before leaving it open', () => {
    const players = squad().map((each) =>
      each.position === 'LW' && each.overall === 70 ? { ...each, daysOut: 4 } : each,
    );
    expect(overalls(players)[0]).toEqual([68, 70, 70]);
    expect(overalls(players)[3]).toEqual([null, 64, 64]);
    expect(overalls([...players, player('C', 60)])[3]).toEqual([60, 64, 64]);
    // A defenseman does not play wing.
    expect(overalls([...players, player('RD', 60)])[3]).toEqual([null, 64, 64]);
  });
});

describe('projected points', () => {
  it('follow the remaining lineup for the remaining games', () => {
    const players = squad();
    const better = [...players.filter(({ id }) => id !== 2), player('C', 82)];
    const gained = pointsGained(players, better, rest);
    expect(gained).toBeGreaterThan(2);
    expect(gained).toBeLessThan(12);
    expect(pointsGained(better, players, rest)).toBe(-gained);
    expect(pointsGained(players, better, { ...rest, gamesLeft: 19 })).toBeCloseTo(gained / 2, 0);
    expect(pointsGained(players, better, { ...rest, gamesLeft: 0 })).toBe(0);
    expect(pointsGained(players, players.toReversed(), rest)).toBe(0);
  });

  it('count an injured player for the games he plays', () => {
    const players = squad();
    const star = player('C', 82);
    const half = pointsGained(players, [...players, { ...star, daysOut: 19 }], rest);
    expect(half).toBeLessThan(pointsGained(players, [...players, star], rest));
    expect(pointsGained(players, [...players, { ...star, daysOut: 60 }], rest)).toBe(0);
  });
});
