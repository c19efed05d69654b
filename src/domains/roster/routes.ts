import { roster } from '#domains/roster/contract.ts';
import { rosterPolicy } from '#domains/roster/policy.ts';
import { followAssistant } from '#domains/roster/store/compliance.ts';
import { claimPlayer, movePlayer, withdrawClaim } from '#domains/roster/store/moves.ts';
import { setReserve } from '#domains/roster/store/reserve.ts';
import { rosterMovesOf } from '#domains/roster/views/moves.ts';
import { findWaivers } from '#domains/roster/views/waivers.ts';
import { clubOf } from '#domains/seat/policy.ts';
import { ownManager } from '#domains/seat/store/callers.ts';
import { authorize, implementing } from '#platform/calls/api.ts';
import { delegates, reads, readsBody } from '#platform/calls/handlers.ts';

const move = { by: ownManager(rosterPolicy.move) };
const claim = { by: ownManager(rosterPolicy.claim) };

export const rosterRoutes = implementing(roster, {
  moves: reads(({ db, user }, { id: playerId }) => rosterMovesOf(db, { playerId, clubId: clubOf(user) })),
  move: delegates(
    move,
    ({ db, manager }, { id: playerId, to }) => movePlayer(db, { ...manager, playerId, to }),
    ({ isOnWaivers }) => ({ isOnWaivers }),
  ),
  reserve: delegates(move, ({ db, manager }, { id: playerId, isOn }) => setReserve(db, { ...manager, playerId, isOn })),
  follow: delegates(move, async (call, { id: teamId }) => {
    authorize(call, rosterPolicy.move, { teamId });
    return followAssistant(call.db, call.manager);
  }),
  waivers: readsBody(({ db, user }, input) => findWaivers(db, input, clubOf(user))),
  claim: delegates(claim, ({ db, manager }, { id: waiverId }) => claimPlayer(db, { ...manager, waiverId })),
  withdrawClaim: delegates(claim, ({ db, manager }, { id: waiverId }) => withdrawClaim(db, { ...manager, waiverId })),
});
