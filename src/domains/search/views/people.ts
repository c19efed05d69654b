/** Finds coaches, scouts, agents, reporters and presidents by name. */
import { asc, isNull, sql } from 'drizzle-orm';
import { personRefs } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { MAX_ALIKE, PAGE_SIZE, PEOPLE_MS } from '#domains/search/constants.ts';
import { findNamed, indexNames } from '#domains/search/rules/names.ts';
import type { PersonRef } from '#domains/shapes.ts';
import type { PersonId } from '#engine/ids.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { fact } from '#platform/calls/facts.ts';
import { cutPage, type Page } from '#platform/calls/paging.ts';
import type { Database } from '#platform/database/client.ts';

/**
 * Returns the best matches by the beginning of names, also with typos: active careers first, users before AIs. A career
 * that has just begun may be missing for a minute.
 *
 * @param words folded
 */
export async function personsNamed(db: Database, words: string, limit: number): Promise<PersonRef[]> {
  const index = await fact(db, {
    key: 'person-names',
    topics: ['jobs', 'owners'],
    maxAgeMs: PEOPLE_MS,
    read: async () => {
      const rows = await db
        .select({ id: persons.id, firstname: persons.firstname, lastname: persons.lastname })
        .from(persons)
        .orderBy(sql`${isNull(persons.retiredAt)} desc`, sql`${persons.userId} is null`, asc(persons.id));
      return indexNames(rows.map(({ id, firstname, lastname }) => ({ id, name: folded(`${firstname} ${lastname}`) })));
    },
  });
  const ids: PersonId[] = findNamed(index, words, limit);
  const refs = await personRefs(db, ids);
  return ids.flatMap((id) => refs.get(id) ?? []);
}

/** Returns one page of matching people. */
export async function findPersons(db: Database, name: string, page: number): Promise<Page<PersonRef>> {
  return cutPage(await personsNamed(db, folded(name), MAX_ALIKE), { page, size: PAGE_SIZE });
}
