/** What bids to host are worth, and whose is accepted. */
import { APPEAL } from '#domains/hosting/constants.ts';
import type { NationId } from '#engine/ids.ts';

export interface Bid {
  nationId: NationId;
  /** Whole dollars. */
  pledge: number;
  /** In the ranking of federations, from 1; null: there is none yet. */
  rank: number | null;
  /** Seasons since the federation hosted; null: it never did. */
  rested: number | null;
}

/** In hundredths of a point, so that what is level is level. */
export function appealOf({ pledge, rank, rested }: Omit<Bid, 'nationId'>): number {
  const places = rank === null ? 0 : Math.max(0, APPEAL.ranked - rank);
  const lately = rested !== null && rested <= APPEAL.rest ? APPEAL.hostedLately : 0;
  // Nobody reads −0.
  return Math.round((pledge / APPEAL.dollarsPerPoint + places * APPEAL.perPlace - lately) * 100) + 0;
}

/** The bid that is accepted: the most appealing, of those who are level the higher pledge, then the better place. null: nobody bids. */
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
