/** Managers who spend more than comes in, or less: when does the board of a club let them go? By the books of a world that was played. */
import { NOT_REVENUE } from '#domains/cap/constants.ts';
import { creditAfter, creditLine } from '#domains/finances/rules/credit.ts';
import { ownersTake } from '#domains/finances/rules/revenue.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** What the games, the league and the sponsors bring a club on each day of a season, whole dollars. */
export type Income = readonly number[];

export interface Spender {
  /** The season over and over again. */
  income: Income;
  /** What the manager begins with. */
  balance: number;
  /** Share of what a season brings that is spent, evenly. */
  spends: number;
}

/** Seasons after which somebody who has not fallen is not looked at any longer. */
const PATIENCE = 10;

/** Seasons until a spender is bankrupt, by the rules of the credit line; null: the club lives on. */
export function fallOf({ income, balance: begun, spends }: Spender): number | null {
  const revenue = income.reduce((sum, amount) => sum + amount, 0);
  const line = creditLine(revenue);
  let [balance, daysBelow] = [begun, 0];
  for (let count = 1; count <= PATIENCE * DAYS_PER_SEASON; count++) {
    const day = (count - 1) % DAYS_PER_SEASON;
    balance += (income[day] ?? 0) - (spends * revenue) / DAYS_PER_SEASON;
    const verdict = creditAfter(daysBelow, { balance, line });
    daysBelow = verdict.daysBelow;
    if (verdict.verdict === 'bankrupt') return count / DAYS_PER_SEASON;
    if (day === PHASE_STARTS.postseason - 1) balance -= ownersTake(balance, revenue);
  }
  return null;
}

/** What each club of a world took in in a season, day by day, and what it had in the end, by the name of its account. */
export async function readIncomes(
  rows: RowReader,
  season: number,
): Promise<Map<string, { income: number[]; left: number }>> {
  const where = { season: { atMost: season }, currency: 'dollar' } as const;
  const clubs = new Map<string, { income: number[]; left: number }>();
  for (const { account, amount, kind, ...of } of await rows.read(
    ledgerEntries,
    ['account', 'amount', 'kind', 'season', 'day'],
    where,
  )) {
    if (!account.startsWith('club:')) continue;
    const club = clubs.get(account) ?? { income: Array.from({ length: DAYS_PER_SEASON }, () => 0), left: 0 };
    clubs.set(account, club);
    club.left += amount;
    const isRevenue = of.season === season && amount > 0 && !NOT_REVENUE.some((each) => each === kind);
    if (isRevenue) club.income[of.day - 1] = (club.income[of.day - 1] ?? 0) + amount;
  }
  return clubs;
}

/** Seasons until the last manager of any club is bankrupt who takes it over with all that it has, and spends so much. */
export function slowestFall(clubs: Iterable<{ income: Income; left: number }>, spends: number): number {
  return Math.max(0, ...[...clubs].map(({ income, left }) => fallOf({ income, balance: left, spends }) ?? PATIENCE));
}

/** Percent of the clubs that fall with a manager who spends so much; what is in the red he finds balanced. */
export function fallenShare(clubs: Iterable<{ income: Income; left: number }>, spends: number): number {
  const all = [...clubs];
  const fallen = all.filter(({ income, left }) => fallOf({ income, balance: Math.max(0, left), spends }) !== null);
  return (100 * fallen.length) / Math.max(1, all.length);
}
