/**
 * How far figures of thirty seasons may be from those of very many: from how parts of the time differ, and from how few players
 * were counted.
 */
import { standardErrors } from '../sampling.ts';

/** Long enough for figures from one season to the next. */
const SEASONS_A_PART = 5;

/**
 * Returns the standard error of each figure over all seasons, by key of the table. Nothing for fewer than five parts.
 * @param table returns the figures of some consecutive seasons
 * @param keys the figures that are means over seasons, which a trend or a count over all of them is not
 */
export async function errorsOverParts<Season>(
  seasons: readonly Season[],
  table: (part: readonly Season[]) => Record<string, number> | Promise<Record<string, number>>,
  keys: readonly string[],
): Promise<Record<string, number>> {
  const count = Math.floor(seasons.length / SEASONS_A_PART);
  const parts: Record<string, number>[] = [];
  for (let index = 0; index < count; index++) {
    const figures = await table(seasons.slice(index * SEASONS_A_PART, (index + 1) * SEASONS_A_PART));
    parts.push(Object.fromEntries(keys.map((key) => [key, figures[key] ?? 0])));
  }
  return standardErrors(parts);
}

/** Returns the share of true cases in %, and its standard error: each is one draw of luck. */
export function shareOf(cases: readonly boolean[]): { share: number; error: number } {
  const count = Math.max(1, cases.length);
  const share = cases.filter(Boolean).length / count;
  return { share: 100 * share, error: 100 * Math.sqrt((share * (1 - share)) / count) };
}
