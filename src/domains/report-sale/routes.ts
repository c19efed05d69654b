import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { reportSales } from '#domains/report-sale/contract.ts';
import { buyReport, offerReport, rateReport, withdrawReport } from '#domains/report-sale/store.ts';
import { loadMarket, loadOwnOffers } from '#domains/report-sale/views.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

const api = implementing(reportSales);

export const reportSaleRoutes = {
  market: api.market.handler(async ({ context, input: { id } }) => {
    authorize(context, jobPolicy.employ, { teamId: id });
    return marketOf(context, await clubOf(context, id));
  }),

  buy: api.buy.handler(({ context, input: { id, offerId, price } }) =>
    asBuyer(context, id, (tx, clubId, today) => buyReport(tx, { clubId, offerId, price }, today)),
  ),

  rate: api.rate.handler(({ context, input: { id, saleId, stars } }) =>
    asBuyer(context, id, (tx, clubId, { season }) => rateReport(tx, { clubId, saleId, stars, season })),
  ),

  mine: api.mine.handler(async ({ context }) => {
    return { data: await loadOwnOffers(context.db, await readToday(context.db), signedIn(context).id) };
  }),

  offer: api.offer.handler(async ({ context, input: { playerId, price } }) => {
    const today = await readToday(context.db);
    const userId = signedIn(context).id;
    const done = await context.db.transaction((tx) => offerReport(tx, { userId, playerId, price }, today));
    if (!done.ok) refuse(done);
  }),

  withdraw: api.withdraw.handler(async ({ context, input: { playerId } }) => {
    const { season } = await readToday(context.db);
    const userId = signedIn(context).id;
    const done = await context.db.transaction((tx) => withdrawReport(tx, { userId, playerId, season }));
    if (!done.ok) refuse(done);
  }),
};

async function clubOf(context: ApiContext, teamId: TeamId): Promise<ClubId> {
  return ((await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam())).clubId;
}

async function marketOf(context: ApiContext, clubId: ClubId) {
  return { data: await loadMarket(context.db, await readToday(context.db), clubId) };
}

/** A command of the club's manager, in a transaction; answers the market as it is then. */
async function asBuyer(
  context: ApiContext,
  teamId: TeamId,
  command: (tx: Transaction, clubId: ClubId, today: Today) => Promise<{ ok: true } | Refused>,
) {
  authorize(context, jobPolicy.employ, { teamId });
  const clubId = await clubOf(context, teamId);
  const today = await readToday(context.db);
  const done = await asManagerOf(context.db, { teamId, userId: signedIn(context).id }, async (tx) => {
    const answer = await command(tx, clubId, today);
    if (answer.ok) await publishChange(tx, [`team:${teamId}`]);
    return answer;
  });
  if (!done) return refuseNotAllowed();
  if (!done.done.ok) return refuse(done.done);
  return marketOf(context, clubId);
}
