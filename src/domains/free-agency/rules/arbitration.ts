/** Salary arbitration: who is eligible and when, what is awarded, and when a club may walk away. Pure. */

import { ARBITRATION } from '#domains/free-agency/constants.ts';
import { freeAgencyRefusals } from '#domains/free-agency/refusals.ts';
import { RESTRICTED } from '#engine/market/constants.ts';
import { type CapLimits, roundSalary } from '#engine/market/price.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface ElectionCase {
  /** The club holds his rights (`QUALIFYING`), and he has signed nowhere. */
  isHeldByClub: boolean;
  /** Next season. */
  age: number;
  /** He has signed an offer sheet that awaits an answer. */
  hasSheet: boolean;
  /** He has or had an arbitration case this summer. */
  hasCase: boolean;
}

/** Returns whether the case may go to arbitration. @param day of the season */
export function decideElection(
  { isHeldByClub, age, hasSheet, hasCase }: ElectionCase,
  day: number,
): { ok: true } | Refused {
  if (!isHeldByClub) return freeAgencyRefusals.notHeld();
  if (age < ARBITRATION.fromAge) return freeAgencyRefusals.tooYoungToArbitrate({ age: ARBITRATION.fromAge });
  if (hasCase) return freeAgencyRefusals.arbitratedAlready();
  if (hasSheet) return freeAgencyRefusals.sheetSigned();
  const { fromDay: from, toDay: to } = ARBITRATION;
  return day < from || day > to ? freeAgencyRefusals.arbitrationClosed({ from, to }) : { ok: true };
}

/** Returns the longest award in seasons: no longer than he can be held. @param age in the first of them */
export function mostSeasons(age: number): number {
  return Math.max(1, Math.min(ARBITRATION.maxSeasons, RESTRICTED.until - age));
}

export interface Hearing {
  /** The seasons' projected value, whole dollars a season. */
  projected: number;
  /** Salaries of comparable players. */
  comparables: readonly number[];
  /** The club's qualifying offer and the player's ask: whole dollars a season. */
  offered: number;
  wanted: number;
  limits: CapLimits;
}

/** Returns the award in whole dollars a season: his projected value, within a band around the comparables and between the two sides' figures. */
export function awardOf({ projected, comparables, offered, wanted, limits }: Hearing): number {
  const mean = comparables.reduce((sum, salary) => sum + salary, 0) / Math.max(1, comparables.length);
  const { band } = ARBITRATION;
  const fair = comparables.length === 0 ? projected : clamp(projected, mean * (1 - band), mean * (1 + band));
  return roundSalary(clamp(fair, offered, Math.max(offered, wanted)), limits);
}

/** Returns whether the club may walk away from an award: only once a summer, and never from its own case or a small award. */
export function decideWalkAway(
  { award, electedBy, hasWalkedAway }: { award: number | null; electedBy: 'player' | 'club'; hasWalkedAway: boolean },
  { upper }: Pick<CapLimits, 'upper'>,
): { ok: true } | Refused {
  if (award === null) return freeAgencyRefusals.arbitrationOver();
  if (electedBy === 'club') return freeAgencyRefusals.ownCase();
  const least = walkAwayFrom({ upper });
  if (award < least) return freeAgencyRefusals.smallAward({ least });
  return hasWalkedAway ? freeAgencyRefusals.walkedAwayAlready() : { ok: true };
}

/** Returns the lowest award, in whole dollars a season, that a club may walk away from. */
export function walkAwayFrom({ upper }: Pick<CapLimits, 'upper'>): number {
  return Math.ceil((upper * ARBITRATION.walkAwayShare) / ARBITRATION.step) * ARBITRATION.step;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
