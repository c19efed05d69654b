/** A free agent's market as a club sees it before an offer: his ask, his worth, and rival bids. */

import { RIVAL_BANDS_FROM } from '#domains/contracts/constants.ts';
import type { FreeAgentMarketView } from '#domains/contracts/contract.ts';
import { askedTerms, askOnDay, asksFrom, priceBand, rivalsIn } from '#domains/contracts/rules/asking.ts';
import { type MarketBid, settleOffers } from '#domains/contracts/rules/auction.ts';
import { bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { type Bargain, loadBargainClubs, loadBargainPlayers } from '#domains/contracts/store/bargain.ts';
import { listedSince } from '#domains/contracts/store/market.ts';
import { seasonOfSigning } from '#domains/contracts/store/offers.ts';
import { freeAgentOffers } from '#domains/contracts/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { interestIn } from '#engine/market/interest.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** @param bargain how he sees the asking club */
export async function marketOf(
  rows: RowReader,
  { playerId, clubId, bargain: { asker, bounds } }: { playerId: PlayerId; clubId: ClubId; bargain: Bargain },
  today: Today,
): Promise<FreeAgentMarketView> {
  const days = await daysListed(rows, playerId, today);
  const asked = askedTerms(asker, bounds, askOnDay(days));
  const shares = bounds.isEntry ? [1] : asksFrom(days);
  const worth = asker.worths[asked.seasons - 1] ?? asked.salary;
  const { clubs, leading } = await rivalsFor(rows, { playerId, clubId, days }, today);
  return {
    interest: interestIn(asker),
    seasons: asked.seasons,
    asks: shares.map((share) => askedTerms(asker, bounds, share).salary),
    expected: bounds.isEntry ? { low: bounds.minimum, high: bounds.maximum } : priceBand(worth, bounds.minimum),
    rivals: { clubs: rivalsIn(clubs), leading: leading === null ? null : priceBand(leading, RIVAL_BANDS_FROM) },
  };
}

/** Returns how many mornings he will have been on the market as of the next; null: not listed, or he signs for next season. */
async function daysListed(rows: RowReader, playerId: PlayerId, today: Today): Promise<number | null> {
  if (seasonOfSigning(today) > today.season) return null;
  const since = (await listedSince(rows, [playerId])).get(playerId);
  return since === undefined ? null : today.absoluteDay + 1 - since;
}

/**
 * Returns rival offers: the number of clubs, and AI clubs' maximums in whole dollars a season. Managers' offers are only counted: a manager with a
 * second club could probe an AI club's limit by where the price jumps, or post a price that will never be paid.
 */
async function rivalsFor(
  rows: RowReader,
  { playerId, clubId, days }: { playerId: PlayerId; clubId: ClubId; days: number | null },
  { season, secret }: Today,
): Promise<{ clubs: number; leading: number | null }> {
  const columns = ['clubId', 'terms', 'most', 'fromSeason'] as const;
  const offers = (await rows.read(freeAgentOffers, columns, { playerId, status: 'open' })).filter(
    (offer) => offer.clubId !== clubId,
  );
  const ofAi = offers.flatMap(({ most, ...offer }) => (most === null ? [] : [{ ...offer, most }]));
  const person = ofAi.length === 0 ? undefined : (await loadBargainPlayers(rows, [playerId])).get(playerId);
  if (!person) return { clubs: offers.length, leading: null };
  const clubs = await loadBargainClubs(
    rows,
    season,
    ofAi.map((offer) => offer.clubId),
  );
  const bids = ofAi.flatMap(({ clubId: bidder, terms, most, fromSeason }): MarketBid[] => {
    const club = clubs.get(bidder);
    if (!club) return [];
    const bargain = bargainBetween(person, club, { fromSeason, isOwn: false, secret });
    return [{ ...bargain, clubId: bidder, playerId, seasons: terms.salaries.length, most }];
  });
  const [signing] = settleOffers(
    bids,
    () => askOnDay(days),
    () => ({ take: () => true }),
  ).signings;
  return { clubs: offers.length, leading: signing?.salary ?? null };
}
