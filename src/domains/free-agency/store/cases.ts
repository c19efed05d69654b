/** Which players are before the arbitrator: anyone who is signs no offer sheet, and keeps his qualifying offer. */
import { arbitrations } from '#domains/free-agency/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export type StoredCase = typeof arbitrations.$inferSelect;

/** All that is stored of a case. */
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

/** Cases that are not decided, of these players or all, in the order of ids. */
export function casesOf(rows: RowReader, playerIds?: readonly PlayerId[]): Promise<StoredCase[]> {
  const which = playerIds ? { playerId: playerIds } : {};
  return rows.read(arbitrations, CASE_COLUMNS, { ...which, status: ['open', 'awarded'] }, ['id']);
}
