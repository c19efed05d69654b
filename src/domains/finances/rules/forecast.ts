/** Where a club's balance will be on the last day of the season, and how sure that is. */
import {
  AWAY_KINDS,
  FORECAST_BAND,
  GATE_DEVIATION,
  HOME_KINDS,
  MIN_MEASURED_GAMES,
  OWN_REVENUE,
  RUNNING_KINDS,
} from '#domains/finances/constants.ts';
import type { LedgerKind } from '#domains/finances/contract.ts';
import { loanAhead } from '#domains/finances/rules/loans.ts';
import { ownersTake } from '#domains/finances/rules/revenue.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** What a kind of transactions moved on a day, whole dollars; what came in is positive. */
export interface DayOfKind {
  day: number;
  kind: LedgerKind;
  amount: number;
}

export interface ForecastFacts {
  balance: number;
  /** Of the season so far. */
  days: readonly DayOfKind[];
  /** Games of the PRO team in the regular season, and the days of those at home that have been played. */
  home: GamesOf & { days: readonly number[] };
  away: GamesOf;
  /** What a home game is expected to bring by kind before the first was played. */
  usualHomeGame: ReadonlyMap<LedgerKind, number>;
  /** What the clubs of its league would give it (below 0: get from it) if they shared what they have earned so far. */
  sharedSoFar: number;
  /** What it usually takes in. */
  seasonRevenue: number;
  /** Loans that are not repaid, and on how many mornings of the season they will still be paid for. */
  loans: readonly { owed: number; daily: number; mornings: number }[];
}

interface GamesOf {
  played: number;
  left: number;
}

export interface Forecast {
  expected: number;
  /** Four of five seasons end between the two. */
  low: number;
  high: number;
  /** What is still to come, by kind, the biggest amounts first. */
  ahead: { kind: LedgerKind; amount: number }[];
}

/**
 * Wages and everything else that is paid every day go on as on the last morning, loans by their plans; each home game that is left
 * brings what the ones before have brought; the clubs share what they earn, and the owners take what is more than the club needs.
 * Playoffs, prizes and bonuses are not counted before they are won.
 */
export function forecastOf(facts: ForecastFacts): Forecast {
  const running = RUNNING_KINDS.map((kind) => ({ kind, amount: runningOn(facts.days, kind) }));
  const home = HOME_KINDS.map((kind) => ({ kind, amount: gamesOn(facts, kind, facts.home) }));
  const away = AWAY_KINDS.map((kind) => ({ kind, amount: gamesOn(facts, kind, facts.away) }));
  const booked = [...running, ...loansAhead(facts), ...home, ...away];
  const shared = { kind: 'revenue-sharing' as const, amount: sharingAhead(facts, booked) };
  const before = [...booked, shared].reduce((sum, { amount }) => sum + amount, facts.balance);
  const taken = isBooked(facts, 'dividend') ? 0 : -ownersTake(before, facts.seasonRevenue);
  const ahead = [...booked, shared, { kind: 'dividend' as const, amount: taken }]
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const expected = facts.balance + ahead.reduce((sum, { amount }) => sum + amount, 0);
  const margin = Math.round(FORECAST_BAND * deviationAhead(facts));
  return { expected, low: expected - margin, high: expected + margin, ahead };
}

function isBooked({ days }: ForecastFacts, kind: LedgerKind): boolean {
  return days.some((day) => day.kind === kind);
}

/** What the club has earned by itself grows until the end, and with it what is shared. */
function sharingAhead(facts: ForecastFacts, booked: readonly { kind: LedgerKind; amount: number }[]): number {
  if (isBooked(facts, 'revenue-sharing')) return 0;
  const ownOf = (amounts: readonly { kind: LedgerKind; amount: number }[]) =>
    amounts.reduce((sum, { kind, amount }) => (OWN.has(kind) ? sum + amount : sum), 0);
  const soFar = ownOf(facts.days);
  return soFar > 0 ? Math.round(facts.sharedSoFar * (1 + ownOf(booked) / soFar)) : 0;
}

const OWN: ReadonlySet<LedgerKind> = new Set(OWN_REVENUE);

/** What was not paid on the last morning has ended. */
function runningOn(days: readonly DayOfKind[], kind: LedgerKind): number {
  const lastMorning = Math.max(0, ...days.flatMap((each) => (RUNNING.has(each.kind) ? each.day : [])));
  const paid = days.filter((each) => each.kind === kind && each.day === lastMorning);
  return paid.reduce((sum, { amount }) => sum + amount, 0) * (DAYS_PER_SEASON - lastMorning);
}

const RUNNING: ReadonlySet<LedgerKind> = new Set(RUNNING_KINDS);

function loansAhead({ loans }: ForecastFacts): { kind: LedgerKind; amount: number }[] {
  const ahead = loans.map((loan) => loanAhead(loan, loan.mornings));
  return [
    { kind: 'loan-repayment', amount: -ahead.reduce((sum, { repayment }) => sum + repayment, 0) },
    { kind: 'interest', amount: -ahead.reduce((sum, { interest }) => sum + interest, 0) },
  ];
}

function gamesOn({ days, usualHomeGame }: ForecastFacts, kind: LedgerKind, { played, left }: GamesOf): number {
  const sum = days.reduce((total, day) => (day.kind === kind ? total + day.amount : total), 0);
  const each = played > 0 ? sum / played : (usualHomeGame.get(kind) ?? 0);
  return Math.round(each * left);
}

/**
 * Returns the standard deviation of what the home games left bring: that of each, and that of the mean, which is as uncertain as
 * few games make it. Before there are enough to measure it, what is usual. Nights on which only the farm or junior team is at home
 * are no measure of it: they draw a fraction of the crowd.
 */
function deviationAhead({ days, home, usualHomeGame }: ForecastFacts): number {
  const byDay = new Map(home.days.map((day) => [day, 0]));
  for (const { day, kind, amount } of days) {
    const sum = byDay.get(day);
    if (sum !== undefined && GATE_KINDS.has(kind)) byDay.set(day, sum + amount);
  }
  const gates = [...byDay.values()];
  const mean = gates.length > 0 ? gates.reduce((sum, gate) => sum + gate, 0) / gates.length : 0;
  const usual = GATE_DEVIATION * (mean || [...usualHomeGame.values()].reduce((sum, amount) => sum + amount, 0));
  const each =
    gates.length < MIN_MEASURED_GAMES
      ? usual
      : Math.sqrt(gates.reduce((sum, gate) => sum + (gate - mean) ** 2, 0) / (gates.length - 1));
  return each * Math.sqrt(home.left + home.left ** 2 / Math.max(1, home.played));
}

const GATE_KINDS: ReadonlySet<LedgerKind> = new Set(HOME_KINDS);
