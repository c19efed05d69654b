/** Managers who spend more than the club's income, or less: when does the club go bankrupt? By the books of a simulated world. */
import { NOT_REVENUE } from '#domains/cap/constants.ts';
import { creditAfter, creditLine } from '#domains/finances/rules/credit.ts';
import { ownersTake } from '#domains/finances/rules/revenue.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** A club's income from games, the league and sponsors on each day of a season, whole dollars. */
export type Income = readonly number[];

export interface Spender {
  /** The same season, repeated. */
  income: Income;
  /** The manager's starting balance. */
  balance: number;
  /** Share of a season's income that is spent, evenly. */
  spends: number;
}

/** Seasons after which a spender who has not gone bankrupt is no longer followed. */
const PATIENCE = 10;

/** Returns the seasons until a spender is bankrupt, by the rules of the credit line; null: the club survives. */
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

/** Returns the daily income of each club of a world in a season, and its final balance, by the name of its account. */
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

/** Returns the seasons until the last club is bankrupt under managers who take over its balance and spend this share. */
export function slowestFall(clubs: Iterable<{ income: Income; left: number }>, spends: number): number {
  return Math.max(0, ...[...clubs].map(({ income, left }) => fallOf({ income, balance: left, spends }) ?? PATIENCE));
}

/** Returns the percentage of clubs that go bankrupt under a manager who spends this share; a negative balance starts at zero. */
export function fallenShare(clubs: Iterable<{ income: Income; left: number }>, spends: number): number {
  const all = [...clubs];
  const fallen = all.filter(({ income, left }) => fallOf({ income, balance: Math.max(0, left), spends }) !== null);
  return (100 * fallen.length) / Math.max(1, all.length);
}
