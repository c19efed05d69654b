/** When a referral pays. */

/** Real days on which the friend must have played before both are rewarded. */
export const ACTIVE_DAYS = 10;
