/** What persons are. */

/** The careers of a person in the world besides playing; a user holds one of each at most. */
export const CAREER_KINDS = ['coach', 'scout', 'agent', 'reporter', 'president'] as const;
export type CareerKind = (typeof CAREER_KINDS)[number];
