/** Applications: a person asks for a job, is heard, and gets an offer or not. */
import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { clubs } from '#domains/club/tables.ts';
import { type Answer, CLUB_CAREERS, MAX_APPLICATIONS } from '#domains/job/constants.ts';
import { jobRefusals } from '#domains/job/refusals.ts';
import { isLead, isWindowOpen } from '#domains/job/rules.ts';
import { saidOf } from '#domains/job/store/announce.ts';
import { endJobs, type HeldJob, heldJobs, holdJobs, type When } from '#domains/job/store/jobs.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { persons } from '#domains/person/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, JobId, PersonId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Done = { ok: true } | Refused;

/** Whoever acts, and for which of his careers. */
export interface Seeker {
  userId: UserId;
  personId: PersonId;
}

export interface Offer {
  /** Of the application. */
  id: number;
  job: { id: JobId; role: HeldJob['role']; clubId: ClubId };
  personId: PersonId;
  pay: number;
  untilSeason: number;
}

/** Makes offers to those who have applied; their users are told. */
export async function offerJobs(rows: Rows, offers: readonly Offer[], { season, day }: When): Promise<void> {
  if (offers.length === 0) return;
  const offeredOn = absoluteDayOf({ season, day });
  await rows.update(
    jobApplications,
    'id',
    offers.map(({ id, pay, untilSeason }) => ({ id, state: 'offered' as const, pay, untilSeason, offeredOn })),
  );
  const said = await saidOf(rows, offers);
  await notify(
    rows,
    said.flatMap(({ who, userId }): Notice[] => {
      const jobId = offers.find(({ personId }) => personId === who.personId)?.job.id;
      if (userId === null || jobId === undefined) return [];
      return [{ userId, channel: 'news', kind: 'job-offer', params: { ...who, jobId } }];
    }),
  );
}

/** Applies with a letter. Of two who apply for a job both may; one person applies once. */
export async function apply(
  tx: Transaction,
  { userId, personId, jobId, letter, day }: Seeker & { jobId: JobId; letter: string; day: number },
): Promise<Done> {
  const job = await lockJob(tx, jobId);
  if (!job) return jobRefusals.unknown();
  if (job.state !== 'open') return jobRefusals.notOpen();
  if (await isInConflict(tx, { userId, personId, clubId: job.clubId })) return jobRefusals.conflict();
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
  const said =
    job.clubId === null ? [] : await saidOf(rows, [{ job: { role: job.role, clubId: job.clubId }, personId }]);
  await notify(
    rows,
    said.flatMap(({ who, managerId }): Notice[] =>
      managerId === null ? [] : [{ userId: managerId, channel: 'news', kind: 'job-applicant', params: who }],
    ),
  );
  return { ok: true };
}

/** Answers the three questions, once. */
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

/** Takes an application back, or says no to an offer. */
export async function withdraw(
  tx: Transaction,
  { personId, jobId }: { personId: PersonId; jobId: JobId },
): Promise<Done> {
  const own = await lockApplication(tx, { personId, jobId });
  if (!own || (own.state !== 'applied' && own.state !== 'offered')) return jobRefusals.notOpen();
  const state = own.state === 'offered' ? ('declined' as const) : ('withdrawn' as const);
  await tx.update(jobApplications).set({ state }).where(eq(jobApplications.id, own.id));
  return { ok: true };
}

/** Takes the job that is offered. Whoever has one leaves it, which outside of the window only those may who rise to lead a staff. */
export async function accept(
  tx: Transaction,
  { userId, personId, jobId, season, day }: Seeker & { jobId: JobId; season: number; day: number },
): Promise<Done> {
  const job = await lockJob(tx, jobId);
  const own = await lockApplication(tx, { personId, jobId });
  if (!job || job.clubId === null) return jobRefusals.unknown();
  if (job.state !== 'open') return jobRefusals.notOpen();
  if (own?.state !== 'offered' || own.pay === null || own.untilSeason === null) return jobRefusals.noOffer();
  // One job of a user after the other, so that two careers do not begin at two clubs at once.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('jobs-of-user'), ${userId}::int)`);
  if (await isInConflict(tx, { userId, personId, clubId: job.clubId })) return jobRefusals.conflict();
  const rows = pgRows(tx);
  const when = { season, day, isAnnounced: true };
  const present = await heldBy(rows, personId);
  if (present) {
    const isRise = isLead(job.role) && !isLead(present.role);
    if (!isRise && !isWindowOpen(day)) return jobRefusals.bound();
    await endJobs(rows, [{ job: present, reason: 'hired-away' }], when);
  }
  const { pay, untilSeason } = own;
  await holdJobs(rows, [{ job: { ...job, clubId: job.clubId }, personId, pay, untilSeason }], when);
  return { ok: true };
}

