/** The kinds of facts that interviews state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const interviewNotifications = [
  /** To a manager: a reporter has questions. */
  fact('interview-asked', { reporter: z.string(), paper: z.string() }),
  /** To the reporter's user. `team`: whose manager it is. */
  fact('interview-answered', { team: z.string() }),
  fact('interview-declined', { team: z.string() }),
] as const;

export const interviewDesk = [fact('interview-asked', { reporter: z.string(), paper: z.string() })] as const;
