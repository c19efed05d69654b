/** The trade of two clubs that is best for both of them, and even by what both see. */
import { EVEN, GIVEN_AWAY, PICKS_WEIGH, SEARCH_LOOKS_AT } from '#domains/trade/constants.ts';
import { type Appraiser, isEven, makeWeight, type Shared, sumOf } from '#domains/trade/rules/even.ts';
import { gainOf, premiumOf, type TradeMan, type TradingClub } from '#engine/market/trade.ts';

export interface Trader<Thing> {
  eyes: Appraiser<Thing> & { club: TradingClub; see(thing: Thing): TradeMan };
  /** What it could give. */
  gives: readonly Thing[];
  /** What it could add so that both sides weigh the same, in groups: the first that does is taken. */
  adds: readonly (readonly Thing[])[];
}

export interface Search<Thing> {
  own: Trader<Thing>;
  other: Trader<Thing>;
  mustLike: MustLike;
  /** What both take a thing for together. */
  weigh(thing: Thing): Shared;
  /** Whether neither forbids it at a glance: asked of many, before the best of them are evened. */
  mayBe(gives: readonly Thing[], gets: readonly Thing[]): boolean;
  isLegal(gives: readonly Thing[], gets: readonly Thing[]): boolean;
}
type MustLike = 'both' | 'first';

interface Exchange<Thing> {
  gives: readonly Thing[];
  gets: readonly Thing[];
}

const CALM = { heard: 0, deals: 0, made: 0, isRival: false };

/** Something that could change hands, as both clubs see it. */
interface Item<Thing> {
  thing: Thing;
  own: TradeMan;
  other: TradeMan;
}
type Seat = 'own' | 'other';

interface Weighed<Thing> {
  gives: readonly Item<Thing>[];
  gets: readonly Item<Thing>[];
  /** Whether a pick changes hands. */
  hasPicks: boolean;
  /** Goals by which both together are above what they want, and how good it is for both; above 0 it would be made. */
  both: number;
  score: number;
}

/** What could be given, what it is worth to the one who gets it and costs the one who gives; and what it costs at least, if another contract comes for it. */
interface Payment<Thing> {
  item: Item<Thing>;
  worth: number;
  cost: number;
  least: number;
}

/** What a payment is to be. */
interface Wanted<Thing> {
  price: number;
  /** Whether it takes no place in a lineup from what is paid for, so that what each is worth by itself is all there is to say. */
  isApart(item: Item<Thing>): boolean;
  /** What it may cost. */
  most: number;
  /** What it has to be worth; null: anything. */
  worth: number | null;
}

