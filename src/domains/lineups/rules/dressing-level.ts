import type { AnyTeamRef } from '#domains/shapes.ts';
import type { Level } from '#engine/player/skills.ts';

/**
 * Returns the level whose rules a team's lineup follows: a nation's juniors follow club juniors, its seniors first teams,
 * as does a team without a level.
 */
export function dressingLevel({ level }: Pick<AnyTeamRef, 'level'>): Level {
  if (level === 'U20') return 'U21';
  return level === 'senior' ? 'PRO' : (level ?? 'PRO');
}
