/** Numbers of feature voting. */

/** Proposals as what users talk about and report. */
export const PROPOSAL = 'proposal';

/** Where the draft of a proposal that is not made yet is kept: a user has one. */
export const NEW_PROPOSAL = { kind: 'new-proposal', id: 1 } as const;

/** Letters of a proposal's title and text, and of a comment. */
export const TITLE = { min: 5, max: 100 } as const;
export const TEXT = { min: 20, max: 2000 } as const;
export const MAX_COMMENT = 1000;
/** Letters of an admin's reason for a status. */
export const MAX_REASON = 500;
/** Proposals of one user that may be open at a time. */
export const MAX_OPEN = 3;
export const PROPOSALS_PER_PAGE = 20;
/** Comments shown with a proposal, the newest. */
export const COMMENTS_SHOWN = 200;

/** Where a proposal stands. One may vote while it is open or planned. */
export const STATUSES = ['open', 'planned', 'started', 'done', 'declined'] as const;
export type Status = (typeof STATUSES)[number];
export const VOTABLE: readonly Status[] = ['open', 'planned'];
