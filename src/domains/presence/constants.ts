/** Numbers of what is live. */

/** Games and topics that are listed at most, and managers who are online. */
export const MAX_LISTED = 20;
export const MAX_ONLINE = 60;
/** Minutes for which a topic is talked about after its last post. */
export const TALK_MINUTES = 30;
