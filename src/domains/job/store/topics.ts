/** The topics affected by staff changes. */
import { and, eq } from 'drizzle-orm';
import { rosterTopics } from '#domains/club/store/topics.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Topic } from '#platform/calls/topic.ts';
import type { Transaction } from '#platform/database/client.ts';

/**
 * Returns the topics of the lists of available staff, the clubs' reputation with players and other clubs, and
 * everything on the clubs' own pages. The code that rates other teams publishes their changes.
 */
export async function jobTopics(tx: Transaction, clubIds: readonly ClubId[]): Promise<Topic[]> {
  return ['jobs', 'owners', ...(await rosterTopics(tx, { clubIds }))];
}

/** Returns the clubs at which a user works, in any career. */
export async function clubsOfCareers(tx: Transaction, userId: UserId): Promise<ClubId[]> {
  const rows = await tx
    .selectDistinct({ clubId: jobs.clubId })
    .from(jobs)
    .innerJoin(persons, and(eq(persons.id, jobs.personId), eq(persons.userId, userId)))
    .where(eq(jobs.state, 'held'));
  return rows.flatMap(({ clubId }) => clubId ?? []);
}
