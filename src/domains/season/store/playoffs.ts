/** From the last round of the regular season to the champions. */

import { and, asc, eq, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { games } from '#domains/game/tables.ts';
import { rankTable } from '#domains/league/rules/ranking.ts';
import { leagues } from '#domains/league/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { seriesFixtures } from '#domains/season/rules/fixtures.ts';
import { addGames } from '#domains/season/store/open.ts';
import { playoffSeries, standings } from '#domains/season/tables.ts';
import { firstRound, nextRound, type Series } from '#engine/schedule/playoffs.ts';
import { copyInto, takeIds } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface SeasonOfWorld {
  season: number;
  worldSeed: number;
}

/** Sets the final ranks of every league and opens its first round of playoffs. The caller holds the world. */
export async function closeRegularSeason(tx: Transaction, { season, worldSeed }: SeasonOfWorld): Promise<void> {
  const leagueRows = await tx.select().from(leagues).orderBy(asc(leagues.id));
  const records = await tx.select().from(standings).where(eq(standings.season, season));
  const played = await tx
    .select({
      leagueId: games.leagueId,
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
      homeScore: sql<number>`${games.homeScore}`,
      awayScore: sql<number>`${games.awayScore}`,
      endedIn: sql<'regulation' | 'overtime' | 'shootout'>`${games.endedIn}`,
    })
    .from(games)
    .where(and(eq(games.season, season), eq(games.stage, 'regular'), eq(games.status, 'final')));
  const bracket: { leagueId: number; slot: number; series: Series<number>[] }[] = [];
  for (const league of leagueRows) {
    const ranked = rankTable(
      records.filter((record) => record.leagueId === league.id),
      played.filter((game) => game.leagueId === league.id),
    );
    await setRanks(
      tx,
      season,
      ranked.map((record) => record.teamId),
    );
    const series = firstRound(ranked.map((record) => record.teamId));
    bracket.push({ leagueId: league.id, slot: league.slot, series });
  }
  await tx
    .update(standings)
    .set({ playoffRoundsWon: 0 })
    .where(and(eq(standings.season, season), sql`${standings.rank} <= 8`));
  await openRound(tx, { season, worldSeed }, bracket);
}

async function setRanks(tx: Transaction, season: number, teamIds: readonly number[]): Promise<void> {
  const ranks = sql.param(teamIds.map((_, index) => index + 1));
  await tx.execute(sql`
    update ${standings} set rank = v.rank from unnest(${sql.param([...teamIds])}::int[], ${ranks}::int[]) as v (team_id, rank)
    where ${standings.season} = ${season} and ${standings.teamId} = v.team_id`);
}

/** Opens the next round where all series of the last one are decided; none after the final. The caller holds the world. */
export async function openNextRound(tx: Transaction, { season, worldSeed }: SeasonOfWorld): Promise<void> {
  const rows = await tx
    .select({ series: playoffSeries, faceoffSlot: leagues.slot })
    .from(playoffSeries)
    .innerJoin(leagues, eq(leagues.id, playoffSeries.leagueId))
    .where(eq(playoffSeries.season, season))
    .orderBy(asc(playoffSeries.leagueId), asc(playoffSeries.round), asc(playoffSeries.slot));
  const last = Math.max(0, ...rows.map((row) => row.series.round));
  const byLeague = Map.groupBy(
    rows.filter((row) => row.series.round === last),
    (row) => row.series.leagueId,
  );
  const bracket = [...byLeague].map(([leagueId, ofLeague]) => ({
    leagueId,
    slot: ofLeague[0]?.faceoffSlot ?? 1,
    series: nextRound(ofLeague.map((row) => seriesOf(row.series))),
  }));
  await openRound(tx, { season, worldSeed }, bracket);
}

function seriesOf(row: typeof playoffSeries.$inferSelect): Series<number> {
  const { round, slot, highTeamId: high, lowTeamId: low, highSeed, lowSeed, highWins, lowWins } = row;
  return { round, slot, high, low, highSeed, lowSeed, highWins, lowWins };
}

async function openRound(
  tx: Transaction,
  { season, worldSeed }: SeasonOfWorld,
  bracket: readonly { leagueId: number; slot: number; series: readonly Series<number>[] }[],
): Promise<void> {
  const all = bracket.flatMap(({ leagueId, slot, series }) =>
    series.map((each) => ({ leagueId, faceoffSlot: slot, each })),
  );
  if (all.length === 0) return;
  const firstId = await takeIds(tx, playoffSeries, all.length);
  await copyInto(
    tx,
    playoffSeries,
    all.map(({ leagueId, each }, index) => ({
      id: firstId + index,
      season,
      leagueId,
      round: each.round,
      slot: each.slot,
      highTeamId: each.high,
      lowTeamId: each.low,
      highSeed: each.highSeed,
      lowSeed: each.lowSeed,
    })),
  );
  const fixtures = all.flatMap(({ leagueId, faceoffSlot, each }, index) =>
    seriesFixtures({
      season,
      leagueId,
      slot: faceoffSlot,
      round: each.round,
      highTeamId: each.high,
      lowTeamId: each.low,
    }).map((game) => ({ ...game, seriesId: firstId + index })),
  );
  fixtures.sort((a, b) => a.day - b.day || a.seriesId - b.seriesId);
  await addGames(tx, fixtures, worldSeed);
}

/** News of the champions of the PRO leagues, once all finals are decided. */
export async function announceChampions(
  tx: Transaction,
  { season, day }: { season: number; day: number },
): Promise<void> {
  const champions = await tx
    .select({ team: teams, league: leagues.name })
    .from(standings)
    .innerJoin(teams, eq(teams.id, standings.teamId))
    .innerJoin(leagues, eq(leagues.id, standings.leagueId))
    .where(and(eq(standings.season, season), eq(standings.isChampion, true), eq(leagues.level, 'PRO')))
    .orderBy(asc(leagues.id));
  await writeNews(
    pgRows(tx),
    champions.map(({ team, league }) => ({
      season,
      day,
      kind: 'champion' as const,
      clubId: team.clubId,
      leagueId: team.leagueId,
      params: { teamId: team.id, team: `${team.city} ${team.nickname}`, league },
    })),
  );
}
