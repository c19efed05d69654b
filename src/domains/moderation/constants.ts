/** Constants of moderation. */

/** Reasons a reporter can choose. */
export const REASONS = ['abuse', 'spam', 'other'] as const;
export type Reason = (typeof REASONS)[number];
/** Codes of the handbook's rules, on which moderators base decisions; their texts are in the catalogues. */
export const RULES = [
  'insult',
  'hate',
  'threat',
  'sexual',
  'personal-data',
  'advertising',
  'spam',
  'impersonation',
  'cheating',
  'other',
] as const;
export type Rule = (typeof RULES)[number];

/** States of a case. `decided`: its author may still appeal. */
export const CASE_STATES = ['open', 'claimed', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];
/** Sanctions on the author. `warned` has no further effect. */
export const SANCTIONS = ['warned', 'muted', 'suspended', 'banned'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];
export const DECISIONS = ['dismissed', 'removed', ...SANCTIONS] as const;
export type Decision = (typeof DECISIONS)[number];
/** Outcomes reported to reporters: dismissed, content removed, or another action taken. */
export const OUTCOMES = ['dismissed', 'removed', 'acted'] as const;
/** Outcomes of an appeal. */
export const ANSWERS = ['upheld', 'overturned'] as const;
export type Answer = (typeof ANSWERS)[number];
export const ACTS = [
  'opened',
  'flagged',
  'claimed',
  'released',
  ...DECISIONS,
  'appealed',
  ...ANSWERS,
  'lifted',
] as const;
export type ActKind = (typeof ACTS)[number];

/** Automatic checks of user texts. A check only adds a case to the queue. */
export const CHECKS = ['words', 'scam', 'links', 'duplicates', 'burst', 'newcomer', 'look-alike'] as const;
export type CheckKind = (typeof CHECKS)[number];
/** Minimum characters and places of repeated text from one household, within this many hours. */
export const DUPLICATES = { letters: 40, places: 4, hours: 24 } as const;
/** Places one user posts in within this many minutes, more than a user follows. */
export const BURST = { places: 10, minutes: 10 } as const;
/** Places an account younger than this many days posts in within this many minutes. */
export const NEWCOMER = { days: 3, places: 8, minutes: 60 } as const;
/** Minimum length of look-alike names; shorter ones are alike by accident. */
export const LOOK_ALIKE_LETTERS = 4;
/** Hours posting activity is kept: as long as a check looks back. */
export const WRITTEN_HOURS = DUPLICATES.hours;
/** Maximum findings stored per text; the first ones are kept. */
export const MAX_FOUND = 5;

/** The job that checks a text, and its queue. */
export const moderationJobs = { check: 'check-written', queue: 'check-written' } as const;

/** Lengths of a mute in hours, and of a suspension in days. */
export const MUTE_HOURS = [1, 6, 24, 72, 168] as const;
export const SUSPENSION_DAYS = [1, 3, 7, 14, 30, 90] as const;

/** Maximum characters of a reporter's note, of a decision's reason, and of an appeal. */
export const MAX_REPORT_TEXT = 500;
export const MAX_DECISION_REASON = 500;
export const MAX_APPEAL = 1000;
/** Characters of the excerpt shown to the author. */
export const EXCERPT_LENGTH = 120;
/** Limits of a user's reports: open at a time, and filed within 24 hours. */
export const MAX_WAITING_REPORTS = 20;
export const MAX_REPORTS_A_DAY = 40;
/** Milliseconds after which other moderators may claim an undecided case. */
export const CLAIM_MS = 30 * 60 * 1000;
/** Milliseconds the author may appeal; for a longer sanction, as long as it lasts. */
export const APPEAL_MS = 14 * 24 * 60 * 60 * 1000;
/** Milliseconds after which the deciding moderator may answer an appeal when no other can. */
export const SAME_JUDGE_MS = 24 * 60 * 60 * 1000;
export const CASES_PER_PAGE = 25;
/** Days a case is kept after its decision. */
export const CASE_DAYS = 365;
/** Days that the statistics of the queue look back on. */
export const STATISTICS_DAYS = 30;
/** Cases shown to the user they concern, newest first, and to moderators beside a new one. */
export const MAX_OWN_CASES = 50;
export const MAX_HISTORY = 5;

/**
 * How much a case weighs in the queue: the weights of its reporters, and a bit for each day that it waits, so that none waits for ever. A
 * reporter begins with 1; it goes to `max` with reports that were right, and to 0 with those that were dismissed or overturned.
 */
export const WEIGHT = { max: 2, aDay: 1 } as const;
