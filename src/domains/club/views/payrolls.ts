/** What teams pay their players. */
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { contracts } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Whole dollars that the players who are with each team cost in the season, by team id; teams without a contract are missing. */
export async function teamPayrolls(
  db: Database | Transaction,
  teamIds: readonly TeamId[],
  season: number,
): Promise<Map<number, number>> {
  if (teamIds.length === 0) return new Map();
  const rows = await db
    .select({ teamId: players.teamId, payroll: sql<number>`sum(${contracts.salary})` })
    .from(players)
    .innerJoin(
      contracts,
      and(eq(contracts.playerId, players.id), lte(contracts.fromSeason, season), gte(contracts.toSeason, season)),
    )
    .where(inArray(players.teamId, [...teamIds]))
    .groupBy(players.teamId);
  return new Map(rows.map((row) => [row.teamId ?? 0, row.payroll]));
}
