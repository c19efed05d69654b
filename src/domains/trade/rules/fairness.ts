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
  /** By trades with managers earlier in the season one of its clubs has gained or lost too much. */
  addsUp?: boolean;
  /** Of a household, or where trades add up: it is made only if more agree than object. Left out: nobody need agree. */
  needsConsent?: boolean;
  /** More have agreed than objected, or an admin has approved it: it counts against nobody later on. */
  hasConsent?: boolean;
  values: SideValue[];
}

/** The band of several things together: they err each on its own. */
export function together(bands: readonly ValueBand[]): ValueBand {
  const mid = bands.reduce((sum, { low, high }) => sum + (low + high) / 2, 0);
  const half = Math.hypot(...bands.map(({ low, high }) => (high - low) / 2));
  return { low: mid - half, high: mid + half };
}

/** What several scouts say about the same thing, each as sure as the others. @param isSure they err each on their own: together they are surer */
export function meanOf(bands: readonly ValueBand[], { isSure }: { isSure: boolean }): ValueBand {
  const count = Math.max(1, bands.length);
  const { low, high } = together(bands);
  if (isSure) return { low: low / count, high: high / count };
  const mean = (of: (band: ValueBand) => number) => bands.reduce((sum, band) => sum + of(band), 0) / count;
  return { low: mean((band) => band.low), high: mean((band) => band.high) };
}

/**
 * Whether one of the clubs with a manager gains or loses more than the uncertainty of its larger side. Neutral scouts err about both sides: of two men
 * who are worth the same one in thirty pairs looks uneven at one and a half widths of the band, and every other one would at half of it.
 */
export function isUneven(values: readonly SideValue[], managed: ReadonlySet<ClubId>): boolean {
  return values.some((side) => {
    const { clubId, gets, gives } = side;
    const larger = midOf(gets) > midOf(gives) ? gets : gives;
    const mostGoals = Math.max(FAIRNESS.goals, FAIRNESS.widths * (larger.high - larger.low));
    return managed.has(clubId) && Math.abs(gainOf(side)) > mostGoals;
  });
}

/**
 * Whether accounts of one household need somebody else who agrees: to every trade of a season but one, and to that if it is uneven. What scouts may be
 * wrong about excuses nothing: who wants to feed a club would trade what nobody can judge.
 */
export function needsConsent(
  values: readonly SideValue[],
  managed: ReadonlySet<ClubId>,
  { hasTraded }: { hasTraded: boolean },
): boolean {
  return hasTraded || values.some((side) => managed.has(side.clubId) && Math.abs(gainOf(side)) > FAIRNESS.goals);
}

/** A club that has gained (above 0) or lost goals by trades with managers. */
export interface Balance {
  clubId: ClubId;
  goals: number;
}

/**
 * Whether one of the clubs of a trade has been fed, or has fed others, by trades with managers earlier in the season, so that others have to agree to this
 * one. It follows from what was made, never from what is offered: asking about offers tells nobody what neutral scouts think. A one-sided deal stays
 * possible once.
 * @param managed clubs of the trade that have a manager
 * @param earlier values of the season's trades of managers that nobody else has agreed to
 */
export function unbalanced(managed: ReadonlySet<ClubId>, earlier: readonly (readonly SideValue[])[]): Balance | null {
  for (const clubId of managed) {
    const own = earlier.filter((sides) => sides.some((side) => side.clubId === clubId));
    const goals = own.flat().reduce((sum, side) => sum + (side.clubId === clubId ? gainOf(side) : 0), 0);
    if (Math.abs(goals) > FAIRNESS.ofSeason.goals) return { clubId, goals };
  }
  return null;
}

function gainOf({ gets, gives }: SideValue): number {
  return midOf(gets) - midOf(gives);
}

function midOf({ low, high }: ValueBand): number {
  return (low + high) / 2;
}

/** Whether more agree than object. */
export function isAgreed(votes: readonly { isFor: boolean }[]): boolean {
  return votes.filter(({ isFor }) => isFor).length > votes.length / 2;
}

/**
 * What the votes decide when the time is over: a trade is made unless more object than agree, and at least two do (one, where only one may vote). One
 * that needs consent is made only if more agree than object.
 * @param voters managers who may vote
 */
export function isVotedDown(
  votes: readonly { isFor: boolean }[],
  voters: number,
  { needsConsent: mustAgree = false }: Pick<EscrowRecord, 'needsConsent'> = {},
): boolean {
  if (mustAgree) return !isAgreed(votes);
  const against = votes.filter(({ isFor }) => !isFor).length;
  return against > votes.length - against && against >= Math.min(FAIRNESS.objections, voters);
}
