/** The trade of two clubs that is best for the one that gains less of them. */
import { gainOf, premiumOf, type TradeMan, type TradingClub } from '#engine/market/trade.ts';

export interface Trader {
  eyes: { club: TradingClub; see(playerId: number): TradeMan };
  /** Players whom it could give. */
  gives: readonly number[];
}

interface Search {
  own: Trader;
  other: Trader;
  mustLike: 'both' | 'first';
  isLegal(gives: readonly number[], gets: readonly number[]): boolean;
}

interface Exchange {
  gives: readonly number[];
  gets: readonly number[];
}

/** Players of the other club that are looked at, assets for each, and exchanges whose legality is asked. */
const LOOKED_AT = { targets: 4, assets: 14, seconds: 6, legal: 8 } as const;
/** So much of the larger side a manager is asked to give away at most, by his own scouts. */
const GIVEN_AWAY = 0.05;
const CALM = { heard: 0, deals: 0, isRival: false };

export function bestExchange({ own, other, mustLike, isLegal }: Search): Exchange | null {
  const scored: (Exchange & { score: number })[] = [];
  for (const target of targetsOf(own, other)) {
    for (const gives of paymentsFor(own, other, target)) {
      const gets = [target];
      const score = scoreOf(own, other, { gives, gets }, mustLike);
      if (score > 0) scored.push({ gives, gets, score });
    }
  }
  scored.sort((one, another) => another.score - one.score);
  return scored.slice(0, LOOKED_AT.legal).find(({ gives, gets }) => isLegal(gives, gets)) ?? null;
}

/** Who is worth more to the one than to the other, what each of them gains and loses taken together. */
function targetsOf(own: Trader, other: Trader): number[] {
  return other.gives
    .map((playerId) => ({ playerId, surplus: gainWith(own, [playerId], []) + gainWith(other, [], [playerId]) }))
    .sort((one, another) => another.surplus - one.surplus || one.playerId - another.playerId)
    .slice(0, LOOKED_AT.targets)
    .map(({ playerId }) => playerId);
}

/** What could be given for him: one player, or one with another of less worth. */
function paymentsFor(own: Trader, other: Trader, target: number): number[][] {
  const price = -gainWith(other, [], [target]);
  const assets = own.gives
    .map((playerId) => ({ playerId, worth: gainWith(other, [playerId], []) }))
    .filter(({ worth }) => worth > 0 && worth < price * 1.6 + 3)
    .sort(
      (one, another) =>
        Math.abs(one.worth - price) - Math.abs(another.worth - price) || one.playerId - another.playerId,
    )
    .slice(0, LOOKED_AT.assets);
  const alone = assets.map(({ playerId }) => [playerId]);
  const small = [...assets].sort((one, another) => one.worth - another.worth).slice(0, LOOKED_AT.seconds);
  const pairs = assets.flatMap(({ playerId }) =>
    small.flatMap((second) => (second.playerId === playerId ? [] : [[playerId, second.playerId]])),
  );
  return [...alone, ...pairs];
}

/** By how much the one that gains less is above what it wants; above 0 the trade would be made. */
function scoreOf(own: Trader, other: Trader, { gives, gets }: Exchange, mustLike: Search['mustLike']): number {
  const [mine, theirs] = [measure(own, gets, gives), measure(other, gives, gets)];
  const first = mine.total - premiumOf(mine, CALM);
  if (mustLike === 'first') return theirs.total >= -GIVEN_AWAY * theirs.larger ? first : -1;
  return Math.min(first, theirs.total - premiumOf(theirs, CALM));
}

function gainWith(trader: Trader, gets: readonly number[], gives: readonly number[]): number {
  return measure(trader, gets, gives).total;
}

function measure({ eyes }: Trader, gets: readonly number[], gives: readonly number[]) {
  return gainOf(eyes.club, { gets: gets.map((id) => eyes.see(id)), gives: gives.map((id) => eyes.see(id)) });
}
