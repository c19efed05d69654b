/** A club's scouting travel budget, and which scouts go when it does not cover all. */
import type { PersonId } from '#engine/ids.ts';

/** A night on the road of a scout on assignment. */
export interface Trip {
  personId: PersonId;
  /** Whole dollars. */
  cost: number;
  /** Absolute day on which he was sent. */
  sinceDay: number;
}

/**
 * Returns the scouts whose night is paid, in the order in which they were sent; a scout that the rest of the budget does
 * not cover is called back, even if a cheaper one still goes.
 *
 * @param left whole dollars; null: no limit
 */
export function whoGoes<T extends Trip>(trips: readonly T[], left: number | null): { going: T[]; stranded: T[] } {
  const going: T[] = [];
  const stranded: T[] = [];
  let rest = left ?? Number.POSITIVE_INFINITY;
  const order = trips.toSorted((one, other) => one.sinceDay - other.sinceDay || one.personId - other.personId);
  for (const trip of order) {
    if (trip.cost <= rest) {
      rest -= trip.cost;
      going.push(trip);
    } else stranded.push(trip);
  }
  return { going, stranded };
}

/** Returns the whole dollars left of a budget, never below 0; null: there is none. */
export function leftOf(most: number | null, spent: number): number | null {
  return most === null ? null : Math.max(0, most - spent);
}
