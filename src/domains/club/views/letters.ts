/** Who wears the letters of a team. They are sewn on for everybody to see, unlike the rest of the lineup. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { games } from '#domains/game/tables.ts';
import { isOfTeam } from '#domains/game/views/game-refs.ts';
import { lineups } from '#domains/lineups/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface Letters {
  captainId: number | null;
  alternateIds: number[];
}

const NOBODY: Letters = { captainId: null, alternateIds: [] };

/** Captain and alternates of the stored lineup, for the team's own manager; nobody for a team without one. */
export async function plannedLetters(db: Database | Transaction, teamId: TeamId): Promise<Letters> {
  const [row] = await db
    .select({
      captain: sql<number | null>`(${lineups.lineup} ->> 'captain')::int`,
      alternates: sql<(number | null)[]>`${lineups.lineup} -> 'alternates'`,
    })
    .from(lineups)
    .where(eq(lineups.teamId, teamId));
  return row ? lettersOf(row) : NOBODY;
}

/**
 * Those who wore them at the team's last faceoff, for everybody else: a letter that will be worn tomorrow tells who dresses,
 * and that the manager has changed something.
 */
export async function wornLetters(db: Database | Transaction, teamId: TeamId): Promise<Letters> {
  const [last] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(isOfTeam(teamId), inArray(games.status, ['live', 'final'])))
    .orderBy(desc(games.season), desc(games.day), desc(games.id))
    .limit(1);
  const input = last && (await loadInputs(db, [last.id])).get(last.id);
  if (!input) return NOBODY;
  return lettersOf((input.home.teamId === teamId ? input.home : input.away).lineup);
}

function lettersOf(of: { captain: number | null; alternates: readonly (number | null)[] }): Letters {
  return { captainId: of.captain, alternateIds: of.alternates.filter((id) => id !== null) };
}
