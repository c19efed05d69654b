/** The first teams of clubs. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns a club's first team; undefined for an unknown club. */
export async function firstTeamOfClub(rows: RowReader, clubId: ClubId) {
  const [team] = await rows.read(teams, ['id', 'city', 'nickname', 'leagueId'], { clubId, level: 'PRO' });
  return team;
}

/** Returns a team's club; null: it belongs to no club, or does not exist. */
export async function clubOfTeam(rows: RowReader, teamId: TeamId): Promise<ClubId | null> {
  const [team] = await rows.read(teams, ['clubId'], { id: teamId });
  return team?.clubId ?? null;
}

/** Returns the tier of the first team of each club. */
export async function tiersByClub(rows: RowReader): Promise<Map<ClubId, number>> {
  const tierOf = new Map((await rows.read(leagues, ['id', 'tier'])).map(({ id, tier }) => [id, tier]));
  const first = await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'], { level: 'PRO' });
  return new Map(first.filter(isOfClub).map(({ clubId, leagueId }) => [clubId, tierOf.get(leagueId) ?? 1]));
}
