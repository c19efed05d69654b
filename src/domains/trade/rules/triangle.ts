/** A trade of three clubs, each of which has what the next one lacks: no two of them could have made it. */
import { EVEN, GIVEN_AWAY, TRIANGLE_LOOKS_AT } from '#domains/trade/constants.ts';
import { isEven, makeWeight, type Shared, sharedWorth, sumOf } from '#domains/trade/rules/even.ts';
import type { Trader } from '#domains/trade/rules/search.ts';
import { gainOf, premiumOf } from '#engine/market/trade.ts';

/** A thing that goes from one of the three clubs to another, both by their place in the list. */
export interface Passed<Thing> {
  thing: Thing;
  from: number;
  to: number;
}

interface Round<Thing> {
  /** The club that looks for the trade first. */
  traders: readonly [Trader<Thing>, Trader<Thing>, Trader<Thing>];
  /** Of these a small loss by their own estimates will do: managers, who answer for themselves. */
  lenient: ReadonlySet<number>;
  isLegal(passed: readonly Passed<Thing>[]): boolean;
}

const CALM = { heard: 0, deals: 0, made: 0, isRival: false };
const WAYS_ROUND = [
  [0, 1, 2],
  [0, 2, 1],
] as const;

/** The trade in which the one that gains least gains most; one thing goes from each to the next. */
export function bestTriangle<Thing>({ traders, lenient, isLegal }: Round<Thing>): Passed<Thing>[] | null {
  const rounds = WAYS_ROUND.flatMap(([first, second, third]) => {
    const [one, two, three] = [
      passesBetween(traders, first, second),
      passesBetween(traders, second, third),
      passesBetween(traders, third, first),
    ];
    return one.flatMap((a) => two.flatMap((b) => three.map((c) => [a, b, c])));
  });
  const weigh = sharedWorth(traders.map(({ eyes }) => eyes));
  const found = rounds
    .map((passed) => ({ passed, score: scoreOf(traders, passed, lenient) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, TRIANGLE_LOOKS_AT.weighed)
    .flatMap(({ passed }) => {
      const even = evened(traders, passed, weigh);
      const score = even ? scoreOf(traders, even, lenient) : -1;
      return even && score > 0 ? [{ passed: even, score }] : [];
    })
    .sort((one, other) => other.score - one.score);
  return found.slice(0, TRIANGLE_LOOKS_AT.legal).find(({ passed }) => isLegal(passed))?.passed ?? null;
}

/** The same, with what those add that gain to those that lose by what all of them see; null: that does not make it even. */
function evened<Thing>(
  traders: readonly Trader<Thing>[],
  passed: readonly Passed<Thing>[],
  weigh: (thing: Thing) => Shared,
): Passed<Thing>[] | null {
  const all = [...passed];
  const side = (index: number, end: 'from' | 'to') =>
    all.filter((each) => each[end] === index).map(({ thing }) => weigh(thing));
  for (let count = 0; count <= EVEN.mostAdded; count++) {
    if (traders.every((_, index) => isEven(side(index, 'from'), side(index, 'to'), EVEN.ofThree))) return all;
    const gaps = traders.map((_, index) => ({ index, gap: sumOf(side(index, 'to')) - sumOf(side(index, 'from')) }));
    gaps.sort((one, other) => one.gap - other.gap);
    const [loses, gains] = [gaps[0], gaps.at(-1)];
    if (!loses || !gains) return null;
    const free = traders[gains.index]?.adds.at(-1)?.filter((thing) => !all.some((each) => each.thing === thing)) ?? [];
    const [thing] =
      makeWeight(
        Math.min(gains.gap, -loses.gap),
        free.map((each) => ({ thing: each, worth: weigh(each).worth })),
      ) ?? [];
    if (thing === undefined) return null;
    all.push({ thing, from: gains.index, to: loses.index });
  }
  return null;
}

/** What is worth more to the one that would get it than to the one that has it. */
function passesBetween<Thing>(traders: readonly Trader<Thing>[], from: number, to: number): Passed<Thing>[] {
  const [giver, taker] = [traders[from], traders[to]];
  if (!giver || !taker) return [];
  return giver.gives
    .map((thing) => {
      const surplus =
        gainOf(taker.eyes.club, { gets: [taker.eyes.see(thing)], gives: [] }).total +
        gainOf(giver.eyes.club, { gets: [], gives: [giver.eyes.see(thing)] }).total;
      return { passed: { thing, from, to }, surplus };
    })
    .sort((one, other) => other.surplus - one.surplus)
    .slice(0, TRIANGLE_LOOKS_AT.passes)
    .map(({ passed }) => passed);
}

/** By how much the one that gains least is above what it wants; above 0 the trade would be made. */
function scoreOf<Thing>(
  traders: readonly Trader<Thing>[],
  passed: readonly Passed<Thing>[],
  lenient: ReadonlySet<number>,
): number {
  const wants = traders.map(({ eyes }, index) => {
    const gain = gainOf(eyes.club, {
      gets: passed.flatMap(({ thing, to }) => (to === index ? [eyes.see(thing)] : [])),
      gives: passed.flatMap(({ thing, from }) => (from === index ? [eyes.see(thing)] : [])),
    });
    if (!lenient.has(index)) return gain.total - premiumOf(gain, CALM);
    return gain.total >= -GIVEN_AWAY * gain.larger ? Number.POSITIVE_INFINITY : -1;
  });
  return Math.min(...wants);
}
