import * as z from 'zod';
import { get, post } from '#platform/calls/call.ts';

/** As made by `renewToken`. */
const token = z.string().regex(/^[\w-]{32}$/);

export const calendar = {
  find: get('activated', '/user/calendar')
    .says('The secret address of your calendar')
    .answers(z.object({ /** null: none yet. */ path: z.string().nullable() })),
  renew: post('activated', '/user/calendar', { open: 'Everybody has one address of his own.' })
    .says('A new secret address, in place of the old one')
    .answers(z.object({ path: z.string() })),
  file: get('anyone', '/calendars/{token}/club.ics')
    .says('Games of all teams of the club whose manager has this address, to subscribe to')
    .takes({ token })
    .answersBody(z.file()),
};
