/** Numbers of mentoring. */
import type { SettingKind } from '#domains/settings/constants.ts';

/** Real days of a mentorship, unless one of the two ends it earlier. */
export const MENTOR_DAYS = 28;
/** Maximum mentees per manager at a time. */
export const MAX_NEWCOMERS = 3;
/** Days without a visit after which a volunteer is skipped. */
export const ACTIVE_DAYS = 7;

/** Mentoring is off by default. */
export const MENTOR_SETTINGS = {
  'mentor.willing': { kind: 'switch', default: false },
} as const satisfies Record<`${string}.${string}`, SettingKind>;
