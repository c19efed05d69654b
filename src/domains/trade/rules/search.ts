/** Finds the trade of two clubs that is best for both, and even by their shared valuation. */
import { EVEN, GIVEN_AWAY, PICKS_WEIGH, SEARCH_LOOKS_AT } from '#domains/trade/constants.ts';
import { type Appraiser, isEven, makeWeight, type Shared, sumOf } from '#domains/trade/rules/even.ts';
import { gainOf, premiumOf, type TradingClub, type ValuedAsset } from '#engine/market/trade.ts';

export interface Trader<Asset> {
  valuation: Appraiser<Asset> & { club: TradingClub; appraise(asset: Asset): ValuedAsset };
  /** What it could give. */
  gives: readonly Asset[];
  /** What it could add to even the trade, in groups: the first group that works is taken. */
  adds: readonly (readonly Asset[])[];
}

export interface Search<Asset> {
  own: Trader<Asset>;
  other: Trader<Asset>;
  mustLike: MustLike;
  /** Returns the clubs' shared valuation of an asset. */
  weigh(asset: Asset): Shared;
  /** Returns whether a quick check allows the exchange: run on many, before the best are evened. */
  mayBe(gives: readonly Asset[], gets: readonly Asset[]): boolean;
  isLegal(gives: readonly Asset[], gets: readonly Asset[]): boolean;
}
type MustLike = 'both' | 'first';

interface Exchange<Asset> {
  gives: readonly Asset[];
  gets: readonly Asset[];
}

const CALM = { heard: 0, deals: 0, made: 0, isRival: false };

/** An asset as each of the two clubs values it. */
interface Item<Asset> {
  asset: Asset;
  own: ValuedAsset;
  other: ValuedAsset;
}
type Seat = 'own' | 'other';

interface Weighed<Asset> {
  gives: readonly Item<Asset>[];
  gets: readonly Item<Asset>[];
  /** Whether the trade includes a pick. */
  hasPicks: boolean;
  /** Goals by which the two clubs together exceed what they require, and how good the trade is for both; it would be made if the score is above 0. */
  both: number;
  score: number;
}

/**
 * An asset the club could pay with: its worth to the receiver, its cost to the giver, and its lowest cost when another contract comes back for it.
 */
interface Payment<Asset> {
  item: Item<Asset>;
  worth: number;
  cost: number;
  least: number;
}

/** Requirements for a payment. */
interface Wanted<Asset> {
  price: number;
  /** Whether it does not compete for the target's lineup spot, so that their values simply add up. */
  isApart(item: Item<Asset>): boolean;
  /** The highest acceptable cost. */
  most: number;
  /** The lowest acceptable worth; null: any. */
  worth: number | null;
}

export function bestExchange<Asset>(search: Search<Asset>): Exchange<Asset> | null {
  const { own, other, mustLike, weigh, mayBe, isLegal } = search;
  const clubs = { own: own.valuation.club, other: other.valuation.club };
  const itemsOf = (assets: readonly Asset[]) => assets.map((asset) => itemOf(asset, search));
  const [mine, theirs] = [itemsOf(own.gives), itemsOf(other.gives)];
  let known: Payment<Asset>[] | undefined;
  const gain = (seat: Seat, gets: readonly Item<Asset>[], gives: readonly Item<Asset>[]) =>
    gainOf(clubs[seat], { gets: gets.map((item) => item[seat]), gives: gives.map((item) => item[seat]) });
  const found: Weighed<Asset>[] = [];
  for (const { item: target, use, price } of targetsAmong(theirs)) {
    // Values simply add up unless one player takes the other's lineup spot.
    const isApart = ({ own: { level, position } }: Item<Asset>) => level !== 'PRO' || position !== target.own.position;
    for (const items of paymentsAmong(priced(), {
      price,
      isApart,
      most: use,
      worth: mustLike === 'both' ? leastOf('other', target) : null,
    })) {
      const weighed = scoreOf(items, [target]);
      if (weighed.both > 0 && isPossible(weighed)) found.push(weighed);
    }
  }
  found.sort((one, another) => another.both - one.both);
  const best = (hasPicks: boolean) =>
    found.filter((each) => each.hasPicks === hasPicks).slice(0, SEARCH_LOOKS_AT.weighed);
  const even = [...best(false), ...best(true)]
    .flatMap((each) => evened(each) ?? [])
    .sort((one, another) => another.score - one.score);
  return (
    even
      .slice(0, SEARCH_LOOKS_AT.legal)
      .map(assetsOf)
      .find(({ gives, gets }) => isLegal(gives, gets)) ?? null
  );

  function isPossible(weighed: Weighed<Asset>): boolean {
    const { gives, gets } = assetsOf(weighed);
    return mayBe(gives, gets);
  }

  /** Returns the trade with an addition by the club that gains; null: no addition makes it even and still good for both. */
  function evened(plain: Weighed<Asset>): Weighed<Asset> | null {
    const { gives, gets } = plain;
    const shared = (items: readonly Item<Asset>[]) => items.map(({ asset }) => weigh(asset));
    const gap = sumOf(shared(gets)) - sumOf(shared(gives));
    const isFine = (each: Weighed<Asset>) =>
      each.score > 0 && isEven(shared(each.gives), shared(each.gets), each.hasPicks ? EVEN.ofTwo : EVEN.ofPlayers);
    if (isFine(plain)) return plain;
    const moving = new Set([...gives, ...gets].map(({ asset }) => asset));
    for (const adds of (gap > 0 ? own : other).adds) {
      const free = adds.filter((asset) => !moving.has(asset));
      const added = makeWeight(
        Math.abs(gap),
        free.map((asset) => ({ asset, worth: weigh(asset).worth })),
      );
      if (!added) continue;
      const more = itemsOf(added);
      const weighed = gap > 0 ? scoreOf([...gives, ...more], gets) : scoreOf(gives, [...gets, ...more]);
      if (isFine(weighed) && isPossible(weighed)) return weighed;
    }
    return null;
  }

  /** Returns the assets worth most more to the buyer than to the seller, with each club's gains and losses combined. */
  function targetsAmong(items: readonly Item<Asset>[]) {
    return items
      .map((item) => ({ item, use: gain('own', [item], []).total, price: -gain('other', [], [item]).total }))
      .sort((one, another) => another.use - another.price - (one.use - one.price))
      .slice(0, SEARCH_LOOKS_AT.targets);
  }

  function priced(): Payment<Asset>[] {
    known ??= mine.map((item) => ({
      item,
      worth: gain('other', [item], []).total,
      cost: -gain('own', [], [item]).total,
      least: leastOf('own', item),
    }));
    return known;
  }

  /** Returns an asset's lowest cost to the giver: every dollar of its contract counts as saved, as when another contract comes back for it. */
  function leastOf(seat: Seat, item: Item<Asset>): number {
    const { now, later } = gain(seat, [], [item]);
    return gain(seat, [item], []).money - now - later;
  }

  function scoreOf(gives: readonly Item<Asset>[], gets: readonly Item<Asset>[]): Weighed<Asset> {
    const hasPicks = [...gives, ...gets].some((item) => item.own.id < 0);
    const gains = { first: gain('own', gets, gives), second: gain('other', gives, gets) };
    return { gives, gets, hasPicks, ...scoreOfGains(gains, { mustLike, hasPicks }) };
  }
}

