/** The books of a club: balance, totals, forecast, and every transaction. */

import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { BANKRUPTCY, LINES_PER_PAGE, NO_PROFIT } from '#domains/finances/constants.ts';
import type { BooksView, LedgerKind, LedgerLine } from '#domains/finances/contract.ts';
import { creditLine } from '#domains/finances/rules/credit.ts';
import { type DayOfKind, forecastOf } from '#domains/finances/rules/forecast.ts';
import { ordinaryNight, usualHomeGame } from '#domains/finances/rules/gate.ts';
import { sharedOf } from '#domains/finances/rules/revenue.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { clubFinances, ledgerEntries, ledgerTransactions, loans } from '#domains/finances/tables.ts';
import { games } from '#domains/game/tables.ts';
import { memo } from '#domains/kinds.ts';
import { leagues } from '#domains/league/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import { paginationOf } from '#platform/calls/paging.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Neither earned nor spent. */
const LENT: ReadonlySet<LedgerKind> = new Set(NO_PROFIT);

type Day = Pick<Today, 'season' | 'day'>;

/** Loads the books in four statements, regardless of the size of the world and the age of the books. */
export async function loadBooks(db: Database | Transaction, team: TeamRef, { season, day }: Day): Promise<BooksView> {
  const [balance, booked, ofPro, house] = await Promise.all([
    balanceOf(db, `club:${team.clubId}`),
    sumsByDay(db, team.clubId, season),
    gamesOfPro(db, team.clubId, season),
    houseOf(db, team, season),
  ]);
  const lastMorning = absoluteDayOf({ season, day: DAYS_PER_SEASON });
  // The opening balance predates the season no matter when it was booked.
  const days = booked.filter(({ kind }) => kind !== 'opening');
  const kinds = totalsByKind(days);
  const balanceBefore = balance - sumOf(kinds);
  const earned = kinds.filter(({ kind }) => !LENT.has(kind));
  return {
    team,
    season,
    day,
    balance,
    balanceBefore,
    income: sumOf(earned.filter(({ amount }) => amount > 0)),
    expenses: sumOf(earned.filter(({ amount }) => amount < 0)),
    lent: sumOf(kinds.filter(({ kind }) => LENT.has(kind))),
    kinds,
    balances: balancesAfter(days, balanceBefore),
    forecast: {
      ...forecastOf({
        balance,
        days,
        ...ofPro,
        usualHomeGame: usualHomeGame(ordinaryNight(house)),
        sharedSoFar: sharedOf(house.own, house.meanOwn),
        seasonRevenue: house.seasonRevenue ?? 0,
        loans: house.loans.map(([owed, daily, paidThrough]) => ({ owed, daily, mornings: lastMorning - paidThrough })),
      }),
      homeGamesLeft: ofPro.home.left,
    },
    credit: {
      line: creditLine(house.seasonRevenue ?? 0),
      daysBelow: house.daysBelowLine ?? 0,
      warnAfter: BANKRUPTCY.warnAfter,
      bankruptAfter: BANKRUPTCY.after,
      rescueUntil: house.rescueUntil !== null && house.rescueUntil >= season ? house.rescueUntil : null,
    },
  };
}

