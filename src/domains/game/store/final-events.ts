/** All events of finished games. Those of live games are revealed second by second, by `revealed.ts`. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { gamePeriods, games } from '#domains/game/tables.ts';
import type { GameId } from '#engine/ids.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { decodeEvents } from '#engine/match/record/codec/codec.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the events by game; games that are not over, or whose events were not kept, are missing. One query. */
export async function eventsOfFinalGames(
  db: Database | Transaction,
  gameIds: readonly GameId[],
): Promise<Map<GameId, MatchEvent[]>> {
  if (gameIds.length === 0) return new Map();
  const rows = await db
    .select({ gameId: gamePeriods.gameId, events: gamePeriods.events })
    .from(gamePeriods)
    .innerJoin(games, eq(games.id, gamePeriods.gameId))
    .where(and(inArray(gamePeriods.gameId, [...gameIds]), eq(games.status, 'final')))
    .orderBy(asc(gamePeriods.gameId), asc(gamePeriods.period));
  const byGame = Map.groupBy(rows, ({ gameId }) => gameId);
  return new Map(
    [...byGame].map(([gameId, periods]) => [gameId, periods.flatMap(({ events }) => decodeEvents(events))]),
  );
}
