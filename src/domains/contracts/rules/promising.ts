/** Prospects whom no club gives away to make room for another contract. Pure. */
import { leastOverall } from '#engine/player/least-overall.ts';
import { ageClassOf, type Position } from '#engine/player/skills.ts';

/**
 * Returns whether a player still develops and may become good enough for a first team of the lowest league: he is worth more than his present level.
 * @param best what he may become, by his club's estimate
 */
export function isPromising(
  { position, age, best }: { position: Position; age: number; best: number },
  lowestTier: number,
): boolean {
  return ageClassOf(age) < 3 && best >= leastOverall('PRO', position, lowestTier);
}
