/** Tasks for a user who scouts. */
import { eq } from 'drizzle-orm';
import type { DeskItem } from '#domains/club/contract.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import { scoutAssignments } from '#domains/scout/tables.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns a task for scouts without an assignment, while there is time. One query; none for users who are no scouts. */
export async function idleScouts(db: Database | Transaction, { careers, day }: UserToday): Promise<DeskItem[]> {
  const personId = careers.get('scout');
  if (personId === undefined || day >= PHASE_STARTS.draft) return [];
  const sent = await db.$count(scoutAssignments, eq(scoutAssignments.personId, personId));
  return sent > 0 ? [] : [{ kind: 'scout-idle', params: {}, path: '/scout' }];
}
