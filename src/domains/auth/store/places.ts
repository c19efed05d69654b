/** Places where users were seen, and the households derived from them, for logged-in users or not. */
import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { HOME_HOURS, HOUSEHOLD_ACCOUNTS, PLACE_DAYS } from '#domains/auth/constants.ts';
import { householdsAmong, matesAmong, type SeenAt } from '#domains/auth/rules.ts';
import { userPlaces } from '#domains/auth/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { secretSeed } from '#engine/secret.ts';
import { addressBlock } from '#platform/calls/address-block.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { worldSecret } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** The origin of a request. */
export interface Whereabouts {
  ip: string;
  /** The browser's random id; empty: none yet. */
  deviceId: string;
}

/** This machine's own address, which is all that a proxy without TRUST_PROXY passes on: it reveals nothing. */
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Records where a user was seen. Places are stored as hashes keyed with the world's secret. */
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

/** Deletes places where users have not been seen for a long time. */
export async function forgetOldPlaces(db: Database | Transaction, now: Date): Promise<void> {
  await db.delete(userPlaces).where(lt(userPlaces.lastSeenAt, new Date(now.getTime() - PLACE_DAYS * DAY_MS)));
}

/** Returns those of some users who share a household with any of others. */
export async function housematesOf(
  rows: RowReader,
  others: readonly UserId[],
  among: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  const households = await householdsOf(rows, others, among);
  return new Set([...households.values()].flatMap((mates) => [...mates]));
}

/** Returns whether two users are the same or share a household. */
export async function areAtHome(rows: RowReader, one: UserId, other: UserId): Promise<boolean> {
  return one === other || (await housematesOf(rows, [one], [other])).has(other);
}

/** Returns, for each of others, those of some users who share a household with them. At most six queries. */
export async function householdsOf(
  rows: RowReader,
  others: readonly UserId[],
  among: readonly UserId[],
): Promise<ReadonlyMap<UserId, ReadonlySet<UserId>>> {
  const own = await placesOf(rows, [...new Set([...others, ...among])]);
  const mates = matesAmong(own, await sharedAmong(rows, own));
  const sought = new Set(among);
  return new Map(
    others.map((userId) => [userId, new Set([...(mates.get(userId) ?? [])].filter((mate) => sought.has(mate)))]),
  );
}

/** Returns the number of households that some users belong to (`householdsAmong`). At most five queries. */
export async function countHouseholds(rows: RowReader, userIds: readonly UserId[]): Promise<number> {
  const own = await placesOf(rows, userIds);
  return householdsAmong(userIds, own, await sharedAmong(rows, own));
}

/** Returns all users who share a household with a user, including deleted accounts. At most seven queries. */
export async function householdOf(rows: RowReader, userId: UserId): Promise<ReadonlySet<UserId>> {
  const own = await placesOf(rows, [userId]);
  const neighbors = await seenAt(rows, known(own.map(({ placeHash }) => placeHash)));
  const deviceHash = known(own.map(({ deviceHash: hash }) => hash));
  const sameDevice = deviceHash.length === 0 ? [] : await readPlaces(rows, { deviceHash });
  const crowded = await sharedPlaces(rows, neighbors);
  if (crowded.size === 0) return matesAmong([...own, ...neighbors, ...sameDevice], crowded).get(userId) ?? new Set();
  // Other places of users at a shared place, since some have a home.
  const elsewhere = await placesOf(rows, usersAt(neighbors, crowded));
  const seen = [...own, ...neighbors, ...sameDevice, ...elsewhere];
  return matesAmong(seen, await withHomesOf(rows, elsewhere, crowded)).get(userId) ?? new Set();
}

