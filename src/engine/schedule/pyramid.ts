/** The shape of the pyramid of leagues (a tree in which every league has two feeders) and its growth. */

/** When the next tier opens: in the summer after the pyramid is full, in the next summer, or never. */
export const TIER_OPENINGS = ['full', 'summer', 'never'] as const;
export type TierOpening = (typeof TIER_OPENINGS)[number];

/** A draft round is one pick per club, twenty picks long: hence twenty clubs per league. */
export const CLUBS_PER_LEAGUE = 20;

/** Share of a world's clubs that have managers when its pyramid is full. */
const FULL_SHARE = 0.9;

/** Returns the tier of a place; 1 is the top league, place n feeds place ⌊n / 2⌋. */
export function tierOfPlace(place: number): number {
  return Math.floor(Math.log2(place)) + 1;
}

/**
 * Returns the places of the next tier; if a tier has only some of its leagues, the rest of it.
 * @param places number of existing ones
 */
export function nextPlaces(places: number): number[] {
  const first = places + 1;
  const last = 2 ** tierOfPlace(first) - 1;
  return Array.from({ length: last - places }, (_, index) => first + index);
}

/** Returns the number of managers that fills a pyramid of this many clubs; at least one. */
export function managersToFill(clubs: number): number {
  return Math.max(1, Math.ceil(clubs * FULL_SHARE));
}

/**
 * Returns whether the next tier opens this summer.
 * @param managers active ones, one per household
 */
export function isTierDue(opening: TierOpening, { clubs, managers }: { clubs: number; managers: number }): boolean {
  if (opening === 'never') return false;
  return opening === 'summer' || managers >= managersToFill(clubs);
}
