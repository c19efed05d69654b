import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { againstOrdinary, houseStyle, suits } from '#domains/lineups/rules/house-style.ts';
import { COACH_STYLES, type CoachStyle, STYLE_LEANS } from '#engine/lineup/coach-style.ts';
import { TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';
import { ORDINARY_PROFILE } from '#engine/match/ratings/skill-profile.ts';
import { SKATER_SKILLS, type SkaterSkill } from '#engine/player/skills.ts';
import { knownSecret } from '#engine/secret.ts';

const LEVEL = 65;
const SEVENTH = { secret: knownSecret(1), teamId: 7 };

/** Returns eighteen identical skaters, average except for the given skills, in points. */
function skaters(better: Partial<Record<SkaterSkill, number>> = {}) {
  const skills = SKATER_SKILLS.map(
    (name, index) => LEVEL + (ORDINARY_PROFILE.skaters[index] ?? 0) + (better[name] ?? 0),
  );
  return Array.from({ length: 18 }, () => ({ positions: ['C'], skills }));
}

/** Returns how the assistants of many teams with such players play, as shares of each choice. */
function shares<S extends keyof Tactics>(setting: S, better: Partial<Record<SkaterSkill, number>> = {}) {
  const teams = Array.from(
    { length: 400 },
    (_, index) => houseStyle({ secret: knownSecret(1), teamId: index + 1 }, skaters(better))[setting],
  );
  return TACTIC_CHOICES[setting].map((choice) => teams.filter((each) => each === choice).length / teams.length);
}

describe('the house style of a team without tactics', () => {
  it('has a choice for every setting, and always the same one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (teamId) => {
        const style = houseStyle({ secret: knownSecret(1), teamId }, skaters());
        for (const [setting, choices] of Object.entries(TACTIC_CHOICES))
          expect(choices).toContain(style[setting as keyof Tactics]);
        expect(houseStyle({ secret: knownSecret(1), teamId }, skaters())).toEqual(style);
      }),
    );
  });

  it('differs in another world, and cannot be guessed', () => {
    const styles = Array.from({ length: 20 }, (_, index) =>
      houseStyle({ secret: knownSecret(index), teamId: 7 }, skaters()),
    );
    expect(new Set(styles.map((style) => JSON.stringify(style))).size).toBeGreaterThan(15);
  });

  it('leans either way equally often, and is mostly neutral for average players', () => {
    for (const setting of Object.keys(TACTIC_CHOICES) as (keyof Tactics)[]) {
      const [first = 0, middle = 0, last = 0] = shares(setting);
      expect(middle).toBeGreaterThan(0.6);
      expect(first).toBeGreaterThan(0.05);
      expect(last).toBeGreaterThan(0.05);
    }
  });

  it('suits the players’ strengths', () => {
    const hard = shares('physicality', { checking: 6, strength: 6 });
    const clean = shares('physicality', { skating: 6, discipline: 6 });
    expect(hard[2]).toBeGreaterThan(0.4);
    expect(clean[0]).toBeGreaterThan(0.4);
    expect(shares('offense', { skating: 6, 'puck-handling': 6 })[2]).toBeGreaterThan(0.4);
  });

  it('does not depend on overall strength, on goalies, or on having players at all', () => {
    const better = skaters().map((player) => ({ ...player, skills: player.skills.map((skill) => skill + 10) }));
    expect(houseStyle(SEVENTH, better)).toEqual(houseStyle(SEVENTH, skaters()));
    const withGoalie = [...skaters(), { positions: ['G'], skills: [99, 1, 99, 1, 99, 1, 99, 1] }];
    expect(houseStyle(SEVENTH, withGoalie)).toEqual(houseStyle(SEVENTH, skaters()));
    expect(() => houseStyle(SEVENTH, [])).not.toThrow();
  });
});

describe('a coach and their players', () => {
  const means = (better: Partial<Record<SkaterSkill, number>>) => againstOrdinary(skaters(better)[0]?.skills ?? []);

  it('fit when the players’ strengths suit the coach’s style', () => {
    expect(suits('attack', means({}))).toBe(50);
    const fast = means({ skating: 5, 'puck-handling': 5, shooting: 5 });
    const heavy = means({ strength: 5, defending: 5, 'hockey-sense': 5 });
    expect(suits('attack', fast)).toBeGreaterThan(55);
    expect(suits('attack', heavy)).toBeLessThan(45);
    expect(suits('structure', heavy)).toBeGreaterThan(suits('structure', fast));
    expect(suits('balanced', means({}))).toBeGreaterThan(suits('balanced', fast));
  });

  it('fit no better when the players are better at everything', () => {
    const all = Object.fromEntries(SKATER_SKILLS.map((name) => [name, 20]));
    for (const style of COACH_STYLES) expect(suits(style, means(all))).toBe(suits(style, means({})));
  });

  it('lean to the coach’s style where an assistant sets the tactics, and stay as before without a coach', () => {
    const trapped = (coachStyle: CoachStyle | null) =>
      Array.from({ length: 400 }, (_, index) =>
        houseStyle({ secret: knownSecret(1), teamId: index + 1, coachStyle }, skaters()),
      ).filter(({ neutralZone }) => neutralZone === 'trap').length;
    expect(trapped('balanced')).toBe(trapped(null));
    expect(trapped('trap')).toBeGreaterThan(trapped(null) * 2);
    expect(trapped('forecheck')).toBeLessThan(trapped(null) / 2);
  });
});

describe('coaching styles', () => {
  it('balance out across coaches, so that the world’s hockey stays the same', () => {
    const sums = new Map<string, number>();
    for (const leans of Object.values(STYLE_LEANS))
      for (const [setting, lean] of Object.entries(leans)) sums.set(setting, (sums.get(setting) ?? 0) + lean);
    expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
  });
});
