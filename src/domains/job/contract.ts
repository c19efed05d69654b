/** The user's own careers and jobs. */

import * as z from 'zod';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { ANSWERS, INTERVIEW, JOB_EVENTS, JOB_ROLES, MAX_LETTER } from '#domains/job/constants.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { CAREER_KINDS, MAX_NAME } from '#domains/person/constants.ts';
import { nameText, personRef, seasonNumber, teamRef } from '#domains/shapes.ts';
import { PERSON_NAME } from '#engine/player/identity/name-letters.ts';
import { get, post, put } from '#platform/calls/call.ts';

const dollars = z.number().int();
const role = z.enum(JOB_ROLES);
const kind = z.enum(CAREER_KINDS);
const name = nameText(PERSON_NAME, { min: 1, max: MAX_NAME });

/** The employer of a job: a club, named by its first team, or a nation. */
export const employerRef = z.discriminatedUnion('of', [
  z.object({ of: z.literal('club'), team: teamRef }),
  z.object({ of: z.literal('nation'), nationId: ids.nation }),
]);
export type EmployerRef = z.infer<typeof employerRef>;

/** Whole dollars per season. */
const pay = wholeNumber(0, 50_000_000);
/** Terms that a nation offers. */
export const nationTerms = z.object({ pay, untilSeason: seasonNumber });
/** Terms that an employer offers; the bonus is for each season in which a club's first team makes the playoffs. */
export const terms = nationTerms.extend({ bonus: pay.default(0) });

const staffLimit = z.object({ data: z.object({ most: dollars.nullable() }) });

const application = z.object({
  state: z.enum(['applied', 'offered', 'accepted', 'declined', 'rejected', 'withdrawn']),
  isInterviewed: z.boolean(),
  isShortlisted: z.boolean(),
  /** The terms offered; null: no offer yet. */
  offer: terms.nullable(),
});

/** An applicant for a job, as seen by the club's manager or the nation's president. */
export const applicant = z.object({
  /** Id of the application. */
  id: z.number().int(),
  role,
  person: personRef,
  age: z.number().int(),
  /** Fit for the job, and the asking pay in whole dollars per season. */
  fit: z.number().int(),
  ask: dollars,
  letter: z.string(),
  /** Answers in the interview, in the order of INTERVIEW; null: no interview yet. */
  answers: z.array(z.enum(ANSWERS)).nullable(),
  daysAgo: z.number().int(),
  jobId: ids.job,
  isShortlisted: z.boolean(),
  /** The terms offered; null: no offer yet. */
  offer: terms.nullable(),
});
export type ApplicantView = z.infer<typeof applicant>;

const minFit = z.number().int().min(0).max(99);

/** An open staff job, as seen by the user who fills it. */
export const opening = z.object({ jobId: ids.job, minFit });
export type Opening = z.infer<typeof opening>;

/** The fields of every staff job, besides its holder. */
export const postFields = {
  pay: dollars,
  /** Paid for each season in which the club's first team makes the playoffs. */
  bonus: dollars,
  untilSeason: z.number().int().nullable(),
  /** Season in which the holder was hired. */
  since: z.number().int().nullable(),
  /**
   * Severance if the holder were dismissed today, and the asking pay for new terms; null: the job is open, or not shown
   * to this user.
   */
  compensation: dollars.nullable(),
  ask: dollars.nullable(),
  /** New terms offered to a user and not answered yet; null: none, or not shown to this user. */
  offered: terms.nullable(),
  /** Set if the job is open and this user fills it; null otherwise. */
  opening: opening.nullable(),
};

export const openJob = z.object({
  id: z.number().int(),
  employer: employerRef,
  role,
  /** Pay per season that the employer has budgeted. */
  pay: dollars,
  /** Minimum fit of applicants; 0: none. */
  minFit,
  /** Nights until the job is filled, 0: tonight. */
  nightsLeft: z.number().int(),
  /** The user's fit for the job; null: the user has no such career. */
  fit: z.number().int().nullable(),
  /** How well the team the user would lead suits their style, 0 to 99; null: the job leads no team, or the user has no style. */
  suits: z.number().int().nullable(),
  /** The user's own application; null: none. */
  application: application.nullable(),
});
export type OpenJobView = z.infer<typeof openJob>;

export const OFFER_BOXES = ['received', 'sent'] as const;

/** A job offered to an applicant, as both sides see it. */
const jobOffer = terms.extend({
  jobId: ids.job,
  role,
  employer: employerRef,
  /** The applicant. */
  person: personRef,
  /** Nights until the offer lapses without an answer, 0: tonight. */
  nightsLeft: z.number().int(),
});
export type JobOffer = z.infer<typeof jobOffer>;

