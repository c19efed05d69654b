/** The rules of sessions and households, as pure functions of the clock. Times in milliseconds since 1970. */

import { HOME_HOURS, REMEMBERED_SESSION_DAYS, SESSION_DAYS, VISIT_SECONDS } from '#domains/auth/constants.ts';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';

/** Returns the expiry of a session that is used now. */
export function sessionExpiry(now: number, isRemembered: boolean): number {
  return now + (isRemembered ? REMEMBERED_SESSION_DAYS : SESSION_DAYS) * DAY_MS;
}

/** A place and browser where a user was seen; an empty hash is unknown. */
export interface SeenAt {
  userId: UserId;
  placeHash: string;
  deviceHash: string;
  firstSeenAt: number;
  lastSeenAt: number;
}

/**
 * Returns each user's housemates: seen in the same browser, or at the same network address. At a shared address, users
 * with a home elsewhere are not housemates of each other; all others are one household, or else a seventh account would
 * split one household into seven. A user is not their own housemate.
 * @param shared hashes of addresses that more accounts use than a household has
 */
export function matesAmong(seen: readonly SeenAt[], shared: ReadonlySet<string>): Map<UserId, Set<UserId>> {
  const mates = new Map(seen.map(({ userId }) => [userId, new Set<UserId>()]));
  const link = (groups: Iterable<readonly SeenAt[]>) => {
    for (const group of groups) {
      const userIds = new Set(group.map(({ userId }) => userId));
      for (const userId of userIds) for (const other of userIds) if (other !== userId) mates.get(userId)?.add(other);
    }
  };
  const settled = settledAmong(seen, shared);
  const binds = ({ userId, placeHash }: SeenAt) => placeHash !== '' && !(shared.has(placeHash) && settled.has(userId));
  link(Map.groupBy(seen.filter(binds), ({ placeHash }) => placeHash).values());
  link(
    Map.groupBy(
      seen.filter(({ deviceHash }) => deviceHash !== ''),
      ({ deviceHash }) => deviceHash,
    ).values(),
  );
  return mates;
}

/** Returns the users with a home: an address that is not shared, and where they were seen again at least `HOME_HOURS` later. */
function settledAmong(seen: readonly SeenAt[], shared: ReadonlySet<string>): Set<UserId> {
  const own = seen.filter(({ placeHash }) => placeHash !== '' && !shared.has(placeHash));
  return new Set(
    [...Map.groupBy(own, ({ userId, placeHash }) => `${userId}/${placeHash}`).values()].flatMap((at) => {
      const first = Math.min(...at.map(({ firstSeenAt }) => firstSeenAt));
      const last = Math.max(...at.map(({ lastSeenAt }) => lastSeenAt));
      return last - first >= HOME_HOURS * HOUR_MS ? at.slice(0, 1).map(({ userId }) => userId) : [];
    }),
  );
}

/**
 * Returns the number of households that users belong to; users linked through a common housemate are one household.
 * @param shared hashes of addresses that more accounts use than a household has
 */
export function householdsAmong(
  userIds: readonly UserId[],
  seen: readonly SeenAt[],
  shared: ReadonlySet<string>,
): number {
  const mates = matesAmong(seen, shared);
  const counted = new Set<UserId>();
  let households = 0;
  for (const userId of userIds) {
    if (counted.has(userId)) continue;
    const household = new Set([userId]);
    for (const mate of household) for (const next of mates.get(mate) ?? []) household.add(next);
    for (const mate of household) counted.add(mate);
    households++;
  }
  return households;
}

/** Whether enough time has passed to record a visit and prolong the session. */
export function isVisitDue(now: number, lastSeenAt: number): boolean {
  return now - lastSeenAt >= VISIT_SECONDS * 1000;
}
