/** Fixtures: who plays whom, when, and what for. */
import { games } from '#domains/game/tables.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** What consumers get to know of a fixture. */
export const FIXTURE_COLUMNS = [
  'id',
  'season',
  'day',
  'competitionId',
  'round',
  'seriesId',
  'homeTeamId',
  'awayTeamId',
  'seed',
] as const;
export type GameRow = Pick<typeof games.$inferSelect, (typeof FIXTURE_COLUMNS)[number]>;

/** The games of a slot that have not begun, in the order of their ids. */
export async function dueGameIds(
  rows: RowReader,
  at: { season: number; day: number; slot: number },
): Promise<number[]> {
  const due = await rows.read(games, ['id'], { ...at, status: 'scheduled' });
  return due.map(({ id }) => id);
}
