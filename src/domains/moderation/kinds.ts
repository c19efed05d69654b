/** The kinds of facts about moderation. `subject`: the kind of content. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ANSWERS, DECISIONS, OUTCOMES, RULES, SANCTIONS } from '#domains/moderation/constants.ts';

export const moderationNotifications = [
  /** To a reporter: the outcome, without naming anyone or the sanction. */
  fact('report-decided', { subject: z.string(), outcome: z.enum(OUTCOMES) }),
  /** To the author: the decision about their words, the rule, and the end of a sanction; `until` null: permanent. */
  fact('moderated', {
    ...{
      subject: z.string(),
      excerpt: z.string(),
      decision: z.enum(DECISIONS).exclude(['dismissed']),
      isRemoved: z.boolean(),
    },
    ...{ rule: z.enum(RULES), reason: z.string(), until: z.iso.datetime().nullable() },
  }),
  /** To the author who appealed. */
  fact('appeal-decided', { subject: z.string(), answer: z.enum(ANSWERS), reason: z.string() }),
  /** To a user whose sanction an admin has lifted. */
  fact('sanction-lifted', { sanction: z.enum(SANCTIONS) }),
] as const;
