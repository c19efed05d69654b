/** What a kind of invitation brings: how many may be sent, what accepting does, and who is told. A slice registers its kinds in its `slice.ts`. */
import type { Feature } from '#domains/admin/constants.ts';
import type { InvitationLimits, InvitationRefusals } from '#domains/invitation/rules.ts';
import type { invitations } from '#domains/invitation/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';

export type StoredInvitation = typeof invitations.$inferSelect;

/** Who acts, when, and how jobs are queued. */
export interface Acting {
  userId: UserId;
  now: Date;
  enqueue: Enqueue;
}

/** What accepting has done. */
export interface Accepted {
  ok: true;
  /** Where to go now, an address of the app; null: nowhere. */
  path: string | null;
}

export interface InvitationKind<Done extends Accepted = Accepted> {
  /** Of its subjects: 'scrimmage'. */
  kind: string;
  /** What admins can close by itself; null: it is never closed. */
  feature: Feature | null;
  limits: InvitationLimits;
  /** How the seat of who acts for a team is held; see `asManagerOf`. */
  hold?: 'key share';
  refusals: InvitationRefusals;
  /**
   * Does what was invited to, in the transaction that closes the invitation and holds both parties. Who answers has been asked:
   * the user who is invited, or the manager of the team. What it refuses leaves the invitation open.
   */
  accept(tx: Transaction, invitation: StoredInvitation, by: Acting): Promise<Done | Refused>;
  /** Tells whom it concerns that one was sent, and publishes what shows it. */
  sent(tx: Transaction, invitation: StoredInvitation): Promise<void>;
  /** The same of one that was declined, was withdrawn or has expired. */
  closed(tx: Transaction, invitation: StoredInvitation): Promise<void>;
}
