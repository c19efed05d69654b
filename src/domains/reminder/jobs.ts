/** Runs once a minute and sends the mails that users asked for. */
import { writeForumDigests } from '#domains/reminder/store/forum-digest.ts';
import { writeDigests, writeFaceoffs } from '#domains/reminder/store/reminders.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const remindJob = (publicUrl: string) =>
  minutelyJob('remind', async ({ db, log, now }) => {
    const writing = { now: now(), publicUrl };
    const written = {
      faceoffs: await writeFaceoffs(db, writing),
      digests: await writeDigests(db, writing),
      forumDigests: await writeForumDigests(db, writing),
    };
    if (written.faceoffs + written.digests + written.forumDigests > 0) log.info(written, 'wrote to users');
  });
