/** The places of a step that is taken place by place: the remaining ones, and the results of the others. */
import { asc, eq } from 'drizzle-orm';
import { openStepPlaces } from '#platform/clock/tables.ts';
import type { Transaction } from '#platform/database/client.ts';

/** The caller holds the world, and no other places are open. */
export async function openPlaces(tx: Transaction, places: readonly number[]): Promise<void> {
  await tx.insert(openStepPlaces).values(places.map((place) => ({ place })));
}

/**
 * Returns the first remaining place, held until the transaction ends; null: there is none.
 * @param waits for places that others hold, and takes one over if its holder dies; otherwise skips them
 */
export async function holdPlace(tx: Transaction, { waits }: { waits: boolean }): Promise<number | null> {
  const [held] = await tx
    .select({ place: openStepPlaces.place })
    .from(openStepPlaces)
    .where(eq(openStepPlaces.isTaken, false))
    .orderBy(asc(openStepPlaces.place))
    .limit(1)
    .for('update', waits ? {} : { skipLocked: true });
  return held?.place ?? null;
}

/** The caller holds the place. */
export async function closePlace(tx: Transaction, place: number, detail: Record<string, number>): Promise<void> {
  await tx.update(openStepPlaces).set({ isTaken: true, detail }).where(eq(openStepPlaces.place, place));
}

/** Returns whether a place is left. */
export async function isPlaceLeft(tx: Transaction): Promise<boolean> {
  return (await tx.$count(openStepPlaces, eq(openStepPlaces.isTaken, false))) > 0;
}

/** Removes the places, and returns their results added up. The caller holds the world. */
export async function closePlaces(tx: Transaction): Promise<Record<string, number>> {
  const sum: Record<string, number> = {};
  for (const { detail } of await tx.delete(openStepPlaces).returning()) {
    for (const [what, count] of Object.entries(detail)) sum[what] = (sum[what] ?? 0) + count;
  }
  return sum;
}
