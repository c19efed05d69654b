/** Sends the mails that wait, and tidies up what accounts leave behind. */
import * as z from 'zod';
import { removeStaleMailTokens } from '#domains/auth/store/mail-tokens.ts';
import { removeEndedSessions } from '#domains/auth/store/sessions.ts';
import { mailTransport } from '#server/mail-transport.ts';
import { removeOldMails, retryFailedMails, SEND_MAILS, sendWaitingMails } from '#server/outbox.ts';
import { defineJob } from '#world/job.ts';

const nothing = z.object({});

export const sendMailsJob = defineJob({
  name: SEND_MAILS,
  cadence: 'on-demand',
  timeLimitSeconds: 120,
  payload: nothing,
  async run({ db, log, now }) {
    const transport = mailTransport();
    if (!transport) return;
    const sent = await sendWaitingMails(db, transport.transporter, transport.from, now());
    if (sent > 0) log.info({ sent }, 'sent mails');
  },
});

export const tidyAccountsJob = defineJob({
  name: 'tidy-accounts',
  cadence: 'minutely',
  timeLimitSeconds: 60,
  payload: nothing,
  async run({ db, now, enqueue }) {
    await removeEndedSessions(db, now());
    await removeStaleMailTokens(db, now());
    await removeOldMails(db, now());
    const failed = mailTransport() ? await retryFailedMails(db) : 0;
    if (failed > 0) await enqueue(db, SEND_MAILS, {}, { key: SEND_MAILS });
  },
});
