/** The part of the standings around a team. */
import type { TeamId } from '#engine/ids.ts';

/**
 * Returns five rows with the team as near to the middle as the ends allow; the first five when it is not in the table.
 * @param rows best first
 */
export function rowsAround<Row extends { team: { id: number } }>(rows: readonly Row[], teamId: TeamId): Row[] {
  const shown = 5;
  const index = Math.max(
    0,
    rows.findIndex((row) => row.team.id === teamId),
  );
  const last = Math.max(0, rows.length - shown);
  const first = Math.min(last, Math.max(0, index - Math.floor(shown / 2)));
  return rows.slice(first, first + shown);
}

/** Returns the mean of whole numbers to one decimal; 0 for none. */
export function meanOf(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;
}
