/** Sends waiting mails, and deletes the old ones. */
import * as z from 'zod';
import { removeOldMails, retryFailedMails, SEND_MAILS, sendWaitingMails } from '#platform/mail/outbox.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { defineJob } from '#platform/queue/job.ts';

const nothing = z.object({});

/** @param transport null: mails stay in the outbox. */
export const sendMailsJob = (transport: MailTransport | null) =>
  defineJob({
    name: SEND_MAILS,
    cadence: 'on-demand',
    timeLimitSeconds: 120,
    payload: nothing,
    async run({ db, log, now }) {
      if (!transport) return;
      const sent = await sendWaitingMails(db, transport.transporter, transport.from, now());
      if (sent > 0) log.info({ sent }, 'sent mails');
    },
  });

/** Runs once a minute: retries mails that could not be sent, and deletes those that were sent long ago. */
export const tidyMailsJob = (transport: MailTransport | null) =>
  defineJob({
    name: 'tidy-mails',
    cadence: 'minutely',
    timeLimitSeconds: 60,
    payload: nothing,
    async run({ db, now, enqueue }) {
      await removeOldMails(db, now());
      const failed = transport ? await retryFailedMails(db) : 0;
      if (failed > 0) await enqueue(db, SEND_MAILS, {}, { key: SEND_MAILS });
    },
  });
