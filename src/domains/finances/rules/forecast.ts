/** The forecast of a club's balance on the last day of the season, with its margin. */
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

/** Total of one kind of transaction on one day, in whole dollars; income is positive. */
export interface DayOfKind {
  day: number;
  kind: LedgerKind;
  amount: number;
}

export interface ForecastFacts {
  balance: number;
  /** The season so far. */
  days: readonly DayOfKind[];
  /** Games of the PRO team in the regular season, and the days of its home games played so far. */
  home: GamesOf & { days: readonly number[] };
  away: GamesOf;
  /** Expected receipts of a home game by kind, used before the first is played. */
  usualHomeGame: ReadonlyMap<LedgerKind, number>;
  /** What the club would receive (negative: pay) if its league shared the revenue earned so far. */
  sharedSoFar: number;
  /** Usual revenue per season. */
  seasonRevenue: number;
  /** Open loans, and the number of mornings left in the season on which they are paid. */
  loans: readonly { owed: number; daily: number; mornings: number }[];
}

interface GamesOf {
  played: number;
  left: number;
}

export interface Forecast {
  expected: number;
  /** Bounds of an 80 percent interval. */
  low: number;
  high: number;
  /** What is still to come by kind, largest amounts first. */
  ahead: { kind: LedgerKind; amount: number }[];
}

/**
 * Returns the forecast. Wages and all other daily items continue as on the last morning, loans follow their plans, each
 * remaining home game brings the mean of those played, the clubs share their revenue, and the owners take what exceeds
 * the club's needs. Playoffs, prizes and bonuses count only once they are won.
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

/** Returns the revenue sharing to come: it grows in proportion to the club's own revenue until the end of the season. */
function sharingAhead(facts: ForecastFacts, booked: readonly { kind: LedgerKind; amount: number }[]): number {
  if (isBooked(facts, 'revenue-sharing')) return 0;
  const ownOf = (amounts: readonly { kind: LedgerKind; amount: number }[]) =>
    amounts.reduce((sum, { kind, amount }) => (OWN.has(kind) ? sum + amount : sum), 0);
  const soFar = ownOf(facts.days);
  return soFar > 0 ? Math.round(facts.sharedSoFar * (1 + ownOf(booked) / soFar)) : 0;
}

const OWN: ReadonlySet<LedgerKind> = new Set(OWN_REVENUE);

/** Returns the rest of the season's total of a daily kind; a kind that was not paid on the last morning has ended. */
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
 * Returns the standard deviation of the receipts of the remaining home games: that of the single games, and that of the
 * mean, which few games leave uncertain. Falls back to the usual deviation until enough games are played. Ignores
 * nights with only the farm or junior team at home, which draw a fraction of the crowd.
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
