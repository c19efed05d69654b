/** The kinds of facts about feature voting. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { STATUSES } from '#domains/proposal/constants.ts';

export const proposalNotifications = [
  fact('proposal-status', { title: z.string(), status: z.enum(STATUSES) }),
] as const;
