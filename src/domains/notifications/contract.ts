import * as z from 'zod';
import { call } from '#platform/calls/call.ts';

const counts = z.object({ news: z.number().int(), messages: z.number().int(), world: z.number().int() });

export const notifications = {
  counts: call('activated').route({ method: 'GET', path: '/notifications', summary: 'Unread counts' }).output(counts),
  markRead: call('activated', { open: 'Only ever the own counters.', rateLimit: 'write' })
    .route({ method: 'POST', path: '/notifications/read', summary: 'Set one counter, or all, to 0' })
    .input(z.object({ channel: z.enum(['news', 'messages', 'world']).optional() }))
    .output(counts),
};
