/** How players look. */
import { eq } from 'drizzle-orm';
import type { Jersey } from '#domains/club/rules/looks.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

export interface PlayerLook {
  /** facesjs face description. */
  face: Record<string, unknown>;
  /** null: he has no club. */
  wear: { jersey: Jersey; colors: [string, string, string] } | null;
}

/** null: there is no such player. */
export async function findPlayerLook(db: Database, playerId: PlayerId): Promise<PlayerLook | null> {
  const [row] = await db
    .select({ face: playerFaces.face, jersey: clubs.jersey, colors: clubs.colors })
    .from(players)
    .innerJoin(playerFaces, eq(playerFaces.playerId, players.id))
    .leftJoin(teams, eq(teams.id, players.teamId))
    .leftJoin(clubs, eq(clubs.id, teams.clubId))
    .where(eq(players.id, playerId));
  if (!row) return null;
  const { face, jersey, colors } = row;
  return { face, wear: jersey && colors ? { jersey, colors } : null };
}
