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
const LOOKED_AT = { targets: 4, fitting: 7, spare: 6, seconds: 4, legal: 24 } as const;
/** So much of the larger side a manager is asked to give away at most, by his own scouts. */
const GIVEN_AWAY = 0.05;
const CALM = { heard: 0, deals: 0, made: 0, isRival: false };

/** Something that could change hands, as both clubs see it. */
interface Item<Thing> {
  thing: Thing;
  own: TradeMan;
  other: TradeMan;
}
type Seat = 'own' | 'other';

/**
 * What could be given for something, and what that is worth to the one who gets it and costs the one who gives, each thing by itself; and what it costs
 * at least, if other contracts come for those that go.
 */
interface Payment<Thing> {
  items: Item<Thing>[];
  worth: number;
  cost: number;
  least: number;
}

export function bestExchange<Thing>({ own, other, mustLike, isLegal }: Search<Thing>): Exchange<Thing> | null {
  const clubs = { own: own.eyes.club, other: other.eyes.club };
  const itemsOf = ({ gives }: Trader<Thing>) =>
    gives.map((thing): Item<Thing> => ({ thing, own: own.eyes.see(thing), other: other.eyes.see(thing) }));
  const [mine, theirs] = [itemsOf(own), itemsOf(other)];
  let known: Payment<Thing>[] | undefined;
  const gain = (seat: Seat, gets: readonly Item<Thing>[], gives: readonly Item<Thing>[]) =>
    gainOf(clubs[seat], { gets: gets.map((item) => item[seat]), gives: gives.map((item) => item[seat]) });
  const scored: (Exchange<Thing> & { score: number })[] = [];
  for (const { item: target, use, price } of targetsAmong(theirs)) {
    const leastPrice = leastOf('other', target);
    for (const { items, worth, least } of paymentsFor(price)) {
      // Each thing by itself is as good as the sum, unless the one takes the other's place in a lineup.
      const isApart = items.every((item) => item.own.level !== 'PRO' || item.own.position !== target.own.position);
      if (isApart && (least > use || (mustLike === 'both' && worth < leastPrice))) continue;
      const score = scoreOf(items, target);
      if (score > 0) scored.push({ gives: items.map(({ thing }) => thing), gets: [target.thing], score });
    }
  }
  scored.sort((one, another) => another.score - one.score);
  return scored.slice(0, LOOKED_AT.legal).find(({ gives, gets }) => isLegal(gives, gets)) ?? null;

  /** What is worth more to the one than to the other, what each of them gains and loses taken together. */
  function targetsAmong(items: readonly Item<Thing>[]) {
    return items
      .map((item) => ({ item, use: gain('own', [item], []).total, price: -gain('other', [], [item]).total }))
      .sort((one, another) => another.use - another.price - (one.use - one.price))
      .slice(0, LOOKED_AT.targets);
  }

  /** What could be given for something of this price: one thing, or one with another of less worth. */
  function paymentsFor(price: number): Payment<Thing>[] {
    const able = priced().filter(({ worth }) => worth > 0 && worth < price * 1.6 + 3);
    // What fits the price, and what the one needs less than the other.
    const fitting = able.toSorted((one, another) => Math.abs(one.worth - price) - Math.abs(another.worth - price));
    const spare = able.toSorted((one, another) => another.worth - another.cost - (one.worth - one.cost));
    const assets = [...new Set([...fitting.slice(0, LOOKED_AT.fitting), ...spare.slice(0, LOOKED_AT.spare)])];
    const small = assets.toSorted((one, another) => one.worth - another.worth).slice(0, LOOKED_AT.seconds);
    const pairs = assets.flatMap((first) =>
      small.flatMap((second, place): Payment<Thing>[] =>
        // Of two small ones each pair once.
        second === first || small.indexOf(first) > place
          ? []
          : [
              {
                items: [...first.items, ...second.items],
                worth: first.worth + second.worth,
                cost: first.cost + second.cost,
                least: first.least + second.least,
              },
            ],
      ),
    );
    return [...assets, ...pairs];
  }

  function priced(): Payment<Thing>[] {
    known ??= mine.map((item) => ({
      items: [item],
      worth: gain('other', [item], []).total,
      cost: -gain('own', [], [item]).total,
      least: leastOf('own', item),
    }));
    return known;
  }

  /** What something costs the one who gives it if each dollar of its contract is saved, as where another contract comes for it. */
  function leastOf(seat: Seat, item: Item<Thing>): number {
    const { now, later } = gain(seat, [], [item]);
    return gain(seat, [item], []).money - now - later;
  }

  /** By how much the one that gains less is above what it wants; above 0 the trade would be made. */
  function scoreOf(gives: readonly Item<Thing>[], target: Item<Thing>): number {
    const first = gain('own', [target], gives);
    const above = first.total - premiumOf(first, CALM);
    if (above <= 0) return above;
    const second = gain('other', gives, [target]);
    if (mustLike === 'first') return second.total >= -GIVEN_AWAY * second.larger ? above : -1;
    return Math.min(above, second.total - premiumOf(second, CALM));
  }
}