/** Loads one page of a season's transactions, newest first, and the kinds of all of them. Three statements. */
export async function loadLedger(
  db: Database | Transaction,
  {
    clubId,
    season,
    kind,
    day,
    page,
  }: { clubId: ClubId; season: number; kind?: LedgerKind; day?: number; page: number },
) {
  const own = and(
    eq(ledgerEntries.account, `club:${clubId}`),
    eq(ledgerEntries.currency, 'dollar'),
    eq(ledgerEntries.season, season),
  );
  const which = and(
    own,
    day === undefined ? undefined : eq(ledgerEntries.day, day),
    kind === undefined ? undefined : eq(ledgerEntries.kind, kind),
  );
  const [total, booked, rows] = await Promise.all([
    db.$count(ledgerEntries, which),
    db.selectDistinct({ kind: ledgerEntries.kind }).from(ledgerEntries).where(own).orderBy(ledgerEntries.kind),
    db
      .select({
        id: ledgerEntries.id,
        season: ledgerEntries.season,
        day: ledgerEntries.day,
        amount: ledgerEntries.amount,
        kind: ledgerEntries.kind,
        params: ledgerTransactions.params,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(which)
      .orderBy(desc(ledgerEntries.day), desc(ledgerEntries.id))
      .limit(LINES_PER_PAGE)
      .offset((page - 1) * LINES_PER_PAGE),
  ]);
  const data = rows.map(
    ({ kind: what, params, ...line }): LedgerLine => ({
      ...line,
      ...memo.parse({ kind: what, params }),
    }),
  );
  const kinds = booked.map((one) => one.kind);
  return { data, kinds, pagination: paginationOf(total, { page, size: LINES_PER_PAGE }) };
}

export interface SumOfDay extends DayOfKind {
  count: number;
}

/** Returns the total of each kind on each day of a season, ordered by day. */
export async function sumsByDay(db: Database | Transaction, clubId: ClubId, season: number): Promise<SumOfDay[]> {
  const { day, kind } = ledgerEntries;
  return db
    .select({ day, kind, amount: sql<number>`sum(${ledgerEntries.amount})::bigint`, count: sql<number>`count(*)::int` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, `club:${clubId}`),
        eq(ledgerEntries.currency, 'dollar'),
        eq(ledgerEntries.season, season),
      ),
    )
    .groupBy(day, kind)
    .orderBy(day, kind);
}

export function totalsByKind(days: readonly SumOfDay[]): BooksView['kinds'] {
  const byKind = Map.groupBy(days, ({ kind }) => kind);
  return [...byKind]
    .map(([kind, ofKind]) => ({
      kind,
      amount: sumOf(ofKind),
      count: ofKind.reduce((sum, { count }) => sum + count, 0),
    }))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}

function balancesAfter(days: readonly SumOfDay[], before: number): BooksView['balances'] {
  let balance = before;
  return [...Map.groupBy(days, ({ day }) => day)].map(([day, ofDay]) => {
    balance += sumOf(ofDay);
    return { day, balance };
  });
}

function sumOf(days: readonly { amount: number }[]): number {
  return days.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the regular-season games of a club's PRO team. */
async function gamesOfPro(db: Database | Transaction, clubId: ClubId, season: number) {
  const count = (side: PgColumn, isPlayed: boolean) =>
    sql<number>`count(*) filter (where ${side} = ${teams.id} and (${games.status} = 'final') = ${isPlayed})::int`;
  const [row] = await db
    .select({
      homePlayed: count(games.homeTeamId, true),
      homeLeft: count(games.homeTeamId, false),
      awayPlayed: count(games.awayTeamId, true),
      awayLeft: count(games.awayTeamId, false),
      homeDays: sql<number[]>`coalesce(array_agg(distinct ${games.day}) filter (
        where ${games.homeTeamId} = ${teams.id} and ${games.status} = 'final'), '{}')`,
    })
    .from(teams)
    .innerJoin(games, and(eq(games.season, season), or(eq(games.homeTeamId, teams.id), eq(games.awayTeamId, teams.id))))
    .innerJoin(competitions, and(eq(competitions.id, games.competitionId), eq(competitions.kind, 'league')))
    .where(and(eq(teams.clubId, clubId), eq(teams.level, 'PRO')));
  const { homePlayed = 0, homeLeft = 0, awayPlayed = 0, awayLeft = 0, homeDays = [] } = row ?? {};
  return { home: { played: homePlayed, left: homeLeft, days: homeDays }, away: { played: awayPlayed, left: awayLeft } };
}

/**
 * Returns the financial state of the club, and the own revenue of the club and of the mean club of its PRO league this
 * season.
 */
async function houseOf(db: Database | Transaction, team: TeamRef, season: number) {
  const [house] = await db
    .select({
      capacity: clubs.arenaCapacity,
      tier: leagues.tier,
      seasonRevenue: clubFinances.seasonRevenue,
      daysBelowLine: clubFinances.daysBelowLine,
      rescueUntil: clubFinances.rescueUntil,
      own: sql<number>`coalesce((select own from club_revenues where club_id = ${clubs.id} and season = ${season}), 0)::float`,
      meanOwn: sql<number>`coalesce((
        select avg(coalesce(earned.own, 0)) from teams own_team
        join teams mate on mate.level = 'PRO' and mate.league_id = own_team.league_id
        left join club_revenues earned on earned.club_id = mate.club_id and earned.season = ${season}
        where own_team.level = 'PRO' and own_team.club_id = ${clubs.id}), 0)::float`,
      /** Debt, daily repayment, and the last day paid for. */
      loans: sql<[owed: number, daily: number, paidThrough: number][]>`coalesce((
        select json_agg(json_build_array(${loans.owed}, ${loans.daily}, ${loans.paidThrough})) from ${loans}
        where ${loans.clubId} = ${clubs.id} and ${loans.owed} > 0), '[]')`,
    })
    .from(clubs)
    .leftJoin(clubFinances, eq(clubFinances.clubId, clubs.id))
    .innerJoin(leagues, eq(leagues.id, team.leagueId))
    .where(eq(clubs.id, team.clubId));
  return (
    house ?? {
      capacity: 0,
      tier: 1,
      seasonRevenue: null,
      daysBelowLine: null,
      rescueUntil: null,
      own: 0,
      meanOwn: 0,
      loans: [],
    }
  );
}
