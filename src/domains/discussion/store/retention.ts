/** The retention of comments' former versions. */
import { lt } from 'drizzle-orm';
import { EDIT_DAYS } from '#domains/discussion/constants.ts';
import { commentEdits } from '#domains/discussion/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';

/** Deletes former versions after a year. */
export async function forgetOldEdits(db: Database, now: Date): Promise<void> {
  await db.delete(commentEdits).where(lt(commentEdits.until, new Date(now.getTime() - EDIT_DAYS * DAY_MS)));
}
