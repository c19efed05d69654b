/** How much better or worse than its league a club is made. */
import { CLUB_QUALITY_BOUNDS } from '#engine/player/level-constants.ts';
import type { Random } from '#engine/random.ts';

/**
 * Points of overall that all players of a club have more (or less) than is usual in its tier. Clubs load up or rebuild: there
 * are more near either bound than in the middle (the arcsine distribution), and salary cap, draft and market let none stand
 * alone. With a normal distribution the best of 32 teams was too far from the others.
 */
export function drawClubQuality(random: Random): number {
  const swing = Math.sin(Math.PI * random.between(-0.5, 0.5));
  return swing * (swing > 0 ? CLUB_QUALITY_BOUNDS.best : CLUB_QUALITY_BOUNDS.worst);
}
