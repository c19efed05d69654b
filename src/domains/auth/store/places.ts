/** Where users have been seen, and which of them belong to one household by it, logged in or not. */
import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { HOUSEHOLD_ACCOUNTS, PLACE_DAYS } from '#domains/auth/constants.ts';
import { householdsAmong, matesAmong, type SeenAt } from '#domains/auth/rules.ts';
import { userPlaces } from '#domains/auth/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { secretSeed } from '#engine/secret.ts';
import { addressBlock } from '#platform/calls/address-block.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { worldSecret } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Where a request came from. */
export interface Whereabouts {
  ip: string;
  /** The browser's random mark; empty: it has none yet. */
  deviceId: string;
}

/** This machine's own address, which is all that a proxy without TRUST_PROXY passes on: it tells nothing. */
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Notes where a user was seen. Places are stored as hashes keyed with the world's secret. */
export async function recordPlace(
  db: Database | Transaction,
  userId: UserId,
  { ip, deviceId }: Whereabouts,
  now: Date,
): Promise<void> {
  const isKnown = ip !== '' && !LOOPBACK.test(ip);
  if (!isKnown && deviceId === '') return;
  const [row] = await db.select({ secret: worldSecret.key }).from(worldSecret);
  if (!row) return;
  const placeHash = isKnown ? secretSeed(row.secret, `address/${addressBlock(ip)}`) : '';
  const deviceHash = deviceId === '' ? '' : secretSeed(row.secret, `device/${deviceId}`);
  await db
    .insert(userPlaces)
    .values({ userId, placeHash, deviceHash, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [userPlaces.userId, userPlaces.placeHash, userPlaces.deviceHash],
      set: { lastSeenAt: sql`greatest(${userPlaces.lastSeenAt}, excluded.last_seen_at)` },
    });
}

/** Forgets places where users have not been seen for a long time. */
export async function forgetOldPlaces(db: Database | Transaction, now: Date): Promise<void> {
  await db.delete(userPlaces).where(lt(userPlaces.lastSeenAt, new Date(now.getTime() - PLACE_DAYS * DAY_MS)));
}

/** Returns those among some users who share a household with one of others. */
export async function housematesOf(
  rows: RowReader,
  others: readonly UserId[],
  among: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  const households = await householdsOf(rows, others, among);
  return new Set([...households.values()].flatMap((mates) => [...mates]));
}

/** Returns those among some users who share a household with each of others. At most three queries. */
export async function householdsOf(
  rows: RowReader,
  others: readonly UserId[],
  among: readonly UserId[],
): Promise<ReadonlyMap<UserId, ReadonlySet<UserId>>> {
  const own = await placesOf(rows, [...new Set([...others, ...among])]);
  const mates = matesAmong(own, await sharedPlaces(rows, await seenAt(rows, meetingPlaces(own))));
  const sought = new Set(among);
  return new Map(
    others.map((userId) => [userId, new Set([...(mates.get(userId) ?? [])].filter((mate) => sought.has(mate)))]),
  );
}

/** Returns how many households some users belong to; a shared place counts as a few (`householdsAmong`). At most four queries. */
export async function countHouseholds(rows: RowReader, userIds: readonly UserId[]): Promise<number> {
  const own = await placesOf(rows, userIds);
  return householdsAmong(userIds, own, await sharedPlaces(rows, await seenAt(rows, meetingPlaces(own))));
}

/** Returns everybody who shares a household with a user, deleted accounts included. At most four queries. */
export async function householdOf(rows: RowReader, userId: UserId): Promise<ReadonlySet<UserId>> {
  const own = await placesOf(rows, [userId]);
  const known = (hashes: readonly string[]) => [...new Set(hashes)].filter((hash) => hash !== '');
  const neighbors = await seenAt(rows, known(own.map(({ placeHash }) => placeHash)));
  const deviceHash = known(own.map(({ deviceHash: hash }) => hash));
  const sameDevice = deviceHash.length === 0 ? [] : await rows.read(userPlaces, COLUMNS, { deviceHash }, ORDER);
  const shared = await sharedPlaces(rows, neighbors);
  return matesAmong([...own, ...neighbors, ...sameDevice], shared).get(userId) ?? new Set();
}

