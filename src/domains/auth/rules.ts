/** Decisions about sessions, as pure functions of the clock. Times in milliseconds since 1970. */

import { HOUSEHOLD_ACCOUNTS, REMEMBERED_SESSION_DAYS, SESSION_DAYS, VISIT_SECONDS } from '#domains/auth/constants.ts';
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

/**
 * Returns how many households users belong to, where those who share one with the same housemate are one. Users who were never seen anywhere but at
 * shared places could be one person with many browsers: each such place counts as HOUSEHOLD_ACCOUNTS of them at most.
 * @param shared hashes of addresses that are no household
 */
export function householdsAmong(
  userIds: readonly UserId[],
  seen: readonly SeenAt[],
  shared: ReadonlySet<string>,
): number {
  const mates = matesAmong(seen, shared);
  const placesOf = Map.groupBy(seen, ({ userId }) => userId);
  const counted = new Set<UserId>();
  const crowds = new Map<string, number>();
  let households = 0;
  for (const userId of userIds) {
    if (counted.has(userId)) continue;
    const household = new Set([userId]);
    for (const mate of household) for (const next of mates.get(mate) ?? []) household.add(next);
    for (const mate of household) counted.add(mate);
    const places = [...household].flatMap((mate) => placesOf.get(mate) ?? []).map(({ placeHash }) => placeHash);
    const known = places.filter((placeHash) => placeHash !== '');
    const crowded = known.every((placeHash) => shared.has(placeHash)) ? known.sort()[0] : undefined;
    if (crowded === undefined) households++;
    else crowds.set(crowded, (crowds.get(crowded) ?? 0) + 1);
  }
  return [...crowds.values()].reduce((sum, count) => sum + Math.min(HOUSEHOLD_ACCOUNTS, count), households);
}

/** Whether a visit is worth writing down (and the session worth prolonging). */
export function isVisitDue(now: number, lastSeenAt: number): boolean {
  return now - lastSeenAt >= VISIT_SECONDS * 1000;
}
