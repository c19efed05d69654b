import { inArray, type SQL } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Topic } from '#platform/calls/topic.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns topics for all teams of the given teams' clubs, and their leagues: for changes of the clubs or their people. */
export async function clubTopics(db: Database | Transaction, teamIds: readonly TeamId[]): Promise<Topic[]> {
  const ofTeams = db
    .select({ clubId: teams.clubId })
    .from(teams)
    .where(inArray(teams.id, [...teamIds]));
  return topicsWhere(db, inArray(teams.clubId, ofTeams));
}

/**
 * Returns topics for clubs' rosters and trades: all lists of players, the clubs' teams and leagues, and the players who, or whose rights, have moved.
 */
export async function rosterTopics(
  db: Database | Transaction,
  { clubIds, playerIds = [] }: { clubIds: readonly ClubId[]; playerIds?: readonly PlayerId[] },
): Promise<Topic[]> {
  const ofClubs = await topicsWhere(db, inArray(teams.clubId, [...clubIds]));
  return ['players', ...ofClubs, ...playerIds.map((id) => `player:${id}` as const)];
}

/** Returns topics for these teams alone. */
export function topicsOfTeams(db: Database | Transaction, teamIds: readonly TeamId[]): Promise<Topic[]> {
  return topicsWhere(db, inArray(teams.id, [...teamIds]));
}

async function topicsWhere(db: Database | Transaction, which: SQL): Promise<Topic[]> {
  const rows = await db.select({ id: teams.id, leagueId: teams.leagueId }).from(teams).where(which);
  return [
    ...new Set(
      rows.flatMap(({ id, leagueId }): Topic[] => [
        `team:${id}`,
        ...(leagueId === null ? [] : [`league:${leagueId}` as const]),
      ]),
    ),
  ];
}
