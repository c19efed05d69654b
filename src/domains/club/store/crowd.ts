/** How many managers the world has. */
import { users } from '#domains/account/tables.ts';
import { countHouseholds } from '#domains/auth/store/places.ts';
import { ACTIVE_MANAGER_DAYS } from '#domains/club/constants.ts';
import { clubs } from '#domains/club/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Crowd {
  clubs: number;
  /** Accounts that manage a club. */
  managers: number;
  /** Households with a manager who has logged in on enough real days and has not paused the account. */
  households: number;
}

/** Six queries at most. */
export async function readCrowd(rows: RowReader): Promise<Crowd> {
  const all = await rows.read(clubs, ['id']);
  const owners = [...(await managersOf(rows)).values()];
  const regular = await rows.read(users, ['id', 'deactivatedAt', 'deletedAt'], {
    id: owners,
    visitDays: { atLeast: ACTIVE_MANAGER_DAYS },
  });
  const active = regular.filter(({ deactivatedAt, deletedAt }) => !deactivatedAt && !deletedAt);
  const households = await countHouseholds(
    rows,
    active.map(({ id }) => id),
  );
  return { clubs: all.length, managers: owners.length, households };
}
