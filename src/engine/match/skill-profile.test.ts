import { describe, expect, it } from 'vitest';
import { ORDINARY_PROFILE, type ProfiledPlayer, profileOf, standingOut } from '#engine/match/skill-profile.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { CLUB_QUALITY_DEVIATION } from '#engine/player/level-constants.ts';
import { isGoalie } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

function generatedTeams(count: number, seed: string): ProfiledPlayer[][] {
  const random = new Random(seed);
  return Array.from({ length: count }, () =>
    generateRoster({ level: 'PRO', tier: 1, quality: random.normal(0, CLUB_QUALITY_DEVIATION) }, random),
  );
}

describe('the profile of a league', () => {
  it('takes leaders for ordinary where a stored profile does not name them', () => {
    expect(standingOut({ skaters: ORDINARY_PROFILE.skaters, goalies: ORDINARY_PROFILE.goalies }).leaders).toBe(0);
  });

  it('is the ordinary one where players are made as in a new world', () => {
    const profile = profileOf(generatedTeams(400, 'ordinary'));
    for (const [skill, ordinary] of ORDINARY_PROFILE.skaters.entries())
      expect(profile?.skaters[skill], `skill ${skill}`).toBeCloseTo(ordinary, 0);
    expect(Math.abs((profile?.goalies ?? 0) - ORDINARY_PROFILE.goalies)).toBeLessThan(0.7);
    expect(Math.abs((profile?.leaders ?? 0) - ORDINARY_PROFILE.leaders)).toBeLessThan(0.3);
  });

  it('knows how far the best six of a team stand above its regulars', () => {
    const teams = generatedTeams(8, 'leaders');
    const [first] = teams[0] ?? [];
    const even = teams.map((team) =>
      team.map((player) => (isGoalie(player.positions[0] ?? 'C') ? player : (first ?? player))),
    );
    expect(profileOf(even)?.leaders).toBeCloseTo(0, 6);
    expect(profileOf(teams)?.leaders).toBeGreaterThan(3);
  });

  it('knows better goalies, and better shooters, from better players', () => {
    const teams = generatedTeams(8, 'some');
    const before = profileOf(teams);
    const better = teams.map((team) => team.map((player) => ({ ...player, skills: player.skills.map((s) => s + 5) })));
    const everybody = profileOf(better);
    for (const [skill, value] of (before?.skaters ?? []).entries())
      expect(everybody?.skaters[skill]).toBeCloseTo(value, 6);
    const keepers = teams.map((team) =>
      team.map((player) =>
        isGoalie(player.positions[0] ?? 'C') ? { ...player, skills: player.skills.map((s) => s + 5) } : player,
      ),
    );
    expect((profileOf(keepers)?.goalies ?? 0) - (before?.goalies ?? 0)).toBeCloseTo(5, 6);
  });

  it('is unknown where nobody plays', () => {
    expect(profileOf([])).toBeNull();
    expect(profileOf([[]])).toBeNull();
  });

  it('stands out by nothing when it is not known, or ordinary', () => {
    for (const profile of [undefined, ORDINARY_PROFILE]) {
      expect(standingOut(profile).goalies).toBe(0);
      expect(standingOut(profile).leaders).toBe(0);
      expect(standingOut(profile).skaters.every((shift) => shift === 0)).toBe(true);
    }
  });
});
