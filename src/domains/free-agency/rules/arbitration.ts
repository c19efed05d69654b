/** Salary arbitration: who may be brought before an arbitrator and when, what he awards, and when a club may walk away. Pure. */

import { ARBITRATION } from '#domains/free-agency/constants.ts';
import { freeAgencyRefusals } from '#domains/free-agency/refusals.ts';
import { RESTRICTED } from '#engine/market/constants.ts';
import { type CapLimits, roundSalary } from '#engine/market/price.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface ElectionCase {
  /** The club holds him (`QUALIFYING`); he has signed nowhere. */
  isHeldByClub: boolean;
  /** In the season to come. */
  age: number;
  /** He has signed an offer sheet that waits for an answer. */
  hasSheet: boolean;
  /** His case of this summer is before the arbitrator, or was. */
  hasCase: boolean;
}

/** May the case be brought before an arbitrator? @param day of the season */
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

/** Seasons that an award may cover: no longer than he can be held. @param age in the first of them */
export function mostSeasons(age: number): number {
  return Math.max(1, Math.min(ARBITRATION.maxSeasons, RESTRICTED.until - age));
}

export interface Hearing {
  /** What the seasons are worth by what is expected of him, whole dollars a season. */
  projected: number;
  /** Salaries of those who are like him. */
  comparables: readonly number[];
  /** What the club offers, its qualifying offer, and what the player asks for: whole dollars a season. */
  offered: number;
  wanted: number;
  limits: CapLimits;
}

/** Whole dollars a season: by what is expected of him, within a band around the comparables, between what the two sides say. */
export function awardOf({ projected, comparables, offered, wanted, limits }: Hearing): number {
  const mean = comparables.reduce((sum, salary) => sum + salary, 0) / Math.max(1, comparables.length);
  const { band } = ARBITRATION;
  const fair = comparables.length === 0 ? projected : clamp(projected, mean * (1 - band), mean * (1 + band));
  return roundSalary(clamp(fair, offered, Math.max(offered, wanted)), limits);
}

/** May the club walk away from an award? Not from its own case, nor from a small one, and once a summer. */
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

/** Whole dollars a season from which on a club may walk away from an award. */
export function walkAwayFrom({ upper }: Pick<CapLimits, 'upper'>): number {
  return Math.ceil((upper * ARBITRATION.walkAwayShare) / ARBITRATION.step) * ARBITRATION.step;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
