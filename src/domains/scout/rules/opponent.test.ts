import { describe, expect, it } from 'vitest';
import { bestSeen, errorAbout, specialTeamsPlan, type Watching, weaknessSeen } from '#domains/scout/rules/opponent.ts';
import { GOALIE_SKILLS } from '#engine/player/skills.ts';
import { knownSecret } from '#engine/secret.ts';

const watching = (personId: number, skill: number, nights = 4): Watching => ({
  ...{ secret: knownSecret('opponents'), season: 3, personId, teamId: 21, nights },
  skills: Array<number>(5).fill(skill),
});

/** Returns the share of scouts of a skill who name the first of four lines, which is the best by four points. */
function right(skill: number, nights?: number): number {
  const scouts = Array.from({ length: 2000 }, (_, id) => watching(id, skill, nights));
  const named = scouts.filter((one) => bestSeen([64, 60, 56, 52], 'lines', one, skill) === 0);
  return named.length / scouts.length;
}

describe('a scout who watches an opponent', () => {
  it('is right more often with skill and preparation, and never always', () => {
    expect(right(90)).toBeGreaterThan(right(50) + 0.05);
    expect(right(70)).toBeGreaterThan(right(70, 1) + 0.05);
    expect(right(99)).toBeLessThan(1);
    expect(right(20, 1)).toBeGreaterThan(0.25);
    expect(errorAbout(60, 9)).toBe(errorAbout(60, 4));
  });

  it('says the same when asked again', () => {
    expect(bestSeen([60, 60, 60, 60], 'lines', watching(7, 50), 50)).toBe(
      bestSeen([60, 60, 60, 60], 'lines', watching(7, 50), 50),
    );
    expect(bestSeen([], 'lines', watching(7, 50), 50)).toBe(-1);
  });

  it('finds a goalie’s weakness where there is one', () => {
    const skills = GOALIE_SKILLS.map((name) => (name === 'glove' ? 5 : 80));
    expect(weaknessSeen(skills, 3, watching(1, 90))).toBe('glove');
  });

  it('warns of strong power plays, and only of those', () => {
    expect(specialTeamsPlan({ powerPlay: 0.3, penaltyKill: 0.85 })).toEqual({ stayOut: true, drawPenalties: false });
    expect(specialTeamsPlan({ powerPlay: 0.15, penaltyKill: 0.7 })).toEqual({ stayOut: false, drawPenalties: true });
    expect(specialTeamsPlan({ powerPlay: null, penaltyKill: null })).toEqual({ stayOut: false, drawPenalties: false });
  });
});
