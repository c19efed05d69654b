/** What a season of a nation was worth, and where that leaves its federation. */
import { COEFFICIENTS, NOTHING_MOVED, POINTS } from '#domains/federation/constants.ts';

/** A player of a first team at the end of a season. */
export interface RatedPlayer {
  overall: number;
  /** Of his team's league; 1 is the top. */
  tier: number;
  /** The share of the possible points that his team has taken, 0 to 1. */
  teamShare: number;
}

/**
 * Points of a season: what the nation's best players were worth in the leagues, and how many of its amateurs were drafted.
 * @param rounds of the draft in which its amateurs were chosen, from 1
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

/** Percent that a season's points count, this many seasons after the last one that is over. */
export function coefficientOf(seasonsAgo: number): number {
  return COEFFICIENTS[seasonsAgo] ?? 0;
}

export interface CountedSeason {
  season: number;
  points: number;
  /** Percent. */
  coef: number;
}

/** The seasons that count, the last one first. @param last the last season that is over */
export function countedSeasons(seasons: readonly { season: number; points: number }[], last: number): CountedSeason[] {
  return seasons
    .map(({ season, points }) => ({ season, points, coef: coefficientOf(last - season) }))
    .filter(({ coef }) => coef > 0)
    .sort((a, b) => b.season - a.season);
}

/** Points after the coefficient, to one decimal. */
export function rankingPoints(seasons: readonly CountedSeason[]): number {
  return Math.round(seasons.reduce((sum, { points, coef }) => sum + (points * coef) / 100, 0) * 10) / 10;
}

/** Places by points, from 1; of equals the lower id comes first. */
export function ranksOf(totals: readonly { id: number; points: number }[]): Map<number, number> {
  const ordered = [...totals].sort((a, b) => b.points - a.points || a.id - b.id);
  return new Map(ordered.map(({ id }, index) => [id, index + 1]));
}

/** A share as percent, to two decimals. */
export function percentOf(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** Years of office are judged by what they have changed: `NOTHING_MOVED` is a season in which nothing moved. */
export function presidentScore({ rankBefore, rank, youthBefore, youth }: Judged): number {
  const places = Math.max(-25, Math.min(25, (rankBefore - rank) * 5));
  // A season moves youth by half a percent at most: that is worth fifteen points.
  const boys = Math.max(-15, Math.min(15, (youth - youthBefore) * 3000));
  return Math.round(NOTHING_MOVED + places + boys);
}

export interface Judged {
  rankBefore: number;
  rank: number;
  youthBefore: number;
  youth: number;
}
