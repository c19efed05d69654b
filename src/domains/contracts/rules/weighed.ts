/** What made a free agent prefer one offer to another, without the numbers behind it. Pure. */
import { WEIGHED } from '#domains/contracts/constants.ts';
import { type Asker, FACTORS, type Factor, type SalaryBounds, viewOf } from '#engine/market/ask.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';

/** An offer as he sees it. */
export interface SeenOffer {
  asker: Asker;
  bounds: SalaryBounds;
  terms: OfferedTerms;
}

/**
 * Returns what spoke for the offer he chose, the most important first. A club that bids a maximum pays no more than it
 * must, so where the two look the same it is the money that it would have paid.
 */
export function weighedFor(chosen: SeenOffer, lost: SeenOffer): Factor[] {
  const [one, other] = [viewOf(chosen), viewOf(lost)];
  const by = (factor: Factor) => one[factor] - other[factor];
  const named = FACTORS.filter((factor) => by(factor) >= WEIGHED.least)
    .sort((first, second) => by(second) - by(first))
    .slice(0, WEIGHED.most);
  return named.length > 0 ? named : ['money'];
}
