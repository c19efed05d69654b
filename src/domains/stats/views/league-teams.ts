/** The teams of a league with their statistics. */
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { teamRefColumns } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import type { GameTypeFilter } from '#domains/competition/constants.ts';
import { competitionIdsOfType } from '#domains/competition/store/competitions.ts';
import { standings } from '#domains/season/tables.ts';
import type { teamRow } from '#domains/stats/contract.ts';
import { addCounts, teamTotalsOf } from '#domains/stats/rules/totals.ts';
import { teamSeasons } from '#domains/stats/tables.ts';
import { tableCounts, teamCounts } from '#domains/stats/views/sums.ts';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type TeamRow = z.infer<typeof teamRow>;

interface WhichTeams {
  season: number;
  type: GameTypeFilter;
  /** All teams of a league, or one team. */
  of: { leagueId: LeagueId } | { teamId: TeamId };
}

/** Returns statistics of teams that have played, a row each, in no order; points are those of the standings, absent in the playoffs. */
export async function teamStatistics(db: Database | Transaction, { season, type, of }: WhichTeams): Promise<TeamRow[]> {
  const rows = await db
    .select({
      team: teamRefColumns,
      ...tableCounts,
      ...teamCounts,
    })
    .from(teamSeasons)
    .innerJoin(teams, eq(teams.id, teamSeasons.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .leftJoin(
      standings,
      and(eq(standings.teamId, teamSeasons.teamId), eq(standings.competitionId, teamSeasons.competitionId)),
    )
    .where(
      'teamId' in of
        ? and(
            eq(teamSeasons.teamId, of.teamId),
            inArray(teamSeasons.competitionId, competitionIdsOfType({ season, type })),
          )
        : inArray(teamSeasons.competitionId, competitionIdsOfType({ leagueId: of.leagueId, season, type })),
    );
  return [...Map.groupBy(rows, ({ team }) => team.id).values()].flatMap(([first, ...others]) => {
    const counts = first && addCounts([first, ...others].map(({ team: _team, ...each }) => each));
    return counts ? [{ team: first.team, season, totals: teamTotalsOf(counts) }] : [];
  });
}
