/** How often clubs have seen a player: the more games, the smaller their error about him. */
import { SEEN } from '#domains/trade/constants.ts';
import { FIRST_PLAYOFF_DAY, FIRST_REGULAR_DAY, PHASE_STARTS } from '#engine/calendar.ts';
import type { Level } from '#engine/player/skills.ts';

/** Returns games seen last season and this season. @param age in the first season that a trade of that day is for */
export function gamesSeenOn(day: number, { level, age, isOwn }: { level: Level; age: number; isOwn: boolean }): number {
  const all = FIRST_PLAYOFF_DAY - FIRST_REGULAR_DAY;
  // In summer, the season just played counts as last season.
  const running = day >= PHASE_STARTS.postseason ? 0 : Math.max(0, Math.min(all, day - FIRST_REGULAR_DAY));
  const before = age > SEEN.beginsAt ? all : 0;
  return (isOwn ? 1 : SEEN.share[level]) * (before + running);
}
