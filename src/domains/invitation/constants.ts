/** Numbers of invitations. */

export const INVITATION_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Invitations shown per direction, newest first. */
export const INVITATIONS_SHOWN = 100;
/** Days a closed invitation is kept; until then its sender may be refused another one. */
export const DAYS_KEPT = 30;
/** Invitations that expire or are removed per batch. */
export const CLOSED_AT_ONCE = 200;

export const INVITATION_BOXES = ['received', 'sent'] as const;
