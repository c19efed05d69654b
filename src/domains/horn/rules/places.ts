/** How many custom horns users may keep. */
import { MAX_HORNS } from '#domains/horn/constants.ts';
import type { ItemId } from '#domains/shop/constants.ts';

/** Returns the number of places, including the slots that the user has bought. */
export function hornPlaces(owned: ReadonlyMap<ItemId, number>): number {
  return MAX_HORNS + (owned.get('horn-slot') ?? 0);
}
