import { NOTIFICATIONS_PER_PAGE } from '#domains/notifications/constants.ts';
import { notifications } from '#domains/notifications/contract.ts';
import { countUnread, listNotifications, markRead } from '#domains/notifications/store.ts';
import { implementing, signedIn } from '#platform/calls/api.ts';

const api = implementing(notifications);

export const notificationRoutes = {
  counts: api.counts.handler(({ context }) => countUnread(context.db, signedIn(context).id)),
  list: api.list.handler(async ({ context, input: { channel, page } }) => {
    const wanted = channel === 'any' ? undefined : channel;
    const { rows, total } = await listNotifications(context.db, signedIn(context).id, { channel: wanted, page });
    const totalPages = Math.max(1, Math.ceil(total / NOTIFICATIONS_PER_PAGE));
    return { data: rows, pagination: { currentPage: page, totalPages, total } };
  }),
  markRead: api.markRead.handler(async ({ context, input }) => {
    const { id } = signedIn(context);
    await markRead(context.db, id, input.channel);
    return countUnread(context.db, id);
  }),
};
