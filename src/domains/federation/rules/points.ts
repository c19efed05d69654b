/** Season points of nations, and the federations' ranking. */
import { COEFFICIENTS, NOTHING_MOVED, POINTS } from '#domains/federation/constants.ts';

/** A player on a first team at the end of a season. */
export interface RatedPlayer {
  overall: number;
  /** Tier of his team's league; 1 is the top. */
  tier: number;
  /** Share of the possible points that his team has won, 0 to 1. */
  teamShare: number;
}

/**
 * Returns the points of a season: for the nation's best players in the leagues, and for its drafted prospects.
 * @param rounds draft rounds in which its prospects were picked, from 1
 */
export function seasonPoints(players: readonly RatedPlayer[], rounds: readonly number[]): number {
  const worths = players.map(({ overall, tier, teamShare }) => {
    const success = POINTS.teamShare + (1 - POINTS.teamShare) * teamShare;
    return Math.max(0, overall - POINTS.fromOverall) * POINTS.perTier ** (tier - 1) * success;
  });
  const drafted = rounds.map((round) => Math.max(1, POINTS.firstRound + 1 - round));
  return Math.round(sumOfBest(worths, POINTS.players) + sumOfBest(drafted, POINTS.picks));
}

function sumOfBest(values: readonly number[], many: number): number {
  return [...values]
    .sort((a, b) => b - a)
    .slice(0, many)
    .reduce((sum, value) => sum + value, 0);
}

/** Returns the weight of a season's points in percent, by the number of seasons since then. */
export function coefficientOf(seasonsAgo: number): number {
  return COEFFICIENTS[seasonsAgo] ?? 0;
}

export interface CountedSeason {
  season: number;
  points: number;
  /** Percent. */
  coef: number;
}

/** Returns the seasons that count, latest first. @param last the last finished season */
export function countedSeasons(seasons: readonly { season: number; points: number }[], last: number): CountedSeason[] {
  return seasons
    .map(({ season, points }) => ({ season, points, coef: coefficientOf(last - season) }))
    .filter(({ coef }) => coef > 0)
    .sort((a, b) => b.season - a.season);
}

/** Returns the weighted points, to one decimal. */
export function rankingPoints(seasons: readonly CountedSeason[]): number {
  return Math.round(seasons.reduce((sum, { points, coef }) => sum + (points * coef) / 100, 0) * 10) / 10;
}

/** Returns the ranks by points, from 1; ties go to the lower id. */
export function ranksOf(totals: readonly { id: number; points: number }[]): Map<number, number> {
  const ordered = [...totals].sort((a, b) => b.points - a.points || a.id - b.id);
  return new Map(ordered.map(({ id }, index) => [id, index + 1]));
}

/** Returns a share in percent, to two decimals. */
export function percentOf(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** Returns the score of a president's season by what has changed: `NOTHING_MOVED` if nothing has. */
export function presidentScore({ rankBefore, rank, youthBefore, youth }: Judged): number {
  const places = Math.max(-25, Math.min(25, (rankBefore - rank) * 5));
  // A season moves youth by at most half a percent, which is worth fifteen points.
  const boys = Math.max(-15, Math.min(15, (youth - youthBefore) * 3000));
  return Math.round(NOTHING_MOVED + places + boys);
}

export interface Judged {
  rankBefore: number;
  rank: number;
  youthBefore: number;
  youth: number;
}
