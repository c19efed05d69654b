/** What employers are like: the tier of their first team, and whether a user manages them. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** The tier of the first team of each club. */
export async function tiersByClub(rows: RowReader): Promise<Map<ClubId, number>> {
  const tierOf = new Map((await rows.read(leagues, ['id', 'tier'])).map(({ id, tier }) => [id, tier]));
  const first = await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'], { level: 'PRO' });
  return new Map(first.filter(isOfClub).map(({ clubId, leagueId }) => [clubId, tierOf.get(leagueId) ?? 1]));
}

export async function managedClubs(rows: RowReader): Promise<ReadonlySet<ClubId>> {
  return new Set((await rows.read(clubs, ['id'], { ownerUserId: { isNot: null } })).map(({ id }) => id));
}
