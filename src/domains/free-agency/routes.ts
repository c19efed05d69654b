import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import type { Manager } from '#domains/contracts/store/talks.ts';
import { freeAgency } from '#domains/free-agency/contract/calls.ts';
import { freeAgencyPolicy } from '#domains/free-agency/policy.ts';
import { freeAgencyRefusals } from '#domains/free-agency/refusals.ts';
import { chooseAward, electArbitration, findCase, walkAwayFromAward } from '#domains/free-agency/store/arbitration.ts';
import { instructAssistant } from '#domains/free-agency/store/assistant.ts';
import { planFrenzy } from '#domains/free-agency/store/frenzy-plans.ts';
import { answerSheet, findSheet, sendOfferSheet } from '#domains/free-agency/store/offer-sheets.ts';
import { qualify, withdrawQualifying } from '#domains/free-agency/store/restricted.ts';
import { arbitrationList } from '#domains/free-agency/views/arbitration.ts';
import { assistantView } from '#domains/free-agency/views/assistant.ts';
import { findBuyouts } from '#domains/free-agency/views/buyouts.ts';
import { frenzyBoard, frenzyPlanView } from '#domains/free-agency/views/frenzy.ts';
import { restrictedList, restrictedView, sheetsOfClub } from '#domains/free-agency/views/restricted.ts';
import { faultOfSheet } from '#domains/free-agency/views/sheet-check.ts';
import { findSignings } from '#domains/free-agency/views/signings.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(freeAgency);

export const freeAgencyRoutes = {
  signings: api.signings.handler(({ context, input }) => findSignings(context.db, input)),

  buyouts: api.buyouts.handler(({ context, input }) => findBuyouts(context.db, input)),

  restricted: api.restricted.handler(async ({ context }) => {
    return { data: await restrictedList(context.db, await readToday(context.db)) };
  }),

  offerSheets: api.offerSheets.handler(async ({ context, input }) => {
    const { clubId } = await managerOf(context, freeAgencyPolicy.sheet, input.id);
    return { data: await sheetsOfClub(context.db, clubId, await readToday(context.db)) };
  }),

  restrictedPlayer: api.restrictedPlayer.handler(async ({ context, input }) => {
    const clubId = context.user?.clubId ?? null;
    return { data: await restrictedView(context.db, { playerId: input.id, clubId }) };
  }),

  qualify: api.qualify.handler(async ({ context, input }) => {
    const manager = ownManager(context, freeAgencyPolicy.qualify);
    const { salary } = done(await qualify(context.db, { ...manager, playerId: input.id }));
    return { data: { salary } };
  }),

  withdrawQualifying: api.withdrawQualifying.handler(async ({ context, input }) => {
    const manager = ownManager(context, freeAgencyPolicy.qualify);
    done(await withdrawQualifying(context.db, { ...manager, playerId: input.id }));
  }),

  arbitrations: api.arbitrations.handler(async ({ context }) => {
    return { data: await arbitrationList(context.db, await readToday(context.db)) };
  }),

  electArbitration: api.electArbitration.handler(async ({ context, input }) => {
    const manager = ownManager(context, freeAgencyPolicy.arbitrate);
    done(await electArbitration(context.db, { ...manager, playerId: input.id }));
  }),

  chooseAward: api.chooseAward.handler(async ({ context, input: { id: arbitrationId, seasons } }) => {
    const manager = await managerOfCase(context, arbitrationId);
    done(await chooseAward(context.db, { ...manager, arbitrationId, seasons }));
  }),

  walkAwayFromAward: api.walkAwayFromAward.handler(async ({ context, input: { id: arbitrationId } }) => {
    const manager = await managerOfCase(context, arbitrationId);
    done(await walkAwayFromAward(context.db, { ...manager, arbitrationId }));
  }),

  checkSheet: api.checkSheet.handler(async ({ context, input: { id: playerId, terms } }) => {
    const { clubId } = ownManager(context, freeAgencyPolicy.sheet);
    const fault = await faultOfSheet(context.db, { playerId, clubId, terms });
    return { data: { fault: fault && { code: fault.code, facts: fault.facts } } };
  }),

  sendSheet: api.sendSheet.handler(async ({ context, input }) => {
    const manager = ownManager(context, freeAgencyPolicy.sheet);
    const { signed } = done(await sendOfferSheet(context.db, { ...manager, playerId: input.id, terms: input.terms }));
    return { data: { signed } };
  }),

  answerSheet: api.answerSheet.handler(async ({ context, input }) => {
    const sheet = (await findSheet(context.db, input.id)) ?? refuse(freeAgencyRefusals.unknownSheet());
    const manager = ownManager(context, freeAgencyPolicy.match, sheet.holderClubId);
    done(await answerSheet(context.db, { ...manager, sheetId: sheet.id, match: input.match }));
  }),

  assistant: api.assistant.handler(async ({ context, input }) => {
    const manager = await managerOf(context, freeAgencyPolicy.instruct, input.id);
    return { data: await assistantView(context.db, manager, await readToday(context.db)) };
  }),

  instruct: api.instruct.handler(async ({ context, input: { id, ...limits } }) => {
    const manager = await managerOf(context, freeAgencyPolicy.instruct, id);
    if (!(await instructAssistant(context.db, { ...manager, limits }))) refuseNotAllowed();
  }),

  frenzy: api.frenzy.handler(async ({ context }) => ({ data: await frenzyBoard(context.db, context.now) })),

  frenzyPlan: api.frenzyPlan.handler(async ({ context, input }) => {
    const manager = await managerOf(context, freeAgencyPolicy.bid, input.id);
    return { data: await frenzyPlanView(context.db, { ...manager, now: context.now }) };
  }),

  planFrenzy: api.planFrenzy.handler(async ({ context, input: { id, ...plan } }) => {
    const manager = await managerOf(context, freeAgencyPolicy.bid, id);
    const done = (await planFrenzy(context.db, { ...manager, plan })) ?? refuseNotAllowed();
    if (!done.ok) refuse(done);
  }),
};

/** The one who asks, as manager of his own club. @param clubId that it must be; his own unless told otherwise */
function ownManager(context: ApiContext, ability: Ability, clubId?: ClubId): Manager {
  const { id: userId, clubId: own, teamIds } = signedIn(context);
  authorize(context, ability, { clubId: clubId ?? own });
  const [teamId] = teamIds;
  return own === null || teamId === undefined ? refuseNotAllowed() : { clubId: own, teamId, userId, now: context.now };
}

/** The one who asks, as manager of the club whose case it is. */
async function managerOfCase(context: ApiContext, arbitrationId: number): Promise<Manager> {
  const found = (await findCase(context.db, arbitrationId)) ?? refuse(freeAgencyRefusals.unknownArbitration());
  return ownManager(context, freeAgencyPolicy.arbitrate, found.clubId);
}

/** What was done; a refusal, or that somebody has left his club meanwhile, ends here. */
function done<Done extends { ok: true }>(outcome: Done | Refused | null): Done {
  if (!outcome) return refuseNotAllowed();
  return outcome.ok ? outcome : refuse(outcome);
}

/** The one who asks, as manager of the team. */
async function managerOf(context: ApiContext, ability: Ability, teamId: TeamId): Promise<Manager> {
  const team = (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
  authorize(context, ability, { teamId: team.id });
  return { clubId: team.clubId, teamId: team.id, userId: signedIn(context).id, now: context.now };
}
