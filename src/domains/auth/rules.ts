/** Decisions about sessions, as pure functions of the clock. Times in milliseconds since 1970. */

import { REMEMBERED_SESSION_DAYS, SESSION_DAYS, VISIT_SECONDS } from '#domains/auth/constants.ts';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

/** When a session ends that is used now. */
export function sessionExpiry(now: number, isRemembered: boolean): number {
  return now + (isRemembered ? REMEMBERED_SESSION_DAYS : SESSION_DAYS) * DAY_MS;
}

/** Where a user was seen; an empty hash is unknown. */
export interface SeenAt {
  userId: UserId;
  placeHash: string;
  deviceHash: string;
}

/**
 * Returns the users who share a household with each user: seen in the same browser, or at the same network address unless that is
 * shared by too many. Nobody is their own housemate.
 * @param shared hashes of addresses that are no household
 */
export function matesAmong(seen: readonly SeenAt[], shared: ReadonlySet<string>): Map<UserId, Set<UserId>> {
  const mates = new Map(seen.map(({ userId }) => [userId, new Set<UserId>()]));
  const link = (groups: Iterable<readonly SeenAt[]>) => {
    for (const group of groups) {
      const userIds = new Set(group.map(({ userId }) => userId));
      for (const userId of userIds) for (const other of userIds) if (other !== userId) mates.get(userId)?.add(other);
    }
  };
  const isHome = ({ placeHash }: SeenAt) => placeHash !== '' && !shared.has(placeHash);
  link(Map.groupBy(seen.filter(isHome), ({ placeHash }) => placeHash).values());
  link(
    Map.groupBy(
      seen.filter(({ deviceHash }) => deviceHash !== ''),
      ({ deviceHash }) => deviceHash,
    ).values(),
  );
  return mates;
}

/** Whether a visit is worth writing down (and the session worth prolonging). */
export function isVisitDue(now: number, lastSeenAt: number): boolean {
  return now - lastSeenAt >= VISIT_SECONDS * 1000;
}
