/** What a user may answer for his client: within what the client would take, and what anybody would pay. */
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

/** Whole dollars a season between which a user may bargain for his client at a length. @param mayLeave with a relegation clause; without one unless told otherwise */
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

/** May a user accept this for his client? @returns what it is worth to him, as a share of what he would just sign for */
export function decideAcceptance(terms: OfferedTerms, side: Side): { ok: true; share: number } | Refused {
  const fault = faultOfTerms(terms, side.bounds);
  if (fault) return fault;
  const share = shareOf(side.asker, terms, side.bounds);
  if (side.bounds.isEntry || share >= MIN_SHARE) return { ok: true, share };
  return agentRefusals.clientWantsMore({ least: rangeOf(side, terms.salaries.length, terms.relegationClause).least });
}

/** May a user ask for this? */
export function decideCounter(terms: OfferedTerms, side: Side): { ok: true } | Refused {
  const accepted = decideAcceptance(terms, side);
  if (!accepted.ok) return accepted;
  const { most } = rangeOf(side, terms.salaries.length, terms.relegationClause);
  return side.bounds.isEntry || averageOf(terms) <= most ? { ok: true } : agentRefusals.asksTooMuch({ most });
}
