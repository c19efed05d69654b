/**
 * Contracts that clubs and players agree on without a manager: in a new world, and in summers run by the assistants. The price
 * of a goal clears the market of each tier; a club short on room pays its new players less, one with plenty pays more, and no
 * club exceeds the limit.
 */

import { capHit } from '#engine/market/cap-hit.ts';
import {
  ENTRY,
  LENGTH,
  LENGTH_BY_AGE,
  NEWCOMER_SEASONS,
  PAYROLL,
  RESTRICTED,
  SALARY_SPREAD,
} from '#engine/market/constants.ts';
import { type CapLimits, clearingPrice, meanGoals, roundSalary } from '#engine/market/price.ts';
import { hopedGoals, type Prospect, projectGoals, SEASONS_AHEAD } from '#engine/market/projection.ts';
import { tierStep } from '#engine/player/generate-roster.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface ContractTerms {
  kind: 'entry' | 'standard';
  /** Whole dollars a season. */
  salary: number;
  /** 1 to 8. */
  seasons: number;
}

/** A player who signs. */
export interface Signer extends Prospect {
  id: number;
  /** Level of the team he is signed for. */
  level: Level;
  /** Seasons since he signed, over which the market has changed its view of him; 0 unless the contract is already running. */
  seasonsAgo?: number;
  /** For a first contract after a draft, its round; null: he was not drafted. */
  draftRound?: number | null;
}

/** A club with its running contracts and the players it signs. */
export interface SigningClub {
  tier: number;
  limits: CapLimits;
  /** Dollars that the running contracts of its squads count against the limit. */
  bound: number;
  signers: readonly Signer[];
}

export interface Agreed {
  terms: Map<number, ContractTerms>;
  /** Dollars per goal, by tier. */
  prices: Map<number, number>;
}

/** Returns the terms of every signer by id. Deterministic for the same clubs and random. */
export function agreeContracts(clubs: readonly SigningClub[], random: Random): Agreed {
  const terms = new Map<number, ContractTerms>();
  const prices = new Map<number, number>();
  for (const [tier, ofTier] of Map.groupBy(clubs, (club) => club.tier)) {
    const drafted = ofTier.map((club) => ({ club, drafts: club.signers.map((signer) => draft(signer, club, random)) }));
    const price = priceOf(drafted);
    prices.set(tier, price);
    for (const { club, drafts } of drafted) for (const [id, each] of agreeOf(club, drafts, price)) terms.set(id, each);
  }
  return { terms, prices };
}

/**
 * Returns the number of seasons an entry-level contract covers: three, and for younger players as many as reach the last age at
 * which one is signed. So no player signs a second one, and a star who started early is paid the market price as soon as his
 * peers are.
 */
export function entrySeasons(age: number): number {
  return Math.max(ENTRY.seasons, ENTRY.lastAge - age + 1);
}

/** Returns the contract of a player of up to 20: a step of the entry-level scale, by the round of his draft, otherwise by his projection. */
export function entryTerms(
  prospect: Prospect & Pick<Signer, 'draftRound'>,
  tier: number,
  limits: Pick<CapLimits, 'minimum'>,
): ContractTerms {
  if (prospect.draftRound !== undefined) return draftedTerms(prospect.draftRound, prospect.age, limits);
  const promise = Math.max(...projectGoals(prospect, tier));
  const step = ENTRY.scale.find(({ goals }) => promise >= goals) ?? ENTRY.scale.at(-1);
  return {
    kind: 'entry',
    salary: Math.round(limits.minimum * (step?.share ?? 1)),
    seasons: entrySeasons(prospect.age),
  };
}

/**
 * Returns the contract signed after a draft, from the scale by rounds, which reveals nothing about the club's opinion of him.
 * @param age in the first season of the contract
 */
export function draftedTerms(
  round: number | null,
  age: number,
  { minimum }: Pick<CapLimits, 'minimum'>,
): ContractTerms {
  const share = ENTRY.byRound[(round ?? ENTRY.byRound.length) - 1] ?? ENTRY.byRound[ENTRY.byRound.length - 1] ?? 1;
  return { kind: 'entry', salary: Math.round(minimum * share), seasons: entrySeasons(age) };
}

/** Returns the contract of a player brought in from outside to fill a squad: entry level for the young, the minimum for others. */
export function newcomerTerms(prospect: Prospect, tier: number, limits: Pick<CapLimits, 'minimum'>): ContractTerms {
  if (prospect.age <= ENTRY.lastAge) return entryTerms(prospect, tier, limits);
  return { kind: 'standard', salary: limits.minimum, seasons: NEWCOMER_SEASONS };
}

