import { byEmployer, forEmployer } from '#domains/job/store/employer.ts';
import { reportSales } from '#domains/report-sale/contract.ts';
import { buyReport, offerReport, rateReport, withdrawReport } from '#domains/report-sale/store.ts';
import { loadMarket, loadOwnOffers } from '#domains/report-sale/views.ts';
import type { TeamId } from '#engine/ids.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';

const market = reads({ of: forEmployer }, ({ db, today, team }) => loadMarket(db, today, team.clubId));
/** Marks a command of the club's manager, which answers with the market afterward. */
const ofBuyer = {
  by: byEmployer,
  topics: (_: unknown, { id }: { id: TeamId }) => [`team:${id}` as const],
  answers: market,
};

export const reportSaleRoutes = implementing(reportSales, {
  market: market,
  buy: commands(ofBuyer, ({ tx, team: { clubId }, today }, { offerId, price }) =>
    buyReport(tx, { clubId, offerId, price }, today),
  ),
  rate: commands(ofBuyer, ({ tx, team: { clubId }, today: { season } }, { saleId, stars }) =>
    rateReport(tx, { clubId, saleId, stars, season }),
  ),
  mine: reads(({ db, today, userId }) => loadOwnOffers(db, today, userId)),
  offer: commands({}, ({ tx, userId, today }, { playerId, price }) =>
    offerReport(tx, { userId, playerId, price }, today),
  ),
  withdraw: commands({}, ({ tx, userId, today: { season } }, { playerId }) =>
    withdrawReport(tx, { userId, playerId, season }),
  ),
});
