/** Players as they are named on any screen. */
import { and, desc, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { players, teamPlayers } from '#domains/player/tables.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
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

/**
 * Players as they were on a day of the past: with the team that they played for, in the number that they wore there.
 * @param teamOf the team of each by player id; day: absolute.
 */
export async function playerRefsOnDay(
  db: Database | Transaction,
  teamOf: ReadonlyMap<number, TeamId>,
  day: number,
): Promise<Map<number, PlayerRef>> {
  if (teamOf.size === 0) return new Map();
  const { teamId, playerId, jerseyNumber, fromDay, toDay, id } = teamPlayers;
  const [refs, worn] = await Promise.all([
    playerRefs(db, teamOf.keys()),
    db
      .select({ teamId, playerId, jerseyNumber })
      .from(teamPlayers)
      // Who left during the day may have played before he did.
      .where(and(inArray(playerId, [...teamOf.keys()]), lte(fromDay, day), or(isNull(toDay), gte(toDay, day))))
      .orderBy(desc(fromDay), desc(id)),
  ]);
  // A new number is worn from the day after on: of two on one day the older one counts.
  const numberOf = new Map<number, number>();
  for (const row of worn) {
    if (row.teamId === teamOf.get(row.playerId) && row.jerseyNumber !== null)
      numberOf.set(row.playerId, row.jerseyNumber);
  }
  return new Map(
    [...refs].map(([id, ref]) => {
      const team = teamOf.get(id) ?? null;
      return [id, { ...ref, teamId: team, jerseyNumber: numberOf.get(id) ?? ref.jerseyNumber }];
    }),
  );
}
