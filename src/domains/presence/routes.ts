import { presence } from '#domains/presence/contract.ts';
import { loadLive } from '#domains/presence/views.ts';
import { audienceOf } from '#platform/audience.ts';
import { implementing, signedIn } from '#platform/calls/api.ts';

export const presenceRoutes = implementing(presence, {
  // Built by hand without the date, which would cost a statement after a step of the world.
  now: async ({ context }) => {
    const { db, heavyDb, realtime, log, now } = context;
    const onError = (error: unknown) => log.error({ err: error }, 'the count of watchers stumbled');
    const audience = audienceOf({ db: heavyDb, realtime, onError });
    return { data: await loadLive(db, { viewerId: signedIn(context).id, now, audience }) };
  },
});
