import type { AnyTeamRef } from '#domains/shapes.ts';
import type { Level } from '#engine/player/skills.ts';

/** By whose rules a team dresses: a nation's juniors as those of clubs do, its men as first teams do, as does a team without a level. */
export function dressingLevel({ level }: Pick<AnyTeamRef, 'level'>): Level {
  if (level === 'U20') return 'U21';
  return level === 'senior' ? 'PRO' : (level ?? 'PRO');
}
