/** How many come to a game, and what they leave at the gate. */
import type { Stage } from '#domains/competition/rules.ts';
import { ATTENDANCE, SPENDING } from '#domains/finances/constants.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface GateFacts {
  capacity: number;
  level: Level;
  /** 1 is the top. */
  tier: number;
  stage: Stage;
  /** Share of the possible points that the hosts have won so far, 0 to 1; .5 before the first game. */
  pointsShare: number;
  /** Overall of the visitors less that of the hosts. */
  visitorEdge: number;
  isRival: boolean;
}

/** Spectators, whole, at most the arena's capacity. */
export function attendanceOf(facts: GateFacts, random: Random): number {
  const { level, stage } = facts;
  const share =
    ATTENDANCE.base[level] *
      (1 + ATTENDANCE.form * (facts.pointsShare - 0.5) * 2 + ATTENDANCE.visitor * facts.visitorEdge) +
    (facts.isRival ? ATTENDANCE.rival : 0) +
    (stage === 'playoffs' ? ATTENDANCE.playoffs : 0) +
    (stage === 'friendly' ? ATTENDANCE.friendly * ATTENDANCE.base[level] : 0) +
    random.normal(0, ATTENDANCE.deviation);
  return Math.round(facts.capacity * Math.max(ATTENDANCE.least, Math.min(1, share)));
}

/** Whole dollars that the spectators leave. */
export function gateOf(attendance: number, { level, tier }: Pick<GateFacts, 'level' | 'tier'>): number {
  return Math.round(attendance * SPENDING[level] * SPENDING.tier ** (tier - 1));
}
