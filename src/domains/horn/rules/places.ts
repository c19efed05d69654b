/** How many horns of their own users may keep. */
import { MAX_HORNS } from '#domains/horn/constants.ts';
import type { ItemId } from '#domains/shop/constants.ts';

/** Returns how many there is room for, with the slots that the user has bought. */
export function hornPlaces(owned: ReadonlyMap<ItemId, number>): number {
  return MAX_HORNS + (owned.get('horn-slot') ?? 0);
}
