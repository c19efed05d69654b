/**
 * How a player bargains: what he asks of a club, and how he judges its offers. Everything follows from one number, the lowest
 * salary he would sign for at a given length: his market value, raised or lowered by how he rates the club and by how well the
 * length suits him.
 */
import {
  AGENT_BANDS,
  APPEAL_RANGE,
  ASK_MARGIN,
  CLAUSE_WORTH,
  GREED_RANGE,
  LAST_CONTRACT_AGE,
  LOYALTY_RANGE,
  PATIENCE,
  STATURE,
  TAKES_MINIMUM,
  TERM_COST,
  WEIGHTS,
} from '#engine/market/ask-constants.ts';
import { LENGTH, LENGTH_BY_AGE, SALARY_STEP } from '#engine/market/constants.ts';
import type { Personality } from '#engine/market/personality.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';

export const FACTORS = ['money', 'term', 'role', 'team', 'coach', 'home', 'morale'] as const;
export type Factor = (typeof FACTORS)[number];
/** How he rates a club by everything other than its offer, −1 (worst) to 1 (ideal). */
export type Appeal = Readonly<Record<Exclude<Factor, 'money' | 'term'>, number>>;

export interface Asker {
  /** Market value in whole dollars a season of contracts of one, two … seasons. */
  worths: readonly number[];
  /** Age in the first season of the contract. */
  age: number;
  personality: Personality;
  /** Whether he is negotiating with his current club. */
  isOwnClub: boolean;
  appeal: Appeal;
  /** How much he dreads a relegation without an exit clause, as a share of his worth; absent: not at all. */
  fear?: number | undefined;
  /** His agent; absent: he represents himself. */
  agent?: AgentTilt | undefined;
}

/**
 * How an agent bargains, −1 (soft, hasty) to 1 (hard, patient); 0 is the same as a player who represents himself. An agent
 * affects the ask and how long talks last, never the salary the player would sign for, so agents do not move wages.
 */
export interface AgentTilt {
  hardness: number;
  patience: number;
}

/** Limits of a contract: whole dollars a season, and seasons. */
export interface SalaryBounds {
  minimum: number;
  maximum: number;
  maxSeasons: number;
  /** An entry-level contract: exactly `maxSeasons` long. */
  isEntry?: boolean;
}

export type Verdict =
  | { does: 'accept' }
  | { does: 'counter'; patience: number; counter: OfferedTerms }
  | { does: 'refuse' };

/** Returns the weight of each factor; the weights add up to 1. */
export function weightsOf(personality: Personality): Record<Factor, number> {
  const raw = FACTORS.map((factor) => {
    const { base, trait, adds } = WEIGHTS[factor];
    return [factor, base + adds * personality[trait]] as const;
  });
  const sum = raw.reduce((total, [, weight]) => total + weight, 0);
  // `fromEntries` loses the key type; the entries are exactly the factors.
  return Object.fromEntries(raw.map(([factor, weight]) => [factor, weight / sum])) as Record<Factor, number>;
}

/**
 * Returns the length he likes best, in seasons: by his age, and longer the better he is paid.
 * @param worth what a season is worth, whole dollars
 */
export function wishedSeasons(
  age: number,
  { maximum, maxSeasons }: Pick<SalaryBounds, 'maximum' | 'maxSeasons'>,
  worth: number,
): number {
  const usual = LENGTH_BY_AGE.find(({ until }) => age <= until)?.seasons ?? 1;
  const stature = age < LENGTH.oldAge ? Math.max(0, worth / maximum - STATURE.from) * STATURE.seasons : 0;
  return Math.max(1, Math.min(longest(age, maxSeasons), Math.round(usual + stature)));
}

/** Returns the length he likes best with a club, in seasons; entry-level contracts have one length. */
export function lengthOf(asker: Asker, bounds: SalaryBounds): number {
  return bounds.isEntry ? bounds.maxSeasons : wishedSeasons(asker.age, bounds, worthOf(asker, 1));
}

/** Returns how he rates a club apart from money and term, −1 (bad in all that matters to him) to 1 (ideal). */
export function likingOf({ personality, appeal }: Pick<Asker, 'personality' | 'appeal'>): number {
  const weights = weightsOf(personality);
  return (['role', 'team', 'coach', 'home', 'morale'] as const).reduce(
    (sum, factor) => sum + weights[factor] * appeal[factor],
    0,
  );
}

/**
 * Returns the lowest salary he would sign for, in whole dollars a season, signing bonus included and without a no-trade or
 * no-move clause.
 * @param mayLeave whether he may leave if the club is relegated; defaults to false
 */
export function leastSalary(asker: Asker, seasons: number, bounds: SalaryBounds, mayLeave = false): number {
  const { personality, isOwnClub } = asker;
  const fear = mayLeave ? 0 : (asker.fear ?? 0);
  const liking = likingOf(asker);
  const loyalty = isOwnClub ? personality.loyalty * LOYALTY_RANGE : 0;
  const greed = (personality.greed - 0.5) * GREED_RANGE;
  const cost = 1 + greed - loyalty - liking * APPEAL_RANGE + termCost(asker, seasons, bounds) + fear;
  const least = worthOf(asker, seasons) * cost;
  return within(bounds, least <= bounds.minimum * TAKES_MINIMUM ? bounds.minimum : least);
}

