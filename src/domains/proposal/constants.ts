/** Numbers of feature voting. */

/** Subject kind of proposals, for comments and reports. */
export const PROPOSAL = 'proposal';

/** Draft place of a new proposal; a user has one. */
export const NEW_PROPOSAL = { kind: 'new-proposal', id: 1 } as const;

/** Letters of a proposal's title and text, and of a comment. */
export const TITLE = { min: 5, max: 100 } as const;
export const TEXT = { min: 20, max: 2000 } as const;
export const MAX_COMMENT = 1000;
/** Maximum characters of an admin's reason for a status. */
export const MAX_REASON = 500;
/** Maximum open proposals per user. */
export const MAX_OPEN = 3;
export const PROPOSALS_PER_PAGE = 20;
/** Comments shown with a proposal, the newest. */
export const COMMENTS_SHOWN = 200;

/** States of a proposal. Users vote while it is open or planned. */
export const STATUSES = ['open', 'planned', 'started', 'done', 'declined'] as const;
export type Status = (typeof STATUSES)[number];
export const VOTABLE: readonly Status[] = ['open', 'planned'];