/** The same and the user as a condition in a query: the ids of their household (`matesAmong`). */
export function inHousehold(userId: UserId): SQL {
  return sql`(
    with own as (select place_hash, device_hash from ${userPlaces} where user_id = ${userId}::int),
    shared as (
      select p.place_hash from ${userPlaces} p join ${users} u on u.id = p.user_id
      where p.place_hash in (select place_hash from own where place_hash <> '') and u.activated_at is not null and u.deleted_at is null
      group by 1 having count(distinct p.user_id) > ${HOUSEHOLD_ACCOUNTS}::int
    )
    select ${userId}::int union
    select p.user_id from ${userPlaces} p where p.device_hash in (select device_hash from own where device_hash <> '')
    union
    select p.user_id from ${userPlaces} p
    where p.place_hash in (select place_hash from own where place_hash <> '') and p.place_hash not in (select place_hash from shared))`;
}

/** Only an address of several is worth counting. */
function meetingPlaces(seen: readonly SeenAt[]): string[] {
  return [...Map.groupBy(seen, ({ placeHash }) => placeHash)].flatMap(([placeHash, at]) =>
    placeHash !== '' && new Set(at.map(({ userId }) => userId)).size > 1 ? [placeHash] : [],
  );
}

const COLUMNS = ['userId', 'placeHash', 'deviceHash'] as const;
const ORDER = [...COLUMNS];

async function placesOf(rows: RowReader, userIds: readonly UserId[]): Promise<SeenAt[]> {
  return userIds.length === 0 ? [] : rows.read(userPlaces, COLUMNS, { userId: userIds }, ORDER);
}

async function seenAt(rows: RowReader, placeHash: readonly string[]): Promise<SeenAt[]> {
  return placeHash.length === 0 ? [] : rows.read(userPlaces, COLUMNS, { placeHash }, ORDER);
}

/** Returns the addresses that more activated accounts use than a household has. */
async function sharedPlaces(rows: RowReader, seen: readonly SeenAt[]): Promise<ReadonlySet<string>> {
  const usersAt = [...Map.groupBy(seen, ({ placeHash }) => placeHash)].map(
    ([placeHash, at]) => [placeHash, new Set(at.map(({ userId }) => userId))] as const,
  );
  const crowded = usersAt.filter(([, userIds]) => userIds.size > HOUSEHOLD_ACCOUNTS);
  if (crowded.length === 0) return new Set();
  const id = [...new Set(crowded.flatMap(([, userIds]) => [...userIds]))];
  const found = await rows.read(users, ['id', 'activatedAt', 'deletedAt'], { id });
  // Accounts that were only begun, or are gone, crowd no place: one person could make any number of them.
  const playing = new Set(found.flatMap((user) => (user.activatedAt && !user.deletedAt ? [user.id] : [])));
  return new Set(
    crowded.flatMap(([placeHash, userIds]) =>
      [...userIds].filter((userId) => playing.has(userId)).length > HOUSEHOLD_ACCOUNTS ? [placeHash] : [],
    ),
  );
}

/** Returns those of some users who have been seen at a shared place, for admins. One query. */
export async function usersAtSharedPlaces(db: Database, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  if (userIds.length === 0) return new Set();
  const crowded = db
    .select({ placeHash: userPlaces.placeHash })
    .from(userPlaces)
    .innerJoin(users, eq(users.id, userPlaces.userId))
    .where(and(sql`${userPlaces.placeHash} <> ''`, isNotNull(users.activatedAt), isNull(users.deletedAt)))
    .groupBy(userPlaces.placeHash)
    .having(sql`count(distinct ${userPlaces.userId}) > ${HOUSEHOLD_ACCOUNTS}`);
  const found = await db
    .selectDistinct({ userId: userPlaces.userId })
    .from(userPlaces)
    .where(and(inArray(userPlaces.userId, [...userIds]), inArray(userPlaces.placeHash, crowded)));
  return new Set(found.map(({ userId }) => userId));
}
