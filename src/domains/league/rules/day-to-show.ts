/** The day on which a schedule opens. */

/**
 * Returns today if it has games, else the next day with games, else the last; for a past season its last day, for a
 * future one its first. Today when the season has no games at all.
 * @param days with games, ascending
 */
export function dayToShow(days: readonly number[], season: number, today: { season: number; day: number }): number {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return today.day;
  if (season < today.season) return last;
  if (season > today.season) return first;
  return days.find((day) => day >= today.day) ?? last;
}