/** Returns what an unwanted length costs, as a share of his worth. */
function termCost(asker: Asker, seasons: number, bounds: SalaryBounds): number {
  return Math.abs(Math.log2(seasons / lengthOf(asker, bounds))) * TERM_COST;
}

/**
 * Returns how much each factor speaks for an offer, as a share of his worth with the club: the parts of `leastSalary` and `shareOf`, so that he
 * can say what he weighed.
 */
export function viewOf({ asker, bounds, terms }: { asker: Asker; bounds: SalaryBounds; terms: OfferedTerms }) {
  const seasons = terms.salaries.length;
  const weights = weightsOf(asker.personality);
  const worth = worthOf(asker, seasons);
  const rated = (factor: Exclude<Factor, 'money' | 'term'>) => weights[factor] * asker.appeal[factor] * APPEAL_RANGE;
  const fear = terms.relegationClause ? 0 : (asker.fear ?? 0);
  const view: Record<Factor, number> = {
    money: averageOf(terms) / worth + CLAUSE_WORTH[terms.clause],
    term: -termCost(asker, seasons, bounds),
    role: rated('role'),
    team: rated('team') - fear,
    coach: rated('coach'),
    home: rated('home'),
    morale: rated('morale'),
  };
  return view;
}

/** Returns what he asks for: a short, a medium and a long contract; fewer where two lengths coincide. */
export function asksOf(asker: Asker, bounds: SalaryBounds): OfferedTerms[] {
  const wished = lengthOf(asker, bounds);
  const lengths = bounds.isEntry
    ? [wished]
    : [Math.max(1, Math.floor(wished / 2)), wished, Math.min(longest(asker.age, bounds.maxSeasons), wished * 2)];
  return [...new Set(lengths)].map((seasons) =>
    flatTerms(seasons, askedSalary(asker, { seasons }, bounds, PATIENCE.full)),
  );
}

/**
 * Returns his reaction to an offer. More money, a larger bonus or a stronger clause at the same length is never judged worse.
 * Each offer he does not accept costs patience, so talks end.
 *
 * @param patience what is left of it, up to 100
 */
export function judgeOffer(asker: Asker, offer: OfferedTerms, bounds: SalaryBounds, patience: number): Verdict {
  const { relegationClause } = offer;
  const seasons = offer.salaries.length;
  const share = shareOf(asker, offer, bounds);
  if (share >= 1) return { does: 'accept' };
  const waits = 1 - AGENT_BANDS.patience * (asker.agent?.patience ?? 0);
  const temper = (1 + PATIENCE.hasty * (0.5 - asker.personality.patience)) * waits;
  const left = patience - Math.max(PATIENCE.least, Math.round((1 - share) * PATIENCE.perShare * temper));
  if (left <= 0) return { does: 'refuse' };
  const counter = flatTerms(seasons, askedSalary(asker, { seasons, relegationClause }, bounds, left));
  return { does: 'counter', patience: left, counter: relegationClause ? { ...counter, relegationClause } : counter };
}

/** Returns the value of an offer to him as a share of the lowest he would sign for; he accepts from 1 on. */
export function shareOf(asker: Asker, offer: OfferedTerms, bounds: SalaryBounds): number {
  const clause = CLAUSE_WORTH[offer.clause] * worthOf(asker, offer.salaries.length);
  return (averageOf(offer) + clause) / leastSalary(asker, offer.salaries.length, bounds, offer.relegationClause);
}

/**
 * Converts such a share into dollars a season, so that he can compare clubs of different leagues: slightly more than he wants in
 * a league that pays half is worth less than exactly what he wants in the league above. Within one league the larger share wins.
 */
export function dollarsOf(asker: Asker, share: number): number {
  return share * worthOf(asker, 1);
}

/** Returns his ask in whole dollars a season. The less patience he has left, the closer it is to the lowest he would sign for. */
function askedSalary(
  asker: Asker,
  { seasons, relegationClause }: { seasons: number } & Pick<OfferedTerms, 'relegationClause'>,
  bounds: SalaryBounds,
  patience: number,
): number {
  const least = leastSalary(asker, seasons, bounds, relegationClause);
  const asks = 1 + AGENT_BANDS.hardness * (asker.agent?.hardness ?? 0);
  const margin = (ASK_MARGIN.base + ASK_MARGIN.greed * asker.personality.greed) * asks;
  return within(bounds, least * (1 + (margin * patience) / PATIENCE.full));
}

function worthOf({ worths }: Asker, seasons: number): number {
  return worths[seasons - 1] ?? worths.at(-1) ?? 0;
}

function flatTerms(seasons: number, salary: number): OfferedTerms {
  return { salaries: Array<number>(seasons).fill(salary), signingBonus: 0, clause: 'none' };
}

function longest(age: number, maxSeasons: number): number {
  return Math.max(1, Math.min(maxSeasons, LAST_CONTRACT_AGE - age));
}

/** Rounds a salary up to a whole step, so that meeting his ask is always enough, and keeps it within the bounds. */
function within({ minimum, maximum }: SalaryBounds, salary: number): number {
  return Math.max(minimum, Math.min(maximum, Math.ceil(salary / SALARY_STEP) * SALARY_STEP));
}
