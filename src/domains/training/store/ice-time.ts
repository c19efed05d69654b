/** Recent ice time of players. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { games } from '#domains/game/tables.ts';
import { goalieGames, skaterGames, teamGames } from '#domains/stats/tables.ts';
import { ICE_TIME_DAYS } from '#domains/training/constants.ts';
import type { IceTime } from '#domains/training/rules/pace.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Returns the ice time of players by id, relative to the games of their present teams. Two statements.
 * @param absoluteDay today, which is not counted
 */
export async function iceTimeOf(
  db: Database | Transaction,
  trainees: readonly { id: PlayerId; teamId: TeamId | null }[],
  absoluteDay: number,
): Promise<Map<PlayerId, IceTime>> {
  const teamIds = [...new Set(trainees.flatMap(({ teamId }) => teamId ?? []))];
  if (teamIds.length === 0) return new Map();
  const day = sql`${games.season} * ${DAYS_PER_SEASON} + ${games.day}`;
  const lately = and(gt(day, absoluteDay - ICE_TIME_DAYS - 1), eq(games.status, 'final'));
  const played = await db
    .select({ teamId: teamGames.teamId, gameId: teamGames.gameId })
    .from(teamGames)
    .innerJoin(games, eq(games.id, teamGames.gameId))
    .where(and(inArray(teamGames.teamId, teamIds), lately));
  if (played.length === 0) return new Map();
  const gameIds = [...new Set(played.map(({ gameId }) => gameId))];
  const linesOf = (table: typeof skaterGames | typeof goalieGames) =>
    db
      .select({ playerId: table.playerId, seconds: sql<number>`sum(${table.toi})::int` })
      .from(table)
      .where(inArray(table.gameId, gameIds))
      .groupBy(table.playerId);
  const lines = [...(await linesOf(skaterGames)), ...(await linesOf(goalieGames))];
  const secondsOf = new Map(lines.map(({ playerId, seconds }) => [playerId, seconds]));
  const gamesOf = new Map([...Map.groupBy(played, ({ teamId }) => teamId)].map(([id, own]) => [id, own.length]));
  return new Map(
    trainees.map(({ id, teamId }) => [
      id,
      { games: gamesOf.get(teamId ?? 0) ?? 0, minutes: (secondsOf.get(id) ?? 0) / 60 },
    ]),
  );
}
