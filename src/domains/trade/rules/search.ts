/** The trade of two clubs that is best for the one that gains less of them. */
import { gainOf, premiumOf, type TradeMan, type TradingClub } from '#engine/market/trade.ts';

export interface Trader<Thing> {
  eyes: { club: TradingClub; see(thing: Thing): TradeMan };
  /** What it could give. */
  gives: readonly Thing[];
}

interface Search<Thing> {
  own: Trader<Thing>;
  other: Trader<Thing>;
  mustLike: MustLike;
  isLegal(gives: readonly Thing[], gets: readonly Thing[]): boolean;
}
type MustLike = 'both' | 'first';

interface Exchange<Thing> {
  gives: readonly Thing[];
  gets: readonly Thing[];
}

/** Things of the other club that are looked at, assets for each, and exchanges whose legality is asked. */
const LOOKED_AT = { targets: 4, fitting: 9, spare: 9, seconds: 6, legal: 8 } as const;
/** So much of the larger side a manager is asked to give away at most, by his own scouts. */
const GIVEN_AWAY = 0.05;
const CALM = { heard: 0, deals: 0, made: 0, isRival: false };

export function bestExchange<Thing>({ own, other, mustLike, isLegal }: Search<Thing>): Exchange<Thing> | null {
  const scored: (Exchange<Thing> & { score: number })[] = [];
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

/** What is worth more to the one than to the other, what each of them gains and loses taken together. */
function targetsOf<Thing>(own: Trader<Thing>, other: Trader<Thing>): Thing[] {
  return other.gives
    .map((thing) => ({ thing, surplus: gainWith(own, [thing], []) + gainWith(other, [], [thing]) }))
    .sort((one, another) => another.surplus - one.surplus)
    .slice(0, LOOKED_AT.targets)
    .map(({ thing }) => thing);
}

/** What could be given for it: one thing, or one with another of less worth. */
function paymentsFor<Thing>(own: Trader<Thing>, other: Trader<Thing>, target: Thing): Thing[][] {
  const price = -gainWith(other, [], [target]);
  const able = own.gives
    .map((thing) => ({ thing, worth: gainWith(other, [thing], []), cost: -gainWith(own, [], [thing]) }))
    .filter(({ worth }) => worth > 0 && worth < price * 1.6 + 3);
  // What fits the price, and what the one needs less than the other.
  const fitting = able.toSorted((one, another) => Math.abs(one.worth - price) - Math.abs(another.worth - price));
  const spare = able.toSorted((one, another) => another.worth - another.cost - (one.worth - one.cost));
  const assets = [...new Set([...fitting.slice(0, LOOKED_AT.fitting), ...spare.slice(0, LOOKED_AT.spare)])];
  const alone = assets.map(({ thing }) => [thing]);
  const small = [...assets].sort((one, another) => one.worth - another.worth).slice(0, LOOKED_AT.seconds);
  const pairs = assets.flatMap(({ thing }) =>
    small.flatMap((second) => (second.thing === thing ? [] : [[thing, second.thing]])),
  );
  return [...alone, ...pairs];
}

/** By how much the one that gains less is above what it wants; above 0 the trade would be made. */
function scoreOf<Thing>(
  own: Trader<Thing>,
  other: Trader<Thing>,
  { gives, gets }: Exchange<Thing>,
  mustLike: MustLike,
): number {
  const [mine, theirs] = [measure(own, gets, gives), measure(other, gives, gets)];
  const first = mine.total - premiumOf(mine, CALM);
  if (mustLike === 'first') return theirs.total >= -GIVEN_AWAY * theirs.larger ? first : -1;
  return Math.min(first, theirs.total - premiumOf(theirs, CALM));
}

function gainWith<Thing>(trader: Trader<Thing>, gets: readonly Thing[], gives: readonly Thing[]): number {
  return measure(trader, gets, gives).total;
}

function measure<Thing>({ eyes }: Trader<Thing>, gets: readonly Thing[], gives: readonly Thing[]) {
  return gainOf(eyes.club, {
    gets: gets.map((thing) => eyes.see(thing)),
    gives: gives.map((thing) => eyes.see(thing)),
  });
}
