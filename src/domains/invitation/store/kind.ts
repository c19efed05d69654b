/**
 * What a kind of invitation defines: its limits, the effect of accepting, and its notifications. A slice registers its
 * kinds in its `slice.ts`.
 */
import type { Feature } from '#domains/admin/constants.ts';
import type { InvitationLimits, InvitationRefusals } from '#domains/invitation/rules.ts';
import type { invitations } from '#domains/invitation/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';

export type StoredInvitation = typeof invitations.$inferSelect;

/** The acting user, the time, and the queue for jobs. */
export interface Acting {
  userId: UserId;
  now: Date;
  enqueue: Enqueue;
}

/** The result of accepting. */
export interface Accepted {
  ok: true;
  /** App path to open next; null: stay. */
  path: string | null;
}

export interface InvitationKind<Done extends Accepted = Accepted> {
  /** Kind of its subjects: 'scrimmage'. */
  kind: string;
  /** The feature switch with which admins can close it; null: it cannot be closed. */
  feature: Feature | null;
  limits: InvitationLimits;
  /** How to lock the seat of the manager who acts for a team; see `asManagerOf`. */
  hold?: 'key share';
  refusals: InvitationRefusals;
  /**
   * Does what the invitation was for, in the transaction that closes it and holds both parties. The caller has checked
   * that the user may answer: as the addressee, or as manager of the invited team. A refusal leaves the invitation
   * open.
   */
  accept(tx: Transaction, invitation: StoredInvitation, by: Acting): Promise<Done | Refused>;
  /** Notifies those concerned that an invitation was sent, and publishes the change to live views. */
  sent(tx: Transaction, invitation: StoredInvitation): Promise<void>;
  /** Does the same for an invitation that was declined, was withdrawn or expired. */
  closed(tx: Transaction, invitation: StoredInvitation): Promise<void>;
}
