import type { Level } from '#engine/player/skills.ts';

/** By whose rules a team dresses: a club's by its level, any other as first teams do, with anybody. */
export function dressingLevel({ level }: { level: Level | null }): Level {
  return level ?? 'PRO';
}
