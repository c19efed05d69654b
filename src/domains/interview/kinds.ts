/** The kinds of facts of the interview domain. */
import * as z from 'zod';
import { deskKind, fact } from '#domains/fact.ts';

export const interviewNotifications = [
  /** To a manager: a reporter has questions. */
  fact('interview-asked', { reporter: z.string(), paper: z.string() }),
  /** To the reporter's user. `team`: the manager's team. */
  fact('interview-answered', { team: z.string() }),
  fact('interview-declined', { team: z.string() }),
] as const;

export const interviewDesk = [
  deskKind(
    'interview-asked',
    { reporter: z.string(), paper: z.string(), interviewId: z.number().int() },
    { worth: null, due: null },
  ),
] as const;
