/** Times and strengths of everything about logging in. */

/** Days after the last visit at which a session ends: ordinary ones, and those with "remember me". */
export const SESSION_DAYS = 14;
export const REMEMBERED_SESSION_DAYS = 90;

/** A visit is written down at most this often: reads should not cause a write each. */
export const VISIT_SECONDS = 60;

/** Years of age from which on somebody may register; asked for at the registration (design: community.md, section 4). */
export const MIN_AGE = 13;

/** Real days without a visit after which it is forgotten where a user was: a season of a world that runs at one day a day, and a week. */
export const PLACE_DAYS = 70;
/** More activated accounts than this share a network address without living together: a dormitory, an office, a mobile provider. */
export const HOUSEHOLD_ACCOUNTS = 6;
/** Real hours between the first and the last visit from another address that make it somebody's home: one call from elsewhere is none. */
export const HOME_HOURS = 24;

/** Validity of the links in mails. A reset link opens an account, so it lives short. */
export const ACTIVATION_HOURS = 72;
export const RESET_MINUTES = 60;
export const CHANGE_EMAIL_HOURS = 24;

/** Who asks again sooner gets no second mail: strangers must not fill a mailbox, nor make the owner's link stale while he opens it. */
export const RESET_AGAIN_MINUTES = 5;

/** Least time that asking for a reset mail takes, in ms: longer than writing the mail, so that the clock tells nothing. */
export const FORGOT_PASSWORD_MS = 150;

/** Argon2id as OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane. */
export const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Bytes of randomness in session and mail tokens. */
export const TOKEN_BYTES = 32;

/** Letters of the hash that name a session to its owner. */
export const SESSION_ID_LENGTH = 16;

/** Guesses, as a power of ten, that a password must withstand by zxcvbn's estimate: what a throttled guesser online never makes. */
export const MIN_GUESSES_LOG10 = 6;

/** Letters of a password that are judged; the work grows fast with the length, and what is good so far stays good. */
export const LETTERS_JUDGED = 32;

/** Who asks for the codes, as an authenticator app shows it. */
export const ISSUER = 'Rinkside';

/** Seconds for which a code of an authenticator app holds. */
export const CODE_SECONDS = 30;

/**
 * This many wrong codes within this many minutes, then none is looked at until these are over. Of a million codes three hold at a time:
 * ten tries an hour find one in four years on average, and the owner had a mail at the first.
 */
export const MAX_WRONG_CODES = 10;
export const WRONG_CODES_MINUTES = 60;

/** The owner is told no more often that somebody knows his password. */
export const WARN_AGAIN_HOURS = 24;

/** Codes for anyone who has lost his phone. 31 letters to the tenth: 49 bits, which nobody guesses online. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
