/** Special skills of players, including those that are inactive this season. */
import { inArray } from 'drizzle-orm';
import { players } from '#domains/player/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns special skills by player; unknown players are missing. */
export async function specialSkillsOf(
  db: Database | Transaction,
  playerIds: readonly PlayerId[],
): Promise<Map<number, readonly SpecialSkill[]>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .select({ id: players.id, specialSkills: players.specialSkills })
    .from(players)
    .where(inArray(players.id, [...playerIds]));
  return new Map(rows.map(({ id, specialSkills }) => [id, specialSkills]));
}
