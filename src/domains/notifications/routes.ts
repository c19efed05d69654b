import { notifications } from '#domains/notifications/contract.ts';
import { countUnread, markRead } from '#domains/notifications/store.ts';
import { implementing, signedIn } from '#platform/calls/api.ts';

const api = implementing(notifications);

export const notificationRoutes = {
  counts: api.counts.handler(({ context }) => countUnread(context.db, signedIn(context).id)),
  markRead: api.markRead.handler(async ({ context, input }) => {
    const { id } = signedIn(context);
    await markRead(context.db, id, input.channel);
    return countUnread(context.db, id);
  }),
};
