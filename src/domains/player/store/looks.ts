/** How players look. */
import { eq } from 'drizzle-orm';
import type { Jersey } from '#domains/club/rules/looks.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

export interface PlayerLook {
  /** facesjs face description. */
  face: Record<string, unknown>;
  /** null: without a club. */
  wear: { jersey: Jersey; colors: [string, string, string] } | null;
}

/** @param teamId whose sweater he wears; his own team's if absent. @returns null: player not found. */
export async function findPlayerLook(db: Database, playerId: PlayerId, teamId?: TeamId): Promise<PlayerLook | null> {
  const [row] = await db
    .select({ face: playerFaces.face, jersey: clubs.jersey, colors: clubs.colors })
    .from(players)
    .innerJoin(playerFaces, eq(playerFaces.playerId, players.id))
    .leftJoin(teams, teamId === undefined ? eq(teams.id, players.teamId) : eq(teams.id, teamId))
    .leftJoin(clubs, eq(clubs.id, teams.clubId))
    .where(eq(players.id, playerId));
  if (!row) return null;
  const { face, jersey, colors } = row;
  return { face, wear: jersey && colors ? { jersey, colors } : null };
}
