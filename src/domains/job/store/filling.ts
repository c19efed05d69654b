/**
 * Fills open jobs: AI clubs and nations hire by fit and interview, and assistants hire for absent managers and
 * presidents.
 */
import { type Answer, DECIDES_AFTER_DAYS, FILLED_AFTER_DAYS, type JobRole } from '#domains/job/constants.ts';
import { characterOf, drawTerm, interviewPoints, isSameEmployer, keyOfEmployer, meritOf } from '#domains/job/rules.ts';
import { offerJobs } from '#domains/job/store/applications.ts';
import { askedOf, type Employer, type Employers, employersOf, mostFor } from '#domains/job/store/employers.ts';
import {
  endJobs,
  type HeldJob,
  type Hire,
  heldJobs,
  holdJobs,
  type OpenJob,
  openJobs,
  type When,
} from '#domains/job/store/jobs.ts';
import { staffLimitsOf } from '#domains/job/store/limits.ts';
import type { Profession, Professional } from '#domains/job/store/profession.ts';
import { jobApplications } from '#domains/job/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { PersonId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface Filling extends When {
  secret: Secret;
  /** Whether to fill every open job regardless of its age, in a world without users yet. */
  isAtOnce: boolean;
  /** The season in which new terms start. */
  fromSeason: number;
}

interface Applicant {
  personId: PersonId;
  /** The job the applicant would leave; null: none. */
  leaves: HeldJob | null;
  skills: readonly number[];
  interview: number;
  isUser: boolean;
}

/**
 * Fills the jobs that are due. Employers choose in the order of their jobs' ids; a job left for another is posted again
 * and filled a night later. A dozen queries, whatever the number of employers.
 * @returns the number of jobs filled.
 */
export async function fillOpenJobs(rows: Rows, profession: Profession, filling: Filling): Promise<number> {
  const today = absoluteDayOf(filling);
  const { kind, lead, fitFor } = profession;
  const waiting: OpenJob[] = await openJobs(rows, { kind });
  const due = filling.isAtOnce ? waiting : waiting.filter(({ postedOn }) => today - postedOn >= DECIDES_AFTER_DAYS);
  if (due.length === 0) return 0;
  const employers = await employersOf(rows, filling.season);
  const limits = await staffLimitsOf(rows);
  const everybody = await profession.active(rows);
  const held = await heldJobs(rows, { kind });
  const jobOf = new Map(held.map((job) => [job.personId, job]));
  const columns = ['id', 'jobId', 'personId', 'state', 'answers', 'offeredOn', 'isShortlisted'] as const;
  const applications = await rows.read(jobApplications, columns, {
    jobId: due.map(({ id }) => id),
    state: ['applied', 'offered'],
  });
  const taken = new Set<PersonId>();
  const hires: Hire[] = [];
  const leavings: HeldJob[] = [];
  const offers: { id: number; job: OpenJob; personId: PersonId; pay: number; untilSeason: number }[] = [];
  for (const job of due) {
    const employer = employers.get(keyOfEmployer(job));
    if (!employer) continue;
    const age = today - job.postedOn;
    const isLast = filling.isAtOnce || age >= FILLED_AFTER_DAYS;
    const own = applications.filter(({ jobId }) => jobId === job.id);
    const shortlist = own.filter(({ isShortlisted }) => isShortlisted).map(({ personId }) => personId);
    // A manager or president has until the last night, when the assistant hires for them. Before, only shortlisted
    // applicants get an offer.
    const isForShortlist = !isLast && employer.isManaged;
    if (isForShortlist && shortlist.length === 0) continue;
    // An applicant has a day to answer an offer.
    if (!isLast && own.some(({ state }) => state === 'offered')) continue;
    const random = secretRandom(filling.secret, `hire/${job.id}/${today}`);
    const character = characterOf(secretRandom(filling.secret, `employer/${job.clubId ?? keyOfEmployer(job)}`));
    const candidates = everybody
      .flatMap((person): Applicant[] => {
        if (taken.has(person.personId)) return [];
        const applied = own.find(({ personId }) => personId === person.personId);
        const current = jobOf.get(person.personId);
        return applicantsOf(person, { job, lead, current, applied, isLast, character, employers });
      })
      .map((applicant) => {
        const fit = fitFor(job.role, applicant.skills);
        const ask = askedOf(profession, employer, { role: job.role, fit });
        return { ...applicant, fit, ask, merit: meritOf(fit, applicant.interview, random) };
      })
      .sort((a, b) => b.merit - a.merit);
    const limit = job.clubId === null ? undefined : limits.get(job.clubId);
    const wanted = isForShortlist
      ? candidates.filter(({ personId, ask }) => shortlist.includes(personId) && ask <= (limit ?? ask))
      : asRequired(candidates, job);
    const best = limit === undefined ? affordable(wanted, job.role, employer) : withinLimit(wanted, limit);
    if (!best) continue;
    const { ask: pay } = best;
    const untilSeason = drawTerm(filling.fromSeason, random);
    const application = own.find(({ personId }) => personId === best.personId);
    if (best.isUser && application) {
      offers.push({ id: application.id, job, personId: best.personId, pay, untilSeason });
      continue;
    }
    taken.add(best.personId);
    if (best.leaves) leavings.push(best.leaves);
    hires.push({ job, personId: best.personId, pay, untilSeason });
  }
  await endJobs(
    rows,
    leavings.map((job) => ({ job, reason: 'hired-away' as const })),
    filling,
  );
  await holdJobs(rows, hires, filling);
  await offerJobs(rows, offers, filling);
  return hires.length;
}

