import type { Manager } from '#domains/contracts/store/talks.ts';
import { roster } from '#domains/roster/contract.ts';
import { rosterPolicy } from '#domains/roster/policy.ts';
import { followAssistant } from '#domains/roster/store/compliance.ts';
import { claimPlayer, movePlayer, withdrawClaim } from '#domains/roster/store/moves.ts';
import { setReserve } from '#domains/roster/store/reserve.ts';
import { rosterMovesOf } from '#domains/roster/views/moves.ts';
import { findWaivers } from '#domains/roster/views/waivers.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';

const api = implementing(roster);

export const rosterRoutes = {
  moves: api.moves.handler(async ({ context, input }) => {
    const clubId = context.user?.clubId ?? null;
    return { data: await rosterMovesOf(context.db, { playerId: input.id, clubId }) };
  }),

  move: api.move.handler(async ({ context, input }) => {
    const manager = managerWho(context, rosterPolicy.move);
    const { isOnWaivers } = done(await movePlayer(context.db, { ...manager, playerId: input.id, to: input.to }));
    return { data: { isOnWaivers } };
  }),

  reserve: api.reserve.handler(async ({ context, input }) => {
    const manager = managerWho(context, rosterPolicy.move);
    done(await setReserve(context.db, { ...manager, playerId: input.id, isOn: input.isOn }));
  }),

  follow: api.follow.handler(async ({ context, input }) => {
    const manager = managerWho(context, rosterPolicy.move);
    authorize(context, rosterPolicy.move, { teamId: input.id });
    done(await followAssistant(context.db, manager));
  }),

  waivers: api.waivers.handler(({ context, input }) => {
    return findWaivers(context.db, input, context.user?.clubId ?? null);
  }),

  claim: api.claim.handler(async ({ context, input }) => {
    const manager = managerWho(context, rosterPolicy.claim);
    done(await claimPlayer(context.db, { ...manager, waiverId: input.id }));
  }),

  withdrawClaim: api.withdrawClaim.handler(async ({ context, input }) => {
    const manager = managerWho(context, rosterPolicy.claim);
    done(await withdrawClaim(context.db, { ...manager, waiverId: input.id }));
  }),
};

/** The one who asks, as manager of his club. */
function managerWho(context: ApiContext, ability: Ability): Manager {
  const { id: userId, clubId, teamIds } = signedIn(context);
  authorize(context, ability, { clubId });
  const [teamId] = teamIds;
  return clubId === null || teamId === undefined ? refuseNotAllowed() : { clubId, teamId, userId, now: context.now };
}

/** What was done; a refusal, or that somebody has left his club meanwhile, ends here. */
function done<Done extends { ok: true }>(outcome: Done | Refused | null): Done {
  if (!outcome) return refuseNotAllowed();
  return outcome.ok ? outcome : refuse(outcome);
}
