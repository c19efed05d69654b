import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { id } from '#domains/ids.ts';
import { notificationFact } from '#domains/kinds.ts';
import { CHANNELS, COUNTERS } from '#domains/notifications/constants.ts';
import { instant, pageNumber } from '#domains/shapes.ts';
import { call, get, post } from '#platform/calls/call.ts';

const counts = z.object({ news: z.number().int(), messages: z.number().int(), world: z.number().int() });

const notification = z
  .object({
    id: z.number().int(),
    channel: z.enum(CHANNELS),
    isRead: z.boolean(),
    createdAt: instant,
    /**
     * For an act of the user's assistant: whether it can be undone or was undone. null: not an assistant's act, final,
     * or too late.
     */
    undo: z.enum(['open', 'done']).nullable(),
  })
  .and(notificationFact);
export type Notification = z.infer<typeof notification>;

/** Events of the live stream: the counts and the puck balance, at first and after each change. */
const liveCounts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counts'), counts, pucks: z.number().int() }),
  /**
   * The last event of a stream that is closed in favor of a newer one of the same user; the client must not reconnect
   * by itself.
   */
  z.object({ kind: z.literal('elsewhere') }),
]);
export type LiveCounts = z.infer<typeof liveCounts>;

export const notifications = {
  counts: get('activated', '/notifications').says('Unread counts').answersBody(counts),
  live: call('activated')
    .route({
      method: 'GET',
      path: '/notifications/live',
      summary: 'Server-sent events: the unread counts, and again when they change',
    })
    .output(eventIterator(liveCounts)),
  list: get('activated', '/notifications/list')
    .says('Your notifications, newest first, without the kinds that you have muted')
    .takes({ channel: z.enum(['any', ...CHANNELS]).default('any'), page: pageNumber })
    .answersPage(notification),
  markRead: post('activated', '/notifications/read', { open: 'Only ever the own counters.', restricted: 'suspended' })
    .says('Set one counter, or all, to 0')
    .takes({ channel: z.enum(COUNTERS).optional() })
    .answersBody(counts),
  undo: post('activated', '/notifications/{id}/undo', {
    open: 'Only what the own assistant has done, at the club that one manages.',
  })
    .says(
      'Undo what your assistant has done, as you would do it yourself. 409 when it is too late or against the rules',
    )
    .takes({ id })
    .nothing(),
};
