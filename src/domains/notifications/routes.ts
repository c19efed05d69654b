import { countUnread, markRead } from '#domains/notifications/store.ts';
import { api, signedIn } from '#server/api.ts';

export const notificationRoutes = {
  counts: api.notifications.counts.handler(({ context }) => countUnread(context.db, signedIn(context).id)),
  markRead: api.notifications.markRead.handler(async ({ context, input }) => {
    const { id } = signedIn(context);
    await markRead(context.db, id, input.channel);
    return countUnread(context.db, id);
  }),
};
