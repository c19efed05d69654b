/** The market of a free agent as a club sees it before it offers him anything: what he asks, what he is worth, and who bids besides. */
import type { FreeAgentMarketView } from '#domains/contracts/contract.ts';
import { askOnDay, asksFrom, priceBand, rivalsIn } from '#domains/contracts/rules/asking.ts';
import { type MarketBid, settleRound } from '#domains/contracts/rules/auction.ts';
import { bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { type Bargain, loadBargainClubs, loadBargainPlayers } from '#domains/contracts/store/bargain.ts';
import { listedSince } from '#domains/contracts/store/market.ts';
import { seasonOfSigning } from '#domains/contracts/store/offers.ts';
import { freeAgentOffers } from '#domains/contracts/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { leastSalary, lengthOf } from '#engine/market/ask.ts';
import { SALARY_STEP } from '#engine/market/constants.ts';
import { interestIn } from '#engine/market/interest.ts';
import { averageOf } from '#engine/market/terms.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** @param bargain how he sees the club that asks */
export async function marketOf(
  rows: RowReader,
  { playerId, clubId, bargain: { asker, bounds } }: { playerId: PlayerId; clubId: ClubId; bargain: Bargain },
  today: Today,
): Promise<FreeAgentMarketView> {
  const days = await daysListed(rows, playerId, today);
  const seasons = bounds.isEntry ? bounds.maxSeasons : lengthOf(asker, bounds);
  const least = leastSalary(asker, seasons, bounds);
  const inStep = (salary: number) => Math.max(bounds.minimum, Math.ceil(salary / SALARY_STEP) * SALARY_STEP);
  const asks = bounds.isEntry ? [bounds.minimum] : asksFrom(days).map((share) => inStep(least * share));
  const worth = asker.worths[seasons - 1] ?? least;
  const { clubs, leading } = await rivalsFor(rows, { playerId, clubId, days }, today);
  return {
    interest: interestIn(asker),
    seasons,
    asks,
    expected: bounds.isEntry ? { low: bounds.minimum, high: bounds.maximum } : priceBand(worth, bounds.minimum),
    rivals: { clubs: rivalsIn(clubs), leading: leading === null ? null : priceBand(leading, bounds.minimum) },
  };
}

/** The mornings that he will have been on the market on the next one; null: nobody has noted him, or he signs for the season to come. */
async function daysListed(rows: RowReader, playerId: PlayerId, today: Today): Promise<number | null> {
  if (seasonOfSigning(today) > today.season) return null;
  const since = (await listedSince(rows, [playerId])).get(playerId);
  return since === undefined ? null : today.absoluteDay + 1 - since;
}

/** What other clubs have put on the table: how many they are, and whole dollars a season that he would sign for. */
async function rivalsFor(
  rows: RowReader,
  { playerId, clubId, days }: { playerId: PlayerId; clubId: ClubId; days: number | null },
  { season, secret }: Today,
): Promise<{ clubs: number; leading: number | null }> {
  const columns = ['clubId', 'terms', 'most', 'fromSeason'] as const;
  const offers = (await rows.read(freeAgentOffers, columns, { playerId, status: 'open' })).filter(
    (offer) => offer.clubId !== clubId,
  );
  const person = offers.length === 0 ? undefined : (await loadBargainPlayers(rows, [playerId])).get(playerId);
  if (!person) return { clubs: 0, leading: null };
  const clubs = await loadBargainClubs(
    rows,
    season,
    offers.map((offer) => offer.clubId),
  );
  const bids = offers.flatMap(({ terms, most, fromSeason, ...offer }): MarketBid[] => {
    const club = clubs.get(offer.clubId);
    if (!club) return [];
    const bargain = bargainBetween(person, club, { fromSeason, isOwn: false, secret });
    const exact = most === null ? { terms } : {};
    return [
      {
        ...bargain,
        ...exact,
        clubId: offer.clubId,
        playerId,
        seasons: terms.salaries.length,
        most: most ?? averageOf(terms),
      },
    ];
  });
  const [signing] = settleRound(
    bids,
    () => askOnDay(days),
    () => true,
  ).signings;
  return { clubs: offers.length, leading: signing?.salary ?? null };
}
