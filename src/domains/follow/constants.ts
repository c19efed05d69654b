/** Numbers and words of following. */

/**
 * What a user wants to hear of a subject: of everything new, nothing but to find it among what they follow, or nothing at all.
 */
export const FOLLOW_LEVELS = ['watching', 'tracking', 'muted'] as const;
export type FollowLevel = (typeof FOLLOW_LEVELS)[number];

/** Managers as subjects. */
export const USER = 'user';

/** Subjects of a kind that one user may follow, unless the kind has no limit. */
export const MAX_FOLLOWED = 200;
