/** The skaters of a league, sorted, filtered and paged by the database. */
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { competitionIdsOfType } from '#domains/competition/store/competitions.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { PositionFilter } from '#domains/shapes.ts';
import type { skaterRow, skaterSort } from '#domains/stats/contract.ts';
import { positionsIn } from '#domains/stats/rules/position-filter.ts';
import { isRate, skaterMinimum } from '#domains/stats/rules/qualification.ts';
import { skaterTotalsOf } from '#domains/stats/rules/totals.ts';
import { skaterSeasons } from '#domains/stats/tables.ts';
import { gamesPlayed } from '#domains/stats/views/games-played.ts';
import { listedTeams } from '#domains/stats/views/listed-teams.ts';
import { PAGE_SIZE, type Paged, pageOf, type StatsPage } from '#domains/stats/views/paging.ts';
import { quotient, skaterSums } from '#domains/stats/views/sums.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type SkaterRow = z.infer<typeof skaterRow>;
type SkaterSort = z.infer<typeof skaterSort>;

const points = sql`(${skaterSums.goals} + ${skaterSums.assists})`;
const faceoffs = sql`(${skaterSums.faceoffsWon} + ${skaterSums.faceoffsLost})`;

/** Columns that the table can be sorted by; no others are possible. */
const SORTS: Record<SkaterSort, SQL> = {
  points,
  goals: skaterSums.goals,
  assists: skaterSums.assists,
  games: skaterSums.games,
  plusMinus: skaterSums.plusMinus,
  pim: skaterSums.pim,
  ppGoals: skaterSums.ppGoals,
  ppPoints: sql`(${skaterSums.ppGoals} + ${skaterSums.ppAssists})`,
  shGoals: skaterSums.shGoals,
  gameWinningGoals: skaterSums.gameWinningGoals,
  shots: skaterSums.shots,
  shootingPercentage: quotient(skaterSums.goals, skaterSums.shots),
  xg: skaterSums.xg,
  toiPerGame: quotient(skaterSums.toi, skaterSums.games),
  hits: skaterSums.hits,
  blocks: skaterSums.blocks,
  takeaways: skaterSums.takeaways,
  giveaways: skaterSums.giveaways,
  faceoffPercentage: quotient(skaterSums.faceoffsWon, faceoffs),
};

/**
 * Returns a page of skaters, each with one line over all his teams of the league. Ties are broken by points, goals, fewer
 * games and id. Sorted by a rate, only skaters with enough games are listed (`rules/qualification.ts`).
 */
export async function leagueSkaters(
  db: Database | Transaction,
  {
    leagueId,
    season,
    type,
    sort,
    order,
    page,
    size = PAGE_SIZE,
    position,
  }: StatsPage<SkaterSort> & { position: PositionFilter },
): Promise<Paged<SkaterRow>> {
  const played = isRate(sort) ? await gamesPlayed(db, { leagueId, season, type }) : 0;
  const minimum = skaterMinimum(sort, played);
  const grouped = db
    .select({
      player: playerRefColumns,
      birthSeason: players.birthSeason,
      teamIds: sql<
        TeamId[]
      >`array_agg(${skaterSeasons.teamId} order by ${skaterSeasons.games} desc, ${skaterSeasons.teamId})`,
      ...skaterSums,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(skaterSeasons)
    .innerJoin(players, eq(players.id, skaterSeasons.playerId))
    .where(
      and(
        inArray(skaterSeasons.competitionId, competitionIdsOfType({ leagueId, season, type })),
        sql`${players.positions}[1] in (${sql.join(
          positionsIn(position).map((name) => sql`${name}`),
          sql`, `,
        )})`,
      ),
    )
    .groupBy(players.id)
    .having(
      and(
        sql`${skaterSums.games} >= ${Math.max(1, minimum.games)}`,
        sql`${skaterSums.shots} >= ${minimum.shots}`,
        sql`${faceoffs} >= ${minimum.faceoffs}`,
      ),
    );
  const rows = await grouped
    .orderBy(
      sql`${order === 'asc' ? asc(SORTS[sort]) : desc(SORTS[sort])} nulls last`,
      desc(points),
      desc(skaterSums.goals),
      asc(skaterSums.games),
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
      { player: playerRefOf(player), ...under, season, age: season - birthSeason, totals: skaterTotalsOf(counts) },
    ];
  });
  return pageOf(data, { page, size }, rows[0]?.total ?? 0);
}
