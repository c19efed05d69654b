import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { contracts } from '#domains/contracts/contract.ts';
import { contractsPolicy } from '#domains/contracts/policy.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { answerInTalk, answerOffer } from '#domains/contracts/store/agent-answers.ts';
import { buyOut } from '#domains/contracts/store/buyouts.ts';
import { findOffer, makeOffer, withdrawOffer } from '#domains/contracts/store/offers.ts';
import { findTalk, type Manager, offerInTalk, openTalk, walkAway } from '#domains/contracts/store/talks.ts';
import { agentInbox } from '#domains/contracts/views/agent-inbox.ts';
import { buyoutView } from '#domains/contracts/views/buyouts.ts';
import { contractsOfPlayer, offerViews } from '#domains/contracts/views/contracts.ts';
import { faultOfOffering } from '#domains/contracts/views/offer-check.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import type { ClubId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import { type Ability, abilitiesOf } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(contracts);

export const contractRoutes = {
  agentInbox: api.agentInbox.handler(async ({ context }) => ({
    data: await agentInbox(context.db, signedIn(context).id, await readToday(context.db)),
  })),

  answerTalk: api.answerTalk.handler(async ({ context, input: { id: talkId, version, answer } }) => {
    const { db, now } = context;
    done(await answerInTalk(db, { userId: signedIn(context).id, talkId, version, answer, now }));
  }),

  answerOffer: api.answerOffer.handler(async ({ context, input: { id: offerId, answer } }) => {
    done(await answerOffer(context.db, { userId: signedIn(context).id, offerId, answer }));
  }),

  ofPlayer: api.ofPlayer.handler(async ({ context, input }) => {
    const clubId = context.user?.clubId ?? null;
    const found = await contractsOfPlayer(context.db, { playerId: input.id, clubId, now: context.now });
    const { teamId, ...view } = found ?? refuse(playerRefusals.unknown());
    // Of a free agent: what one may do for one's own club.
    const subject = teamId === null ? { clubId } : { teamId };
    return { data: { ...view, abilities: abilitiesOf(contractsPolicy, context.user, subject) } };
  }),

  openTalk: api.openTalk.handler(async ({ context, input }) => {
    const { clubId } = signedIn(context);
    authorize(context, contractsPolicy.talk, { clubId });
    const manager = managerOf(context, clubId);
    const { talkId } = done(await openTalk(context.db, { ...manager, playerId: input.id }));
    return { data: { talkId } };
  }),

  offer: api.offer.handler(async ({ context, input }) => {
    const { id: talkId, version, terms } = input;
    const manager = await ofTalk(context, talkId);
    const { verdict } = done(await offerInTalk(context.db, { ...manager, talkId, version, terms }));
    return { data: { verdict } };
  }),

  walkAway: api.walkAway.handler(async ({ context, input }) => {
    const { id: talkId, version } = input;
    const manager = await ofTalk(context, talkId);
    done(await walkAway(context.db, { ...manager, talkId, version }));
  }),

  freeAgentOffers: api.freeAgentOffers.handler(async ({ context, input }) => {
    const team = (await findTeamRef(context.db, input.id)) ?? refuse(clubRefusals.unknownTeam());
    authorize(context, contractsPolicy.offer, { teamId: team.id });
    return { data: await offerViews(context.db, team.clubId, await readToday(context.db)) };
  }),

  makeOffer: api.makeOffer.handler(async ({ context, input }) => {
    const { id, playerId, terms } = input;
    const team = (await findTeamRef(context.db, id)) ?? refuse(clubRefusals.unknownTeam());
    authorize(context, contractsPolicy.offer, { teamId: team.id });
    const manager = { ...managerOf(context, team.clubId), teamId: team.id };
    const { offerId } = done(await makeOffer(context.db, { ...manager, playerId, terms }));
    return { data: { offerId } };
  }),

  checkOffer: api.checkOffer.handler(async ({ context, input: { id: playerId, terms } }) => {
    const { clubId } = signedIn(context);
    authorize(context, contractsPolicy.offer, { clubId });
    const fault = clubId === null ? null : await faultOfOffering(context.db, { playerId, clubId, terms });
    return { data: { fault: fault && { code: fault.code, facts: fault.facts } } };
  }),

  withdrawOffer: api.withdrawOffer.handler(async ({ context, input }) => {
    const offer = (await findOffer(context.db, input.id)) ?? refuse(contractsRefusals.unknownOffer());
    const manager = ofClub(context, contractsPolicy.offer, offer.clubId);
    done(await withdrawOffer(context.db, { ...manager, offerId: offer.id }));
  }),

  buyout: api.buyout.handler(async ({ context, input }) => {
    const clubId = context.user?.clubId ?? null;
    return {
      data: clubId === null ? null : await buyoutView(context.db, { playerId: input.id, clubId, now: context.now }),
    };
  }),

  buyOut: api.buyOut.handler(async ({ context, input }) => {
    const { clubId } = signedIn(context);
    authorize(context, contractsPolicy.buyOut, { clubId });
    done(await buyOut(context.db, { ...managerOf(context, clubId), playerId: input.id }));
  }),
};

async function ofTalk(context: ApiContext, talkId: number): Promise<Manager> {
  const talk = (await findTalk(context.db, talkId)) ?? refuse(contractsRefusals.unknownTalk());
  return ofClub(context, contractsPolicy.talk, talk.clubId);
}

function ofClub(context: ApiContext, ability: Ability, clubId: ClubId): Manager {
  authorize(context, ability, { clubId });
  return managerOf(context, clubId);
}

/** The manager of his club's first team. */
function managerOf(context: ApiContext, clubId: ClubId | null): Manager {
  const { id: userId, teamIds } = signedIn(context);
  const [teamId] = teamIds;
  if (clubId === null || teamId === undefined) return refuseNotAllowed();
  return { clubId, teamId, userId, now: context.now };
}

/** What was done; a refusal, or that somebody has left his club meanwhile, ends here. */
function done<Done extends { ok: true }>(outcome: Done | Refused | null): Done {
  if (!outcome) return refuseNotAllowed();
  return outcome.ok ? outcome : refuse(outcome);
}
