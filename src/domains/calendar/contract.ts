import * as z from 'zod';
import { call } from '#platform/calls/call.ts';

/** As `renewToken` makes it. */
const token = z.string().regex(/^[\w-]{32}$/);

export const calendar = {
  find: call('activated')
    .route({ method: 'GET', path: '/user/calendar', summary: 'The secret address of your calendar' })
    .output(z.object({ data: z.object({ /** null: none yet. */ path: z.string().nullable() }) })),
  renew: call('activated', { open: 'Everybody has one address of his own.', rateLimit: 'write' })
    .route({ method: 'POST', path: '/user/calendar', summary: 'A new secret address, in place of the old one' })
    .output(z.object({ data: z.object({ path: z.string() }) })),
  file: call('anyone')
    .route({
      method: 'GET',
      path: '/calendars/{token}/club.ics',
      summary: 'Games of all teams of the club whose manager has this address, to subscribe to',
    })
    .input(z.object({ token }))
    .output(z.file()),
};
