/** What a report contains besides its bands. */
import type { Scouted } from '#domains/draft/rules/scouting.ts';
import { RISK } from '#domains/scout/constants.ts';

export const RISKS = ['low', 'fair', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** Returns how far a prospect still has to go, and how certain that is. */
export function riskOf({ present, potential }: Pick<Scouted, 'present' | 'potential'>): Risk {
  const doubt = potential.mid - present.mid + (potential.high - potential.low) / 2;
  if (doubt >= RISK.high) return 'high';
  return doubt >= RISK.fair ? 'fair' : 'low';
}

/**
 * Returns the round in which such a player usually goes, 1 to `rounds`; null: undrafted.
 * @param better how many of the class the central ranking rates higher, @param picksPerRound of all leagues that choose
 *   from it
 */
export function roundFor(better: number, { picksPerRound, rounds }: { picksPerRound: number; rounds: number }) {
  if (picksPerRound <= 0) return null;
  const round = Math.floor(better / picksPerRound) + 1;
  return round > rounds ? null : round;
}
