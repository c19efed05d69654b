/**
 * Open jobs are filled: AI clubs and nations hire by fit and by what an applicant has said, and for an absent manager or president the
 * assistant does.
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
  /** Every open job, however young: of a world without users yet. */
  isAtOnce: boolean;
  /** The season from which new terms run. */
  fromSeason: number;
}

interface Applicant {
  personId: PersonId;
  /** The job that he would leave; null: he has none. */
  leaves: HeldJob | null;
  skills: readonly number[];
  interview: number;
  isUser: boolean;
}

/**
 * Fills what is due. Employers choose in the order of their jobs' ids; a job that somebody leaves for another is posted again and
 * filled a night later. A dozen queries, whatever the number of employers.
 * @returns how many are filled.
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
    // A manager or president has until the last night; then his assistant hires for him. Only whom he has shortlisted gets an offer before.
    const isForShortlist = !isLast && employer.isManaged;
    if (isForShortlist && shortlist.length === 0) continue;
    // Anyone who has an offer has a day to think it over.
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

/** Those who are as good as is asked; where nobody is, all: no job stays empty. */
function asRequired<A extends { fit: number }>(ranked: readonly A[], { minFit }: OpenJob): readonly A[] {
  const able = ranked.filter(({ fit }) => fit >= minFit);
  return able.length > 0 ? able : ranked;
}

/** The best, at what he asks; of a nation the best whom it can pay, and else who asks for least, who takes what there is. */
function affordable<A extends { ask: number }>(ranked: readonly A[], role: JobRole, employer: Employer): A | undefined {
  const most = mostFor(employer, role);
  if (most === null) return ranked[0];
  const best = ranked.find(({ ask }) => ask <= most);
  if (best) return best;
  const cheapest = [...ranked].sort((one, other) => one.ask - other.ask)[0];
  return cheapest && { ...cheapest, ask: most };
}

/**
 * The best who asks no more than the manager lets his assistant pay. Where everybody asks for more it is who asks for least, at what he asks: no job stays
 * empty, and nobody is cheaper because a manager was away.
 */
function withinLimit<A extends { ask: number }>(ranked: readonly A[], limit: number): A | undefined {
  return ranked.find(({ ask }) => ask <= limit) ?? [...ranked].sort((one, other) => one.ask - other.ask)[0];
}

/** Whether somebody is to be had for a job: the free, assistants for the lead's place, and users who have applied in time. */
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
  // An offer would come too late: the job is filled tonight.
  if (isUser) {
    if (!applied || isLast) return [];
    return [{ personId, leaves: null, skills, interview: interviewPoints(applied.answers, character), isUser }];
  }
  // The assistants of a manager or president are his own: nobody takes them away before their terms are over.
  const isToBeHad =
    current !== undefined && (isSameEmployer(current, job) || !employers.get(keyOfEmployer(current))?.isManaged);
  const isPromoted = job.role === lead && isToBeHad && current.role !== lead;
  if (current && !isPromoted) return [];
  return [{ personId, leaves: current ?? null, skills, interview: 0, isUser }];
}
