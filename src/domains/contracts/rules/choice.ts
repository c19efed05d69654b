/** How a free agent decides among his offers. */
import { type Asker, dollarsOf, type SalaryBounds, shareOf } from '#engine/market/ask.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';

export interface OfferToWeigh {
  id: number;
  terms: OfferedTerms;
  /** How he sees the club that has made it. */
  asker: Asker;
  bounds: SalaryBounds;
}

/** The offers that are enough for him, what he likes best first; in doubt the one that came first. */
export function rankedOffers<Offer extends OfferToWeigh>(offers: readonly Offer[]): Offer[] {
  return offers
    .map((offer) => ({ offer, share: shareOf(offer.asker, offer.terms, offer.bounds) }))
    .filter(({ share }) => share >= 1)
    .map(({ offer, share }) => ({ offer, dollars: dollarsOf(offer.asker, share) }))
    .sort((one, other) => other.dollars - one.dollars || one.offer.id - other.offer.id)
    .map(({ offer }) => offer);
}