/** Returns the candidates with the required fit, or all if there are none: no job stays empty. */
function asRequired<A extends { fit: number }>(ranked: readonly A[], { minFit }: OpenJob): readonly A[] {
  const able = ranked.filter(({ fit }) => fit >= minFit);
  return able.length > 0 ? able : ranked;
}

/**
 * Returns the best candidate, at the asking pay; for a nation the best one within its budget, or else the cheapest, who
 * accepts what there is.
 */
function affordable<A extends { ask: number }>(ranked: readonly A[], role: JobRole, employer: Employer): A | undefined {
  const most = mostFor(employer, role);
  if (most === null) return ranked[0];
  const best = ranked.find(({ ask }) => ask <= most);
  if (best) return best;
  const cheapest = [...ranked].sort((one, other) => one.ask - other.ask)[0];
  return cheapest && { ...cheapest, ask: most };
}

/**
 * Returns the best candidate within the manager's pay limit, or else the cheapest, at the asking pay: no job stays
 * empty, and no candidate gets cheaper because a manager was away.
 */
function withinLimit<A extends { ask: number }>(ranked: readonly A[], limit: number): A | undefined {
  return ranked.find(({ ask }) => ask <= limit) ?? [...ranked].sort((one, other) => one.ask - other.ask)[0];
}

/**
 * Returns the person as an applicant if available: free staff, assistants for the lead's job, and users who have
 * applied in time.
 */
function applicantsOf(
  { personId, skills, isUser }: Professional,
  {
    job,
    lead,
    current,
    applied,
    isLast,
    character,
    employers,
  }: {
    job: OpenJob;
    lead: JobRole;
    current: HeldJob | undefined;
    applied: { answers: Answer[] | null } | undefined;
    isLast: boolean;
    character: Answer;
    employers: Employers;
  },
): Applicant[] {
  // On the last night an offer would come too late, because the job is filled tonight.
  if (isUser) {
    if (!applied || isLast) return [];
    return [{ personId, leaves: null, skills, interview: interviewPoints(applied.answers, character), isUser }];
  }
  // Other employers cannot hire away the staff of a manager or president under contract.
  const isToBeHad =
    current !== undefined && (isSameEmployer(current, job) || !employers.get(keyOfEmployer(current))?.isManaged);
  const isPromoted = job.role === lead && isToBeHad && current.role !== lead;
  if (current && !isPromoted) return [];
  return [{ personId, leaves: current ?? null, skills, interview: 0, isUser }];
}
