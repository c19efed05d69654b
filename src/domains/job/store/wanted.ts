/** Whom managers and presidents look for: what they ask of anyone who applies, and who is on their shortlist. */
import { and, eq } from 'drizzle-orm';
import { federations } from '#domains/federation/tables.ts';
import { jobRefusals } from '#domains/job/refusals.ts';
import { atOf } from '#domains/job/rules.ts';
import { announceRejections, announceShortlisted } from '#domains/job/store/announce.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { JobId, PersonId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;

/** Of a user, about a job that he gives. null of the commands: he does not. */
interface Deciding {
  userId: UserId;
  jobId: JobId;
}

/** The job, held until the transaction ends, if the user decides who gets it: the manager of the club, or the president of the nation. */
async function lockGiven(tx: Transaction, { userId, jobId }: Deciding) {
  const [found] = await tx
    .select({ job: jobs, managerId: managers.userId, presidentUserId: persons.userId })
    .from(jobs)
    .leftJoin(managers, eq(managers.clubId, jobs.clubId))
    .leftJoin(federations, eq(federations.id, jobs.nationId))
    .leftJoin(persons, eq(persons.id, federations.presidentId))
    .where(eq(jobs.id, jobId))
    .for('no key update', { of: jobs });
  if (!found) return null;
  const { job, managerId, presidentUserId } = found;
  return (job.clubId === null ? presidentUserId : managerId) === userId ? job : null;
}

/** What he asks of those who apply from now on; anyone who has applied stays. */
export async function requireFit(
  tx: Transaction,
  { minFit, ...deciding }: Deciding & { minFit: number },
): Promise<Done | null> {
  const job = await lockGiven(tx, deciding);
  if (!job) return null;
  if (job.state !== 'open') return jobRefusals.notOpen();
  await tx.update(jobs).set({ minFit }).where(eq(jobs.id, job.id));
  return { ok: true };
}

/** Withdraws an offer, which ends the application; he hears of it. */
export async function takeOfferBack(
  tx: Transaction,
  { personId, ...deciding }: Deciding & { personId: PersonId },
): Promise<Done | null> {
  const job = await lockGiven(tx, deciding);
  if (!job) return null;
  const at = atOf(job);
  if (job.state !== 'open' || !at) return jobRefusals.notOpen();
  const offered = and(
    eq(jobApplications.jobId, job.id),
    eq(jobApplications.personId, personId),
    eq(jobApplications.state, 'offered'),
  );
  const gone = await tx.update(jobApplications).set({ state: 'rejected' }).where(offered).returning();
  if (gone.length === 0) return jobRefusals.noOffer();
  await announceRejections(pgRows(tx), [{ job: { ...at, role: job.role }, personId }]);
  return { ok: true };
}

/** Puts an applicant on the shortlist, or takes him off; he hears of the first. */
export async function shortlistApplicant(
  tx: Transaction,
  { personId, isShortlisted, ...deciding }: Deciding & { personId: PersonId; isShortlisted: boolean },
): Promise<Done | null> {
  const job = await lockGiven(tx, deciding);
  if (!job) return null;
  const at = atOf(job);
  if (job.state !== 'open' || !at) return jobRefusals.notOpen();
  const waiting = and(
    eq(jobApplications.jobId, job.id),
    eq(jobApplications.personId, personId),
    eq(jobApplications.state, 'applied'),
  );
  const [own] = await tx.select({ was: jobApplications.isShortlisted }).from(jobApplications).where(waiting);
  if (!own) return jobRefusals.noApplication();
  await tx.update(jobApplications).set({ isShortlisted }).where(waiting);
  if (isShortlisted && !own.was) await announceShortlisted(pgRows(tx), { job: { ...at, role: job.role }, personId });
  return { ok: true };
}
