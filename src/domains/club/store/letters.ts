/** Who wears the letters of a team. They are sewn on for everybody to see, unlike the rest of the lineup. */
import { eq, sql } from 'drizzle-orm';
import { lineups } from '#domains/lineups/tables.ts';
import type { Database, Transaction } from '#server/database/client.ts';

export interface Letters {
  captainId: number | null;
  alternateIds: number[];
}

/** Captain and alternates of the stored lineup; nobody for a team without one. */
export async function findLetters(db: Database | Transaction, teamId: number): Promise<Letters> {
  const [row] = await db
    .select({
      captain: sql<number | null>`(${lineups.lineup} ->> 'captain')::int`,
      alternates: sql<(number | null)[]>`${lineups.lineup} -> 'alternates'`,
    })
    .from(lineups)
    .where(eq(lineups.teamId, teamId));
  return {
    captainId: row?.captain ?? null,
    alternateIds: (row?.alternates ?? []).filter((id): id is number => id !== null),
  };
}
