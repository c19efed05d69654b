/** Applications for jobs: letter, interview and offer. */
import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { federations } from '#domains/federation/tables.ts';
import { type Answer, type At, MAX_APPLICATIONS } from '#domains/job/constants.ts';
import { jobRefusals } from '#domains/job/refusals.ts';
import { atOf, isLead, isWindowOpen, offeredTerms, type Terms } from '#domains/job/rules.ts';
import { announceAnswer, saidOf } from '#domains/job/store/announce.ts';
import { isInConflict } from '#domains/job/store/conflicts.ts';
import { frameLeft } from '#domains/job/store/frame.ts';
import {
  endJobs,
  extendJobs,
  type HeldJob,
  heldJobs,
  holdJobs,
  type JobRef,
  NO_OFFER,
  type When,
} from '#domains/job/store/jobs.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { JobId, PersonId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Done = { ok: true } | Refused;

/** The acting user, and the career they act in. */
export interface Seeker {
  userId: UserId;
  personId: PersonId;
}

export interface Offer {
  /** Id of the application. */
  id: number;
  job: JobRef;
  personId: PersonId;
  pay: number;
  untilSeason: number;
  /** Absent: none. */
  bonus?: number;
}

/** Makes offers to applicants and notifies their users. */
export async function offerJobs(rows: Rows, offers: readonly Offer[], { season, day }: When): Promise<void> {
  if (offers.length === 0) return;
  const offeredOn = absoluteDayOf({ season, day });
  await rows.update(
    jobApplications,
    'id',
    offers.map(({ id, pay, untilSeason, bonus = 0 }) => ({
      id,
      state: 'offered' as const,
      pay,
      untilSeason,
      bonus,
      offeredOn,
    })),
  );
  const said = await saidOf(rows, offers);
  await notify(
    rows,
    said.flatMap((one): Notice[] => {
      const { userId } = one;
      const jobId = offers.find(({ personId }) => personId === one.who.personId)?.job.id;
      if (userId === null || jobId === undefined) return [];
      const to = { userId, channel: 'news' as const };
      if (one.employer === 'nation') return [{ ...to, kind: 'nation-job-offer', params: { ...one.who, jobId } }];
      return [{ ...to, kind: 'job-offer', params: { ...one.who, jobId } }];
    }),
  );
}

/**
 * Applies with a letter. Any number of persons may apply for a job, each once.
 * @param fits the person's fit for each job, by role
 */
export async function apply(
  tx: Transaction,
  {
    userId,
    personId,
    jobId,
    letter,
    day,
    fits,
  }: Seeker & { jobId: JobId; letter: string; day: number; fits: ReadonlyMap<string, number> | undefined },
): Promise<Done> {
  const job = await lockJob(tx, jobId);
  if (!job) return jobRefusals.unknown();
  if (job.state !== 'open') return jobRefusals.notOpen();
  if (await isInConflict(tx, { userId, personId, at: job })) return jobRefusals.conflict();
  const fit = fits?.get(job.role) ?? 0;
  if (fit < job.minFit) return jobRefusals.belowRequirement({ min: job.minFit, fit });
  const mine = eq(jobApplications.personId, personId);
  const [there] = await tx
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(mine, eq(jobApplications.jobId, jobId)));
  if (there) return jobRefusals.alreadyApplied();
  const [waiting] = await tx
    .select({ many: count() })
    .from(jobApplications)
    .where(and(mine, inArray(jobApplications.state, ['applied', 'offered'])));
  if ((waiting?.many ?? 0) >= MAX_APPLICATIONS) return jobRefusals.tooMany({ max: MAX_APPLICATIONS });
  await tx.insert(jobApplications).values({ jobId, personId, letter, state: 'applied', madeOn: day });
  const rows = pgRows(tx);
  const said = await saidOf(rows, [{ job, personId }]);
  await notify(
    rows,
    said.flatMap((one): Notice[] => {
      if (one.employerUserId === null) return [];
      const to = { userId: one.employerUserId, channel: 'news' as const };
      if (one.employer === 'nation') return [{ ...to, kind: 'staff-applicant', params: one.who }];
      return [{ ...to, kind: 'job-applicant', params: one.who }];
    }),
  );
  return { ok: true };
}

/** Saves the answers to the three interview questions, once. */
export async function interview(
  tx: Transaction,
  { personId, jobId, answers }: { personId: PersonId; jobId: JobId; answers: Answer[] },
): Promise<Done> {
  const own = await lockApplication(tx, { personId, jobId });
  if (own?.state !== 'applied') return jobRefusals.notOpen();
  if (own.answers) return jobRefusals.alreadyInterviewed();
  await tx.update(jobApplications).set({ answers }).where(eq(jobApplications.id, own.id));
  return { ok: true };
}

/** Withdraws an application, or declines an offer. */
export async function withdraw(
  tx: Transaction,
  { personId, jobId }: { personId: PersonId; jobId: JobId },
): Promise<Done> {
  const own = await lockApplication(tx, { personId, jobId });
  if (!own || (own.state !== 'applied' && own.state !== 'offered')) return jobRefusals.notOpen();
  const state = own.state === 'offered' ? ('declined' as const) : ('withdrawn' as const);
  await tx.update(jobApplications).set({ state }).where(eq(jobApplications.id, own.id));
  const job = state === 'declined' ? await lockJob(tx, jobId) : null;
  if (job) await announceAnswer(pgRows(tx), 'offer-refused', { job, personId });
  return { ok: true };
}

