/** Durations and strengths of authentication. */

/** Days after the last visit at which a session ends: ordinary ones, and ones with "remember me". */
export const SESSION_DAYS = 14;
export const REMEMBERED_SESSION_DAYS = 90;

/** Minimum seconds between recorded visits, so that not every read causes a write. */
export const VISIT_SECONDS = 60;

/** Minimum age to register, asked at registration (design: community.md, section 4). */
export const MIN_AGE = 13;

/** Real days after the last visit at which a user's place is deleted: a season at one game day per day, plus a week. */
export const PLACE_DAYS = 70;
/** Maximum activated accounts of a household at one network address; more are a dormitory, an office or a mobile provider. */
export const HOUSEHOLD_ACCOUNTS = 6;
/** Real hours between first and last visit that make another address a user's home. */
export const HOME_HOURS = 24;

/** Validity of the links in mails. A reset link opens an account, so it lives short. */
export const ACTIVATION_HOURS = 72;
export const RESET_MINUTES = 60;
export const CHANGE_EMAIL_HOURS = 24;

/** Minimum minutes between reset mails, so strangers can neither fill a mailbox nor expire a link just sent. */
export const RESET_AGAIN_MINUTES = 5;

/** Minimum milliseconds of a reset request: longer than sending the mail, so timing reveals nothing. */
export const FORGOT_PASSWORD_MS = 150;

/** Argon2id as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane. */
export const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Bytes of randomness in session and mail tokens. */
export const TOKEN_BYTES = 32;

/** Characters of the hash that identify a session to its owner. */
export const SESSION_ID_LENGTH = 16;

/** Minimum guesses, as a power of ten, by zxcvbn's estimate: beyond any rate-limited online attack. */
export const MIN_GUESSES_LOG10 = 6;

/** Characters of a password that are rated; the work grows fast with length, and a strong prefix is enough. */
export const LETTERS_JUDGED = 32;

/** Issuer name shown by authenticator apps. */
export const ISSUER = 'Rinkside';

/** Seconds an authenticator code is valid. */
export const CODE_SECONDS = 30;

/**
 * This many wrong codes within this many minutes, then none is looked at until these are over. Of a million codes three hold at a time:
 * ten tries an hour find one in four years on average, and the owner had a mail at the first.
 */
export const MAX_WRONG_CODES = 10;
export const WRONG_CODES_MINUTES = 60;

/** Minimum hours between warnings that a password is known. */
export const WARN_AGAIN_HOURS = 24;

/** Recovery codes for a lost phone. Ten of 31 letters: 49 bits, beyond online guessing. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
