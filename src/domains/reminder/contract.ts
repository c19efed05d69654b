/** Mails to absent users: settings choose which, and each has a link to unsubscribe. */
import * as z from 'zod';
import { post } from '#platform/calls/call.ts';

export const reminders = {
  unsubscribe: post('anyone', '/mails/unsubscribe', {
    open: 'The link of an email names whose emails end; it can do nothing else.',
    rateLimit: 'auth',
    duringMaintenance: true,
  })
    .says('End digests and emails about games with the token of an email; works without a session, and more than once')
    .takes({ token: z.string().min(20).max(200) })
    .nothing(),
};
