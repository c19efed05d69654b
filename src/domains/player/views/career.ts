/** A player's statistics by season, stage and team. */
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { anyTeamRefs } from '#domains/club/store/team-refs.ts';
import { type Stage, stageOf } from '#domains/competition/rules.ts';
import type { Competition } from '#domains/competition/store.ts';
import { competitions } from '#domains/competition/tables.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import type { goalieTotals, skaterTotals } from '#domains/stats/contract.ts';
import { goalieTotalsOf, skaterTotalsOf } from '#domains/stats/rules/totals.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface SeasonLine<Totals> {
  season: number;
  stage: Exclude<Stage, 'friendly' | 'scrimmage'>;
  team: AnyTeamRef;
  /** null: of a competition that is no league's. */
  leagueId: LeagueId | null;
  age: number;
  totals: Totals;
}

interface Career {
  skater: SeasonLine<z.infer<typeof skaterTotals>>[];
  goalie: SeasonLine<z.infer<typeof goalieTotals>>[];
}

const ofCompetition = { season: competitions.season, kind: competitions.kind, leagueId: competitions.leagueId };

interface CareerRow extends Pick<Competition, 'season' | 'kind' | 'leagueId'> {
  sums: { teamId: TeamId };
}

/** Every line of the career, newest season first, the regular stage before the playoffs and tournaments. */
export async function loadCareer(
  db: Database | Transaction,
  player: { id: number; birthSeason: number },
): Promise<Career> {
  const [skaterRows, goalieRows] = await Promise.all([
    db
      .select({ sums: skaterSeasons, ...ofCompetition })
      .from(skaterSeasons)
      .innerJoin(competitions, eq(competitions.id, skaterSeasons.competitionId))
      .where(and(eq(skaterSeasons.playerId, player.id), gt(skaterSeasons.games, 0)))
      .orderBy(desc(competitions.season), asc(competitions.kind), asc(skaterSeasons.teamId)),
    db
      .select({ sums: goalieSeasons, ...ofCompetition })
      .from(goalieSeasons)
      .innerJoin(competitions, eq(competitions.id, goalieSeasons.competitionId))
      .where(and(eq(goalieSeasons.playerId, player.id), gt(goalieSeasons.games, 0)))
      .orderBy(desc(competitions.season), asc(competitions.kind), asc(goalieSeasons.teamId)),
  ]);
  const teams = await anyTeamRefs(
    db,
    [...skaterRows, ...goalieRows].map(({ sums }) => sums.teamId),
  );
  const lineOf = <T>({ season, kind, leagueId, sums }: CareerRow, totals: T): SeasonLine<T>[] => {
    const team = teams.get(sums.teamId);
    const stage = stageOf(kind);
    // Friendlies are not counted.
    if (!team || stage === 'friendly' || stage === 'scrimmage') return [];
    return [{ season, stage, leagueId, team, age: season - player.birthSeason, totals }];
  };
  return {
    skater: skaterRows.flatMap((row) => lineOf(row, skaterTotalsOf(row.sums))),
    goalie: goalieRows.flatMap((row) => lineOf(row, goalieTotalsOf(row.sums))),
  };
}
