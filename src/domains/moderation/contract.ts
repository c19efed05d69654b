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
} from '#domains/moderation/constants.ts';
import { moderationPolicy } from '#domains/moderation/policy.ts';
import { instant, pageNumber, pagination, subject } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

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
  reports: z.array(z.object({ reason: z.enum(REASONS), text: z.string(), by: z.string(), at: instant })),
  decision: z.enum(DECISIONS).nullable(),
  reason: z.string(),
  decidedBy: named.nullable(),
  appeal: z.string(),
  answer: z.enum(ANSWERS).nullable(),
  answerReason: z.string(),
  acts: z.array(z.object({ act: z.enum(ACTS), by: z.string().nullable(), at: instant })),
});
export type ModerationCase = z.infer<typeof moderationCase>;

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
  report: call('activated', { ability: moderationPolicy.report, rateLimit: 'talk' })
    .route({
      method: 'POST',
      path: '/reports',
      successStatus: 204,
      summary: 'Report content or a name; a second report while the first waits replaces it',
    })
    .input(z.object({ subject, reason: z.enum(REASONS), text: z.string().trim().max(MAX_REPORT_TEXT).default('') }))
    .output(z.void()),
  queue: call('activated', { ability: moderationPolicy.judge })
    .route({
      method: 'GET',
      path: '/moderation/cases',
      summary: 'Cases that wait, the oldest first, or those that are decided, the newest first; none against yourself',
    })
    .input(z.object({ list: z.enum(['waiting', 'decided']).default('waiting'), page: pageNumber }))
    .output(z.object({ data: z.array(moderationCase), pagination })),
  claim: call('activated', judging)
    .route({
      method: 'POST',
      path: '/moderation/cases/{id}/claim',
      successStatus: 204,
      summary: 'Take a case or an appeal on; 409 while somebody else holds it',
    })
    .input(z.object({ id }))
    .output(z.void()),
  release: call('activated', judging)
    .route({
      method: 'DELETE',
      path: '/moderation/cases/{id}/claim',
      successStatus: 204,
      summary: 'Leave a case to others',
    })
    .input(z.object({ id }))
    .output(z.void()),
  decide: call('activated', judging)
    .route({
      method: 'POST',
      path: '/moderation/cases/{id}/decision',
      successStatus: 204,
      summary: 'Dismiss the reports of a case you hold, or remove its content and say why',
    })
    .input(
      z
        .object({ id, decision: z.enum(DECISIONS), reason: reason.default('') })
        .refine((given) => given.decision === 'dismissed' || given.reason !== '', {
          path: ['reason'],
          message: 'Say why it is removed.',
        }),
    )
    .output(z.void()),
  answer: call('activated', judging)
    .route({
      method: 'POST',
      path: '/moderation/cases/{id}/answer',
      successStatus: 204,
      summary: 'Decide an appeal you hold; not by the one who decided first',
    })
    .input(z.object({ id, answer: z.enum(ANSWERS), reason: reason.min(1) }))
    .output(z.void()),
  mine: call('activated')
    .route({ method: 'GET', path: '/moderation/own', summary: 'What moderators have removed of yours' })
    .output(z.object({ data: z.array(ownCase) })),
  appeal: call('activated', { open: 'everybody appeals for themselves; the store refuses others', rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/moderation/own/{id}/appeal',
      successStatus: 204,
      summary: 'Appeal the removal of your content, once',
    })
    .input(z.object({ id, text: z.string().trim().min(1).max(MAX_APPEAL) }))
    .output(z.void()),
};
