/** Job offers waiting for an answer, for the invitations screen. */
import { and, desc, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { federations } from '#domains/federation/tables.ts';
import type { JobOffer, OFFER_BOXES } from '#domains/job/contract.ts';
import { nightsLeft } from '#domains/job/rules.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { employerRefs } from '#domains/job/views/employer-refs.ts';
import { personRefs } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

const presidents = alias(persons, 'presidents');

/** Lists offers to a user's careers, or those made by the club they manage and the nation they preside over. Three queries. */
export async function listOffers(
  db: Database,
  { userId, box }: { userId: UserId; box: (typeof OFFER_BOXES)[number] },
  { absoluteDay }: Pick<Today, 'absoluteDay'>,
): Promise<JobOffer[]> {
  const isTheirs =
    box === 'received' ? eq(persons.userId, userId) : or(eq(managers.userId, userId), eq(presidents.userId, userId));
  const rows = await db
    .select({ application: jobApplications, job: jobs })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(persons, eq(persons.id, jobApplications.personId))
    .leftJoin(managers, eq(managers.clubId, jobs.clubId))
    .leftJoin(federations, eq(federations.id, jobs.nationId))
    .leftJoin(presidents, eq(presidents.id, federations.presidentId))
    .where(and(isTheirs, eq(jobs.state, 'open'), eq(jobApplications.state, 'offered')))
    .orderBy(desc(jobApplications.offeredOn), desc(jobApplications.id));
  const employerOf = await employerRefs(
    db,
    rows.map(({ job }) => job),
  );
  const personOf = await personRefs(db, rows, ({ application }) => application.personId);
  return rows.flatMap(({ application: { personId, pay, untilSeason, bonus }, job }): JobOffer[] => {
    const employer = employerOf(job);
    const person = personOf.get(personId);
    if (!employer || !person || pay === null || untilSeason === null) return [];
    const { id: jobId, role, postedOn } = job;
    return [{ jobId, role, employer, person, pay, untilSeason, bonus, nightsLeft: nightsLeft(postedOn, absoluteDay) }];
  });
}
