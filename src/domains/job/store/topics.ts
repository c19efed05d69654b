/** What shows who works where, and what that is worth. */
import { and, eq } from 'drizzle-orm';
import { rosterTopics } from '#domains/club/store/topics.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Topic } from '#platform/calls/topic.ts';
import type { Transaction } from '#platform/database/client.ts';

/**
 * Lists of those who can be hired, what players and other clubs think of these clubs, and all that the clubs' own pages show. Teams
 * elsewhere whose staffs are worth something else from now on are published by what rates them.
 */
export async function jobTopics(tx: Transaction, clubIds: readonly ClubId[]): Promise<Topic[]> {
  return ['jobs', 'owners', ...(await rosterTopics(tx, { clubIds }))];
}

/** Where a user works now, in any of his careers. */
export async function clubsOfCareers(tx: Transaction, userId: UserId): Promise<ClubId[]> {
  const rows = await tx
    .selectDistinct({ clubId: jobs.clubId })
    .from(jobs)
    .innerJoin(persons, and(eq(persons.id, jobs.personId), eq(persons.userId, userId)))
    .where(eq(jobs.state, 'held'));
  return rows.flatMap(({ clubId }) => clubId ?? []);
}
