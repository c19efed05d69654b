import { forTeam } from '#domains/club/store/asked.ts';
import { contracts } from '#domains/contracts/contract.ts';
import { contractsPolicy } from '#domains/contracts/policy.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { answerInTalk, answerOffer } from '#domains/contracts/store/agent-answers.ts';
import { buyOut } from '#domains/contracts/store/buyouts.ts';
import { findOffer, makeOffer, rankOffers, withdrawOffer } from '#domains/contracts/store/offers.ts';
import { findTalk, offerInTalk, openTalk, walkAway } from '#domains/contracts/store/talks.ts';
import { agentInbox } from '#domains/contracts/views/agent-inbox.ts';
import { buyoutView } from '#domains/contracts/views/buyouts.ts';
import { contractsOfPlayer, offerViews } from '#domains/contracts/views/contracts.ts';
import { movementOf } from '#domains/contracts/views/movement.ts';
import { checkOffering } from '#domains/contracts/views/offer-check.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { clubOf } from '#domains/seat/policy.ts';
import { type Manager, managerWith, ownManager } from '#domains/seat/store/callers.ts';
import { type ApiContext, authorize, implementing, refuse } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';
import { faultOf } from '#platform/calls/refusal.ts';

const offering = forTeam(contractsPolicy.offer);

export const contractRoutes = implementing(contracts, {
  agentInbox: reads(({ db, userId, today }) => agentInbox(db, userId, today)),
  answerTalk: delegates({}, ({ db, userId, now }, { id: talkId, version, answer }) =>
    answerInTalk(db, { userId, talkId, version, answer, now }),
  ),
  answerOffer: delegates({}, ({ db, userId }, { id: offerId, answer }) => answerOffer(db, { userId, offerId, answer })),

  ofPlayer: reads(async ({ db, user, now }, { id: playerId }) => {
    const clubId = clubOf(user);
    const { teamId, ...view } =
      (await contractsOfPlayer(db, { playerId, clubId, now })) ?? refuse(playerRefusals.unknown());
    const { own } = view;
    const movement = own && clubId !== null ? await movementOf(db, { clubId, isOwn: own.kind === 'extend' }) : null;
    // Abilities on behalf of the user's club for a free agent.
    return {
      ...view,
      movement,
      abilities: abilitiesOf(contractsPolicy, user, teamId === null ? { clubId } : { teamId }),
    };
  }),

  openTalk: delegates(
    { by: ownManager(contractsPolicy.talk) },
    ({ db, manager }, { id: playerId }) => openTalk(db, { ...manager, playerId }),
    ({ talkId }) => ({ talkId }),
  ),
  offer: delegates(
    { by: forTalk },
    ({ db, manager }, { id: talkId, version, terms }) => offerInTalk(db, { ...manager, talkId, version, terms }),
    ({ verdict }) => ({ verdict }),
  ),
  walkAway: delegates({ by: forTalk }, ({ db, manager }, { id: talkId, version }) =>
    walkAway(db, { ...manager, talkId, version }),
  ),

  freeAgentOffers: reads({ of: offering }, ({ db, team, today }) => offerViews(db, team.clubId, today)),
  makeOffer: delegates(
    { by: offering },
    ({ db, manager }, { playerId, terms }) => makeOffer(db, { ...manager, playerId, terms }),
    ({ offerId }) => ({ offerId }),
  ),
  rankOffers: delegates({ by: offering }, ({ db, manager }, { offerIds }) => rankOffers(db, { ...manager, offerIds })),
  checkOffer: reads(async (call, { id: playerId, terms }) => {
    const clubId = clubOf(call.user);
    authorize(call, contractsPolicy.offer, { clubId });
    if (clubId === null) return { fault: null, leaves: null };
    const { fault, leaves } = await checkOffering(call.db, { playerId, clubId, terms });
    return { fault: faultOf(fault), leaves };
  }),
  withdrawOffer: delegates({}, async (call, { id }) => {
    const offer = (await findOffer(call.db, id)) ?? refuse(contractsRefusals.unknownOffer());
    const manager = managerWith(call, contractsPolicy.offer, offer.clubId);
    return withdrawOffer(call.db, { ...manager, offerId: offer.id });
  }),

  buyout: reads(({ db, user, now }, { id: playerId }) => {
    const clubId = clubOf(user);
    return clubId === null ? null : buyoutView(db, { playerId, clubId, now });
  }),
  buyOut: delegates({ by: ownManager(contractsPolicy.buyOut) }, ({ db, manager }, { id: playerId }) =>
    buyOut(db, { ...manager, playerId }),
  ),
});

/** Returns the caller as the manager of the club in the talk. */
async function forTalk(context: ApiContext, { id }: { id: number }): Promise<{ manager: Manager }> {
  const talk = (await findTalk(context.db, id)) ?? refuse(contractsRefusals.unknownTalk());
  return { manager: managerWith(context, contractsPolicy.talk, talk.clubId) };
}
