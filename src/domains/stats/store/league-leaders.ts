/** The few best of a league in each of the statistics that people ask for first. */
import type { PlayerRef, TeamRef } from '#domains/shapes.ts';
import { leagueGoalies } from '#domains/stats/store/league-goalies.ts';
import { leagueSkaters } from '#domains/stats/store/league-skaters.ts';
import type { Database, Transaction } from '#server/database/client.ts';

export interface LeaderList {
  statistic: string;
  rows: { player: PlayerRef; team: TeamRef; value: number }[];
}

const SKATER_STATISTICS = ['points', 'goals', 'assists', 'plusMinus'] as const;
const GOALIE_STATISTICS = ['savePercentage', 'wins'] as const;
/** How many of each are shown. */
const SHOWN = 5;

/** Lists of the regular stage, best first; empty lists are left out, so that nothing is answered before the first game. */
export async function leagueLeaders(
  db: Database | Transaction,
  { leagueId, season }: { leagueId: number; season: number },
): Promise<LeaderList[]> {
  const page = { leagueId, season, stage: 'regular', order: 'desc', page: 1 } as const;
  const [skaters, goalies] = await Promise.all([
    Promise.all(SKATER_STATISTICS.map((sort) => leagueSkaters(db, { ...page, sort, position: 'S' }))),
    Promise.all(GOALIE_STATISTICS.map((sort) => leagueGoalies(db, { ...page, sort }))),
  ]);
  const lists: LeaderList[] = [];
  SKATER_STATISTICS.forEach((statistic, index) => {
    const rows = skaters[index]?.data.slice(0, SHOWN) ?? [];
    lists.push({
      statistic,
      rows: rows.map(({ player, team, totals }) => ({ player, team, value: totals[statistic] })),
    });
  });
  GOALIE_STATISTICS.forEach((statistic, index) => {
    const rows = goalies[index]?.data.slice(0, SHOWN) ?? [];
    lists.push({
      statistic,
      rows: rows.map(({ player, team, totals }) => ({ player, team, value: totals[statistic] ?? 0 })),
    });
  });
  return lists.filter((list) => list.rows.length > 0);
}