/** Accepts or declines offered new terms, if they are still the terms that the user has seen. */
export async function answerTerms(
  tx: Transaction,
  {
    personId,
    isAccepted,
    season,
    day,
    ...seen
  }: Terms & {
    personId: PersonId;
    isAccepted: boolean;
    season: number;
    day: number;
  },
): Promise<Done> {
  const rows = pgRows(tx);
  const present = await heldBy(rows, personId);
  if (!present) return jobRefusals.noJob();
  await lockFederationOf(tx, present.id);
  const job = await lockJob(tx, present.id);
  if (job?.state !== 'held' || job.personId !== personId) return jobRefusals.noJob();
  const offered = offeredTerms(job);
  if (!offered) return jobRefusals.noOffer();
  if (!isDeepStrictEqual(offered, seen)) return jobRefusals.termsChanged();
  if (isAccepted) {
    const left = await frameLeft(rows, job, { season, role: job.role });
    if (left !== null && offered.pay > left) return jobRefusals.beyondFrame({ left });
    const when = { season, day, isAnnounced: true, isByManager: true };
    await extendJobs(rows, [{ job: present, ...offered }], when);
  } else await rows.updateWhere(jobs, NO_OFFER, { id: job.id });
  await announceAnswer(rows, isAccepted ? 'terms-accepted' : 'terms-declined', { job, personId });
  return { ok: true };
}

/** Accepts a job offer. A person with a job leaves it; outside the window only a promotion to lead a staff allows that. */
export async function accept(
  tx: Transaction,
  { userId, personId, jobId, season, day }: Seeker & { jobId: JobId; season: number; day: number },
): Promise<Done> {
  await lockFederationOf(tx, jobId);
  const job = await lockJob(tx, jobId);
  const own = await lockApplication(tx, { personId, jobId });
  if (!job) return jobRefusals.unknown();
  if (job.state !== 'open') return jobRefusals.notOpen();
  if (own?.state !== 'offered' || own.pay === null || own.untilSeason === null) return jobRefusals.noOffer();
  // Serializes a user's job changes, so that two careers cannot start at two clubs at once.
  await lockName(tx, 'jobs-of-user', userId);
  if (await isInConflict(tx, { userId, personId, at: job })) return jobRefusals.conflict();
  const rows = pgRows(tx);
  const left = await frameLeft(rows, job, { season, role: job.role });
  if (left !== null && own.pay > left) return jobRefusals.beyondFrame({ left });
  // The manager hears of the answer to the offer, not of a hire by the assistant.
  const when = { season, day, isAnnounced: true, isByManager: true };
  const present = await heldBy(rows, personId);
  if (present) {
    const isRise = isLead(job.role) && !isLead(present.role);
    if (!isRise && !isWindowOpen(day)) return jobRefusals.bound();
    await endJobs(rows, [{ job: present, reason: 'hired-away' }], when);
  }
  const { pay, untilSeason, bonus } = own;
  await holdJobs(rows, [{ job, personId, pay, untilSeason, bonus }], when);
  await announceAnswer(rows, 'job-accepted', { job, personId });
  return { ok: true };
}

/** Resigns from the person's job. */
export async function resign(
  tx: Transaction,
  { personId, season, day }: { personId: PersonId; season: number; day: number },
): Promise<Done> {
  const rows = pgRows(tx);
  await rows.lock(jobs, { personId, state: 'held' });
  const present = await heldBy(rows, personId);
  if (!present) return jobRefusals.noJob();
  await endJobs(rows, [{ job: present, reason: 'resigned' }], { season, day, isAnnounced: true });
  return { ok: true };
}

/** Returns the job that a person holds; null: none. */
export async function heldBy(rows: Rows, personId: PersonId): Promise<HeldJob | null> {
  const [held] = await heldJobs(rows, { personId });
  return held ?? null;
}

/** Returns the career kind of a job; null: the job does not exist. */
export async function kindOfJob(db: Database, jobId: JobId): Promise<CareerKind | null> {
  const [job] = await db.select({ kind: jobs.kind }).from(jobs).where(eq(jobs.id, jobId));
  return job?.kind ?? null;
}

async function lockJob(tx: Transaction, jobId: JobId) {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('no key update');
  const at: At | null = job ? atOf(job) : null;
  return job && at && { ...job, ...at };
}

/**
 * Locks the federation before the job, in the same order as a president's commands, so that concurrent hires cannot
 * exceed the budget.
 */
async function lockFederationOf(tx: Transaction, jobId: JobId): Promise<void> {
  await tx.execute(
    sql`select 1 from ${federations} where id = (select nation_id from ${jobs} where ${jobs.id} = ${jobId}) for no key update`,
  );
}

async function lockApplication(tx: Transaction, { personId, jobId }: { personId: PersonId; jobId: JobId }) {
  const [own] = await tx
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.personId, personId)))
    .for('no key update');
  return own ?? null;
}
