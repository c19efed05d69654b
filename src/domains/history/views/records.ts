/** A team's record book: the best careers and seasons with it, regular seasons only. */
import { and, eq } from 'drizzle-orm';
import { competitions } from '#domains/competition/tables.ts';
import type { RecordStatistic as Statistic } from '#domains/history/constants.ts';
import type { ClubHistory } from '#domains/history/contract.ts';
import { bestBy } from '#domains/history/rules.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

interface Counted {
  playerId: PlayerId;
  /** null: all seasons. */
  season: number | null;
  counts: Partial<Record<Statistic, number>>;
}

const OF_SKATERS: readonly Statistic[] = ['goals', 'assists', 'points', 'pim'];
const OF_GOALIES: readonly Statistic[] = ['goalie-wins', 'shutouts'];
/** Only a career statistic: every healthy player plays all games of a season. */
const LAST: Statistic = 'games';

/** Three queries. Of ties the earlier one. */
export async function bookOfRecords(db: Database, teamId: TeamId): Promise<ClubHistory['records']> {
  const [skaters, goalies] = await Promise.all([skatersOf(db, teamId), goaliesOf(db, teamId)]);
  const books = [
    ...OF_SKATERS.map((statistic) => ({ statistic, seasons: skaters })),
    ...OF_GOALIES.map((statistic) => ({ statistic, seasons: goalies })),
    { statistic: LAST, seasons: skaters },
  ].flatMap(({ statistic, seasons }) => {
    const career = { statistic, scope: 'career' as const, best: bestOf(careersOf(seasons), statistic) };
    if (statistic === LAST) return [career];
    return [career, { statistic, scope: 'season' as const, best: bestOf(seasons, statistic) }];
  });
  const refs = await playerRefs(db, books, ({ best }) => best.map(({ playerId }) => playerId));
  return books
    .map(({ best, ...book }) => ({
      ...book,
      best: best.flatMap(({ playerId, ...record }) => {
        const player = refs.get(playerId);
        return player ? [{ player, ...record }] : [];
      }),
    }))
    .filter(({ best }) => best.length > 0);
}

function bestOf(rows: readonly Counted[], statistic: Statistic) {
  return bestBy(rows, ({ counts }) => counts[statistic] ?? 0).map(({ row, value }) => {
    return { playerId: row.playerId, season: row.season, value };
  });
}

function careersOf(seasons: readonly Counted[]): Counted[] {
  return [...Map.groupBy(seasons, ({ playerId }) => playerId)].map(([playerId, own]) => {
    const counts: Counted['counts'] = {};
    for (const { counts: ofSeason } of own) {
      for (const statistic of [...OF_SKATERS, ...OF_GOALIES, LAST]) {
        counts[statistic] = (counts[statistic] ?? 0) + (ofSeason[statistic] ?? 0);
      }
    }
    return { playerId, season: null, counts };
  });
}

async function skatersOf(db: Database, teamId: TeamId): Promise<Counted[]> {
  const { playerId, games, goals, assists, pim } = skaterSeasons;
  const rows = await db
    .select({ playerId, season: competitions.season, games, goals, assists, pim })
    .from(skaterSeasons)
    .innerJoin(competitions, eq(competitions.id, skaterSeasons.competitionId))
    .where(and(eq(skaterSeasons.teamId, teamId), eq(competitions.kind, 'league')))
    .orderBy(competitions.season, playerId);
  return rows.map(({ playerId: id, season, ...counts }) => {
    return { playerId: id, season, counts: { ...counts, points: counts.goals + counts.assists } };
  });
}

async function goaliesOf(db: Database, teamId: TeamId): Promise<Counted[]> {
  const { playerId, wins, shutouts } = goalieSeasons;
  const rows = await db
    .select({ playerId, season: competitions.season, wins, shutouts })
    .from(goalieSeasons)
    .innerJoin(competitions, eq(competitions.id, goalieSeasons.competitionId))
    .where(and(eq(goalieSeasons.teamId, teamId), eq(competitions.kind, 'league')))
    .orderBy(competitions.season, playerId);
  return rows.map(({ playerId: id, season, wins: won, shutouts: shut }) => {
    return { playerId: id, season, counts: { 'goalie-wins': won, shutouts: shut } };
  });
}
