/** Which day a schedule opens on. */

/**
 * Today when there are games, else the next day with games, else the last; of a past season its last day, of one to come
 * its first. Today's day when the season has no games at all.
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
