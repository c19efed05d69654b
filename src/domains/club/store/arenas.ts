/** Arena capacities. */
import { clubs } from '#domains/club/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Sets arenas' new number of seats. */
export async function enlargeArenas(
  rows: Rows,
  arenas: readonly { id: ClubId; arenaCapacity: number }[],
): Promise<void> {
  if (arenas.length > 0) await rows.update(clubs, 'id', arenas);
}
