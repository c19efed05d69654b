/** What managers let their assistants pay those whom they hire, as it is stored. */
import { and, eq } from 'drizzle-orm';
import { staffLimits } from '#domains/job/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Whole dollars a season for each job, by club; anyone who has set nothing is missing. One query where nobody has. */
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

/** What this manager has set; null: nothing. */
export async function staffLimitOf(db: Database, { clubId, userId }: Own): Promise<number | null> {
  const [own] = await db
    .select({ most: staffLimits.most })
    .from(staffLimits)
    .where(and(eq(staffLimits.clubId, clubId), eq(staffLimits.userId, userId)));
  return own?.most ?? null;
}

/** @param most null: whatever is asked */
export async function setStaffLimit(tx: Transaction, { clubId, userId, most }: Own & { most: number | null }) {
  const rows = pgRows(tx);
  if (most === null) await rows.remove(staffLimits, ['clubId'], { clubId });
  else await rows.merge(staffLimits, [{ clubId, userId, most }], { key: ['clubId'], set: ['userId', 'most'] });
}

/** Of a user who leaves for good. */
export async function removeStaffLimits(tx: Transaction, userId: UserId): Promise<void> {
  await pgRows(tx).remove(staffLimits, ['clubId'], { userId });
}
