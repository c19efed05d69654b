/** The salary that a player is worth on the market, and the length that he signs for. */
import {
  ENTRY,
  LENGTH,
  LENGTH_BY_AGE,
  MARKET,
  SALARY_BY_AGE,
  SALARY_DEVIATION,
  SALARY_STEP,
} from '#engine/player/contract-constants.ts';
import type { Random } from '#engine/random.ts';

/** Whole dollars a season for a player of this overall and age; what an even-handed market would pay. */
export function marketSalary(overall: number, age: number): number {
  const value = MARKET.base * Math.exp((overall - MARKET.level) / MARKET.slope);
  return roundSalary(value * byAge(SALARY_BY_AGE, age).share);
}

export interface ContractTerms {
  kind: 'entry' | 'standard';
  /** Whole dollars a season. */
  salary: number;
  /** 1 to 8. */
  seasons: number;
}

/** What he and a club agree on today: market value and usual length, with the spread of real deals. */
export function drawContract({ overall, age }: { overall: number; age: number }, random: Random): ContractTerms {
  const salary = roundSalary(marketSalary(overall, age) * Math.exp(random.normal(0, SALARY_DEVIATION)));
  if (age <= ENTRY.lastAge) return { kind: 'entry', salary: Math.min(ENTRY.most, salary), seasons: ENTRY.seasons };
  return { kind: 'standard', salary, seasons: drawLength(overall, age, random) };
}

function drawLength(overall: number, age: number, random: Random): number {
  const mean = byAge(LENGTH_BY_AGE, age).seasons + ((overall - LENGTH.regular) / 10) * LENGTH.perTenPoints;
  const most = age >= LENGTH.oldAge ? LENGTH.mostWhenOld : LENGTH.most;
  return Math.max(LENGTH.least, Math.min(most, Math.round(random.normal(mean, LENGTH.deviation))));
}

function byAge<T extends { until: number }>(steps: readonly T[], age: number): T {
  return steps.find((step) => age <= step.until) ?? (steps.at(-1) as T); // the lists are not empty
}

function roundSalary(value: number): number {
  const rounded = Math.round(value / SALARY_STEP) * SALARY_STEP;
  return Math.max(MARKET.least, Math.min(MARKET.most, rounded));
}
