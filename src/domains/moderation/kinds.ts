/** The kinds of facts that moderation states. `subject`: the kind of content. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ANSWERS, DECISIONS, OUTCOMES, RULES, SANCTIONS } from '#domains/moderation/constants.ts';

export const moderationNotifications = [
  /** To a reporter: what became of it, but not what was done to whom. */
  fact('report-decided', { subject: z.string(), outcome: z.enum(OUTCOMES) }),
  /** To its author: what was decided about which words of theirs by which rule, and until when it holds; `until` null: it has no end. */
  fact('moderated', {
    ...{
      subject: z.string(),
      excerpt: z.string(),
      decision: z.enum(DECISIONS).exclude(['dismissed']),
      isRemoved: z.boolean(),
    },
    ...{ rule: z.enum(RULES), reason: z.string(), until: z.iso.datetime().nullable() },
  }),
  /** To its author, who has appealed. */
  fact('appeal-decided', { subject: z.string(), answer: z.enum(ANSWERS), reason: z.string() }),
  /** To a user of whom an admin has taken a sanction. */
  fact('sanction-lifted', { sanction: z.enum(SANCTIONS) }),
] as const;
