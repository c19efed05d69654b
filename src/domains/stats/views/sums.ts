/** Counted columns and their sums in SQL, shaped for `rules/totals.ts`, and rates to sort by. */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { standings } from '#domains/season/tables.ts';
import type { GoalieCounts, SkaterCounts, TeamCounts } from '#domains/stats/rules/totals.ts';
import { goalieSeasons, skaterSeasons, teamSeasons } from '#domains/stats/tables.ts';

function sumOf(column: AnyPgColumn): SQL<number> {
  return sql<number>`sum(${column})::int`;
}

/** For queries over `skater_seasons` that are grouped by something. */
export const skaterSums = {
  games: sumOf(skaterSeasons.games),
  toi: sumOf(skaterSeasons.toi),
  ppToi: sumOf(skaterSeasons.ppToi),
  shToi: sumOf(skaterSeasons.shToi),
  goals: sumOf(skaterSeasons.goals),
  assists: sumOf(skaterSeasons.assists),
  ppGoals: sumOf(skaterSeasons.ppGoals),
  ppAssists: sumOf(skaterSeasons.ppAssists),
  shGoals: sumOf(skaterSeasons.shGoals),
  shAssists: sumOf(skaterSeasons.shAssists),
  gameWinningGoals: sumOf(skaterSeasons.gameWinningGoals),
  plusMinus: sumOf(skaterSeasons.plusMinus),
  pim: sumOf(skaterSeasons.pim),
  shots: sumOf(skaterSeasons.shots),
  xg: sumOf(skaterSeasons.xg),
  hits: sumOf(skaterSeasons.hits),
  blocks: sumOf(skaterSeasons.blocks),
  takeaways: sumOf(skaterSeasons.takeaways),
  giveaways: sumOf(skaterSeasons.giveaways),
  faceoffsWon: sumOf(skaterSeasons.faceoffsWon),
  faceoffsLost: sumOf(skaterSeasons.faceoffsLost),
} satisfies Record<keyof SkaterCounts, SQL<number>>;

/** For queries over `goalie_seasons` that are grouped by something. */
export const goalieSums = {
  games: sumOf(goalieSeasons.games),
  starts: sumOf(goalieSeasons.starts),
  wins: sumOf(goalieSeasons.wins),
  losses: sumOf(goalieSeasons.losses),
  overtimeLosses: sumOf(goalieSeasons.overtimeLosses),
  shutouts: sumOf(goalieSeasons.shutouts),
  toi: sumOf(goalieSeasons.toi),
  shotsAgainst: sumOf(goalieSeasons.shotsAgainst),
  goalsAgainst: sumOf(goalieSeasons.goalsAgainst),
  saves: sumOf(goalieSeasons.saves),
  xga: sumOf(goalieSeasons.xga),
} satisfies Record<keyof GoalieCounts, SQL<number>>;

/** A team's standings row beside its statistics, for queries that left join `standings`: none in the playoffs. */
export const tableCounts = {
  points: sql<number>`coalesce(${standings.points}, 0)`,
  // Scores include shootout wins, the only goals that skaters' goals do not.
  shootoutsWon: sql<number>`greatest(0, ${standings.goalsFor} - ${teamSeasons.goals})`,
  shootoutsLost: sql<number>`greatest(0, ${standings.goalsAgainst} - ${teamSeasons.goalsAgainst})`,
};

/** A team's stored season; `tableCounts` has the rest. */
export const teamCounts = {
  games: teamSeasons.games,
  goals: teamSeasons.goals,
  goalsAgainst: teamSeasons.goalsAgainst,
  shots: teamSeasons.shots,
  shotsAgainst: teamSeasons.shotsAgainst,
  xg: teamSeasons.xg,
  xga: teamSeasons.xga,
  ppGoals: teamSeasons.ppGoals,
  ppOpportunities: teamSeasons.ppOpportunities,
  ppGoalsAgainst: teamSeasons.ppGoalsAgainst,
  timesShorthanded: teamSeasons.timesShorthanded,
  shGoals: teamSeasons.shGoals,
  pim: teamSeasons.pim,
  hits: teamSeasons.hits,
  blocks: teamSeasons.blocks,
  faceoffsWon: teamSeasons.faceoffsWon,
  faceoffsLost: teamSeasons.faceoffsLost,
} satisfies Record<Exclude<keyof TeamCounts, keyof typeof tableCounts>, AnyPgColumn>;

/** Returns a ÷ b in SQL; null where b is 0. */
export function quotient(a: SQL, b: SQL): SQL {
  return sql`${a}::float8 / nullif(${b}, 0)`;
}
