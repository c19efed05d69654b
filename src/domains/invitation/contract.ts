/** A user's received and sent invitations of every kind. They are sent through the calls of what they invite to. */
import * as z from 'zod';
import { id } from '#domains/ids.ts';
import { INVITATION_BOXES } from '#domains/invitation/constants.ts';
import { instant, teamRef, userRef } from '#domains/shapes.ts';
import { get, post } from '#platform/calls/call.ts';

const party = z.object({
  /** null: the account was erased, or the team has no manager. */
  user: userRef.nullable(),
  /** null: the invitation is personal, not on behalf of a team. */
  team: teamRef.nullable(),
});

const invitation = z.object({
  id: z.number().int(),
  /** The kind of invitation: 'friendship', 'scrimmage'. */
  kind: z.string(),
  /** The other party: the sender of a received invitation, or the addressee of a sent one. */
  other: party,
  createdAt: instant,
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

const one = z.object({ id });

export const invitations = {
  list: get('activated', '/invitations')
    .says('Your open invitations of every kind, and those of the teams that you manage, newest first')
    .takes({ box: z.enum(INVITATION_BOXES).default('received') })
    .answers(z.array(invitation)),
  accept: post('activated', '/invitations/{id}/accept', {
    open: 'Only what oneself, or a team of one’s club, was sent.',
  })
    .says('Accept an invitation. `path`: where to go now; null: nowhere')
    .takes(one)
    .answers(z.object({ path: z.string().nullable() })),
  decline: post('activated', '/invitations/{id}/decline', {
    open: 'Only what oneself, or a team of one’s club, was sent.',
  })
    .says('Decline an invitation')
    .takes(one)
    .nothing(),
  withdraw: post('activated', '/invitations/{id}/withdraw', {
    open: 'Only what oneself, or a team of one’s club, has sent.',
  })
    .says('Withdraw an invitation that you have sent')
    .takes(one)
    .nothing(),
};
