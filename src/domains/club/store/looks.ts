/** How clubs look. */
import { eq } from 'drizzle-orm';
import type { Crest, Jersey } from '#domains/club/rules/looks.ts';
import { clubs } from '#domains/club/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

export interface ClubLook {
  crest: Crest;
  jersey: Jersey;
  /** Primary, secondary, accent. */
  colors: [string, string, string];
}

/** null: there is no such club. */
export async function findClubLook(db: Database, clubId: ClubId): Promise<ClubLook | null> {
  const [row] = await db
    .select({ crest: clubs.crest, jersey: clubs.jersey, colors: clubs.colors })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  return row ?? null;
}
