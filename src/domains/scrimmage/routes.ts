import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { scrimmages } from '#domains/scrimmage/contract.ts';
import { scrimmagePolicy } from '#domains/scrimmage/policy.ts';
import { scrimmageRefusals } from '#domains/scrimmage/refusals.ts';
import {
  acceptInvitation,
  askForScrimmage,
  declineInvitation,
  findInvitation,
  type StoredScrimmage,
  withdrawInvitation,
} from '#domains/scrimmage/store/scrimmages.ts';
import { opponentsOf, scrimmagesOf } from '#domains/scrimmage/views.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { enqueue } from '#platform/queue/enqueue.ts';

const api = implementing(scrimmages);

export const scrimmageRoutes = {
  list: api.list.handler(async ({ context, input }) => {
    const team = await ownTeam(context, scrimmagePolicy.see, input.id);
    return { data: await scrimmagesOf(context.db, team, context.now) };
  }),

  opponents: api.opponents.handler(async ({ context, input }) => {
    const team = await ownTeam(context, scrimmagePolicy.see, input.id);
    return { data: await opponentsOf(context.db, team, input.search) };
  }),

  play: api.play.handler(async ({ context, input }) => {
    const { opponentTeamId, pace } = input;
    const team = await ownTeam(context, scrimmagePolicy.play, input.id);
    if (!(await findTeamRef(context.db, opponentTeamId))) refuse(clubRefusals.unknownTeam(), 'opponentTeamId');
    const asking = { teamId: team.id, opponentTeamId, pace, ...commandOf(context) };
    const { gameId } = done(await askForScrimmage(context.db, asking));
    return { data: { gameId } };
  }),

  accept: api.accept.handler(async ({ context, input }) => {
    const invitation = await invitationFor(context, input.id);
    authorize(context, scrimmagePolicy.answer, { teamId: invitation.guestTeamId });
    const { gameId } = done(await acceptInvitation(context.db, { invitation, ...commandOf(context) }));
    return { data: { gameId } };
  }),

  decline: api.decline.handler(async ({ context, input }) => {
    const invitation = await invitationFor(context, input.id);
    authorize(context, scrimmagePolicy.answer, { teamId: invitation.guestTeamId });
    done(await declineInvitation(context.db, { invitation, ...commandOf(context) }));
  }),

  withdraw: api.withdraw.handler(async ({ context, input }) => {
    const invitation = await invitationFor(context, input.id);
    authorize(context, scrimmagePolicy.withdraw, { teamId: invitation.hostTeamId });
    done(await withdrawInvitation(context.db, { invitation, ...commandOf(context) }));
  }),
};

function commandOf(context: ApiContext) {
  return { userId: signedIn(context).id, now: context.now, enqueue };
}

/** What was done; a refusal, or that somebody has left his club meanwhile, ends here. */
function done<Done extends { ok: true }>(outcome: Done | Refused | null): Done {
  if (!outcome) return refuseNotAllowed();
  return outcome.ok ? outcome : refuse(outcome);
}

async function ownTeam(context: ApiContext, ability: Ability, teamId: TeamId): Promise<TeamRef> {
  const team = (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
  authorize(context, ability, { teamId });
  return team;
}

async function invitationFor({ db }: ApiContext, id: number): Promise<StoredScrimmage> {
  return (await findInvitation(db, id)) ?? refuse(scrimmageRefusals.unknownInvitation());
}
