/** Numbers of invitations. */

export const INVITATION_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Invitations shown of each direction, newest first. */
export const INVITATIONS_SHOWN = 100;
/** Days that a closed invitation is kept: until then its sender may be asked not to send it again. */
export const DAYS_KEPT = 30;
/** Invitations that expire, or are removed, in one go. */
export const CLOSED_AT_ONCE = 200;
