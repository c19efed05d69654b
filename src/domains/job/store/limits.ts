/** The pay limits that managers set for hires by their assistants. */
import { and, eq } from 'drizzle-orm';
import { staffLimits } from '#domains/job/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/**
 * Returns the limit per job in whole dollars per season, by club; clubs without a limit are missing. One query if there
 * are none.
 */
export async function staffLimitsOf(rows: RowReader): Promise<ReadonlyMap<ClubId, number>> {
  const set = await rows.read(staffLimits, ['clubId', 'userId', 'most'], {}, ['clubId']);
  if (set.length === 0) return new Map();
  const managers = await managersOf(
    rows,
    set.map(({ clubId }) => clubId),
  );
  return new Map(set.flatMap(({ clubId, userId, most }) => (managers.get(clubId) === userId ? [[clubId, most]] : [])));
}

interface Own {
  clubId: ClubId;
  userId: UserId;
}

/** Returns the manager's limit; null: none. */
export async function staffLimitOf(db: Database, { clubId, userId }: Own): Promise<number | null> {
  const [own] = await db
    .select({ most: staffLimits.most })
    .from(staffLimits)
    .where(and(eq(staffLimits.clubId, clubId), eq(staffLimits.userId, userId)));
  return own?.most ?? null;
}

/** Sets the limit. @param most null: no limit */
export async function setStaffLimit(tx: Transaction, { clubId, userId, most }: Own & { most: number | null }) {
  const rows = pgRows(tx);
  if (most === null) await rows.remove(staffLimits, ['clubId'], { clubId });
  else await rows.merge(staffLimits, [{ clubId, userId, most }], { key: ['clubId'], set: ['userId', 'most'] });
}

/** Removes the limits of a deleted user. */
export async function removeStaffLimits(tx: Transaction, userId: UserId): Promise<void> {
  await pgRows(tx).remove(staffLimits, ['clubId'], { userId });
}
