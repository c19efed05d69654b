/**
 * How a player bargains: what he asks of a club, and how he judges what it offers. All of it follows from one number, the
 * salary that he would just sign for at a length: his worth, made dearer or cheaper by what he thinks of the club and by how
 * well the length suits him.
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
/** What a club is to him, −1 (bad) to 1 (all he could wish for): all but what an offer says. */
export type Appeal = Readonly<Record<Exclude<Factor, 'money' | 'term'>, number>>;

export interface Asker {
  /** Whole dollars a season that contracts of one, two … seasons are worth on the market. */
  worths: readonly number[];
  /** In the first season of the contract. */
  age: number;
  personality: Personality;
  /** It is his own club that he talks to. */
  isOwnClub: boolean;
  appeal: Appeal;
  /** What he fears from a relegation that he could not walk away from, as a share of his worth; absent: nothing. */
  fear?: number | undefined;
  /** Who speaks for him; absent: he does himself. */
  agent?: AgentTilt | undefined;
}

/**
 * How an agent bargains, −1 (soft, hasty) to 1 (hard, patient); 0 is as if the player spoke for himself. It colors what is asked
 * and how long talks last, never what the player would sign for: so wages do not move, no matter who speaks.
 */
export interface AgentTilt {
  hardness: number;
  patience: number;
}

/** Whole dollars a season and seasons between which a contract must lie. */
export interface SalaryBounds {
  minimum: number;
  maximum: number;
  maxSeasons: number;
  /** An entry-level contract: so long and no shorter. */
  isEntry?: boolean;
}

export type Verdict =
  | { does: 'accept' }
  | { does: 'counter'; patience: number; counter: OfferedTerms }
  | { does: 'refuse' };

/** How much each factor counts; together 1. */
export function weightsOf(personality: Personality): Record<Factor, number> {
  const raw = FACTORS.map((factor) => {
    const { base, trait, adds } = WEIGHTS[factor];
    return [factor, base + adds * personality[trait]] as const;
  });
  const sum = raw.reduce((total, [, weight]) => total + weight, 0);
  // Made of exactly the factors; `fromEntries` forgets them.
  return Object.fromEntries(raw.map(([factor, weight]) => [factor, weight / sum])) as Record<Factor, number>;
}

/** Seasons that he likes best: by his age, and the more the better he is paid. @param worth what a season is worth, whole dollars */
export function wishedSeasons(
  age: number,
  { maximum, maxSeasons }: Pick<SalaryBounds, 'maximum' | 'maxSeasons'>,
  worth: number,
): number {
  const usual = LENGTH_BY_AGE.find(({ until }) => age <= until)?.seasons ?? 1;
  const stature = age < LENGTH.oldAge ? Math.max(0, worth / maximum - STATURE.from) * STATURE.seasons : 0;
  return Math.max(1, Math.min(longest(age, maxSeasons), Math.round(usual + stature)));
}

/** Seasons that he likes best with a club; entry-level contracts have one length. */
export function lengthOf(asker: Asker, bounds: SalaryBounds): number {
  return bounds.isEntry ? bounds.maxSeasons : wishedSeasons(asker.age, bounds, worthOf(asker, 1));
}

/** What the club is to him but for money and term, −1 (all that he weighs is bad) to 1 (all he could wish for). */
export function likingOf({ personality, appeal }: Pick<Asker, 'personality' | 'appeal'>): number {
  const weights = weightsOf(personality);
  return (['role', 'team', 'coach', 'home', 'morale'] as const).reduce(
    (sum, factor) => sum + weights[factor] * appeal[factor],
    0,
  );
}

/**
 * The least that he would sign for, whole dollars a season, bonus included and without a clause that keeps him from being moved.
 * @param mayLeave he may leave if the club is relegated; unless told otherwise he may not
 */
export function leastSalary(asker: Asker, seasons: number, bounds: SalaryBounds, mayLeave = false): number {
  const { personality, isOwnClub } = asker;
  const fear = mayLeave ? 0 : (asker.fear ?? 0);
  const liking = likingOf(asker);
  const loyalty = isOwnClub ? personality.loyalty * LOYALTY_RANGE : 0;
  const greed = (personality.greed - 0.5) * GREED_RANGE;
  const wished = lengthOf(asker, bounds);
  const termCost = Math.abs(Math.log2(seasons / wished)) * TERM_COST;
  const least = worthOf(asker, seasons) * (1 + greed - loyalty - liking * APPEAL_RANGE + termCost + fear);
  return within(bounds, least <= bounds.minimum * TAKES_MINIMUM ? bounds.minimum : least);
}

/** What he asks for: a short, a medium and a long contract; fewer where a length would come twice. */
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
 * How he takes an offer. More money, a larger bonus or a stronger clause at the same length is never judged worse, and each
 * offer that he does not accept costs patience, so that talks end.
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

/** What an offer is worth to him, as a share of what he would just sign for: 1 and more is enough. */
export function shareOf(asker: Asker, offer: OfferedTerms, bounds: SalaryBounds): number {
  const clause = CLAUSE_WORTH[offer.clause] * worthOf(asker, offer.salaries.length);
  return (averageOf(offer) + clause) / leastSalary(asker, offer.salaries.length, bounds, offer.relegationClause);
}

/**
 * What a share of what he would just sign for is to him in dollars a season, so that he can choose between clubs of several leagues: a little more
 * than he wants in a league that pays half is less than all he wants in the one above. Between clubs of one league the larger share is worth more.
 */
export function dollarsOf(asker: Asker, share: number): number {
  return share * worthOf(asker, 1);
}

/** The less patience he has left, the closer to what he would sign. */
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

/** In steps, rounded up: what he asks for is always enough. */
function within({ minimum, maximum }: SalaryBounds, salary: number): number {
  return Math.max(minimum, Math.min(maximum, Math.ceil(salary / SALARY_STEP) * SALARY_STEP));
}
