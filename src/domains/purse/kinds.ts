/** The kinds of transactions that purses book. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { CAREER_KINDS, COURSES } from '#domains/person/constants.ts';

export const purseLedgerKinds = [
  fact('course', { course: z.enum(COURSES) }),
  /** What is left of a purse when a career ends: its dollars go, pucks come. */
  fact('purse-exchange', { career: z.enum(CAREER_KINDS), personId: ids.person }),
] as const;
