/** Hiring preferences of managers and presidents: the minimum fit of applicants, and the shortlist. */
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

/** A user, and a job they may fill. Commands return null if they may not. */
interface Deciding {
  userId: UserId;
  jobId: JobId;
}

/**
 * Locks and returns the job if the user decides who gets it: the manager of the club, or the president of the nation;
 * null otherwise.
 */
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

/** Sets the minimum fit for future applicants; earlier applications stay. */
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

/** Withdraws an offer, which ends the application, and notifies the applicant. */
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

/** Adds an applicant to the shortlist, or removes them; only the first sends a notification. */
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
