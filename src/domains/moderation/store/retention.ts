/** How long cases are kept. */
import { and, inArray, lt } from 'drizzle-orm';
import { CASE_DAYS } from '#domains/moderation/constants.ts';
import { moderationCases } from '#domains/moderation/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';

/** Removes cases that were decided more than a year ago, with their reports and log; one that waits stays, however old. */
export async function forgetOldCases(db: Database, now: Date): Promise<void> {
  const isOver = inArray(moderationCases.state, ['decided', 'closed']);
  const before = new Date(now.getTime() - CASE_DAYS * DAY_MS);
  await db.delete(moderationCases).where(and(isOver, lt(moderationCases.decidedAt, before)));
}
