/** A user's careers apart from jobs: starting, retiring, and what remains when the account is deleted. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { forgetPeople as forgetInBooks } from '#domains/finances/store/ledger.ts';
import { heldBy } from '#domains/job/store/applications.ts';
import { endJobs } from '#domains/job/store/jobs.ts';
import { jobApplications } from '#domains/job/tables.ts';
import { forgetPeople as forgetInNews } from '#domains/news/store/forget.ts';
import { forgetPeople as forgetInNotices } from '#domains/notifications/store.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { personRefusals } from '#domains/person/refusals.ts';
import type { CareerOfSlice } from '#domains/person/store/career.ts';
import {
  type BeginCareer,
  beginCareer,
  erasePersons,
  lockCareer,
  retirePersons,
} from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { exchangePurse } from '#domains/purse/store.ts';
import type { UserId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;

interface Beginning extends Omit<BeginCareer, 'random'> {
  role: string | undefined;
  day: number;
  secret: Secret;
}

/** Begins a career: the person, and what the career's domain adds. Refused for kinds that no domain implements yet. */
export async function begin(
  tx: Transaction,
  careers: readonly CareerOfSlice[],
  { role, day, secret, ...who }: Beginning,
): Promise<Done> {
  const { userId, kind, season } = who;
  const known = careers.find((career) => career.kind === kind);
  if (!known) return personRefusals.notOpen();
  const random = secretRandom(secret, `career/${kind}/${userId}/${season}`);
  const begun = await beginCareer(tx, { ...who, random });
  if (!begun.ok) return begun;
  return known.begins(tx, { personId: begun.id, userId, role, season, day, random });
}

interface Retirement {
  userId: UserId;
  kind: CareerKind;
  season: number;
  day: number;
  now: Date;
}

/** Ends a career, resigning from a job first. What is left in the purse is converted to pucks. */
export async function retire(
  tx: Transaction,
  careers: readonly CareerOfSlice[],
  { userId, kind, season, day, now }: Retirement,
): Promise<Done> {
  await lockApplicationsOf(tx, userId, kind);
  const career = await lockCareer(tx, userId, kind);
  if (!career) return personRefusals.noCareer();
  const rows = pgRows(tx);
  if (await heldBy(rows, career.id)) return personRefusals.hasJob();
  const known = careers.find((one) => one.kind === kind);
  const ended = (await known?.ends?.(tx, { personId: career.id, userId, season, day })) ?? { ok: true };
  if (!ended.ok) return ended;
  await tx
    .update(jobApplications)
    .set({ state: 'withdrawn' })
    .where(and(eq(jobApplications.personId, career.id), inArray(jobApplications.state, ['applied', 'offered'])));
  const { id: personId, startedAt } = career;
  await exchangePurse(tx, { userId, personId, kind, startedAt, season, day, now });
  await retirePersons(rows, [career.id], season);
  return { ok: true };
}

/**
 * Locks the applications first, like accepting a job does: if an offer is accepted while the career ends, one comes
 * first and the other sees its result.
 */
async function lockApplicationsOf(tx: Transaction, userId: UserId, kind: CareerKind): Promise<void> {
  await tx
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .innerJoin(persons, eq(persons.id, jobApplications.personId))
    .where(
      and(
        eq(persons.userId, userId),
        eq(persons.kind, kind),
        isNull(persons.retiredAt),
        inArray(jobApplications.state, ['applied', 'offered']),
      ),
    )
    .orderBy(jobApplications.id)
    .for('no key update', { of: jobApplications });
}

/** Erases a user's careers: reopens their jobs, deletes their letters, and removes their names. */
export async function eraseCareers(tx: Transaction, userId: UserId): Promise<void> {
  const own = await tx.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  if (own.length === 0) return;
  const { season, day } = await readToday(tx);
  const rows = pgRows(tx);
  for (const { id } of own) {
    const job = await heldBy(rows, id);
    if (job) await endJobs(rows, [{ job, reason: 'resigned' }], { season, day, isAnnounced: true });
  }
  const ids = own.map(({ id }) => id);
  await tx.update(jobApplications).set({ letter: '' }).where(inArray(jobApplications.personId, ids));
  await rows.updateWhere(jobApplications, { state: 'withdrawn' }, { personId: ids, state: ['applied', 'offered'] });
  await erasePersons(tx, userId, season);
  // Includes the texts about the end of their last job, written just now.
  for (const forget of [forgetInNews, forgetInNotices, forgetInBooks]) await forget(tx, ids);
}

/** Exports the letters that a user has written. */
export async function exportApplications(db: Database, userId: UserId) {
  return db
    .select({ jobId: jobApplications.jobId, state: jobApplications.state, letter: jobApplications.letter })
    .from(jobApplications)
    .innerJoin(persons, eq(persons.id, jobApplications.personId))
    .where(eq(persons.userId, userId));
}
