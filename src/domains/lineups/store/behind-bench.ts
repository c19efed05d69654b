/** Roles behind the bench of a team, from its leaders and coaches. */
import type { BenchRole, BenchShare } from '#domains/lineups/constants.ts';
import { type MaySet, maySet } from '#domains/lineups/rules/bench.ts';
import { benchShares } from '#domains/lineups/tables.ts';
import { headCoaches, leaders } from '#domains/seat/tables.ts';
import type { UserId } from '#engine/ids.ts';

/** A user's role behind the bench of a team. */
export interface Bench {
  role: BenchRole;
  /** The other one; null: the user is alone, and sets everything. */
  otherUserId: UserId | null;
  share: BenchShare;
  may: MaySet;
}

/** Columns from the joins of a team with its leader, its head coach and the coach's share. */
export const behindBench = { managerId: leaders.userId, coachId: headCoaches.userId, share: benchShares.share };

export interface BehindBench {
  managerId: UserId | null;
  coachId: UserId | null;
  share: BenchShare | null;
}

/** Returns the user's role behind the bench. */
export function benchFor({ managerId, coachId, share: shared }: BehindBench, userId: UserId): Bench {
  const isManager = managerId === userId;
  const role = isManager ? ('manager' as const) : ('coach' as const);
  const other = isManager ? coachId : managerId;
  const share = shared ?? 'both';
  if (other === null || other === userId)
    return { role, otherUserId: null, share, may: { lines: true, tactics: true } };
  return { role, otherUserId: other, share, may: maySet(role, share) };
}
