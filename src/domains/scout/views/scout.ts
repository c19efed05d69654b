/** The page of a scout. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { jobs } from '#domains/job/tables.ts';
import { loadNews } from '#domains/news/views.ts';
import { persons } from '#domains/person/tables.ts';
import type { ScoutLine, ScoutView } from '#domains/scout/contract.ts';
import { scoutLines } from '#domains/scout/views/lines.ts';
import { lookCounts } from '#domains/scout/views/reports.ts';
import type { PersonId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Six statements. @returns null: scout not found */
export async function loadScout(db: Database, personId: PersonId, season: number): Promise<ScoutView | null> {
  const [scout, seen, [person], held] = await Promise.all([
    theScout(db, personId, season),
    lookCounts(db, personId, season),
    db.select().from(persons).where(eq(persons.id, personId)),
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.personId, personId), isNotNull(jobs.fromDay)))
      .orderBy(desc(jobs.fromDay), desc(jobs.id)),
  ]);
  if (!scout || !person) return null;
  const first = await proTeamRefs(db, held, ({ clubId }) => clubId);
  const stints = held.flatMap(({ clubId, role, fromDay, endedOn, endReason }) => {
    const team = first.get(clubId ?? 0);
    if (!team || fromDay === null) return [];
    const toSeason = endedOn === null ? null : dateOf(endedOn).season;
    return [{ team, role, fromSeason: dateOf(fromDay).season, toSeason, reason: endReason }];
  });
  const { startedAt, retiredAt, playerId, userId } = person;
  return { scout, startedAt, retiredAt, playerId, userId, seen, stints };
}

/** null: scout not found. Two queries. */
async function theScout(db: Database, personId: PersonId, season: number): Promise<ScoutLine | null> {
  const [scout] = await scoutLines(db, season, and(eq(persons.id, personId), eq(persons.kind, 'scout')) ?? sql`false`);
  return scout ?? null;
}

/** Returns a page of news about him. Up to five queries. */
export async function loadScoutNews(
  db: Database,
  personId: PersonId,
  { season, before }: { season: number; before: number | undefined },
) {
  const scout = await theScout(db, personId, season);
  return scout && { scout, page: await loadNews(db, { personId }, { before }) };
}
