/** Which trades of managers, with each other and with AI clubs, the league looks at before they are made, and what its votes decide. */
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
  /** An AI general manager has agreed for it. */
  isAi?: boolean;
}

/** Why a trade is in escrow, for the record. */
export interface EscrowRecord {
  /** Its values differ by more than neutral scouts may be wrong. */
  isUneven: boolean;
  /** An AI club takes part. */
  isWithAi?: boolean;
  /** By trades earlier in the season one of its clubs has gained or lost too much. */
  addsUp?: boolean;
  /** It is made only if more agree than object. Left out: nobody need agree. */
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
 * Whether one of the clubs gains or loses more than the uncertainty of its larger side, no matter who runs it: an AI club can be fed, and can feed. Neutral
 * scouts err about both sides: of two players who are worth the same one in thirty pairs looks uneven at one and a half widths of the band, and every
 * other one would at half of it.
 */
export function isUneven(values: readonly SideValue[], { isWithAi = false }: { isWithAi?: boolean } = {}): boolean {
  return values.some((side) => {
    const { gets, gives } = side;
    const larger = midOf(gets) > midOf(gives) ? gets : gives;
    const wide = Math.max(FAIRNESS.goals, FAIRNESS.widths * (larger.high - larger.low));
    const mostGoals = isWithAi ? FAIRNESS.withAi.goals : wide;
    return Math.abs(gainOf(side)) > mostGoals;
  });
}

/** Returns the club that gains most by neutral scouts; null: none gains. */
export function favoredBy(values: readonly SideValue[]): ClubId | null {
  const [best] = values.toSorted((one, other) => gainOf(other) - gainOf(one));
  return best && gainOf(best) > 0 ? best.clubId : null;
}

/** A club that has gained (above 0) or lost goals by trades with managers. */
export interface Balance {
  clubId: ClubId;
  goals: number;
  /** It is an AI club, and what it has traded with one household is counted. */
  isAi?: boolean;
}

/**
 * Whether one of the clubs of a trade has been fed, or has fed others, by trades with managers earlier in the season, so that others have to agree to this
 * one. It follows from what was made, never from what is offered: asking about offers tells nobody what neutral scouts think. A one-sided deal stays
 * possible once.
 * @param managed clubs of the trade that have a manager
 * @param earlier values of the season's trades of managers that nobody else has agreed to
 */
export function unbalanced(managed: ReadonlySet<ClubId>, earlier: readonly (readonly SideValue[])[]): Balance | null {
  const ofManagers = earlier.filter((sides) => sides.filter(({ isAi }) => !isAi).length > 1);
  for (const clubId of managed) {
    const goals = sumOf(ofManagers, clubId);
    if (Math.abs(goals) > FAIRNESS.ofSeason.goals) return { clubId, goals };
  }
  return null;
}

/** Returns the goals that a club loses in a trade (below 0: gains), and the width of the band of its larger side: what scouts may be wrong about. */
export function lossOf(side: SideValue): { loss: number; width: number } {
  const { gets, gives } = side;
  const larger = midOf(gets) > midOf(gives) ? gets : gives;
  return { loss: -gainOf(side), width: larger.high - larger.low };
}

/**
 * Whether an AI club has fed one household, or has been fed by it, in the trades of a season: in slices, each of which looked even. What a manager wins
 * from several AI clubs is skill, and counts together nowhere.
 * @param hands clubs that the household runs or has run lately
 * @param accepted the trade that all have just accepted, which counts with those before it: two halves may not be twice the bound
 */
export function unbalancedWithAi(
  aiClubIds: readonly ClubId[],
  hands: ReadonlySet<ClubId>,
  earlier: readonly (readonly SideValue[])[],
  accepted: readonly SideValue[] = [],
): Balance | null {
  for (const clubId of aiClubIds) {
    const between = earlier.filter(
      (sides) =>
        sides.some((side) => side.clubId === clubId && side.isAi) &&
        sides.some((side) => hands.has(side.clubId) && !side.isAi),
    );
    const before = sumOf(between, clubId);
    for (const goals of [before, before + sumOf([accepted], clubId)]) {
      if (between.length > 0 && Math.abs(goals) > FAIRNESS.withAi.goals) return { clubId, goals, isAi: true };
    }
  }
  return null;
}

/** What a club has gained by these trades, in goals. */
function sumOf(made: readonly (readonly SideValue[])[], clubId: ClubId): number {
  return made.flat().reduce((sum, side) => sum + (side.clubId === clubId ? gainOf(side) : 0), 0);
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
