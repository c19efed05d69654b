/** Retention of cases. */
import { and, inArray, lt, notInArray } from 'drizzle-orm';
import { CASE_DAYS } from '#domains/moderation/constants.ts';
import { isInForce } from '#domains/moderation/store/sanctions.ts';
import { moderationBars, moderationCases, moderationReports, moderationSanctions } from '#domains/moderation/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';

/**
 * Removes cases decided more than a year ago, with their reports and log. Waiting cases stay at any age. A case whose
 * sanction is in force or bars a former user stays without its reports.
 */
export async function forgetOldCases(db: Database, now: Date): Promise<void> {
  const isOver = inArray(moderationCases.state, ['decided', 'closed']);
  const before = new Date(now.getTime() - CASE_DAYS * DAY_MS);
  const isOld = and(isOver, lt(moderationCases.decidedAt, before));
  // A ban outlasts its reports, but keeps its reason.
  const holds = db.select({ id: moderationSanctions.caseId }).from(moderationSanctions).where(isInForce(now));
  const bars = db.select({ id: moderationBars.caseId }).from(moderationBars);
  const isFree = and(notInArray(moderationCases.id, holds), notInArray(moderationCases.id, bars));
  await db.delete(moderationCases).where(and(isOld, isFree));
  const old = db.select({ id: moderationCases.id }).from(moderationCases).where(isOld);
  await db.delete(moderationReports).where(inArray(moderationReports.caseId, old));
}
