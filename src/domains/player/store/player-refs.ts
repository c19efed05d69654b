/** Players as they are named on any screen. */
import { inArray } from 'drizzle-orm';
import { players } from '#domains/player/tables.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** The columns that `playerRefOf` needs, for queries that join `players` themselves. */
export const playerRefColumns = {
  id: players.id,
  firstname: players.firstname,
  lastname: players.lastname,
  nationId: players.nationId,
  positions: players.positions,
  jerseyNumber: players.jerseyNumber,
  teamId: players.teamId,
};

interface PlayerRefRow extends Omit<PlayerRef, 'position'> {
  positions: Position[];
}

/** The reference of a row selected with `playerRefColumns`. */
export function playerRefOf(row: PlayerRefRow): PlayerRef {
  const { id, firstname, lastname, nationId, jerseyNumber, teamId } = row;
  return { id, firstname, lastname, nationId, position: row.positions[0] ?? 'C', jerseyNumber, teamId };
}

/** Those of the given players that exist, by id. One query; an empty list asks nothing. */
export async function playerRefs(
  db: Database | Transaction,
  playerIds: Iterable<number>,
): Promise<Map<number, PlayerRef>> {
  const ids = [...new Set(playerIds)];
  if (ids.length === 0) return new Map();
  const rows = await db.select(playerRefColumns).from(players).where(inArray(players.id, ids));
  return new Map(rows.map((row) => [row.id, playerRefOf(row)]));
}