export function bestExchange<Thing>({
  own,
  other,
  mustLike,
  weigh,
  mayBe,
  isLegal,
}: Search<Thing>): Exchange<Thing> | null {
  const clubs = { own: own.eyes.club, other: other.eyes.club };
  const itemsOf = (things: readonly Thing[]) =>
    things.map((thing): Item<Thing> => ({ thing, own: own.eyes.see(thing), other: other.eyes.see(thing) }));
  const [mine, theirs] = [itemsOf(own.gives), itemsOf(other.gives)];
  let known: Payment<Thing>[] | undefined;
  const gain = (seat: Seat, gets: readonly Item<Thing>[], gives: readonly Item<Thing>[]) =>
    gainOf(clubs[seat], { gets: gets.map((item) => item[seat]), gives: gives.map((item) => item[seat]) });
  const found: Weighed<Thing>[] = [];
  for (const { item: target, use, price } of targetsAmong(theirs)) {
    // Each thing by itself is as good as the sum, unless the one takes the other's place in a lineup.
    const isApart = ({ own: { level, position } }: Item<Thing>) => level !== 'PRO' || position !== target.own.position;
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
      .map(thingsOf)
      .find(({ gives, gets }) => isLegal(gives, gets)) ?? null
  );

  function isPossible(weighed: Weighed<Thing>): boolean {
    const { gives, gets } = thingsOf(weighed);
    return mayBe(gives, gets);
  }

  /** The same with what the one that gains adds; null: it cannot be made even so that both still like it. */
  function evened(plain: Weighed<Thing>): Weighed<Thing> | null {
    const { gives, gets } = plain;
    const shared = (items: readonly Item<Thing>[]) => items.map(({ thing }) => weigh(thing));
    const gap = sumOf(shared(gets)) - sumOf(shared(gives));
    const isFine = (each: Weighed<Thing>) =>
      each.score > 0 && isEven(shared(each.gives), shared(each.gets), each.hasPicks ? EVEN.ofTwo : EVEN.ofMen);
    if (isFine(plain)) return plain;
    const moving = new Set([...gives, ...gets].map(({ thing }) => thing));
    for (const adds of (gap > 0 ? own : other).adds) {
      const free = adds.filter((thing) => !moving.has(thing));
      const added = makeWeight(
        Math.abs(gap),
        free.map((thing) => ({ thing, worth: weigh(thing).worth })),
      );
      if (!added) continue;
      const more = itemsOf(added);
      const weighed = gap > 0 ? scoreOf([...gives, ...more], gets) : scoreOf(gives, [...gets, ...more]);
      if (isFine(weighed) && isPossible(weighed)) return weighed;
    }
    return null;
  }

  /** What is worth more to the one than to the other, what each of them gains and loses taken together. */
  function targetsAmong(items: readonly Item<Thing>[]) {
    return items
      .map((item) => ({ item, use: gain('own', [item], []).total, price: -gain('other', [], [item]).total }))
      .sort((one, another) => another.use - another.price - (one.use - one.price))
      .slice(0, SEARCH_LOOKS_AT.targets);
  }

  function priced(): Payment<Thing>[] {
    known ??= mine.map((item) => ({
      item,
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

  function scoreOf(gives: readonly Item<Thing>[], gets: readonly Item<Thing>[]): Weighed<Thing> {
    const hasPicks = [...gives, ...gets].some((item) => item.own.id < 0);
    const gains = { first: gain('own', gets, gives), second: gain('other', gives, gets) };
    return { gives, gets, hasPicks, ...scoreOfGains(gains, { mustLike, hasPicks }) };
  }
}

interface Gains {
  first: ReturnType<typeof gainOf>;
  second: ReturnType<typeof gainOf>;
}

/** By how much each is above what it wants. */
function scoreOfGains({ first, second }: Gains, { mustLike, hasPicks }: { mustLike: MustLike; hasPicks: boolean }) {
  const above = first.total - premiumOf(first, CALM);
  const wants = mustLike === 'both' ? premiumOf(second, CALM) : -GIVEN_AWAY * second.larger;
  const otherAbove = second.total - wants;
  // As two would settle it who are equally good at it (Nash).
  const nash = above > 0 && otherAbove > 0 ? above * otherAbove : -1;
  return { both: above + otherAbove, score: nash > 0 && hasPicks ? PICKS_WEIGH * nash : nash };
}

function thingsOf<Thing>({ gives, gets }: Weighed<Thing>): Exchange<Thing> {
  return { gives: gives.map(({ thing }) => thing), gets: gets.map(({ thing }) => thing) };
}

/**
 * What could be given for something of this price: one thing, or one with another of less worth. Of hundreds of thousands of them a night only those
 * are made that are cheap enough for the one who gives, and dear enough for the other; null: whatever it is worth.
 */
function paymentsAmong<Thing>(
  priced: readonly Payment<Thing>[],
  { price, isApart, most, worth: atLeast }: Wanted<Thing>,
): Item<Thing>[][] {
  const able = priced.filter(({ worth }) => worth > 0 && worth < price * 1.6 + 3);
  // What fits the price, and what the one needs less than the other.
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
      // Of two small ones each pair once.
      if (second === first || rank > place) continue;
      const areApart = apart.has(first) && apart.has(second);
      if (areApart && isOut(first.least + second.least, first.worth + second.worth)) continue;
      payments.push([first.item, second.item]);
    }
  }
  return payments;
}
