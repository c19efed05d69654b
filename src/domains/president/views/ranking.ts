/** The ranking of active presidents by what they have changed in their federations. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { NOTHING_MOVED } from '#domains/federation/constants.ts';
import { percentOf } from '#domains/federation/rules/points.ts';
import { federationSeasons, federations } from '#domains/federation/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { RANKED_PRESIDENTS } from '#domains/president/constants.ts';
import type { RankedPresident } from '#domains/president/contract.ts';
import type { NationId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';

/**
 * Ranks presidents. One query; none while the world is unchanged.
 * @param nation limits the result to persons of a nation, whose ranks are still among all
 */
export async function rankPresidents(db: Database, nation?: NationId): Promise<RankedPresident[]> {
  const all = await fact(db, { key: 'presidents/ranking', topics: ['jobs'], read: () => readRanking(db) });
  return all.filter(({ person }) => nation === undefined || person.nationId === nation).slice(0, RANKED_PRESIDENTS);
}

async function readRanking(db: Database): Promise<RankedPresident[]> {
  const lastOf = (column: typeof federationSeasons.rank | typeof federationSeasons.youth) =>
    sql<number>`(array_agg(${column} order by ${federationSeasons.season} desc))[1]`;
  const rows = await db
    .select({
      person: personRefColumns,
      nationId: sql<NationId | null>`(select ${federations.id} from ${federations} where ${federations.presidentId} = ${persons.id})`,
      seasons: sql<number>`count(*)::int`,
      moved: sql<number>`sum(${federationSeasons.score} - ${NOTHING_MOVED})::int`,
      score: sql<number>`avg(${federationSeasons.score})::float8`,
      place: lastOf(federationSeasons.rank),
      youth: lastOf(federationSeasons.youth),
    })
    .from(federationSeasons)
    .innerJoin(persons, and(eq(persons.id, federationSeasons.presidentId), isNull(persons.retiredAt)))
    .groupBy(persons.id);
  const sorted = rows.toSorted((one, other) => other.moved - one.moved || one.person.id - other.person.id);
  let rank = 0;
  return sorted.map((row, index) => {
    if (sorted[index - 1]?.moved !== row.moved) rank = index + 1;
    return { rank, ...row, youth: percentOf(row.youth) };
  });
}
