/** The only path from written texts to the automatic checks: every call that writes public text, after its answer. */
import { moderationJobs } from '#domains/moderation/constants.ts';
import type { SubjectKind, WrittenCall } from '#domains/subject.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';

/**
 * Returns a function that finds the subjects a call has written and queues their check. @param kinds every kind of
 * subject that users write
 */
export function notesWritten(kinds: readonly SubjectKind[]) {
  return async (db: Database, name: string, call: WrittenCall): Promise<void> => {
    for (const { kind, writtenBy } of kinds) {
      const id = await writtenBy[name]?.(db, call);
      if (id === null || id === undefined) continue;
      // Sequential, so that each of several texts counts those before it.
      const { check, queue } = moderationJobs;
      await enqueue(db, check, { kind, id, userId: call.userId }, { queue });
    }
  };
}
