/** Career totals: counts are added up, and rates are computed from the sums. */
import type { LeagueId } from '#engine/ids.ts';
import type { GoalieTotals, SkaterTotals } from '#web/features/stats/totals-columns.tsx';

export function skaterCareer(seasons: readonly SkaterTotals[]): SkaterTotals {
  const sum = (id: keyof SkaterTotals) => seasons.reduce((total, season) => total + (season[id] ?? 0), 0);
  const [games, goals, shots, toi] = [sum('games'), sum('goals'), sum('shots'), sum('toi')];
  const [faceoffsWon, faceoffsLost] = [sum('faceoffsWon'), sum('faceoffsLost')];
  const counted = Object.fromEntries(COUNTED.map((id) => [id, sum(id)]));
  return {
    // One sum for each name in the list.
    ...(counted as Record<(typeof COUNTED)[number], number>),
    ...{ games, goals, shots, toi, faceoffsWon, faceoffsLost },
    shootingPercentage: shots > 0 ? (100 * goals) / shots : null,
    toiPerGame: games > 0 ? toi / games : 0,
    faceoffPercentage: faceoffsWon + faceoffsLost > 0 ? (100 * faceoffsWon) / (faceoffsWon + faceoffsLost) : null,
  };
}

const COUNTED = [
  ...(['assists', 'points', 'plusMinus', 'pim', 'ppGoals', 'ppAssists', 'ppPoints', 'shGoals', 'shAssists'] as const),
  ...(['gameWinningGoals', 'xg', 'ppToi', 'shToi', 'hits', 'blocks', 'takeaways', 'giveaways'] as const),
] as const;

export function goalieCareer(seasons: readonly GoalieTotals[]): GoalieTotals {
  const sum = (id: keyof GoalieTotals) => seasons.reduce((total, season) => total + (season[id] ?? 0), 0);
  const [saves, shotsAgainst, goalsAgainst, toi] = [sum('saves'), sum('shotsAgainst'), sum('goalsAgainst'), sum('toi')];
  return {
    ...{ games: sum('games'), starts: sum('starts'), wins: sum('wins'), losses: sum('losses') },
    ...{ overtimeLosses: sum('overtimeLosses'), shutouts: sum('shutouts'), goalsSaved: sum('goalsSaved') },
    ...{ saves, shotsAgainst, goalsAgainst, toi },
    savePercentage: shotsAgainst > 0 ? saves / shotsAgainst : null,
    goalsAgainstAverage: toi > 0 ? (goalsAgainst * 3600) / toi : null,
  };
}

interface TeamLine<Totals> {
  season: number;
  leagueId: LeagueId | null;
  totals: Totals;
}

/**
 * Returns the lines with a combined line above those of each season split between teams of one league: `clubs` is their
 * number.
 */
export function withSplitSeasons<Totals, Line extends TeamLine<Totals>>(
  lines: readonly Line[],
  add: (totals: readonly Totals[]) => Totals,
): (Line & { clubs?: number })[] {
  const seasons = Map.groupBy(lines, ({ season, leagueId }) => `${season}/${leagueId}`);
  return [...seasons.values()].flatMap((ofSeason) => {
    const [first] = ofSeason;
    if (!first || ofSeason.length === 1 || first.leagueId === null) return ofSeason;
    return [{ ...first, totals: add(ofSeason.map(({ totals }) => totals)), clubs: ofSeason.length }, ...ofSeason];
  });
}
