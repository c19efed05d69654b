/** Teams' leagues. */
import { teams } from '#domains/club/tables.ts';
import type { LeagueId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Moves teams to other leagues. */
export async function moveTeams(rows: Rows, moves: readonly { id: number; leagueId: LeagueId }[]): Promise<void> {
  await rows.update(teams, 'id', moves);
}
