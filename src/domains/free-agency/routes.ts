import { forTeam } from '#domains/club/store/asked.ts';
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
import { clubOf } from '#domains/seat/policy.ts';
import { type Manager, managerWith, ownManager } from '#domains/seat/store/callers.ts';
import { type ApiContext, implementing, refuse } from '#platform/calls/api.ts';
import { delegates, reads, readsBody } from '#platform/calls/handlers.ts';
import { faultOf } from '#platform/calls/refusal.ts';

const qualifying = { by: ownManager(freeAgencyPolicy.qualify) };
const instructing = forTeam(freeAgencyPolicy.instruct);
const bidding = forTeam(freeAgencyPolicy.bid);
const sheeting = ownManager(freeAgencyPolicy.sheet);

export const freeAgencyRoutes = implementing(freeAgency, {
  signings: readsBody(({ db }, input) => findSignings(db, input)),
  buyouts: readsBody(({ db }, input) => findBuyouts(db, input)),

  restricted: reads(({ db, today }) => restrictedList(db, today)),
  offerSheets: reads({ of: forTeam(freeAgencyPolicy.sheet) }, ({ db, team, today }) =>
    sheetsOfClub(db, team.clubId, today),
  ),
  restrictedPlayer: reads(({ db, user }, { id: playerId }) => restrictedView(db, { playerId, clubId: clubOf(user) })),
  qualify: delegates(
    qualifying,
    ({ db, manager }, { id: playerId }) => qualify(db, { ...manager, playerId }),
    ({ salary }) => ({ salary }),
  ),
  withdrawQualifying: delegates(qualifying, ({ db, manager }, { id: playerId }) =>
    withdrawQualifying(db, { ...manager, playerId }),
  ),

  arbitrations: reads(({ db, today }) => arbitrationList(db, today)),
  electArbitration: delegates({ by: ownManager(freeAgencyPolicy.arbitrate) }, ({ db, manager }, { id: playerId }) =>
    electArbitration(db, { ...manager, playerId }),
  ),
  chooseAward: delegates({ by: forCase }, ({ db, manager }, { id: arbitrationId, seasons }) =>
    chooseAward(db, { ...manager, arbitrationId, seasons }),
  ),
  walkAwayFromAward: delegates({ by: forCase }, ({ db, manager }, { id: arbitrationId }) =>
    walkAwayFromAward(db, { ...manager, arbitrationId }),
  ),

  checkSheet: reads({ of: sheeting }, async ({ db, manager: { clubId } }, { id: playerId, terms }) => {
    const fault = await faultOfSheet(db, { playerId, clubId, terms });
    return { fault: faultOf(fault) };
  }),
  sendSheet: delegates(
    { by: sheeting },
    ({ db, manager }, { id: playerId, terms }) => sendOfferSheet(db, { ...manager, playerId, terms }),
    ({ signed }) => ({ signed }),
  ),
  answerSheet: delegates({}, async (call, { id, match }) => {
    const sheet = (await findSheet(call.db, id)) ?? refuse(freeAgencyRefusals.unknownSheet());
    const manager = managerWith(call, freeAgencyPolicy.match, sheet.holderClubId);
    return answerSheet(call.db, { ...manager, sheetId: sheet.id, match });
  }),

  assistant: reads({ of: instructing }, ({ db, manager, today }) => assistantView(db, manager, today)),
  instruct: delegates({ by: instructing }, ({ db, manager }, { id: _, ...limits }) =>
    instructAssistant(db, { ...manager, limits }),
  ),

  frenzy: reads(({ db, now }) => frenzyBoard(db, now)),
  frenzyPlan: reads({ of: bidding }, ({ db, manager }) => frenzyPlanView(db, manager)),
  planFrenzy: delegates({ by: bidding }, ({ db, manager }, { id: _, ...plan }) => planFrenzy(db, { ...manager, plan })),
});

/** Returns the caller as the manager of the club whose case it is. */
async function forCase(context: ApiContext, { id }: { id: number }): Promise<{ manager: Manager }> {
  const found = (await findCase(context.db, id)) ?? refuse(freeAgencyRefusals.unknownArbitration());
  return { manager: managerWith(context, freeAgencyPolicy.arbitrate, found.clubId) };
}
