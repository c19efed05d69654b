/** Playoff brackets and champions. */
import { and, desc, eq } from 'drizzle-orm';
import { teamRefColumns, teamRefs } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitionIn } from '#domains/competition/store/competitions.ts';
import { seriesIn } from '#domains/competition/store/series.ts';
import { competitions } from '#domains/competition/tables.ts';
import type { SeriesView } from '#domains/league/contract.ts';
import { standings } from '#domains/season/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { LeagueId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns the series of a season, by round and place in the bracket; empty before the playoffs. */
export async function loadBracket(
  db: Database | Transaction,
  leagueId: LeagueId,
  season: number,
): Promise<SeriesView[]> {
  const played = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(eq(competitions.id, competitionIn({ leagueId, season, stage: 'playoffs' })));
  const rows = await seriesIn(
    pgReader(db),
    played.map(({ id }) => id),
  );
  const refs = await teamRefs(db, rows, (row) => [row.highTeamId, row.lowTeamId]);
  return rows.flatMap(({ highTeamId, lowTeamId, competitionId: _competition, ...series }) => {
    const [high, low] = [refs.get(highTeamId), refs.get(lowTeamId)];
    return high && low ? [{ ...series, high, low }] : [];
  });
}

/** Returns the league's champion of the season; null while undecided. */
export async function findChampion(
  db: Database | Transaction,
  leagueId: LeagueId,
  season: number,
): Promise<TeamRef | null> {
  return (
    (await champions(db, and(eq(competitions.leagueId, leagueId), eq(competitions.season, season))))[0]?.team ?? null
  );
}

/** Returns the latest champion and season; null before the first title. */
export async function findTitleHolder(
  db: Database | Transaction,
  leagueId: LeagueId,
): Promise<{ season: number; team: TeamRef } | null> {
  return (await champions(db, eq(competitions.leagueId, leagueId)))[0] ?? null;
}

async function champions(db: Database | Transaction, where: ReturnType<typeof and>) {
  return db
    .select({ season: competitions.season, team: teamRefColumns })
    .from(standings)
    .innerJoin(competitions, eq(competitions.id, standings.competitionId))
    .innerJoin(teams, eq(teams.id, standings.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(and(where, eq(standings.isChampion, true)))
    .orderBy(desc(competitions.season))
    .limit(1);
}
