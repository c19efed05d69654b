/** The pages of presidents. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { loadMandate } from '#domains/election/views.ts';
import { percentOf } from '#domains/federation/rules/points.ts';
import { federationMembers, federationSeasons, federations, presidencies } from '#domains/federation/tables.ts';
import { budgetsOfSeason, seasonBudget } from '#domains/federation/views/budget.ts';
import { loadNews } from '#domains/news/views.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import type { PresidentProfile, PresidentView } from '#domains/president/contract.ts';
import type { PersonId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

const members = sql<number>`(select count(*) from ${federationMembers}
  where ${federationMembers.nationId} = ${federations.id} and ${federationMembers.state} = 'member')`;

/** Loads a president. Three queries. @returns null if the president does not exist */
export async function loadPresident(db: Database, personId: PersonId, season: number): Promise<PresidentView | null> {
  const [[found], offices, seasons] = await Promise.all([
    db
      .select({
        person: personRefColumns,
        birthSeason: persons.birthSeason,
        startedAt: persons.startedAt,
        retiredAt: persons.retiredAt,
        playerId: persons.playerId,
        userId: persons.userId,
        federation: {
          id: federations.id,
          colors: federations.colors,
          youth: federations.youth,
          members,
          budgets: budgetsOfSeason(season),
        },
      })
      .from(persons)
      .leftJoin(federations, eq(federations.presidentId, persons.id))
      .where(and(eq(persons.id, personId), eq(persons.kind, 'president'))),
    db.select().from(presidencies).where(eq(presidencies.personId, personId)).orderBy(desc(presidencies.id)),
    db
      .select()
      .from(federationSeasons)
      .where(eq(federationSeasons.presidentId, personId))
      .orderBy(desc(federationSeasons.season)),
  ]);
  if (!found) return null;
  const { birthSeason, federation, ...president } = found;
  return {
    ...president,
    age: season - birthSeason,
    federation: federation && {
      id: federation.id,
      colors: federation.colors,
      members: federation.members,
      youth: percentOf(federation.youth),
      budget: seasonBudget(federation.budgets),
    },
    offices: offices.map(({ id, nationId, origin, fromDay, untilDay, endReason }) => ({
      id,
      nationId,
      origin,
      fromSeason: dateOf(fromDay).season,
      untilSeason: untilDay === null ? null : dateOf(untilDay).season,
      endReason,
    })),
    seasons: seasons.map(({ presidentId: _his, ...one }) => ({ ...one, youth: percentOf(one.youth) })),
  };
}

/** Loads a president with their last election. Four queries. @returns null if the president does not exist */
export async function loadPresidentProfile(
  db: Database,
  personId: PersonId,
  season: number,
): Promise<PresidentProfile | null> {
  const president = await loadPresident(db, personId, season);
  return president && { ...president, mandate: await loadMandate(db, president.person) };
}

/** Loads a page of news about them. */
export async function loadPresidentNews(
  db: Database,
  personId: PersonId,
  { season, before }: { season: number; before: number | undefined },
) {
  const [president, page] = await Promise.all([
    loadPresident(db, personId, season),
    loadNews(db, { personId }, { before }),
  ]);
  return president && { president, page };
}
