/** Marks reports as read. */
import { and, eq, isNull, lte } from 'drizzle-orm';
import { mornings } from '#domains/morning/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Marks a club's reports up to an absolute day as read. @returns how many had not been */
export async function markRead(
  tx: Transaction,
  { clubId, through, now }: { clubId: ClubId; through: number; now: Date },
): Promise<number> {
  const read = await tx
    .update(mornings)
    .set({ readAt: now })
    .where(and(eq(mornings.clubId, clubId), lte(mornings.absoluteDay, through), isNull(mornings.readAt)))
    .returning({ day: mornings.absoluteDay });
  return read.length;
}
