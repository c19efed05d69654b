/** Do clubs stay clear of both hoards of money and bankruptcy? */
import { limitsOf } from '#domains/cap/store/limits.ts';
import { bankruptcies } from '#domains/finances/tables.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { slopeOf } from '../drift/trend.ts';
import { between, type Target, target } from '../rows.ts';
import { meanOf } from '../spread.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import type { SeasonNote } from './notes.ts';
import { fallenShare, readIncomes, slowestFall } from './spenders.ts';

/** Share of the income that is spent. */
const OVERSPENDS = 1.3;
const SAVES = 0.98;

export const MONEY_TARGETS: readonly Target[] = [
  target('balance', "median club's balance in caps, trend over the seasons, %", 0, 15, 1),
  between('bankruptcies', 'bankruptcies per 300 club seasons', [0, 1], 1),
  between('revenue', 'revenue of the first league, best to worst', [1.5, 2.8], 2),
  between('overspender', 'seasons until a manager of the richest club who overspends by 30 % is bankrupt', [0.3, 2], 2),
  between('careful', 'bankruptcies of managers who spend 2 % less than they earn, %', [0, 0], 1),
  between('revenueFirst', 'revenue of the mean club in upper limits, first league', [1.85, 2.25], 2),
  between('revenueLower', 'revenue of the mean club in upper limits, other leagues', [1.85, 2.25], 2),
];

/** Figures that are means over seasons. */
export const MONEY_MEANS = ['revenue', 'revenueFirst', 'revenueLower'];

/** @param notes of the seasons that count */
export async function moneyTable(rows: RowReader, notes: readonly SeasonNote[]): Promise<Record<string, number>> {
  const medians = notes.map(({ balances }) => medianOf([...balances.values()].map(({ share }) => share)));
  const season = notes.map((note) => note.season);
  const fallen = await rows.read(bankruptcies, ['id'], { season });
  const clubSeasons = notes.reduce((sum, { leagueOf }) => sum + leagueOf.size, 0);
  const ratios = notes.map(({ revenues, leagueOf }) => {
    const top = [...revenues].flatMap(([clubId, dollars]) => (leagueOf.get(clubId) === FIRST_LEAGUE ? [dollars] : []));
    return Math.max(...top) / Math.max(1, Math.min(...top));
  });
  const clubs = [...(await readIncomes(rows, Math.max(0, ...season))).values()];
  const inLimits = await revenuesInLimits(rows, notes);
  return {
    // As a share of the limit on a club's payroll in its league, which grows with revenue.
    balance: (100 * slopeOf(medians) * Math.max(0, medians.length - 1)) / Math.max(0.01, Math.abs(meanOf(medians))),
    bankruptcies: (300 * fallen.length) / Math.max(1, clubSeasons),
    revenue: meanOf(ratios),
    overspender: slowestFall(clubs, OVERSPENDS),
    careful: fallenShare(clubs, SAVES),
    revenueFirst: meanOf(inLimits.filter(({ isFirst }) => isFirst).map(({ share }) => share)),
    revenueLower: meanOf(inLimits.filter(({ isFirst }) => !isFirst).map(({ share }) => share)),
  };
}

/** Returns each season's revenue of each club, as a share of the upper limit of its league. */
async function revenuesInLimits(rows: RowReader, notes: readonly SeasonNote[]) {
  const seasons = notes.map(async ({ season, revenues, leagueOf }) => {
    const caps = await limitsOf(rows, season);
    return [...revenues].flatMap(([clubId, dollars]) => {
      const leagueId = leagueOf.get(clubId);
      const cap = leagueId === undefined ? undefined : caps.get(leagueId);
      return cap ? [{ isFirst: leagueId === FIRST_LEAGUE, share: dollars / cap.limits.upper }] : [];
    });
  });
  return (await Promise.all(seasons)).flat();
}

function medianOf(values: readonly number[]): number {
  const ordered = values.toSorted((one, two) => one - two);
  return ordered[Math.floor(ordered.length / 2)] ?? 0;
}
