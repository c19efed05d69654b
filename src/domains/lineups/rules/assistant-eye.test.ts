import { describe, expect, it } from 'vitest';
import { seenByAssistant } from '#domains/lineups/rules/assistant-eye.ts';
import { knownSecret } from '#engine/secret.ts';

const CENTER = { id: 1, positions: ['C'], skills: [60, 61, 62] };
const GOALIE = { id: 2, positions: ['G'], skills: [70, 71] };
const many = Array.from({ length: 2000 }, (_, id) => ({ ...CENTER, id }));
const errorOf = (seen: { skills: readonly number[] } | undefined) => (seen?.skills[0] ?? 0) - 60;

describe('an assistant’s eye', () => {
  it('misjudges a player overall, not his strengths, and keeps that opinion all season', () => {
    const assistant = { secret: knownSecret(1), teamId: 3, season: 2 };
    const [seen] = seenByAssistant([CENTER], assistant);
    const error = errorOf(seen);
    expect(error).not.toBe(0);
    expect(seen?.skills.map((skill, index) => skill - (CENTER.skills[index] ?? 0))).toEqual([error, error, error]);
    expect(seenByAssistant([CENTER], assistant)).toEqual([seen]);
  });

  it('is right on average, and off by a few points', () => {
    const errors = seenByAssistant(many, { secret: knownSecret(1), teamId: 3, season: 2 }).map(errorOf);
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const deviation = Math.sqrt(errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / errors.length);
    expect(Math.abs(mean)).toBeLessThan(0.2);
    expect(deviation).toBeGreaterThan(2);
    expect(deviation).toBeLessThan(3);
  });

  it('differs by season, bench and world', () => {
    const error = (teamId: number, season: number, world = 1) =>
      errorOf(seenByAssistant([CENTER], { secret: knownSecret(world), teamId, season })[0]);
    expect(new Set([error(3, 2), error(3, 3), error(4, 2), error(3, 2, 2)]).size).toBe(4);
  });

  it('sees goalies as they are, and changes no stored rating', () => {
    const before = structuredClone([CENTER, GOALIE]);
    expect(seenByAssistant([CENTER, GOALIE], { secret: knownSecret(1), teamId: 3, season: 2 })[1]).toEqual(GOALIE);
    expect([CENTER, GOALIE]).toEqual(before);
  });
});
