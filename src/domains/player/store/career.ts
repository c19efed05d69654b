/** A player's statistics by season, stage and team. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { goalieTotals, skaterTotals } from '#domains/stats/contract.ts';
import { goalieTotalsOf, skaterTotalsOf } from '#domains/stats/rules/totals.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface SeasonLine<Totals> {
  season: number;
  stage: 'regular' | 'playoffs';
  team: TeamRef;
  leagueId: number;
  age: number;
  totals: Totals;
}

interface Career {
  skater: SeasonLine<z.infer<typeof skaterTotals>>[];
  goalie: SeasonLine<z.infer<typeof goalieTotals>>[];
}

/** Every line of the career, newest season first, the regular stage before the playoffs. */
export async function loadCareer(
  db: Database | Transaction,
  player: { id: number; birthSeason: number },
): Promise<Career> {
  const [skaterRows, goalieRows] = await Promise.all([
    db
      .select()
      .from(skaterSeasons)
      .where(and(eq(skaterSeasons.playerId, player.id), sql`${skaterSeasons.games} > 0`))
      .orderBy(desc(skaterSeasons.season), desc(skaterSeasons.stage), asc(skaterSeasons.teamId)),
    db
      .select()
      .from(goalieSeasons)
      .where(and(eq(goalieSeasons.playerId, player.id), sql`${goalieSeasons.games} > 0`))
      .orderBy(desc(goalieSeasons.season), desc(goalieSeasons.stage), asc(goalieSeasons.teamId)),
  ]);
  const teams = await teamRefs(
    db,
    [...skaterRows, ...goalieRows].map((row) => row.teamId),
  );
  const lineOf = <Row extends { season: number; stage: 'regular' | 'playoffs'; leagueId: number; teamId: number }, T>(
    row: Row,
    totals: T,
  ): SeasonLine<T>[] => {
    const team = teams.get(row.teamId);
    const { season, stage, leagueId } = row;
    return team ? [{ season, stage, leagueId, team, age: season - player.birthSeason, totals }] : [];
  };
  return {
    skater: skaterRows.flatMap((row) => lineOf(row, skaterTotalsOf(row))),
    goalie: goalieRows.flatMap((row) => lineOf(row, goalieTotalsOf(row))),
  };
}
