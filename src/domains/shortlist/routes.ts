import { playerRefusals } from '#domains/player/refusals.ts';
import { shortlist } from '#domains/shortlist/contract.ts';
import { putOnShortlist, takeOffShortlist } from '#domains/shortlist/store.ts';
import { loadShortlist } from '#domains/shortlist/views.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';

const api = implementing(shortlist);

export const shortlistRoutes = {
  list: api.list.handler(async ({ context }) => {
    const { id: userId, clubId } = signedIn(context);
    return { data: await loadShortlist(context.db, { userId, clubId }) };
  }),
  add: api.add.handler(async ({ context, input: { id, note } }) => {
    const { db, now } = context;
    const put = await putOnShortlist(db, { userId: signedIn(context).id, playerId: id, note, now });
    if (!put) return refuse(playerRefusals.unknown());
    if (!put.ok) refuse(put);
  }),
  remove: api.remove.handler(({ context, input: { id } }) => takeOffShortlist(context.db, signedIn(context).id, id)),
};
