/** Players as screens name them. */
import { and, desc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { refsBy } from '#domains/refs.ts';
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

/** Returns the reference of a row selected with `playerRefColumns`. */
export function playerRefOf(row: PlayerRefRow): PlayerRef {
  const { id, firstname, lastname, nationId, jerseyNumber, teamId } = row;
  return { id, firstname, lastname, nationId, position: row.positions[0] ?? 'C', jerseyNumber, teamId };
}

/** Returns the existing ones of the given players, by id. One query; none for an empty list. */
export const playerRefs = refsBy<PlayerRef>(async (db, ids) => {
  const rows = await db.select(playerRefColumns).from(players).where(inArray(players.id, ids));
  return rows.map((row) => [row.id, playerRefOf(row)]);
});

/**
 * Returns players as of a past day: with the team that they played for, and their number there.
 * @param teamOf the team of each by player id; day: absolute.
 */
export async function playerRefsOnDay(
  db: Database | Transaction,
  teamOf: ReadonlyMap<number, TeamId>,
  day: number,
): Promise<Map<number, PlayerRef>> {
  if (teamOf.size === 0) return new Map();
  const { teamId, playerId, jerseyNumber, fromDay, toDay, id } = teamPlayers;
  // A player who left during the day may have played before that.
  const isOfThatDay = and(eq(playerId, players.id), lte(fromDay, day), or(isNull(toDay), gte(toDay, day)));
  const rows = await db
    .select({ player: playerRefColumns, wore: { teamId, jerseyNumber } })
    .from(players)
    .leftJoin(teamPlayers, isOfThatDay)
    .where(inArray(players.id, [...teamOf.keys()]))
    .orderBy(desc(fromDay), desc(id));
  const refs = new Map<number, PlayerRef>();
  for (const row of rows) {
    const ref = playerRefOf(row.player);
    const team = teamOf.get(ref.id) ?? null;
    const worn = row.wore?.teamId === team ? row.wore.jerseyNumber : null;
    // A new number is worn from the next day on: of two on one day the older one, which comes last, counts.
    refs.set(ref.id, {
      ...ref,
      teamId: team,
      jerseyNumber: worn ?? refs.get(ref.id)?.jerseyNumber ?? ref.jerseyNumber,
    });
  }
  return refs;
}
