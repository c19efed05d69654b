/** Numbers of passkeys. */

/** Maximum passkeys per user. */
export const MAX_PASSKEYS = 10;
/** Minutes for which a challenge may be answered; browsers give up after one. */
export const CHALLENGE_MINUTES = 5;
export const MAX_NAME = 40;
