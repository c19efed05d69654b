/** The kinds of transactions of purses. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { CAREER_KINDS, COURSES } from '#domains/person/constants.ts';

export const purseLedgerKinds = [
  fact('course', { course: z.enum(COURSES) }),
  /** The exchange of a purse's remaining dollars for pucks when a career ends. */
  fact('purse-exchange', { career: z.enum(CAREER_KINDS), personId: ids.person }),
] as const;
