/** Numbers and words of moderation. */

/** What a reporter says is wrong. */
export const REASONS = ['abuse', 'spam', 'other'] as const;
export type Reason = (typeof REASONS)[number];
/** What a moderator decides by: the rules of the handbook, as codes; their words are in the catalogues. */
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

/** Where a case stands. `decided`: its author may still appeal. */
export const CASE_STATES = ['open', 'claimed', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];
/** What is done to the author of what was reported. `warned` only says so. */
export const SANCTIONS = ['warned', 'muted', 'suspended', 'banned'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];
export const DECISIONS = ['dismissed', 'removed', ...SANCTIONS] as const;
export type Decision = (typeof DECISIONS)[number];
/** What reporters are told: nothing was wrong, it was taken away, or something else was done. */
export const OUTCOMES = ['dismissed', 'removed', 'acted'] as const;
/** What becomes of a decision that was appealed. */
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

/** What is checked of each text that users write. A check adds a case to the queue, and does nothing else. */
export const CHECKS = ['words', 'scam', 'links', 'duplicates', 'burst', 'newcomer', 'look-alike'] as const;
export type CheckKind = (typeof CHECKS)[number];
/** The same text of this many letters or more, by one household in this many places within this many hours. */
export const DUPLICATES = { letters: 40, places: 4, hours: 24 } as const;
/** One user writes in this many places within this many minutes: more than anybody follows. */
export const BURST = { places: 10, minutes: 10 } as const;
/** An account of less than this many days writes in this many places within this many minutes. */
export const NEWCOMER = { days: 3, places: 8, minutes: 60 } as const;
/** Names of fewer letters look like one another by accident. */
export const LOOK_ALIKE_LETTERS = 4;
/** Hours for which it is kept who has written where: as long as a check looks back. */
export const WRITTEN_HOURS = DUPLICATES.hours;
/** What a check has found in one text, at most: the first of them. */
export const MAX_FOUND = 5;

/** The job that checks what somebody has written, and the queue in which it waits. */
export const moderationJobs = { check: 'check-written', queue: 'check-written' } as const;

/** For how long a moderator mutes, in hours, and suspends, in days. */
export const MUTE_HOURS = [1, 6, 24, 72, 168] as const;
export const SUSPENSION_DAYS = [1, 3, 7, 14, 30, 90] as const;

/** Characters of what a reporter adds, of the reason of a decision, and of an appeal. */
export const MAX_REPORT_TEXT = 500;
export const MAX_DECISION_REASON = 500;
export const MAX_APPEAL = 1000;
/** Characters of what was decided about that its author is told. */
export const EXCERPT_LENGTH = 120;
/** Reports of one user that may wait at a time, and that they may file within 24 hours. */
export const MAX_WAITING_REPORTS = 20;
export const MAX_REPORTS_A_DAY = 40;
/** After so long without a decision others may claim a case. Milliseconds. */
export const CLAIM_MS = 30 * 60 * 1000;
/** How long the author of what was decided about may appeal. Milliseconds; of a sanction that lasts longer, as long as it does. */
export const APPEAL_MS = 14 * 24 * 60 * 60 * 1000;
/** Where nobody else can, the one who decided answers the appeal after this long. Milliseconds. */
export const SAME_JUDGE_MS = 24 * 60 * 60 * 1000;
export const CASES_PER_PAGE = 25;
/** Days for which a case is kept after it was decided. */
export const CASE_DAYS = 365;
/** Days that the statistics of the queue look back on. */
export const STATISTICS_DAYS = 30;
/** Cases against a user that they are shown, the newest first, and that moderators are shown beside a new one. */
export const MAX_OWN_CASES = 50;
export const MAX_HISTORY = 5;

/**
 * How much a case weighs in the queue: the weights of its reporters, and a bit for each day that it waits, so that none waits for ever. A
 * reporter begins with 1; it goes to `max` with reports that were right, and to 0 with those that were dismissed or overturned.
 */
export const WEIGHT = { max: 2, aDay: 1 } as const;
