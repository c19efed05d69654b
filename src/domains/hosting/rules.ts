/** Rates bids to host and picks the one that is accepted. */
import { APPEAL } from '#domains/hosting/constants.ts';
import type { NationId } from '#engine/ids.ts';

export interface Bid {
  nationId: NationId;
  /** Whole dollars. */
  pledge: number;
  /** Place in the ranking of federations, from 1; null: not ranked yet. */
  rank: number | null;
  /** Seasons since the federation last hosted; null: never. */
  rested: number | null;
}

/** Returns how appealing a bid is, rounded to hundredths of a point so that equal bids tie exactly. */
export function appealOf({ pledge, rank, rested }: Omit<Bid, 'nationId'>): number {
  const places = rank === null ? 0 : Math.max(0, APPEAL.ranked - rank);
  const lately = rested !== null && rested <= APPEAL.rest ? APPEAL.hostedLately : 0;
  // Turns −0 into 0.
  return Math.round((pledge / APPEAL.dollarsPerPoint + places * APPEAL.perPlace - lately) * 100) + 0;
}

/**
 * Returns the accepted bid: the most appealing one, then the higher pledge, then the better rank. null: there are no
 * bids.
 */
export function winnerOf<Own extends Bid>(bids: readonly Own[]): Own | null {
  const last = Number.MAX_SAFE_INTEGER;
  const [first] = bids.toSorted(
    (one, other) =>
      appealOf(other) - appealOf(one) ||
      other.pledge - one.pledge ||
      (one.rank ?? last) - (other.rank ?? last) ||
      one.nationId - other.nationId,
  );
  return first ?? null;
}
