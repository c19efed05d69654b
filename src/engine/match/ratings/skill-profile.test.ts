import { describe, expect, it } from 'vitest';
import { ORDINARY_PROFILE, type ProfiledPlayer, profileOf, standingOut } from '#engine/match/ratings/skill-profile.ts';
import { drawClubQuality } from '#engine/player/club-quality.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { isDefense, isGoalie, SKATER_SKILLS } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

function generatedTeams(count: number, seed: string): ProfiledPlayer[][] {
  const random = new Random(seed);
  return Array.from({ length: count }, () =>
    generateRoster({ level: 'PRO', tier: 1, quality: drawClubQuality(random) }, random),
  );
}

describe('a league’s skill profile', () => {
  it('counts all skaters where a stored profile has no details', () => {
    const { goalies } = ORDINARY_PROFILE;
    const stored = { skaters: ORDINARY_PROFILE.skaters.map((mean) => mean + 1), goalies };
    const shifts = SKATER_SKILLS.map(() => expect.closeTo(1, 6));
    expect(standingOut(stored)).toEqual({ forwards: shifts, defensemen: shifts, goalies: 0, leaders: 0 });
  });

  it('is the default where players are made as in a new world', () => {
    const profile = profileOf(generatedTeams(1280, 'ordinary'));
    for (const [skill, ordinary] of ORDINARY_PROFILE.skaters.entries())
      expect(profile?.skaters[skill], `skill ${skill}`).toBeCloseTo(ordinary, 0);
    expect(Math.abs((profile?.goalies ?? 0) - ORDINARY_PROFILE.goalies)).toBeLessThan(0.7);
    const { details } = ORDINARY_PROFILE;
    for (const trade of ['forwards', 'defensemen'] as const)
      for (const [skill, ordinary] of details[trade].entries())
        expect(profile?.details?.[trade][skill], `skill ${skill} of ${trade}`).toBeCloseTo(ordinary, 0);
    expect(Math.abs((profile?.details?.leaders ?? 0) - details.leaders)).toBeLessThan(0.3);
  });

  it('measures how far a team’s best six stand above its regulars', () => {
    const teams = generatedTeams(8, 'leaders');
    const evenTeam = (team: readonly ProfiledPlayer[]) => {
      const like = new Map(team.map((player) => [player.positions[0], player]));
      return team.map((player) => ({ ...player, skills: (like.get(player.positions[0]) ?? player).skills }));
    };
    const spread = profileOf(teams)?.details?.leaders ?? 0;
    expect(spread).toBeGreaterThan(3);
    expect(profileOf(teams.map(evenTeam))?.details?.leaders).toBeLessThan(spread);
  });

  it('separates better defensemen from better forwards', () => {
    const teams = generatedTeams(8, 'trades');
    const isBack = ({ positions }: ProfiledPlayer) => isDefense(positions[0] ?? 'C');
    const lift = (player: ProfiledPlayer) => ({ ...player, skills: player.skills.map((skill) => skill + 3) });
    const better = teams.map((team) => team.map((player) => (isBack(player) ? lift(player) : player)));
    const gap = (profile: ReturnType<typeof profileOf>) =>
      (profile?.details?.defensemen[0] ?? 0) - (profile?.details?.forwards[0] ?? 0);
    expect(gap(profileOf(better)) - gap(profileOf(teams))).toBeGreaterThan(2);
  });

  it('separates better goalies and better shooters from better players', () => {
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

  it('is unknown without players', () => {
    expect(profileOf([])).toBeNull();
    expect(profileOf([[]])).toBeNull();
  });

  it('is neutral when unknown or at the default', () => {
    for (const profile of [undefined, ORDINARY_PROFILE]) {
      const { forwards, defensemen, goalies, leaders } = standingOut(profile);
      expect([...forwards, ...defensemen, goalies, leaders].every((shift) => shift === 0)).toBe(true);
    }
  });
});
