/** What a club lets its scouts spend on the road, and who goes when it does not reach for all. */
import type { PersonId } from '#engine/ids.ts';

/** A night on the road of somebody who was sent somewhere. */
export interface Trip {
  personId: PersonId;
  /** Whole dollars. */
  cost: number;
  /** Absolute day on which he was sent. */
  sinceDay: number;
}

/**
 * Whose night is paid, those first who were sent first; for whom not enough is left, he is called back, also when somebody cheaper still goes.
 *
 * @param left whole dollars; null: as much as it takes
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

/** Whole dollars that are left of a budget, never below 0; null: there is none. */
export function leftOf(most: number | null, spent: number): number | null {
  return most === null ? null : Math.max(0, most - spent);
}
