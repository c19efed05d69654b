/** What a season takes for ordinary skill in each league. */

import { leagues } from '#domains/league/tables.ts';
import { byTeam, livesOfAllTeams } from '#domains/player/store/lives.ts';
import { profileOf } from '#engine/match/ratings/skill-profile.ts';
import { updateRows } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Notes the profile of every league of these teams by their rosters as they are now, for the games of the season that opens. */
export async function noteSkillProfiles(
  tx: Transaction,
  teams: readonly { id: number; leagueId: number }[],
): Promise<void> {
  const rosters = byTeam(await livesOfAllTeams(pgReader(tx)));
  const changes = [...Map.groupBy(teams, (team) => team.leagueId)].flatMap(([id, members]) => {
    const skillProfile = profileOf(members.map((team) => rosters.get(team.id) ?? []));
    return skillProfile === null ? [] : [{ id, skillProfile }];
  });
  await updateRows(tx, leagues, 'id', changes);
}
