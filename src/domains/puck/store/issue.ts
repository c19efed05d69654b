/** Issues pucks to users: within household limits per real day, each cause once. */
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { householdOf, householdsOf, inHousehold } from '#domains/auth/store/places.ts';
import type { PuckColor } from '#domains/finances/constants.ts';
import { type Entry, post } from '#domains/finances/store/ledger.ts';
import type { Memo } from '#domains/kinds.ts';
import { LIMIT_DAYS, limitsOf, PUCK_SOURCE_IDS, type PuckSource } from '#domains/puck/constants.ts';
import { colorOfPlay, type Issued, roomFor } from '#domains/puck/rules.ts';
import { tellHolders } from '#domains/puck/store/holders.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { world } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

/** Pucks due to a user. */
export interface Due {
  /** Key of the ledger transaction. */
  key: string;
  userId: UserId;
  /** The giver; absent: the game. */
  fromUserId?: UserId;
  source: PuckSource;
  /** What they are for within the source; limits may count by it. */
  cause: string;
  /** Pucks before limits are applied. */
  amount: number;
  color: Exclude<PuckColor, 'bought'>;
  memo: Memo;
  /** Other entries of the same transaction, posted in full whatever the limits leave. */
  alongside?: readonly Entry[];
}

interface Moment {
  season: number;
  day: number;
  now: Date;
}

/** Returns the day by which limits count: days since 1 January 1970, UTC, regardless of the world's pace. */
export function realDayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS);
}

/** Locks the issuing of pucks until the transaction ends, so that the room under a limit is used only once. */
export async function lockIssues(tx: Transaction): Promise<void> {
  await lockName(tx, 'puck-issues');
}

/**
 * Issues pucks as far as limits allow, and posts what moves alongside; each key once. Achievements are issued without
 * the lock, since only the night does so.
 * @returns the pucks issued, by key; without keys that had been issued before
 */
export async function issuePucks(
  tx: Transaction,
  dues: readonly Due[],
  { season, day, now }: Moment,
): Promise<ReadonlyMap<string, number>> {
  if (dues.length === 0) return new Map();
  if (dues.some(({ source }) => source !== 'achievement')) await lockIssues(tx);
  const realDay = realDayOf(now);
  const userIds = [...new Set(dues.map(({ userId }) => userId))];
  const { issued, mates } = await issuedToHouseholds(tx, userIds, realDay);
  const rows = dues.map(({ key, userId, fromUserId = null, source, cause, amount: due }) => {
    const amount = Math.min(due, roomFor({ source, cause }, issued.get(userId) ?? [], realDay));
    const row = { key, userId, fromUserId, source, cause, realDay, amount };
    for (const mate of [userId, ...(mates.get(userId) ?? [])]) issued.get(mate)?.push(row);
    return row;
  });
  const stored = await tx.insert(puckIssues).values(rows).onConflictDoNothing().returning({ key: puckIssues.key });
  const isNew = new Set(stored.map(({ key }) => key));
  const granted = new Map(rows.flatMap(({ key, amount }) => (isNew.has(key) ? [[key, amount] as const] : [])));
  await post(
    pgRows(tx),
    dues.flatMap(({ key, userId, color, memo, alongside = [] }) => {
      const amount = granted.get(key) ?? 0;
      const currency = `puck:${color}` as const;
      const pucks: Entry[] = [
        { account: `user:${userId}`, amount, currency },
        { account: 'world:rewards', amount: -amount, currency },
      ];
      const entries = [...alongside, ...(amount > 0 ? pucks : [])];
      return granted.has(key) && entries.length > 0 ? [{ ...memo, key, season, day, entries }] : [];
    }),
  );
  await tellHolders(
    tx,
    rows.flatMap(({ key, userId, amount }) => (isNew.has(key) && amount > 0 ? [userId] : [])),
  );
  return granted;
}

/** Returns how many pucks the limits leave a user for a cause; Infinity without a limit. One query. */
export async function roomOf(
  db: Database | Transaction,
  { userId, source, cause, now }: { userId: UserId; source: PuckSource; cause: string; now: Date },
): Promise<number> {
  return roomFor({ source, cause }, await issuedTo(db, userId, now), realDayOf(now));
}

/** Returns the issues to a user's household that limits count. One query. */
export async function issuedTo(db: Database | Transaction, userId: UserId, now: Date): Promise<readonly Issued[]> {
  return db
    .select()
    .from(puckIssues)
    .where(and(sql`${puckIssues.userId} in ${inHousehold(userId)}`, isCounted(realDayOf(now))));
}

/** The condition that an issue may count toward a limit on a real day. */
function isCounted(realDay: number) {
  return and(
    gt(puckIssues.amount, 0),
    or(gt(puckIssues.realDay, realDay - LIMIT_DAYS), inArray(puckIssues.source, FOREVER)),
  );
}

/** Returns the color of pucks issued for something that began on an absolute day. One query. */
export async function colorSince(db: Database | Transaction, absoluteDay: number): Promise<'earned' | 'play'> {
  const { pace, advancedThrough } = world;
  const [row] = await db.select({ pace, advancedThrough }).from(world);
  if (!row) throw new Error('there is no world yet');
  return colorOfPlay(absoluteDay, row);
}

/** Up to this many users, each household is read on its own; above, all users with pucks are searched. */
const FEW = 3;

async function issuedToHouseholds(
  db: Database | Transaction,
  userIds: readonly UserId[],
  realDay: number,
): Promise<{ issued: Map<UserId, Issued[]>; mates: ReadonlyMap<UserId, ReadonlySet<UserId>> }> {
  const mates = await matesOf(db, userIds);
  const everyone = [...new Set([...userIds, ...[...mates.values()].flatMap((ids) => [...ids])])];
  const rows = await db
    .select()
    .from(puckIssues)
    .where(and(inArray(puckIssues.userId, everyone), isCounted(realDay)));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  const toHousehold = (userId: UserId) =>
    [userId, ...(mates.get(userId) ?? [])].flatMap((id): Issued[] => byUser.get(id) ?? []);
  return { issued: new Map(userIds.map((userId) => [userId, toHousehold(userId)])), mates };
}

/** Sources with a limit that never resets. */
const FOREVER = PUCK_SOURCE_IDS.filter((source) => limitsOf(source).some(({ days }) => days === null));

async function matesOf(
  db: Database | Transaction,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, ReadonlySet<UserId>>> {
  const reader = pgReader(db);
  if (userIds.length <= FEW) {
    const mates = new Map<UserId, ReadonlySet<UserId>>();
    for (const userId of userIds) mates.set(userId, await householdOf(reader, userId));
    return mates;
  }
  const holders = await db.selectDistinct({ userId: puckIssues.userId }).from(puckIssues);
  return householdsOf(reader, userIds, [...new Set([...userIds, ...holders.map(({ userId }) => userId)])]);
}

/** Exports what was issued to a user. */
export async function exportIssues(db: Database, userId: UserId) {
  return db.select().from(puckIssues).where(eq(puckIssues.userId, userId)).orderBy(puckIssues.realDay, puckIssues.key);
}
