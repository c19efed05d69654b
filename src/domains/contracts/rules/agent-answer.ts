/** What a user may answer for a client: no less than the client would take, no more than any club would pay. */
import { MAX_SHARE, MIN_SHARE } from '#domains/agent/constants.ts';
import { agentRefusals } from '#domains/agent/refusals.ts';
import { faultOfTerms, type TermBounds } from '#domains/contracts/rules/terms.ts';
import { type Asker, leastSalary, shareOf } from '#engine/market/ask.ts';
import { SALARY_STEP } from '#engine/market/constants.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';

interface Side {
  asker: Asker;
  bounds: TermBounds;
}

/**
 * Returns the range in whole dollars a season within which a user may negotiate for a client. @param mayLeave with a relegation clause; defaults to
 * without
 */
export function rangeOf(
  { asker, bounds }: Side,
  seasons: number,
  mayLeave?: boolean,
): { least: number; fair: number; most: number } {
  const fair = leastSalary(asker, seasons, bounds, mayLeave);
  const inStep = (dollars: number) => Math.ceil(dollars / SALARY_STEP) * SALARY_STEP;
  const least = Math.max(bounds.minimum, Math.min(bounds.maximum, inStep(fair * MIN_SHARE)));
  return { least, fair, most: Math.min(bounds.maximum, inStep(fair * MAX_SHARE)) };
}

/** Returns whether terms differ from an AI club's or an assistant's bid in money alone. */
export function isPlain(asked: OfferedTerms, bid: OfferedTerms): boolean {
  const { salaries, signingBonus, clause, relegationClause } = asked;
  return salaries.length === bid.salaries.length && signingBonus === 0 && clause === 'none' && !relegationClause;
}

/** Returns whether a user may accept terms for a client. @returns their worth to him, as a share of his signing price */
export function decideAcceptance(terms: OfferedTerms, side: Side): { ok: true; share: number } | Refused {
  const fault = faultOfTerms(terms, side.bounds);
  if (fault) return fault;
  const share = shareOf(side.asker, terms, side.bounds);
  if (side.bounds.isEntry || share >= MIN_SHARE) return { ok: true, share };
  return agentRefusals.clientWantsMore({ least: rangeOf(side, terms.salaries.length, terms.relegationClause).least });
}

/** Returns whether a user may ask for these terms. */
export function decideCounter(terms: OfferedTerms, side: Side): { ok: true } | Refused {
  const accepted = decideAcceptance(terms, side);
  if (!accepted.ok) return accepted;
  const { most } = rangeOf(side, terms.salaries.length, terms.relegationClause);
  return side.bounds.isEntry || averageOf(terms) <= most ? { ok: true } : agentRefusals.asksTooMuch({ most });
}