interface Draft {
  signer: Signer;
  terms: ContractTerms;
  /** Goals paid for in the average season of the contract. */
  goals: number;
  /** Factor by which this contract pays more or less than the market price. */
  luck: number;
}

/** Draws length and kind, before the price is known. */
function draft(signer: Signer, { tier, limits }: SigningClub, random: Random): Draft {
  const { age, overall, seasonsAgo = 0 } = signer;
  const signedAt = age - seasonsAgo;
  const luck = Math.exp(random.normal(0, SALARY_SPREAD.fresh + SALARY_SPREAD.perSeason * seasonsAgo));
  const length = Math.max(seasonsAgo + 1, drawLength(overall + tierStep(tier), signedAt, random));
  const seasons = Math.min(SEASONS_AHEAD, length);
  if (signedAt <= ENTRY.lastAge) {
    const entry = { ...entryTerms(signer, tier, limits), seasons: entrySeasons(signedAt) };
    return { signer, terms: entry, goals: 0, luck: 1 };
  }
  const goals =
    meanGoals(hopedGoals(projectGoals(signer, tier)), seasons) * (signedAt < RESTRICTED.until ? RESTRICTED.share : 1);
  return { signer, terms: { kind: 'standard', salary: limits.minimum, seasons }, goals, luck };
}

function drawLength(overall: number, age: number, random: Random): number {
  const byAge = LENGTH_BY_AGE.find(({ until }) => age <= until) ?? LENGTH_BY_AGE.at(-1);
  const mean = (byAge?.seasons ?? 1) + Math.max(-1, (overall - LENGTH.regular) / 10) * LENGTH.perTenPoints;
  const most = age >= LENGTH.oldAge ? LENGTH.mostWhenOld : LENGTH.most;
  return Math.max(LENGTH.least, Math.min(most, Math.round(random.normal(mean, LENGTH.deviation))));
}

function priceOf(clubs: readonly { club: SigningClub; drafts: readonly Draft[] }[]): number {
  const limits = clubs[0]?.club.limits;
  if (!limits) return 0;
  const room = clubs.reduce(
    (sum, { club, drafts }) => sum + Math.max(0, PAYROLL.usual * club.limits.upper - club.bound - entryHits(drafts)),
    0,
  );
  const onMarket = clubs.flatMap(({ drafts }) => drafts.filter(isPriced));
  return clearingPrice({ goals: onMarket.map(({ goals }) => goals), room, limits });
}

/** Returns whether a contract is priced by the market. Entry-level contracts follow a scale, and the farm costs next to nothing. */
function isPriced({ signer, terms }: Draft): boolean {
  return signer.level === 'PRO' && terms.kind === 'standard';
}

function entryHits(drafts: readonly Draft[]): number {
  return drafts.reduce((sum, each) => sum + (isPriced(each) || each.signer.level !== 'PRO' ? 0 : each.terms.salary), 0);
}

function agreeOf({ limits, bound }: SigningClub, drafts: readonly Draft[], price: number): [number, ContractTerms][] {
  const asked = drafts.map(({ goals, luck }) => price * goals * luck);
  const salariesAt = (factor: number) =>
    drafts.map((each, index) =>
      each.terms.kind === 'entry'
        ? each.terms.salary
        : roundSalary(limits.minimum + factor * (asked[index] ?? 0), limits),
    );
  const hitAt = (factor: number) =>
    salariesAt(factor).reduce(
      (sum, salary, index) => sum + capHit({ salary, level: drafts[index]?.signer.level ?? 'PRO' }, limits),
      bound,
    );
  const { least, most, middle, evenness } = PAYROLL;
  const share = hitAt(1) / limits.upper;
  const wanted = Math.max(least, Math.min(most, middle + (1 - evenness) * (share - middle))) * limits.upper;
  let [low, high] = [0, PAYROLL.mostFactor] as [number, number];
  if (hitAt(high) > wanted) {
    for (let step = 0; step < BISECTIONS; step++) {
      const between = (low + high) / 2;
      if (hitAt(between) <= wanted) low = between;
      else high = between;
    }
    high = low;
  }
  const salaries = salariesAt(high);
  return drafts.map(({ signer, terms }, index) => [signer.id, { ...terms, salary: salaries[index] ?? terms.salary }]);
}

const BISECTIONS = 24;
