/** Limits of the live lists. */

/** Games and topics that are listed at most, and managers who are online. */
export const MAX_LISTED = 20;
export const MAX_ONLINE = 60;
/** Minutes after its last post that a topic counts as active. */
export const TALK_MINUTES = 30;
