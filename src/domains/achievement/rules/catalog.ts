/** All achievements, and which of them a manager has earned. */
import {
  type AchievementCategory,
  type Feat,
  SERIES,
  SERIES_IDS,
  type SeriesId,
} from '#domains/achievement/constants.ts';
import { ACHIEVEMENT_PUCKS } from '#domains/puck/constants.ts';

export interface Achievement {
  /** 'wins-100'. */
  id: string;
  /** The count that earns it. */
  series: SeriesId;
  category: AchievementCategory;
  /** From 1, of this many in its series. */
  tier: number;
  tiers: number;
  need: number;
  points: number;
}

/** In the order in which a page shows them. */
export const ACHIEVEMENTS: readonly Achievement[] = SERIES_IDS.flatMap((id) => {
  const { category, steps } = SERIES[id];
  return steps.map(([need, points], index) => ({
    id: `${id}-${need}`,
    series: id,
    category,
    tier: index + 1,
    tiers: steps.length,
    need,
    points,
  }));
});

/** Points of who has all of them. */
export const MAX_ACHIEVEMENT_POINTS = ACHIEVEMENTS.reduce((sum, { points }) => sum + points, 0);

/** What the counts are enough for and is not held yet. */
export function newlyEarned(
  totals: Readonly<Partial<Record<Feat, number>>>,
  held: ReadonlySet<string>,
): readonly Achievement[] {
  return ACHIEVEMENTS.filter(({ id, series, need }) => (totals[series] ?? 0) >= need && !held.has(id));
}

/** Returns the pucks that an achievement of these points brings: the rarer it is, the more of both. */
export function pucksFor(points: number): number {
  return Math.min(ACHIEVEMENT_PUCKS.max, Math.max(ACHIEVEMENT_PUCKS.min, points));
}
