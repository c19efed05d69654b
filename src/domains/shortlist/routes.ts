import { playerRefusals } from '#domains/player/refusals.ts';
import { withOwnClub } from '#domains/seat/store/callers.ts';
import { shortlist } from '#domains/shortlist/contract.ts';
import { putOnShortlist, takeOffShortlist } from '#domains/shortlist/store.ts';
import { loadShortlist } from '#domains/shortlist/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';

export const shortlistRoutes = implementing(shortlist, {
  list: reads({ of: withOwnClub }, ({ db, userId, clubId }) => loadShortlist(db, { userId, clubId })),
  add: delegates({ otherwise: playerRefusals.unknown }, ({ db, userId, now }, { id: playerId, note }) =>
    putOnShortlist(db, { userId, playerId, note, now }),
  ),
  remove: delegates({}, ({ db, userId }, { id }) => takeOffShortlist(db, userId, id)),
});
