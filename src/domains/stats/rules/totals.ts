/** Converts counts (seconds, thousandths of goals) to what statistics tables show (rates, percentages, goals). */
import type { z } from 'zod';
import type { goalieTotals, skaterTotals, teamTotals } from '#domains/stats/contract.ts';
import type { SkaterCounted } from '#engine/match/record/box-score/box.ts';

type SkaterTotals = z.infer<typeof skaterTotals>;
type GoalieTotals = z.infer<typeof goalieTotals>;
type TeamTotals = z.infer<typeof teamTotals>;

/** A skater's counts, of one game or summed over many. */
export interface SkaterCounts extends SkaterCounted {
  games: number;
}

export interface GoalieCounts {
  games: number;
  starts: number;
  wins: number;
  losses: number;
  overtimeLosses: number;
  shutouts: number;
  toi: number;
  shotsAgainst: number;
  goalsAgainst: number;
  saves: number;
  xga: number;
}

export interface TeamCounts {
  games: number;
  points: number;
  goals: number;
  goalsAgainst: number;
  /** Shootouts won and lost: each counts one goal in the score, which is credited to no skater. */
  shootoutsWon: number;
  shootoutsLost: number;
  shots: number;
  shotsAgainst: number;
  xg: number;
  xga: number;
  ppGoals: number;
  ppOpportunities: number;
  ppGoalsAgainst: number;
  timesShorthanded: number;
  shGoals: number;
  pim: number;
  hits: number;
  blocks: number;
  faceoffsWon: number;
  faceoffsLost: number;
}

/** Adds up counts of the same kind; returns null for an empty list. */
export function addCounts<Counts extends { [Name in keyof Counts]: number }>(all: readonly Counts[]): Counts | null {
  const [first, ...others] = all;
  if (!first) return null;
  const sum = { ...first };
  const names = Object.keys(first) as (keyof Counts)[];
  for (const counts of others) {
    for (const name of names) sum[name] = (sum[name] + counts[name]) as Counts[keyof Counts];
  }
  return sum;
}

/** Returns a ÷ b, or null when b is 0: no shots, no percentage. */
export function ratio(a: number, b: number): number | null {
  return b > 0 ? a / b : null;
}

function percent(part: number, whole: number): number | null {
  return whole > 0 ? (100 * part) / whole : null;
}

function perGame(count: number, games: number): number {
  return games > 0 ? count / games : 0;
}

export function skaterTotalsOf(counts: SkaterCounts): SkaterTotals {
  return {
    games: counts.games,
    goals: counts.goals,
    assists: counts.assists,
    points: counts.goals + counts.assists,
    plusMinus: counts.plusMinus,
    pim: counts.pim,
    ppGoals: counts.ppGoals,
    ppAssists: counts.ppAssists,
    ppPoints: counts.ppGoals + counts.ppAssists,
    shGoals: counts.shGoals,
    shAssists: counts.shAssists,
    gameWinningGoals: counts.gameWinningGoals,
    shots: counts.shots,
    shootingPercentage: percent(counts.goals, counts.shots),
    xg: counts.xg / 1000,
    toi: counts.toi,
    toiPerGame: perGame(counts.toi, counts.games),
    ppToi: counts.ppToi,
    shToi: counts.shToi,
    hits: counts.hits,
    blocks: counts.blocks,
    takeaways: counts.takeaways,
    giveaways: counts.giveaways,
    faceoffsWon: counts.faceoffsWon,
    faceoffsLost: counts.faceoffsLost,
    faceoffPercentage: percent(counts.faceoffsWon, counts.faceoffsWon + counts.faceoffsLost),
  };
}

export function goalieTotalsOf(counts: GoalieCounts): GoalieTotals {
  return {
    games: counts.games,
    starts: counts.starts,
    wins: counts.wins,
    losses: counts.losses,
    overtimeLosses: counts.overtimeLosses,
    shutouts: counts.shutouts,
    shotsAgainst: counts.shotsAgainst,
    saves: counts.saves,
    goalsAgainst: counts.goalsAgainst,
    savePercentage: ratio(counts.saves, counts.shotsAgainst),
    goalsAgainstAverage: ratio(counts.goalsAgainst * 3600, counts.toi),
    goalsSaved: (counts.xga - counts.goalsAgainst * 1000) / 1000,
    toi: counts.toi,
  };
}

export function teamTotalsOf(counts: TeamCounts): TeamTotals {
  const shotsSaved = counts.shotsAgainst - counts.goalsAgainst;
  return {
    games: counts.games,
    points: counts.points,
    goalsFor: counts.goals + counts.shootoutsWon,
    goalsAgainst: counts.goalsAgainst + counts.shootoutsLost,
    shotsPerGame: perGame(counts.shots, counts.games),
    shotsAgainstPerGame: perGame(counts.shotsAgainst, counts.games),
    shootingPercentage: percent(counts.goals, counts.shots),
    savePercentage: ratio(shotsSaved, counts.shotsAgainst),
    xgPerGame: perGame(counts.xg / 1000, counts.games),
    xgaPerGame: perGame(counts.xga / 1000, counts.games),
    ppGoals: counts.ppGoals,
    ppOpportunities: counts.ppOpportunities,
    ppPercentage: percent(counts.ppGoals, counts.ppOpportunities),
    pkPercentage: percent(counts.timesShorthanded - counts.ppGoalsAgainst, counts.timesShorthanded),
    shGoals: counts.shGoals,
    pimPerGame: perGame(counts.pim, counts.games),
    hitsPerGame: perGame(counts.hits, counts.games),
    blocksPerGame: perGame(counts.blocks, counts.games),
    faceoffPercentage: percent(counts.faceoffsWon, counts.faceoffsWon + counts.faceoffsLost),
  };
}