export const careerView = z.object({
  /** null: the user has no such career. */
  career: z
    .object({
      person: personRef,
      startedAt: z.number().int(),
      /** Dollars in the purse. */
      purse: dollars,
      job: z
        .object({
          id: z.number().int(),
          employer: employerRef,
          role,
          ...terms.shape,
          /** The team whose lines the holder sets; null: none. */
          linesTeamId: ids.team.nullable(),
          /** New terms waiting for the user's answer; null: none. */
          offered: terms.nullable(),
        })
        .nullable(),
    })
    .nullable(),
  isWindowOpen: z.boolean(),
  open: z.array(openJob),
  /** The user's settled applications to jobs that went to others or that they declined, latest first. */
  past: z.array(
    z.object({
      id: z.number().int(),
      role,
      employer: employerRef,
      state: application.shape.state,
      season: z.number().int(),
      day: z.number().int(),
    }),
  ),
  /** Career history, newest first. */
  history: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(JOB_EVENTS),
      role,
      employer: employerRef.nullable(),
      season: z.number().int(),
      day: z.number().int(),
      amount: dollars,
    }),
  ),
});
export type CareerView = z.infer<typeof careerView>;

const byGiver = 'the job says who gives it: the manager of a club, or the president of a nation';
const own = 'everybody may have a career, and acts for his own';

export const jobs = {
  staffLimit: get('activated', '/teams/{id}/staff-limit', { ability: jobPolicy.employ })
    .says('What your assistant may pay whom he hires for you, a season; null: whatever is asked')
    .takes({ id: given.team })
    .answersBody(staffLimit),
  setStaffLimit: put('activated', '/teams/{id}/staff-limit', { ability: jobPolicy.employ })
    .says('Say what your assistant may pay whom he hires')
    .takes({ id: given.team, most: pay.nullable() })
    .answersBody(staffLimit),
  require: put('activated', '/jobs/{id}/requirement', { open: byGiver })
    .says('Set the minimum fit for an open job of yours; 0: none')
    .takes({ id: given.job, minFit: wholeNumber(0, 99) })
    .nothing(),
  shortlist: put('activated', '/jobs/{id}/shortlist', { open: byGiver })
    .says('Put an applicant on your shortlist, or take him off: of those on it your assistant makes the best an offer')
    .takes({ id: given.job, personId: given.person, isShortlisted: z.boolean() })
    .nothing(),
  offers: get('activated', '/jobs/offers')
    .says('Job offers that wait for an answer: those that you have received, or those that you have made, newest first')
    .takes({ box: z.enum(OFFER_BOXES).default('received') })
    .answers(z.array(jobOffer)),
  takeBack: post('activated', '/jobs/{id}/take-back', { open: byGiver })
    .says('Withdraw a job offer that you have made, and with it the application')
    .takes({ id: given.job, personId: given.person })
    .nothing(),
  career: get('activated', '/careers/{kind}')
    .says('Your career, open jobs, applications and offers')
    .takes({ kind })
    .answers(careerView),
  begin: post('activated', '/careers/{kind}', { open: own, speaks: true })
    .says('Begin a career; 409 when you have one of this kind, or nobody can have one yet')
    .takes({ kind, firstname: name, lastname: name, nationId: given.nation, role: role.optional() })
    .answers(careerView),
  retire: post('activated', '/careers/{kind}/retire', { open: own })
    .says('End your career; 409 while you hold a job')
    .takes({ kind })
    .answers(careerView),
  apply: post('activated', '/jobs/{id}/apply', {
    open: own,
    speaks: ['letter'],
  })
    .says('Apply for an open job with a letter')
    .takes({ id: given.job, letter: z.string().trim().max(MAX_LETTER) })
    .answers(careerView),
  interview: post('activated', '/jobs/{id}/interview', { open: own })
    .says('Answer the three questions of an interview, once')
    .takes({ id: given.job, answers: z.array(z.enum(ANSWERS)).length(INTERVIEW.length) })
    .answers(careerView),
  withdraw: post('activated', '/jobs/{id}/withdraw', { open: own })
    .says('Withdraw an application, or decline an offer')
    .takes({ id: given.job })
    .answers(careerView),
  accept: post('activated', '/jobs/{id}/accept', { open: own })
    .says('Accept the job that you are offered')
    .takes({ id: given.job })
    .answers(careerView),
  answerTerms: post('activated', '/careers/{kind}/terms', { open: own })
    .says('Answer the new terms that your employer offers; 409 when they are not those that you have seen')
    .takes(z.object({ kind, isAccepted: z.boolean() }).extend(terms.shape))
    .answers(careerView),
  resign: post('activated', '/careers/{kind}/resign', { open: own })
    .says('Leave the job that you hold')
    .takes({ kind })
    .answers(careerView),
};
