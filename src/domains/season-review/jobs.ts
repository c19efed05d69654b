/** A job of every minute: mails the review of the season that has just ended to managers who have not received it. */
import { dueMails, writeReviewMail } from '#domains/season-review/store/write-mails.ts';
import { findReview } from '#domains/season-review/views.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { minutelyJob } from '#platform/queue/job.ts';

export const seasonMailJob = (publicUrl: string) =>
  minutelyJob('season-mail', async ({ db, log, now }) => {
    const written = await writeReviewMails(db, { now: now(), publicUrl });
    if (written > 0) log.info({ written }, 'wrote to managers how their season was');
  });

/** Mails the reviews until the season is over, after which they are outdated. Returns how many were sent. */
export async function writeReviewMails(db: Database, writing: { now: Date; publicUrl: string }): Promise<number> {
  const { season } = await readToday(db);
  let written = 0;
  for (const due of await dueMails(db, season, writing.now)) {
    const { review } = await findReview(db, due.team, season);
    if (review && (await writeReviewMail(db, { ...due, season, review }, writing))) written++;
  }
  return written;
}
