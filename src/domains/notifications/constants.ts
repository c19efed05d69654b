/** Numbers and channels of notifications. */

/** The three counters of a user, each raised by its own notifications. */
export const CHANNELS = ['news', 'messages', 'world'] as const;
export type Channel = (typeof CHANNELS)[number];

export const NOTIFICATIONS_PER_PAGE = 30;
