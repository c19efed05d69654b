/** When performance bonuses are earned. */
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { PerformanceBonus, PerformanceMark } from '#engine/market/performance.ts';

/** What he has done with first teams in the regular season. */
export type SeasonCount = Readonly<Partial<Record<PerformanceMark, number>>>;

/** Of these bonuses, those whose mark he has reached. */
export function reached<B extends PerformanceBonus>(bonuses: readonly B[], count: SeasonCount): B[] {
  return bonuses.filter(({ mark, from }) => (count[mark] ?? 0) >= from);
}

/** Mornings after days of the regular season. @param day of the season */
export function isBonusMorning(day: number): boolean {
  return day > PHASE_STARTS.regular && day <= PHASE_STARTS.playoffs;
}