/** Builds a query of the ids of a user and their household (`matesAmong`). */
export function inHousehold(userId: UserId): SQL {
  const crowdedAmong = (
    placeHashes: SQL,
  ) => sql`select p.place_hash from ${userPlaces} p join ${users} u on u.id = p.user_id
      where p.place_hash in (${placeHashes}) and u.activated_at is not null and u.deleted_at is null
      group by 1 having count(distinct p.user_id) > ${HOUSEHOLD_ACCOUNTS}::int`;
  return sql`(
    with own as (select place_hash, device_hash from ${userPlaces} where user_id = ${userId}::int),
    near as (select distinct user_id, place_hash from ${userPlaces} where place_hash in (select place_hash from own where place_hash <> '')),
    shared as (${crowdedAmong(sql`select place_hash from own where place_hash <> ''`)}),
    elsewhere as (
      select p.user_id, p.place_hash from ${userPlaces} p
      where p.user_id in (select user_id from near where place_hash in (select place_hash from shared)) and p.place_hash <> ''
        and p.place_hash not in (select place_hash from shared)
      group by 1, 2 having max(p.last_seen_at) - min(p.first_seen_at) >= make_interval(hours => ${HOME_HOURS}::int)
    ),
    settled as (
      select user_id from elsewhere where place_hash not in (${crowdedAmong(sql`select place_hash from elsewhere`)})
    )
    select ${userId}::int union
    select p.user_id from ${userPlaces} p where p.device_hash in (select device_hash from own where device_hash <> '')
    union
    select n.user_id from near n where n.place_hash not in (select place_hash from shared)
    union
    select n.user_id from near n where ${userId}::int not in (select user_id from settled) and n.user_id not in (select user_id from settled))`;
}

const COLUMNS = ['userId', 'placeHash', 'deviceHash', 'firstSeenAt', 'lastSeenAt'] as const;
const ORDER = ['userId', 'placeHash', 'deviceHash'] as const;

const known = (hashes: readonly string[]) => [...new Set(hashes)].filter((hash) => hash !== '');

async function readPlaces(
  rows: RowReader,
  of: { userId?: readonly UserId[]; placeHash?: readonly string[]; deviceHash?: readonly string[] },
): Promise<SeenAt[]> {
  const found = await rows.read(userPlaces, COLUMNS, of, ORDER);
  // PostgreSQL returns the timestamps of raw selections as text.
  return found.map(({ firstSeenAt, lastSeenAt, ...at }) => ({
    ...at,
    firstSeenAt: new Date(firstSeenAt).getTime(),
    lastSeenAt: new Date(lastSeenAt).getTime(),
  }));
}

async function placesOf(rows: RowReader, userIds: readonly UserId[]): Promise<SeenAt[]> {
  return userIds.length === 0 ? [] : readPlaces(rows, { userId: userIds });
}

async function seenAt(rows: RowReader, placeHash: readonly string[]): Promise<SeenAt[]> {
  return placeHash.length === 0 ? [] : readPlaces(rows, { placeHash });
}

/** Returns the users seen at any of some places. */
function usersAt(seen: readonly SeenAt[], placeHashes: ReadonlySet<string>): UserId[] {
  return [...new Set(seen.flatMap(({ userId, placeHash }) => (placeHashes.has(placeHash) ? [userId] : [])))];
}

/** Returns the shared addresses among the places of some users, as far as they affect households. At most four queries. */
async function sharedAmong(rows: RowReader, own: readonly SeenAt[]): Promise<ReadonlySet<string>> {
  // Only addresses used by several users matter.
  const meeting = [...Map.groupBy(own, ({ placeHash }) => placeHash)].flatMap(([placeHash, at]) =>
    placeHash !== '' && new Set(at.map(({ userId }) => userId)).size > 1 ? [placeHash] : [],
  );
  const crowded = await sharedPlaces(rows, await seenAt(rows, meeting));
  if (crowded.size === 0) return crowded;
  const among = new Set(usersAt(own, crowded));
  return withHomesOf(
    rows,
    own.filter(({ userId }) => among.has(userId)),
    crowded,
  );
}

/** Returns the shared places, with those shared ones among their users' other places that therefore are not homes. */
async function withHomesOf(
  rows: RowReader,
  theirs: readonly SeenAt[],
  crowded: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const others = known(theirs.map(({ placeHash }) => placeHash)).filter((hash) => !crowded.has(hash));
  return new Set([...crowded, ...(await sharedPlaces(rows, await seenAt(rows, others)))]);
}

/** Returns the addresses that more activated accounts use than a household has. */
async function sharedPlaces(rows: RowReader, seen: readonly SeenAt[]): Promise<ReadonlySet<string>> {
  const usersOf = [...Map.groupBy(seen, ({ placeHash }) => placeHash)].map(
    ([placeHash, at]) => [placeHash, new Set(at.map(({ userId }) => userId))] as const,
  );
  const crowded = usersOf.filter(([, userIds]) => userIds.size > HOUSEHOLD_ACCOUNTS);
  if (crowded.length === 0) return new Set();
  const id = [...new Set(crowded.flatMap(([, userIds]) => [...userIds]))];
  const found = await rows.read(users, ['id', 'activatedAt', 'deletedAt'], { id });
  // Accounts that were never activated, or are deleted, do not count: one person could create any number of them.
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
