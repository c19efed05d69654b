/** How far figures of thirty seasons may be from those of very many: by how parts of the time differ, and by how few men were counted. */
import { standardErrors } from '../sampling.ts';

/** Long enough for what is counted from one season to the next. */
const SEASONS_A_PART = 5;

/**
 * By key of the table: the standard error of a figure over all seasons. Nothing where they make fewer than five parts.
 * @param table the figures of some seasons in a row
 * @param keys those that are means over seasons; a trend, or a count over all of them, is none
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

/** A share of men in %, and its standard error: each is one draw of luck. */
export function shareOf(men: readonly boolean[]): { share: number; error: number } {
  const count = Math.max(1, men.length);
  const share = men.filter(Boolean).length / count;
  return { share: 100 * share, error: 100 * Math.sqrt((share * (1 - share)) / count) };
}
