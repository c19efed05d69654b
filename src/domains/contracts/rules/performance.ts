/** When performance bonuses are earned. */
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { PerformanceBonus, PerformanceMark } from '#engine/market/performance.ts';

/** His totals with first teams in the regular season. */
export type SeasonCount = Readonly<Partial<Record<PerformanceMark, number>>>;

/** Returns the bonuses whose marks he has reached. */
export function reached<B extends PerformanceBonus>(bonuses: readonly B[], count: SeasonCount): B[] {
  return bonuses.filter(({ mark, from }) => (count[mark] ?? 0) >= from);
}

/** Returns whether bonuses are paid this morning: those after regular-season days. @param day of the season */
export function isBonusMorning(day: number): boolean {
  return day > PHASE_STARTS.regular && day <= PHASE_STARTS.playoffs;
}
