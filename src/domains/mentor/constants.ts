/** Numbers of mentoring. */
import type { SettingKind } from '#domains/settings/constants.ts';

/** Real days that a mentor is there for a newcomer, unless one of the two ends it before. */
export const MENTOR_DAYS = 28;
/** Newcomers whom one manager mentors at a time. */
export const MAX_NEWCOMERS = 3;
/** Who has not looked in for this many days is not asked. */
export const ACTIVE_DAYS = 7;

/** Nobody mentors who has not said so. */
export const MENTOR_SETTINGS = {
  'mentor.willing': { kind: 'switch', default: false },
} as const satisfies Record<`${string}.${string}`, SettingKind>;
