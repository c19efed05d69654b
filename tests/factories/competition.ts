/** Competitions of leagues, made when a test first needs them. */
import { and, eq } from 'drizzle-orm';
import { FRIENDLY_SETTINGS, LEAGUE_KINDS, LEAGUE_SETTINGS, PLAYOFF_SETTINGS } from '#domains/competition/rules.ts';
import { competitions } from '#domains/competition/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import type { Database } from '#platform/database/client.ts';

export interface OfLeague {
  season?: number | undefined;
  leagueId?: number | undefined;
  stage?: keyof typeof LEAGUE_KINDS | undefined;
}

const SETTINGS = { league: LEAGUE_SETTINGS, playoffs: PLAYOFF_SETTINGS, friendly: FRIENDLY_SETTINGS };

/** The regular stage of season 3 in league 1 unless told otherwise; answers its id. */
export async function makeCompetition(
  db: Database,
  { season = 3, leagueId = 1, stage = 'regular' }: OfLeague = {},
): Promise<number> {
  const kind = LEAGUE_KINDS[stage];
  const [league] = await db.select({ level: leagues.level }).from(leagues).where(eq(leagues.id, leagueId));
  await db
    .insert(competitions)
    .values({ kind, season, leagueId, level: league?.level ?? null, settings: SETTINGS[kind] })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(and(eq(competitions.kind, kind), eq(competitions.season, season), eq(competitions.leagueId, leagueId)));
  if (!row) throw new Error('the competition was not stored');
  return row.id;
}
