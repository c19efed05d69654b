/** Numbers and words of moderation. */

export const REASONS = ['abuse', 'spam', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** Where a case stands. `decided`: its author may still appeal. */
export const CASE_STATES = ['open', 'claimed', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];
export const DECISIONS = ['dismissed', 'removed'] as const;
export type Decision = (typeof DECISIONS)[number];
/** What becomes of a decision that was appealed. */
export const ANSWERS = ['upheld', 'overturned'] as const;
export type Answer = (typeof ANSWERS)[number];
export const ACTS = [
  'opened',
  'claimed',
  'released',
  'dismissed',
  'removed',
  'appealed',
  'upheld',
  'overturned',
] as const;
export type ActKind = (typeof ACTS)[number];

/** Characters of what a reporter adds, of the reason of a decision, and of an appeal. */
export const MAX_REPORT_TEXT = 500;
export const MAX_DECISION_REASON = 500;
export const MAX_APPEAL = 1000;
/** Reports of one user that may wait at a time, and that they may file within 24 hours. */
export const MAX_WAITING_REPORTS = 20;
export const MAX_REPORTS_A_DAY = 40;
/** After so long without a decision others may claim a case. Milliseconds. */
export const CLAIM_MS = 30 * 60 * 1000;
/** How long the author of removed content may appeal. Milliseconds. */
export const APPEAL_MS = 14 * 24 * 60 * 60 * 1000;
/** Where nobody else can, the one who decided answers the appeal after this long. Milliseconds. */
export const SAME_JUDGE_MS = 24 * 60 * 60 * 1000;
export const CASES_PER_PAGE = 25;
/** Days for which a case is kept after it was decided. */
export const CASE_DAYS = 365;
/** Days that the statistics of the queue look back on. */
export const STATISTICS_DAYS = 30;
/** Cases against a user that they are shown, the newest first. */
export const MAX_OWN_CASES = 50;
