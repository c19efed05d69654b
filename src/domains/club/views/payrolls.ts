/** What teams pay their players, and whose contracts end. */
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { contracts } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface Payroll {
  /** Whole dollars that the players who are with the team cost in the season. */
  payroll: number;
  /** Contracts that end with the season, of players who have signed for none after it and were not bought out. */
  ending: number;
}

/** By team id; teams without a contract are missing. */
export async function teamPayrolls(
  db: Database | Transaction,
  teamIds: readonly TeamId[],
  season: number,
): Promise<Map<number, Payroll>> {
  if (teamIds.length === 0) return new Map();
  const goesOn = sql`exists (select from contracts ahead where ahead.player_id = ${players.id} and ahead.from_season > ${season})`;
  const ends = sql`${contracts.toSeason} = ${season} and ${contracts.boughtOutOn} is null and not ${goesOn}`;
  const rows = await db
    .select({
      teamId: players.teamId,
      payroll: sql<number>`sum(${contracts.salary})`,
      ending: sql<number>`count(*) filter (where ${ends})::int`,
    })
    .from(players)
    .innerJoin(
      contracts,
      and(eq(contracts.playerId, players.id), lte(contracts.fromSeason, season), gte(contracts.toSeason, season)),
    )
    .where(inArray(players.teamId, [...teamIds]))
    .groupBy(players.teamId);
  return new Map(rows.map(({ teamId, ...payroll }) => [teamId ?? 0, payroll]));
}
