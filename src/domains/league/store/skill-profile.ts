/** The baseline of average skill in each league for a season. */

import { leagues } from '#domains/league/tables.ts';
import { byTeam, livesOfAllTeams } from '#domains/player/store/lives.ts';
import type { LeagueId } from '#engine/ids.ts';
import { profileOf } from '#engine/match/ratings/skill-profile.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Stores the profile of every league of these teams by their present rosters, for the games of the season that opens. */
export async function noteSkillProfiles(
  rows: Rows,
  teams: readonly { id: number; leagueId: LeagueId }[],
): Promise<void> {
  const rosters = byTeam(await livesOfAllTeams(rows));
  const changes = [...Map.groupBy(teams, (team) => team.leagueId)].flatMap(([id, members]) => {
    const skillProfile = profileOf(members.map((team) => rosters.get(team.id) ?? []));
    return skillProfile === null ? [] : [{ id, skillProfile }];
  });
  await rows.update(leagues, 'id', changes);
}