/** Returns an asset as each of the two clubs values it. */
function itemOf<Asset>(asset: Asset, { own, other }: Pick<Search<Asset>, 'own' | 'other'>): Item<Asset> {
  return { asset, own: own.valuation.appraise(asset), other: other.valuation.appraise(asset) };
}

interface Gains {
  first: ReturnType<typeof gainOf>;
  second: ReturnType<typeof gainOf>;
}

/** Returns how far each club exceeds what it requires. */
function scoreOfGains({ first, second }: Gains, { mustLike, hasPicks }: { mustLike: MustLike; hasPicks: boolean }) {
  const above = first.total - premiumOf(first, CALM);
  const wants = mustLike === 'both' ? premiumOf(second, CALM) : -GIVEN_AWAY * second.larger;
  const otherAbove = second.total - wants;
  // The Nash bargaining solution between equally skilled negotiators.
  const nash = above > 0 && otherAbove > 0 ? above * otherAbove : -1;
  return { both: above + otherAbove, score: nash > 0 && hasPicks ? PICKS_WEIGH * nash : nash };
}

function assetsOf<Asset>({ gives, gets }: Weighed<Asset>): Exchange<Asset> {
  return { gives: gives.map(({ asset }) => asset), gets: gets.map(({ asset }) => asset) };
}

/**
 * Returns possible payments of about this price: one asset, or one with a lesser one. Searches build hundreds of thousands a night, so only those
 * cheap enough for the giver and valuable enough for the other are built; null: no lower limit.
 */
function paymentsAmong<Asset>(
  priced: readonly Payment<Asset>[],
  { price, isApart, most, worth: atLeast }: Wanted<Asset>,
): Item<Asset>[][] {
  const able = priced.filter(({ worth }) => worth > 0 && worth < price * 1.6 + 3);
  // Assets close to the price, and those the club needs less than the other.
  const fitting = able.toSorted((one, another) => Math.abs(one.worth - price) - Math.abs(another.worth - price));
  const spare = able.toSorted((one, another) => another.worth - another.cost - (one.worth - one.cost));
  const assets = [...new Set([...fitting.slice(0, SEARCH_LOOKS_AT.fitting), ...spare.slice(0, SEARCH_LOOKS_AT.spare)])];
  const small = assets.toSorted((one, another) => one.worth - another.worth).slice(0, SEARCH_LOOKS_AT.seconds);
  const isOut = (least: number, worth: number) => least > most || (atLeast !== null && worth < atLeast);
  const apart = new Set(assets.filter(({ item }) => isApart(item)));
  const payments = assets
    .filter((each) => !(apart.has(each) && isOut(each.least, each.worth)))
    .map(({ item }) => [item]);
  for (const first of assets) {
    const rank = small.indexOf(first);
    for (const [place, second] of small.entries()) {
      // Each pair of small assets only once.
      if (second === first || rank > place) continue;
      const areApart = apart.has(first) && apart.has(second);
      if (areApart && isOut(first.least + second.least, first.worth + second.worth)) continue;
      payments.push([first.item, second.item]);
    }
  }
  return payments;
}
