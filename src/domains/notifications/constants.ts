/** Numbers and channels of notifications. */

/** Facts about the user's own club and career, and all others. */
export const CHANNELS = ['news', 'world'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The three counters of a user: one for each channel, and one of unread private messages. */
export const COUNTERS = ['news', 'messages', 'world'] as const;
export type Counter = (typeof COUNTERS)[number];

export const NOTIFICATIONS_PER_PAGE = 30;
