/** The one way by which what users write reaches the automatic checks: each call that others read, once it has been answered. */
import { moderationJobs } from '#domains/moderation/constants.ts';
import type { SubjectKind, WrittenCall } from '#domains/subject.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';

/** Returns what finds the subjects that a call has written, and queues their check. @param kinds all that users write */
export function notesWritten(kinds: readonly SubjectKind[]) {
  return async (db: Database, name: string, call: WrittenCall): Promise<void> => {
    for (const { kind, writtenBy } of kinds) {
      const id = await writtenBy[name]?.(db, call);
      if (id === null || id === undefined) continue;
      // One after another, so that of many at once each counts those before it.
      const { check, queue } = moderationJobs;
      await enqueue(db, check, { kind, id, userId: call.userId }, { queue });
    }
  };
}
