/** One queue for everything users report: filed, claimed, decided, appealed. */
import * as z from 'zod';
import { id, ids } from '#domains/ids.ts';
import {
  ACTS,
  ANSWERS,
  CASE_STATES,
  CHECKS,
  DECISIONS,
  MAX_APPEAL,
  MAX_DECISION_REASON,
  MAX_REPORT_TEXT,
  MUTE_HOURS,
  REASONS,
  RULES,
  SANCTIONS,
  STATISTICS_DAYS,
  SUSPENSION_DAYS,
} from '#domains/moderation/constants.ts';
import { moderationPolicy } from '#domains/moderation/policy.ts';
import { instant, pageNumber, subject } from '#domains/shapes.ts';
import { get, post, remove } from '#platform/calls/call.ts';

const named = z.object({ id: ids.user, name: z.string() });

/** A sanction of an author; `isInForce`: it restricts them right now. */
const sanction = z.object({ kind: z.enum(SANCTIONS), until: instant.nullable(), isInForce: z.boolean() });

const moderationCase = z.object({
  id: z.number().int(),
  subject: z.object({ kind: z.string(), id: z.number().int() }),
  /** Path of the page that shows it. */
  path: z.string(),
  /** Its text at the latest report. */
  snapshot: z.string(),
  author: named.nullable(),
  /** Earlier decisions against the author, latest first. */
  history: z.array(
    z.object({ decision: z.enum(DECISIONS), rule: z.enum(RULES), at: instant, answer: z.enum(ANSWERS).nullable() }),
  ),
  /** Priority: rises with reporters' accuracy and waiting time. */
  weight: z.number(),
  state: z.enum(CASE_STATES),
  openedAt: instant,
  claimedBy: named.nullable(),
  isMine: z.boolean(),
  reports: z.array(
    z.object({
      ...{ reason: z.enum(REASONS), text: z.string(), by: z.string(), at: instant },
      /** Weight of the report: 1 for a new reporter, more or less by their accuracy. */
      weight: z.number(),
      /** The text this reporter saw, whether or not it has changed since. */
      snapshot: z.string(),
      /** The preceding messages, oldest first. */
      context: z.array(z.object({ name: z.string(), text: z.string() })),
    }),
  ),
  /** Findings of automatic checks: words, hosts or names, or the number of places. */
  flags: z.array(
    z.object({
      ...{ check: z.enum(CHECKS), found: z.array(z.string()), places: z.number().int(), at: instant },
      /** The checked text, whether or not it has changed since. */
      snapshot: z.string(),
    }),
  ),
  decision: z.enum(DECISIONS).nullable(),
  rule: z.enum(RULES).nullable(),
  reason: z.string(),
  isRemoved: z.boolean(),
  sanction: sanction.nullable(),
  decidedBy: named.nullable(),
  appeal: z.string(),
  answer: z.enum(ANSWERS).nullable(),
  answerReason: z.string(),
  acts: z.array(z.object({ act: z.enum(ACTS), by: z.string().nullable(), at: instant })),
});
export type ModerationCase = z.infer<typeof moderationCase>;

const count = z.number().int();
/** Median minutes from the first report to the decision; null: no decisions. */
const medianMinutes = count.nullable();
/** The 90th percentile of the same minutes. */
const slowMinutes = count.nullable();

const statistics = z.object({
  /** Cases waiting right now; `oldest`: when the oldest unclaimed one was opened. */
  waiting: z.object({ open: count, claimed: count, appealed: count, oldest: instant.nullable() }),
  /** Cases decided in recent days; `appeals`: answered ones, `overturned`: those that reversed the decision. */
  decided: z.object({ cases: count, removed: count, medianMinutes, slowMinutes, appeals: count, overturned: count }),
  /** Cases from automatic checks in recent days: waiting, finally upheld, and dismissed or overturned. */
  checks: z.array(z.object({ check: z.enum(CHECKS), waiting: count, upheld: count, dismissed: count })),
  /** The same figures per moderator, busiest first; a former user has no name. */
  moderators: z.array(
    z.object({ user: named.nullable(), cases: count, removed: count, medianMinutes, overturned: count }),
  ),
});
export type ModerationStatistics = z.infer<typeof statistics>;

/** A decision against the user, without the names of reporters and moderators. */
const ownCase = z.object({
  id: z.number().int(),
  subject: z.string(),
  snapshot: z.string(),
  decision: z.enum(DECISIONS),
  rule: z.enum(RULES),
  reason: z.string(),
  isRemoved: z.boolean(),
  sanction: sanction.nullable(),
  decidedAt: instant,
  appeal: z.string(),
  mayAppeal: z.boolean(),
  answer: z.enum(ANSWERS).nullable(),
  answerReason: z.string(),
});
export type OwnCase = z.infer<typeof ownCase>;

const reason = z.string().trim().max(MAX_DECISION_REASON);
/** A ruling; each decision requires only its own fields. */
const ruling = z
  .object({
    id,
    decision: z.enum(DECISIONS),
    rule: z.enum(RULES).optional(),
    reason: reason.default(''),
    /** With a sanction: whether to remove the content, too. */
    removes: z.boolean().default(false),
    hours: z.literal(MUTE_HOURS).optional(),
    days: z.literal(SUSPENSION_DAYS).optional(),
  })
  .superRefine(({ decision, rule, reason: said, hours, days }, { addIssue }) => {
    const wrong = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if (decision !== 'dismissed' && rule === undefined) wrong('rule', 'Say which rule was broken.');
    if (rule === 'other' && said === '') wrong('reason', 'Say what was wrong.');
    if ((decision === 'muted') !== (hours !== undefined)) wrong('hours', 'Say for how many hours, of a mute only.');
    if ((decision === 'suspended') !== (days !== undefined))
      wrong('days', 'Say for how many days, of a suspension only.');
  });
const judging = { ability: moderationPolicy.judge, rateLimit: 'write' } as const;

export const moderation = {
  report: post('activated', '/reports', { ability: moderationPolicy.report, rateLimit: 'talk' })
    .says('Report content or a name; a second report while the first waits replaces it')
    .takes({ subject, reason: z.enum(REASONS), text: z.string().trim().max(MAX_REPORT_TEXT).default('') })
    .nothing(),
  queue: get('activated', '/moderation/cases', { ability: moderationPolicy.judge })
    .says(
      'Cases that wait, those that weigh most first, or those that are decided, the newest first; none against yourself or your household',
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
    .says(
      'Dismiss the reports of a case you hold, remove its content, or warn, mute (hours), suspend (days) or, as an admin, ban its author: by a rule',
    )
    .takes(ruling)
    .nothing(),
  lift: remove('activated', '/moderation/cases/{id}/sanction', { ability: moderationPolicy.lift })
    .says('Lift the sanction of a case without an appeal')
    .takes({ id })
    .nothing(),
  answer: post('activated', '/moderation/cases/{id}/answer', judging)
    .says(
      'Decide an appeal you hold; not by who decided first, nor by the household of who decided, reported or wrote it',
    )
    .takes({ id, answer: z.enum(ANSWERS), reason: reason.min(1) })
    .nothing(),
  mine: get('session', '/moderation/own', { restricted: 'banned' })
    .says('What moderators have decided against you: what they have removed, and your sanctions')
    .answers(z.array(ownCase)),
  appeal: post('session', '/moderation/own/{id}/appeal', {
    restricted: 'banned',
    open: 'everybody appeals for themselves; the store refuses others',
  })
    .says('Appeal a decision against you, once')
    .takes({ id, text: z.string().trim().min(1).max(MAX_APPEAL) })
    .nothing(),
};
