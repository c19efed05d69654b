/** Players in arbitration: they sign no offer sheets and keep their qualifying offers. */
import { arbitrations } from '#domains/free-agency/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export type StoredCase = typeof arbitrations.$inferSelect;

/** All columns of a case. */
export const CASE_COLUMNS = [
  'id',
  'playerId',
  'clubId',
  'season',
  'electedBy',
  'seasons',
  'offered',
  'wanted',
  'award',
  'hearingOn',
  'decideBy',
  'status',
] as const;

/** Returns the undecided cases of these players, or of all, ordered by id. */
export function casesOf(rows: RowReader, playerIds?: readonly PlayerId[]): Promise<StoredCase[]> {
  const which = playerIds ? { playerId: playerIds } : {};
  return rows.read(arbitrations, CASE_COLUMNS, { ...which, status: ['open', 'awarded'] }, ['id']);
}
