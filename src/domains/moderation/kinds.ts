/** The kinds of facts that moderation states. `subject`: the kind of content. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ANSWERS, DECISIONS } from '#domains/moderation/constants.ts';

export const moderationNotifications = [
  /** To a reporter: what became of it. */
  fact('report-decided', { subject: z.string(), decision: z.enum(DECISIONS) }),
  /** To its author. */
  fact('content-removed', { subject: z.string(), reason: z.string() }),
  /** To its author, who has appealed. */
  fact('appeal-decided', { subject: z.string(), answer: z.enum(ANSWERS), reason: z.string() }),
] as const;
