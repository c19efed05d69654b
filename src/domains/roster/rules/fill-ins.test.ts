import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { dressedPlaces } from '#engine/lineup/lineup.ts';
import { overallOf } from '#engine/player/overall.ts';
import { LEVELS, POSITIONS, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { playerOf, rosterOf } from '../../../../tests/factories/roster.ts';
import { drawFillIn, missingPositions } from './fill-ins.ts';

const bodies = (...positions: Position[]) =>
  positions.map((position) => ({ positions: [position], isSuspended: false }));
const times = (count: number, position: Position) => Array<Position>(count).fill(position);

describe('a team’s shortage', () => {
  it('is zero with two goalies and eighteen skaters, whatever their positions', () => {
    expect(missingPositions(bodies(...times(2, 'G'), ...times(18, 'LD')))).toEqual([]);
  });

  it('is of forwards below twelve, then of defensemen, and of goalies whatever the rest', () => {
    expect(missingPositions(bodies(...times(10, 'C'), ...times(4, 'LD')))).toEqual(['G', 'G', 'C', 'LW', 'LD', 'RD']);
    expect(missingPositions(bodies('G', ...times(17, 'RW')))).toEqual(['G', 'LD']);
    expect(missingPositions([])).toHaveLength(20);
  });

  it('is zero exactly when the team can dress, however many are injured, too old or suspended', () => {
    const anyTeam = fc.record({
      level: fc.constantFrom(...LEVELS),
      seed: fc.nat(20),
      suspended: fc.uniqueArray(fc.nat(22), { maxLength: 8 }),
      hurt: fc.uniqueArray(fc.nat(22), { maxLength: 22 }),
    });
    const seen = { able: 0, short: 0 };
    fc.assert(
      fc.property(anyTeam, ({ level, seed, suspended, hurt }) => {
        const players = rosterOf(level, seed).map((player, index) => ({
          ...player,
          isInjured: hurt.includes(index),
          isSuspended: suspended.includes(index),
        }));
        const missing = missingPositions(players);
        seen[missing.length === 0 ? 'able' : 'short']++;
        const isComplete = (roster: typeof players) =>
          dressedPlaces(autoFill(roster, null, { level, isEmergency: true })).every(({ player }) => player !== null);
        expect(isComplete(players)).toBe(missing.length === 0);
        expect(isComplete([...players, ...missing.map((position, index) => playerOf(900 + index, position))])).toBe(
          true,
        );
      }),
    );
    expect(seen.able).toBeGreaterThan(5);
    expect(seen.short).toBeGreaterThan(5);
  });
});

describe('an emergency fill-in', () => {
  it('is worse than any local player, and may dress for the team', () => {
    for (const level of LEVELS) {
      for (const position of POSITIONS) {
        const { age, body } = drawFillIn({ position, level, tier: 1 }, new Random(`${level}/${position}`));
        const regulars = rosterOf('FRM', 3).filter((player) => player.positions[0] === position);
        const worst = Math.min(...regulars.map((player) => overallOf(position, player.skills)));
        expect(overallOf(position, body.skills)).toBeLessThan(worst);
        expect(age).toBeLessThan(level === 'U21' ? 21 : level === 'FRM' ? 24 : 33);
      }
    }
  });
});
