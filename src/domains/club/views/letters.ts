/** The captain's and alternates' letters of a team: public, unlike the rest of the lineup. */
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

/** Returns the captain and alternates of the stored lineup, for the team's own manager; none without a stored lineup. */
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
 * Returns those who wore the letters at the team's last faceoff, for all others: tomorrow's letters would reveal who dresses, and that the manager
 * has made changes.
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
