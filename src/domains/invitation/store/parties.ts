/** The parties of an invitation, and how they are locked while something happens between them. */
import { inArray } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { InvitationKind, StoredInvitation } from '#domains/invitation/store/kind.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { TeamId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

/** A user who acts for themselves, or for a team that they manage. */
export interface Party {
  userId: UserId | null;
  teamId: TeamId | null;
}

export function senderOf({ fromUserId, fromTeamId }: StoredInvitation): Party {
  return { userId: fromUserId, teamId: fromTeamId };
}

export function addresseeOf({ toUserId, toTeamId }: StoredInvitation): Party {
  return { userId: toUserId, teamId: toTeamId };
}

/**
 * Runs `work` as this party, in a transaction that keeps the user in that role. @returns null when the user is not, or
 * no longer, this party
 */
export async function asParty<T>(
  db: Database,
  { userId, teamId }: Party,
  { by, kind, work }: { by: UserId; kind: Pick<InvitationKind, 'hold'>; work: (tx: Transaction) => Promise<T> },
): Promise<T | null> {
  if (teamId !== null) return (await asManagerOf(db, { teamId, userId: by, hold: kind.hold }, work))?.done ?? null;
  return userId === by ? db.transaction(work) : null;
}

/**
 * Locks the parties until the transaction ends: no other transaction can invite, answer or begin anything for them, or
 * delete their users. Locks in one fixed order, which rules out deadlocks.
 */
export async function holdParties(tx: Transaction, parties: readonly Party[]): Promise<void> {
  const teamIds = parties.flatMap(({ teamId }) => teamId ?? []).sort((a, b) => a - b);
  for (const teamId of teamIds) {
    await lockName(tx, 'team', teamId);
  }
  const userIds = parties.flatMap(({ userId, teamId }) => (teamId === null && userId !== null ? [userId] : []));
  if (userIds.length === 0) return;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(users.id)
    .for('no key update');
}
