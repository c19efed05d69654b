/** Settings and times of mails to absent users. */
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import type { SettingKind } from '#domains/settings/constants.ts';

export const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const quiet = { kind: 'choice', default: 'none', choices: ['none', ...HOURS] } as const;

export const DIGEST_PERIODS = ['none', 'daily', 'weekly'] as const;
export type DigestPeriod = (typeof DIGEST_PERIODS)[number];

/** Frequent mails are off by default; the one mail per season is on. */
export const REMINDER_SETTINGS = {
  'reminder.digest': { kind: 'choice', default: 'none', choices: DIGEST_PERIODS },
  /** Each week what was posted in the topics that one follows. */
  'reminder.forum-digest': { kind: 'switch', default: false },
  'reminder.game-mail': { kind: 'switch', default: false },
  'reminder.season-mail': { kind: 'switch', default: true },
  /** In the user's time zone; both must be set. */
  'reminder.quiet-from': quiet,
  'reminder.quiet-until': quiet,
} as const satisfies Record<`${string}.${string}`, SettingKind>;

/** Earliest hour of a digest on the user's clock; earlier for premium members. */
export const DIGEST_HOUR = PREMIUM_LIMITS.digestHour.free;
/** Minutes after its faceoff from which a game is not announced. */
export const FACEOFF_MINUTES = 15;
/** Results per digest. */
export const RESULTS_TOLD = 7;

/** Days of the forum that a digest tells of at most, and topics that it lists. */
export const FORUM_DIGEST_DAYS = 7;
export const TOPICS_TOLD = 10;

/** 1 January 1970 was a Thursday. */
export const MONDAY_BEFORE_ALL = 3;
