/** The kinds of facts of the job domain. */

import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { END_REASONS, JOB_ROLES } from '#domains/job/constants.ts';

const person = { person: z.string(), personId: ids.person, role: z.enum(JOB_ROLES) };
const who = { ...person, team: z.string() };
/** The same for a nation's staff. */
const ofNation = { ...person, nation: z.string(), nationId: ids.nation };

/** With a club or nation as the employer: its name and, for a nation, its id. */
const at = { ...person, employer: z.string(), nationId: ids.nation.nullable() };
/** The same without a person. */
const post = { role: z.enum(JOB_ROLES), employer: z.string(), nationId: ids.nation.nullable() };
/** Pay in whole dollars per season, the last season, and the bonus in whole dollars for each season with playoffs. */
const terms = { pay: z.number().int(), untilSeason: z.number().int(), bonus: z.number().int().default(0) };

export const jobNews = [
  fact('hired', who),
  fact('job-ended', { ...who, reason: z.enum(END_REASONS) }),
  fact('nation-hired', ofNation),
  fact('nation-job-ended', { ...ofNation, reason: z.enum(END_REASONS) }),
] as const;

/**
 * To the person's user: an offer or the end of a job; to the manager or president: an application, a departure, or a
 * hire by the assistant.
 */
export const jobNotifications = [
  fact('job-offer', { ...who, jobId: ids.job }),
  fact('job-lost', { ...who, reason: z.enum(END_REASONS) }),
  fact('job-applicant', who),
  fact('job-vacant', { ...who, reason: z.enum(END_REASONS) }),
  fact('job-filled', who),
  fact('nation-job-offer', { ...ofNation, jobId: ids.job }),
  fact('nation-job-lost', { ...ofNation, reason: z.enum(END_REASONS) }),
  fact('staff-applicant', ofNation),
  fact('staff-vacant', { ...ofNation, reason: z.enum(END_REASONS) }),
  fact('staff-filled', ofNation),
  /** To the person's user: new terms offered, terms renewed in their absence, and a rejected application. */
  fact('terms-offered', { ...at, ...terms }),
  fact('terms-renewed', { ...at, ...terms }),
  fact('job-rejected', at),
  fact('job-shortlisted', at),
  /** To the manager or president: the assistant has renewed expiring terms by a season. */
  fact('staff-renewed', { ...at, ...terms }),
  /** To the manager or president: a user's answer to new terms, and to a job offer. */
  fact('terms-accepted', at),
  fact('terms-declined', at),
  fact('job-accepted', at),
  fact('offer-refused', at),
] as const;

/** To the person's user: what needs an answer. To the manager or president: an open job to fill. `nightsLeft`: 0 is tonight. */
export const jobDesk = [
  deskKind('job-offered', { ...post, ...terms, jobId: ids.job }, { worth: null, due: null }),
  deskKind('terms-offered', { ...post, ...terms }, { worth: null, due: null }),
  deskKind('job-interview', { ...post, nightsLeft: z.number().int() }, { worth: null, due: 'nightsLeft', earlier: 1 }),
  deskKind(
    'staff-open',
    { ...post, applicants: z.number().int(), nightsLeft: z.number().int() },
    { worth: [0, 3], due: 'nightsLeft', earlier: 1 },
  ),
] as const;

export const jobLedgerKinds = [
  /** A day's pay of all coaches of a club. */
  fact('coaches-wages', {}),
  /** A day's pay of all scouts of a club. */
  fact('scouts-wages', {}),
  /** Playoff bonuses to coaches and scouts of a club, once a season. */
  fact('staff-bonus', {}),
  /** A day's pay of a nation's staff, and the league's grant to its federation for it. */
  fact('national-wages', {}),
  /** Severance of staff dismissed before their terms end. */
  fact('compensation', { person: z.string(), role: z.enum(JOB_ROLES) }),
] as const;
