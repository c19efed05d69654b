/** The kinds of facts that jobs state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { END_REASONS, JOB_ROLES } from '#domains/job/constants.ts';

const who = { person: z.string(), personId: z.number().int(), team: z.string(), role: z.enum(JOB_ROLES) };

export const jobNews = [fact('hired', who), fact('job-ended', { ...who, reason: z.enum(END_REASONS) })] as const;

/** To the person's user: an offer, an end; to the manager: somebody applied, somebody left, the assistant has hired. */
export const jobNotifications = [
  fact('job-offer', { ...who, jobId: z.number().int() }),
  fact('job-lost', { ...who, reason: z.enum(END_REASONS) }),
  fact('job-applicant', who),
  fact('job-vacant', { ...who, reason: z.enum(END_REASONS) }),
  fact('job-filled', who),
] as const;

export const jobLedgerKinds = [
  /** All coaches of a club, for a day. */
  fact('coaches-wages', {}),
  /** The same of its scouts. */
  fact('scouts-wages', {}),
  /** What somebody gets who is dismissed before his terms are over. */
  fact('compensation', { person: z.string(), role: z.enum(JOB_ROLES) }),
] as const;
