/** The goalies of a league, sorted and paged by the database. */
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { competitionIdsOfType } from '#domains/competition/store/competitions.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { goalieRow, goalieSort } from '#domains/stats/contract.ts';
import { goalieMinimumGames, isRate } from '#domains/stats/rules/qualification.ts';
import { goalieTotalsOf } from '#domains/stats/rules/totals.ts';
import { goalieSeasons } from '#domains/stats/tables.ts';
import { gamesPlayed } from '#domains/stats/views/games-played.ts';
import { listedTeams } from '#domains/stats/views/listed-teams.ts';
import { PAGE_SIZE, type Paged, pageOf, type StatsPage } from '#domains/stats/views/paging.ts';
import { goalieSums, quotient } from '#domains/stats/views/sums.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type GoalieRow = z.infer<typeof goalieRow>;
type GoalieSort = z.infer<typeof goalieSort>;

/** Columns that the table can be sorted by; no others are possible. */
const SORTS: Record<GoalieSort, SQL> = {
  wins: goalieSums.wins,
  games: goalieSums.games,
  losses: goalieSums.losses,
  shutouts: goalieSums.shutouts,
  savePercentage: quotient(goalieSums.saves, goalieSums.shotsAgainst),
  goalsAgainstAverage: quotient(sql`${goalieSums.goalsAgainst} * 3600`, goalieSums.toi),
  saves: goalieSums.saves,
  shotsAgainst: goalieSums.shotsAgainst,
  goalsSaved: sql`(${goalieSums.xga} - 1000 * ${goalieSums.goalsAgainst})`,
};

/**
 * Returns a page of goalies, each with one line over all his teams of the league. Ties are broken by wins, save
 * percentage and id. Sorted by a rate, only goalies with enough games are listed.
 */
export async function leagueGoalies(
  db: Database | Transaction,
  { leagueId, season, type, sort, order, page, size = PAGE_SIZE }: StatsPage<GoalieSort>,
): Promise<Paged<GoalieRow>> {
  const played = isRate(sort) ? await gamesPlayed(db, { leagueId, season, type }) : 0;
  const minimum = goalieMinimumGames(sort, played);
  const rows = await db
    .select({
      player: playerRefColumns,
      birthSeason: players.birthSeason,
      teamIds: sql<
        TeamId[]
      >`array_agg(${goalieSeasons.teamId} order by ${goalieSeasons.games} desc, ${goalieSeasons.teamId})`,
      ...goalieSums,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(goalieSeasons)
    .innerJoin(players, eq(players.id, goalieSeasons.playerId))
    .where(inArray(goalieSeasons.competitionId, competitionIdsOfType({ leagueId, season, type })))
    .groupBy(players.id)
    .having(sql`${goalieSums.games} >= ${Math.max(1, minimum)}`)
    .orderBy(
      sql`${order === 'asc' ? asc(SORTS[sort]) : desc(SORTS[sort])} nulls last`,
      desc(goalieSums.wins),
      sql`${desc(SORTS.savePercentage)} nulls last`,
      asc(players.id),
    )
    .limit(size)
    .offset((page - 1) * size);
  const listed = await listedTeams(
    db,
    { leagueId, season },
    rows.map(({ player, teamIds }) => ({ playerId: player.id, teamIds: [...new Set(teamIds)] })),
  );
  const data = rows.flatMap(({ player, birthSeason, teamIds: _teams, total: _total, ...counts }) => {
    const under = listed.get(player.id);
    if (!under) return [];
    return [
      { player: playerRefOf(player), ...under, season, age: season - birthSeason, totals: goalieTotalsOf(counts) },
    ];
  });
  return pageOf(data, { page, size }, rows[0]?.total ?? 0);
}
