/** Teams' payrolls and expiring contracts. */
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { contracts } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface Payroll {
  /** The season's payroll of the team's current players, whole dollars. */
  payroll: number;
  /** Contracts that end with the season, for players who have signed none after it and were not bought out. */
  ending: number;
}

/** Returns payrolls by team id; teams without a contract are missing. */
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
