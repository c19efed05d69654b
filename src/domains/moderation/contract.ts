/** One queue for all that users report: filed, claimed, decided, appealed. */
import * as z from 'zod';
import { id, ids } from '#domains/ids.ts';
import {
  ACTS,
  ANSWERS,
  CASE_STATES,
  DECISIONS,
  MAX_APPEAL,
  MAX_DECISION_REASON,
  MAX_REPORT_TEXT,
  REASONS,
  STATISTICS_DAYS,
} from '#domains/moderation/constants.ts';
import { moderationPolicy } from '#domains/moderation/policy.ts';
import { instant, pageNumber, subject } from '#domains/shapes.ts';
import { get, post, remove } from '#platform/calls/call.ts';

const named = z.object({ id: ids.user, name: z.string() });

const moderationCase = z.object({
  id: z.number().int(),
  subject: z.object({ kind: z.string(), id: z.number().int() }),
  /** Where it is shown. */
  path: z.string(),
  /** Its words when it was last reported. */
  snapshot: z.string(),
  author: named.nullable(),
  state: z.enum(CASE_STATES),
  openedAt: instant,
  claimedBy: named.nullable(),
  isMine: z.boolean(),
  reports: z.array(
    z.object({
      ...{ reason: z.enum(REASONS), text: z.string(), by: z.string(), at: instant },
      /** What was said before it, oldest first. */
      context: z.array(z.object({ name: z.string(), text: z.string() })),
    }),
  ),
  decision: z.enum(DECISIONS).nullable(),
  reason: z.string(),
  decidedBy: named.nullable(),
  appeal: z.string(),
  answer: z.enum(ANSWERS).nullable(),
  answerReason: z.string(),
  acts: z.array(z.object({ act: z.enum(ACTS), by: z.string().nullable(), at: instant })),
});
export type ModerationCase = z.infer<typeof moderationCase>;

const count = z.number().int();
/** Minutes from the first report to the decision; null: none was decided. */
const medianMinutes = count.nullable();

const statistics = z.object({
  /** Cases that wait at this moment; `openedAt` of the oldest that nobody has claimed. */
  waiting: z.object({ open: count, claimed: count, appealed: count, oldest: instant.nullable() }),
  /** Cases decided in the last days; of appeals how many were answered, and how many of them overturned the decision. */
  decided: z.object({ cases: count, removed: count, medianMinutes, appeals: count, overturned: count }),
  /** The same by who decided, the busiest first; a former user has no name. */
  moderators: z.array(
    z.object({ user: named.nullable(), cases: count, removed: count, medianMinutes, overturned: count }),
  ),
});
export type ModerationStatistics = z.infer<typeof statistics>;

/** A decision against the user: nothing of it names who reported or decided. */
const ownCase = z.object({
  id: z.number().int(),
  subject: z.string(),
  snapshot: z.string(),
  reason: z.string(),
  decidedAt: instant,
  appeal: z.string(),
  mayAppeal: z.boolean(),
  answer: z.enum(ANSWERS).nullable(),
  answerReason: z.string(),
});
export type OwnCase = z.infer<typeof ownCase>;

const reason = z.string().trim().max(MAX_DECISION_REASON);
const judging = { ability: moderationPolicy.judge, rateLimit: 'write' } as const;

export const moderation = {
  report: post('activated', '/reports', { ability: moderationPolicy.report, rateLimit: 'talk' })
    .says('Report content or a name; a second report while the first waits replaces it')
    .takes({ subject, reason: z.enum(REASONS), text: z.string().trim().max(MAX_REPORT_TEXT).default('') })
    .nothing(),
  queue: get('activated', '/moderation/cases', { ability: moderationPolicy.judge })
    .says(
      'Cases that wait, the oldest first, or those that are decided, the newest first; none against yourself or your household',
    )
    .takes({ list: z.enum(['waiting', 'decided']).default('waiting'), page: pageNumber })
    .answersPage(moderationCase),
  statistics: get('activated', '/moderation/statistics', { ability: moderationPolicy.judge })
    .says(
      `How the queue stands and who decided what in the last ${STATISTICS_DAYS} days, without cases against yourself or your household`,
    )
    .answers(statistics),
  claim: post('activated', '/moderation/cases/{id}/claim', judging)
    .says('Take a case or an appeal on; 409 while somebody else holds it')
    .takes({ id })
    .nothing(),
  release: remove('activated', '/moderation/cases/{id}/claim', judging)
    .says('Leave a case to others')
    .takes({ id })
    .nothing(),
  decide: post('activated', '/moderation/cases/{id}/decision', judging)
    .says('Dismiss the reports of a case you hold, or remove its content and say why')
    .takes(
      z
        .object({ id, decision: z.enum(DECISIONS), reason: reason.default('') })
        .refine((given) => given.decision === 'dismissed' || given.reason !== '', {
          path: ['reason'],
          message: 'Say why it is removed.',
        }),
    )
    .nothing(),
  answer: post('activated', '/moderation/cases/{id}/answer', judging)
    .says(
      'Decide an appeal you hold; not by who decided first, nor by the household of who decided, reported or wrote it',
    )
    .takes({ id, answer: z.enum(ANSWERS), reason: reason.min(1) })
    .nothing(),
  mine: get('activated', '/moderation/own').says('What moderators have removed of yours').answers(z.array(ownCase)),
  appeal: post('activated', '/moderation/own/{id}/appeal', {
    open: 'everybody appeals for themselves; the store refuses others',
  })
    .says('Appeal the removal of your content, once')
    .takes({ id, text: z.string().trim().min(1).max(MAX_APPEAL) })
    .nothing(),
};
