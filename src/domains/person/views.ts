/** Builds lists of persons. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { type CareerKind, PERSONS_PER_PAGE } from '#domains/person/constants.ts';
import type { PersonLine } from '#domains/person/contract.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import type { NationId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns one page of active persons of a kind, by name, and their total. Two queries. */
export async function listPersons(
  db: Database,
  { kind, nation, page }: { kind: CareerKind; nation: NationId | undefined; page: number },
  season: number,
): Promise<{ rows: PersonLine[]; total: number }> {
  const where = and(
    eq(persons.kind, kind),
    isNull(persons.retiredAt),
    nation === undefined ? undefined : eq(persons.nationId, nation),
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        person: personRefColumns,
        startedAt: persons.startedAt,
        birthSeason: persons.birthSeason,
        playerId: persons.playerId,
      })
      .from(persons)
      .where(where)
      .orderBy(asc(persons.lastname), asc(persons.firstname), asc(persons.id))
      .limit(PERSONS_PER_PAGE)
      .offset((page - 1) * PERSONS_PER_PAGE),
    db.$count(persons, where),
  ]);
  return { rows: rows.map(({ birthSeason, ...row }) => ({ ...row, age: season - birthSeason })), total };
}
