/** Who stands behind the bench of a team, as what is read of it tells. */
import type { BenchRole, BenchShare } from '#domains/lineups/constants.ts';
import { type MaySet, maySet } from '#domains/lineups/rules/bench.ts';
import { benchShares } from '#domains/lineups/tables.ts';
import { headCoaches, leaders } from '#domains/seat/tables.ts';
import type { UserId } from '#engine/ids.ts';

/** How somebody stands behind the bench of a team. */
export interface Bench {
  role: BenchRole;
  /** The other one; null: he is alone, and sets everything. */
  otherUserId: UserId | null;
  share: BenchShare;
  may: MaySet;
}

/** Of the joins of a team with its club and what its present coach has been left. */
export const behindBench = { managerId: leaders.userId, coachId: headCoaches.userId, share: benchShares.share };

export interface BehindBench {
  managerId: UserId | null;
  coachId: UserId | null;
  share: BenchShare | null;
}

/** As whom a user stands behind it. */
export function benchFor({ managerId, coachId, share: shared }: BehindBench, userId: UserId): Bench {
  const isManager = managerId === userId;
  const role = isManager ? ('manager' as const) : ('coach' as const);
  const other = isManager ? coachId : managerId;
  const share = shared ?? 'both';
  if (other === null || other === userId)
    return { role, otherUserId: null, share, may: { lines: true, tactics: true } };
  return { role, otherUserId: other, share, may: maySet(role, share) };
}
