/** The names of teams before their owners renamed them. */
import { teams } from '#domains/club/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type OriginalNames = Record<string, { city: string; nickname: string; abbr: string }>;

/** All teams, by id. */
export async function originalTeamNames(db: Database | Transaction): Promise<OriginalNames> {
  const rows = await db
    .select({
      id: teams.id,
      city: teams.originalCity,
      nickname: teams.originalNickname,
      abbr: teams.originalAbbr,
    })
    .from(teams);
  return Object.fromEntries(rows.map(({ id, ...names }) => [id, names]));
}
