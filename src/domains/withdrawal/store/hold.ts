/** Shared parts of every step of a withdrawal: its row is locked, and the step is recorded. */
import { eq, type SQL, sql } from 'drizzle-orm';
import { inHousehold } from '#domains/auth/store/places.ts';
import type { EscrowAccount } from '#domains/finances/store/ledger.ts';
import { payEscrow } from '#domains/puck/store/spend.ts';
import { HELD_STATES, type State } from '#domains/withdrawal/constants.ts';
import { isHeld } from '#domains/withdrawal/rules.ts';
import { withdrawalSteps, withdrawals } from '#domains/withdrawal/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

/** A step by a user or an admin. */
export interface Step {
  id: number;
  userId: UserId;
  season: number;
  day: number;
  now: Date;
}

export type Withdrawal = typeof withdrawals.$inferSelect;

export const escrowOf = (id: number): EscrowAccount => `escrow:withdrawal/${id}`;

/**
 * Serializes requests and payouts until the transaction ends, since limits count by household and month. Must be taken
 * before any row lock.
 */
export async function lockWithdrawals(tx: Transaction): Promise<void> {
  await lockName(tx, 'withdrawals');
}

/**
 * Locks a withdrawal until the transaction ends; of two simultaneous steps, the second sees the result of the first.
 */
export async function holdWithdrawal(tx: Transaction, id: number): Promise<Withdrawal | null> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('no key update');
  return row ?? null;
}

/** Records a step for the public board. */
export async function noteStep(
  tx: Transaction,
  { id, userId, now }: Omit<Step, 'season' | 'day'>,
  step: State,
): Promise<void> {
  await tx.insert(withdrawalSteps).values({ withdrawalId: id, userId, step, at: now });
}

/** Moves a locked withdrawal to another state. */
export async function moveTo(tx: Transaction, step: Step, state: State, reason = ''): Promise<void> {
  const closedAt = isHeld(state) ? null : step.now;
  await tx.update(withdrawals).set({ state, reason, closedAt }).where(eq(withdrawals.id, step.id));
  await noteStep(tx, step, state);
}

/** Returns the pucks of a locked withdrawal to its user. */
export async function giveBack(
  tx: Transaction,
  { id, userId }: Withdrawal,
  { season, day }: Pick<Step, 'season' | 'day'>,
): Promise<void> {
  await payEscrow(tx, escrowOf(id), {
    ...{ key: `withdrawal/${id}/returned`, season, day, shares: [{ userId, share: 1 }] },
    memo: { kind: 'withdrawal-returned', params: { withdrawalId: id } },
  });
}

/** Returns the first moment of the calendar month of a given time (UTC), or of a later month. */
export function monthOf(now: Date, later = 0): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later));
}

/**
 * SQL for the pucks of open and paid withdrawals that a user's household has requested in the month of a given time.
 */
export function askedInMonth(userId: UserId, at: Date): SQL<number> {
  return sql<number>`(select coalesce(sum(w.pucks), 0)::int from ${withdrawals} w
    where w.user_id in ${inHousehold(userId)} and w.state in ${[...HELD_STATES, 'paid']}
    and w.requested_at >= ${monthOf(at).toISOString()}::timestamptz
    and w.requested_at < ${monthOf(at, 1).toISOString()}::timestamptz)`;
}
