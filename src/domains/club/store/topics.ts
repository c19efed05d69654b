import { inArray } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Topic } from '#platform/calls/topic.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** All teams of the clubs that the given teams belong to, and their leagues: what shows a change of the clubs or of their people. */
export async function clubTopics(db: Database | Transaction, teamIds: readonly TeamId[]): Promise<Topic[]> {
  const ofTeams = db
    .select({ clubId: teams.clubId })
    .from(teams)
    .where(inArray(teams.id, [...teamIds]));
  const rows = await db
    .select({ id: teams.id, leagueId: teams.leagueId })
    .from(teams)
    .where(inArray(teams.clubId, ofTeams));
  return [
    ...new Set(
      rows.flatMap(({ id, leagueId }): Topic[] => [
        `team:${id}`,
        ...(leagueId === null ? [] : [`league:${leagueId}` as const]),
      ]),
    ),
  ];
}
