/** Which trades of managers with each other the league looks at before they are made, and what its votes decide. */
import { FAIRNESS } from '#domains/trade/constants.ts';
import type { ClubId } from '#engine/ids.ts';

/** Goals, as neutral scouts see them: the truth lies within it two times in three. */
export interface ValueBand {
  low: number;
  high: number;
}

/** What a club gets in a trade, and what it gives. */
export interface SideValue {
  clubId: ClubId;
  gets: ValueBand;
  gives: ValueBand;
}

/** Why a trade is in escrow, for the record. */
export interface EscrowRecord {
  /** Whose values differ by more than neutral scouts may be wrong; false: it is there for the household only. */
  isUneven: boolean;
  /** Two of its managers have played from the same address. */
  isHousehold: boolean;
  values: SideValue[];
}

/** The band of several things together: they err each on its own. */
export function together(bands: readonly ValueBand[]): ValueBand {
  const mid = bands.reduce((sum, { low, high }) => sum + (low + high) / 2, 0);
  const half = Math.hypot(...bands.map(({ low, high }) => (high - low) / 2));
  return { low: mid - half, high: mid + half };
}

/**
 * Whether one of the clubs with a manager gains or loses more than the uncertainty of its larger side. Neutral scouts err about both sides: of two men
 * who are worth the same one in thirty pairs looks uneven at one and a half widths of the band, and every other one would at half of it.
 */
export function isUneven(values: readonly SideValue[], managed: ReadonlySet<ClubId>): boolean {
  return values.some(({ clubId, gets, gives }) => {
    if (!managed.has(clubId)) return false;
    const larger = midOf(gets) > midOf(gives) ? gets : gives;
    const gap = Math.abs(midOf(gets) - midOf(gives));
    return gap > Math.max(FAIRNESS.goals, FAIRNESS.widths * (larger.high - larger.low));
  });
}

function midOf({ low, high }: ValueBand): number {
  return (low + high) / 2;
}

/**
 * What the votes decide when the time is over: a trade is made unless more object than agree, and at least two do (one, where only one may vote).
 * @param voters managers who may vote
 */
export function isVotedDown(votes: readonly { isFor: boolean }[], voters: number): boolean {
  const against = votes.filter(({ isFor }) => !isFor).length;
  return against > votes.length - against && against >= Math.min(FAIRNESS.objections, voters);
}
