/** Numbers that clubs have retired in honor of a player. */
import { asc, eq } from 'drizzle-orm';
import { players, retiredNumbers } from '#domains/player/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns the retired numbers by team, which new players may not wear; a team without any is missing. One query. */
export async function retiredByTeam(rows: RowReader, teamIds: readonly TeamId[]): Promise<Map<TeamId, number[]>> {
  const retired = await rows.read(retiredNumbers, ['teamId', 'jerseyNumber'], { teamId: teamIds }, [
    'teamId',
    'jerseyNumber',
  ]);
  const byTeam = Map.groupBy(retired, ({ teamId }) => teamId);
  return new Map([...byTeam].map(([id, own]) => [id, own.map(({ jerseyNumber }) => jerseyNumber)]));
}

/** Retires the number on these teams of a club. A player who wears it keeps it until the next season. */
export async function retireNumber(
  rows: Rows,
  honor: { teamIds: readonly TeamId[]; jerseyNumber: number; playerId: PlayerId; season: number },
): Promise<void> {
  const { teamIds, ...of } = honor;
  await rows.insert(
    retiredNumbers,
    teamIds.map((teamId) => ({ teamId, ...of })),
  );
}

/** Returns the honored players of a team's retired numbers, by number. One query. */
export function retiredNumbersOf(db: Database | Transaction, teamId: TeamId) {
  return db
    .select({
      playerId: retiredNumbers.playerId,
      firstname: players.firstname,
      lastname: players.lastname,
      jerseyNumber: retiredNumbers.jerseyNumber,
      season: retiredNumbers.season,
    })
    .from(retiredNumbers)
    .innerJoin(players, eq(players.id, retiredNumbers.playerId))
    .where(eq(retiredNumbers.teamId, teamId))
    .orderBy(asc(retiredNumbers.jerseyNumber));
}
