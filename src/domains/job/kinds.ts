/** The kinds of facts that jobs state. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { END_REASONS, JOB_ROLES } from '#domains/job/constants.ts';

const person = { person: z.string(), personId: ids.person, role: z.enum(JOB_ROLES) };
const who = { ...person, team: z.string() };
/** The same of the staff of a nation. */
const ofNation = { ...person, nation: z.string(), nationId: ids.nation };

/** Of a club or of a nation: what it is called, and which one. */
const at = { ...person, employer: z.string(), nationId: ids.nation.nullable() };
/** The same without a person. */
const post = { role: z.enum(JOB_ROLES), employer: z.string(), nationId: ids.nation.nullable() };
/** Whole dollars a season, the last season, and whole dollars for each season with playoffs. */
const terms = { pay: z.number().int(), untilSeason: z.number().int(), bonus: z.number().int().default(0) };

export const jobNews = [
  fact('hired', who),
  fact('job-ended', { ...who, reason: z.enum(END_REASONS) }),
  fact('nation-hired', ofNation),
  fact('nation-job-ended', { ...ofNation, reason: z.enum(END_REASONS) }),
] as const;

/** To the person's user: an offer, an end; to the manager or the president: somebody applied, somebody left, the assistant has hired. */
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
  /** To the person's user: he is offered new terms, has been given them while he was away, and did not get a job. */
  fact('terms-offered', { ...at, ...terms }),
  fact('terms-renewed', { ...at, ...terms }),
  fact('job-rejected', at),
  fact('job-shortlisted', at),
  /** To the manager or the president: his assistant has renewed what ran out, by a season. */
  fact('staff-renewed', { ...at, ...terms }),
  /** To the manager or the president: what the user of a person said to new terms, and to the offer of a job. */
  fact('terms-accepted', at),
  fact('terms-declined', at),
  fact('job-accepted', at),
  fact('offer-refused', at),
] as const;

/** To the person's user: what he is to answer. To the manager or the president: a job of his that is open. `nightsLeft`: 0, tonight. */
export const jobDesk = [
  fact('job-offered', { ...post, ...terms }),
  fact('terms-offered', { ...post, ...terms }),
  fact('job-interview', { ...post, nightsLeft: z.number().int() }),
  fact('staff-open', { ...post, applicants: z.number().int(), nightsLeft: z.number().int() }),
] as const;

export const jobLedgerKinds = [
  /** All coaches of a club, for a day. */
  fact('coaches-wages', {}),
  /** The same of its scouts. */
  fact('scouts-wages', {}),
  /** To coaches and scouts of a club for the playoffs, once a season. */
  fact('staff-bonus', {}),
  /** The staff of a nation, for a day, and what the league gives its federation for it. */
  fact('national-wages', {}),
  /** What somebody gets who is dismissed before his terms are over. */
  fact('compensation', { person: z.string(), role: z.enum(JOB_ROLES) }),
] as const;
