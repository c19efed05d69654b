/** What a season takes for ordinary skill in each league. */
import { asc } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { byTeam, livesOfAllTeams } from '#domains/player/store/lives.ts';
import { profileOf } from '#engine/match/skill-profile.ts';
import { updateRows } from '#server/database/bulk.ts';
import type { Transaction } from '#server/database/client.ts';

/** Notes the profile of every league by the rosters of its teams as they are now, for the games of the season that opens. */
export async function noteSkillProfiles(tx: Transaction): Promise<void> {
  const rosters = byTeam(await livesOfAllTeams(tx));
  const teamRows = await tx.select({ id: teams.id, leagueId: teams.leagueId }).from(teams).orderBy(asc(teams.id));
  const changes = [...Map.groupBy(teamRows, (team) => team.leagueId)].flatMap(([id, members]) => {
    const skillProfile = profileOf(members.map((team) => rosters.get(team.id) ?? []));
    return skillProfile === null ? [] : [{ id, skillProfile }];
  });
  await updateRows(tx, leagues, 'id', changes);
}
