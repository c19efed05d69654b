/** Quality of a new club relative to its league. */
import { CLUB_QUALITY_BOUNDS } from '#engine/player/level-constants.ts';
import type { Random } from '#engine/random.ts';

/**
 * Returns the points of overall by which a club's players are better (or worse) than is usual in its tier; the salary cap takes
 * some back from the best first teams (SALARY_CAP). Clubs load up or rebuild: more are near either bound than in the middle (the
 * arcsine distribution), and the draft and the market keep any one from standing out.
 */
export function drawClubQuality(random: Random): number {
  const swing = Math.sin(Math.PI * random.between(-0.5, 0.5));
  return swing * (swing > 0 ? CLUB_QUALITY_BOUNDS.best : CLUB_QUALITY_BOUNDS.worst);
}
