import { forTeam, teamOf } from '#domains/club/store/asked.ts';
import {
  acceptInvitation,
  declineInvitation,
  findInvitationTo,
  withdrawInvitation,
} from '#domains/invitation/store/invitations.ts';
import { scrimmages } from '#domains/scrimmage/contract.ts';
import { scrimmagePolicy } from '#domains/scrimmage/policy.ts';
import { scrimmageRefusals } from '#domains/scrimmage/refusals.ts';
import { callOffScrimmage, findAgreed } from '#domains/scrimmage/store/agreed.ts';
import { askForScrimmage, scrimmageInvitation } from '#domains/scrimmage/store/scrimmages.ts';
import { opponentsOf, scrimmagesOf } from '#domains/scrimmage/views.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, isAllowed, refuse, signedIn } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { enqueue } from '#platform/queue/enqueue.ts';

const see = { of: forTeam(scrimmagePolicy.see) };

export const scrimmageRoutes = implementing(scrimmages, {
  list: reads(see, ({ db, team, now }) => scrimmagesOf(db, team, now)),
  opponents: reads(see, ({ db, team, userId }, { search, of }) => opponentsOf(db, team, { search, of, userId })),
  play: delegates(
    { by: forTeam(scrimmagePolicy.play) },
    async (call, { id: teamId, opponentTeamId, pace, faceoffAt }) => {
      await teamOf(call, opponentTeamId, 'opponentTeamId');
      const { db, userId, now } = call;
      const at = faceoffAt === null ? null : new Date(faceoffAt);
      return askForScrimmage(db, { teamId, opponentTeamId, pace, faceoffAt: at, userId, now, enqueue });
    },
    ({ gameId }) => ({ gameId }),
  ),

  accept: delegates(
    { by: forInvitation(scrimmagePolicy.answer, 'toTeamId') },
    ({ db, command }) => acceptInvitation(db, scrimmageInvitation, command),
    ({ gameId }) => ({ gameId }),
  ),
  decline: delegates({ by: forInvitation(scrimmagePolicy.answer, 'toTeamId') }, ({ db, command }) =>
    declineInvitation(db, scrimmageInvitation, command),
  ),
  callOff: delegates({ by: forAgreed }, ({ db, command }) => callOffScrimmage(db, command)),
  withdraw: delegates({ by: forInvitation(scrimmagePolicy.withdraw, 'fromTeamId') }, ({ db, command }) =>
    withdrawInvitation(db, scrimmageInvitation, command),
  ),
});

/** Finds the scrimmage in the address for the manager of one of its teams; refuses all others as if it did not exist. */
async function forAgreed(context: ApiContext, { id: gameId }: { id: GameId }) {
  const { hostTeamId, guestTeamId } = (await findAgreed(context.db, gameId)) ?? refuse(scrimmageRefusals.notAgreed());
  const isTheirs = (teamId: TeamId) => isAllowed(context, scrimmagePolicy.callOff, { teamId });
  const teamId = [hostTeamId, guestTeamId].find(isTheirs) ?? refuse(scrimmageRefusals.notAgreed());
  return { command: { gameId, teamId, userId: signedIn(context).id } };
}

/** Finds the invitation in the address for the manager of one of its teams. */
function forInvitation(ability: Ability, side: 'fromTeamId' | 'toTeamId') {
  return async (context: ApiContext, { id }: { id: number }) => {
    const { db, now } = context;
    const found = await findInvitationTo(db, scrimmageInvitation.kind, id);
    const invitation = found ?? refuse(scrimmageRefusals.unknownInvitation());
    authorize(context, ability, { teamId: invitation[side] });
    return { command: { invitation, userId: signedIn(context).id, now, enqueue } };
  };
}
