/** How much better or worse than its league a club is made. */
import { CLUB_QUALITY_BOUNDS } from '#engine/player/level-constants.ts';
import type { Random } from '#engine/random.ts';

/**
 * Points of overall by which a club makes all its players better (or worse) than is usual in its tier; of the best first teams
 * the salary cap takes some again (SALARY_CAP). Clubs load up or rebuild: there are more near either bound than in the middle
 * (the arcsine distribution), and draft and market let none stand alone.
 */
export function drawClubQuality(random: Random): number {
  const swing = Math.sin(Math.PI * random.between(-0.5, 0.5));
  return swing * (swing > 0 ? CLUB_QUALITY_BOUNDS.best : CLUB_QUALITY_BOUNDS.worst);
}
