/** Once a minute: what users asked to be written. */
import * as z from 'zod';
import { writeForumDigests } from '#domains/reminder/store/forum-digest.ts';
import { writeDigests, writeFaceoffs } from '#domains/reminder/store/reminders.ts';
import { defineJob } from '#platform/queue/job.ts';

export const remindJob = (publicUrl: string) =>
  defineJob({
    name: 'remind',
    cadence: 'minutely',
    timeLimitSeconds: 55,
    payload: z.object({}),
    async run({ db, log, now }) {
      const writing = { now: now(), publicUrl };
      const written = {
        faceoffs: await writeFaceoffs(db, writing),
        digests: await writeDigests(db, writing),
        forumDigests: await writeForumDigests(db, writing),
      };
      if (written.faceoffs + written.digests + written.forumDigests > 0) log.info(written, 'wrote to users');
    },
  });