/** Leaves the job that he has. */
export async function resign(
  tx: Transaction,
  { personId, season, day }: { personId: PersonId; season: number; day: number },
): Promise<Done> {
  const rows = pgRows(tx);
  await rows.lock(jobs, { personId, state: 'held' });
  const present = await heldBy(rows, personId);
  if (!present) return jobRefusals.notHeld();
  await endJobs(rows, [{ job: present, reason: 'resigned' }], { season, day, isAnnounced: true });
  return { ok: true };
}

/** The job that somebody holds at a club; null: none. */
export async function heldBy(rows: Rows, personId: PersonId): Promise<HeldJob | null> {
  const [id] = await rows.read(jobs, ['clubId', 'kind'], { personId, state: 'held' });
  if (!id || id.clubId === null) return null;
  const held = await heldJobs(rows, { kind: id.kind, clubId: id.clubId });
  return held.find((job) => job.personId === personId) ?? null;
}

/** Of which career a job is; null: there is no such job. */
export async function kindOfJob(db: Database, jobId: JobId): Promise<CareerKind | null> {
  const [job] = await db.select({ kind: jobs.kind }).from(jobs).where(eq(jobs.id, jobId));
  return job?.kind ?? null;
}

async function lockJob(tx: Transaction, jobId: JobId) {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
  return job ?? null;
}

async function lockApplication(tx: Transaction, { personId, jobId }: { personId: PersonId; jobId: JobId }) {
  const [own] = await tx
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.personId, personId)))
    .for('update');
  return own ?? null;
}

/** Who manages a club works for no other, and nobody works for two: all careers of a user count but the one that would change clubs. */
async function isInConflict(
  tx: Transaction,
  { userId, personId, clubId }: Seeker & { clubId: ClubId | null },
): Promise<boolean> {
  const [own] = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.ownerUserId, userId));
  if (own !== undefined && own.id !== clubId) return true;
  const elsewhere = await tx
    .select({ clubId: jobs.clubId })
    .from(jobs)
    .innerJoin(persons, eq(persons.id, jobs.personId))
    .where(and(eq(persons.userId, userId), ne(persons.id, personId), eq(jobs.state, 'held'), isNotNull(jobs.clubId)));
  return elsewhere.some((job) => job.clubId !== clubId);
}

/** Managers who have begun elsewhere leave their jobs with other clubs. @param userId one of them; absent: all. @returns how many. */
export async function endConflicts(
  rows: Rows,
  { season, day, userId }: { season: number; day: number; userId?: UserId },
): Promise<number> {
  const people = await rows.read(persons, ['id', 'userId'], { userId: userId ?? { isNot: null }, retiredAt: null });
  if (people.length === 0) return 0;
  const userOf = new Map(people.map(({ id, userId }) => [id, userId]));
  const held = (await heldJobs(rows, { kind: CLUB_CAREERS })).filter(({ personId }) => userOf.has(personId));
  if (held.length === 0) return 0;
  const managed = await rows.read(clubs, ['id', 'ownerUserId'], { ownerUserId: { isNot: null } });
  const clubOf = new Map(managed.map(({ id, ownerUserId }) => [ownerUserId, id]));
  const endings = held.filter(({ personId, clubId }) => {
    const own = clubOf.get(userOf.get(personId) ?? null);
    return own !== undefined && own !== clubId;
  });
  await endJobs(
    rows,
    endings.map((job) => ({ job, reason: 'resigned' as const })),
    { season, day, isAnnounced: true },
  );
  return endings.length;
}
