/** The catalog of achievements, and the check for newly earned ones. */
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
  /** From 1, and the number of tiers in its series. */
  tier: number;
  tiers: number;
  need: number;
  points: number;
}

/** In display order. */
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

/** Points of all achievements together. */
export const MAX_ACHIEVEMENT_POINTS = ACHIEVEMENTS.reduce((sum, { points }) => sum + points, 0);

/** Returns the achievements that the counts have reached and that are not held yet. */
export function newlyEarned(
  totals: Readonly<Partial<Record<Feat, number>>>,
  held: ReadonlySet<string>,
): readonly Achievement[] {
  return ACHIEVEMENTS.filter(({ id, series, need }) => (totals[series] ?? 0) >= need && !held.has(id));
}

/** Returns the pucks for an achievement of these points: rarer ones bring more of both. */
export function pucksFor(points: number): number {
  return Math.min(ACHIEVEMENT_PUCKS.max, Math.max(ACHIEVEMENT_PUCKS.min, points));
}
