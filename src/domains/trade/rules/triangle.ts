/** Three-club trades in which each club has what the next one lacks, so that no two could trade alone. */
import { EVEN, GIVEN_AWAY, TRIANGLE_LOOKS_AT } from '#domains/trade/constants.ts';
import { isEven, makeWeight, type Shared, sharedWorth, sumOf } from '#domains/trade/rules/even.ts';
import type { Trader } from '#domains/trade/rules/search.ts';
import { gainOf, premiumOf } from '#engine/market/trade.ts';

/** An asset that goes from one of the three clubs to another, both by their place in the list. */
export interface Passed<Asset> {
  asset: Asset;
  from: number;
  to: number;
}

interface Round<Asset> {
  /** The club that starts the search comes first. */
  traders: readonly [Trader<Asset>, Trader<Asset>, Trader<Asset>];
  /** Clubs that accept a small loss by their own estimates: managers, who answer for themselves. */
  lenient: ReadonlySet<number>;
  isLegal(passed: readonly Passed<Asset>[]): boolean;
}

const CALM = { heard: 0, deals: 0, made: 0, isRival: false };
const WAYS_ROUND = [
  [0, 1, 2],
  [0, 2, 1],
] as const;

/** Returns the trade that maximizes the smallest gain; one asset goes from each club to the next. */
export function bestTriangle<Asset>({ traders, lenient, isLegal }: Round<Asset>): Passed<Asset>[] | null {
  const rounds = WAYS_ROUND.flatMap(([first, second, third]) => {
    const [one, two, three] = [
      passesBetween(traders, first, second),
      passesBetween(traders, second, third),
      passesBetween(traders, third, first),
    ];
    return one.flatMap((a) => two.flatMap((b) => three.map((c) => [a, b, c])));
  });
  const weigh = sharedWorth(traders.map(({ valuation }) => valuation));
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

/** Returns the trade with additions from clubs that gain to clubs that lose by the shared valuation; null: that does not make it even. */
function evened<Asset>(
  traders: readonly Trader<Asset>[],
  passed: readonly Passed<Asset>[],
  weigh: (asset: Asset) => Shared,
): Passed<Asset>[] | null {
  const all = [...passed];
  const side = (index: number, end: 'from' | 'to') =>
    all.filter((each) => each[end] === index).map(({ asset }) => weigh(asset));
  for (let count = 0; count <= EVEN.mostAdded; count++) {
    if (traders.every((_, index) => isEven(side(index, 'from'), side(index, 'to'), EVEN.ofThree))) return all;
    const gaps = traders.map((_, index) => ({ index, gap: sumOf(side(index, 'to')) - sumOf(side(index, 'from')) }));
    gaps.sort((one, other) => one.gap - other.gap);
    const [loses, gains] = [gaps[0], gaps.at(-1)];
    if (!loses || !gains) return null;
    const free = traders[gains.index]?.adds.at(-1)?.filter((asset) => !all.some((each) => each.asset === asset)) ?? [];
    const [asset] =
      makeWeight(
        Math.min(gains.gap, -loses.gap),
        free.map((each) => ({ asset: each, worth: weigh(each).worth })),
      ) ?? [];
    if (asset === undefined) return null;
    all.push({ asset, from: gains.index, to: loses.index });
  }
  return null;
}

/** Returns the assets worth more to the taker than to the giver. */
function passesBetween<Asset>(traders: readonly Trader<Asset>[], from: number, to: number): Passed<Asset>[] {
  const [giver, taker] = [traders[from], traders[to]];
  if (!giver || !taker) return [];
  return giver.gives
    .map((asset) => {
      const surplus =
        gainOf(taker.valuation.club, { gets: [taker.valuation.appraise(asset)], gives: [] }).total +
        gainOf(giver.valuation.club, { gets: [], gives: [giver.valuation.appraise(asset)] }).total;
      return { passed: { asset, from, to }, surplus };
    })
    .sort((one, other) => other.surplus - one.surplus)
    .slice(0, TRIANGLE_LOOKS_AT.passes)
    .map(({ passed }) => passed);
}

/** Returns how far the club that gains least exceeds what it requires; above 0 the trade would be made. */
function scoreOf<Asset>(
  traders: readonly Trader<Asset>[],
  passed: readonly Passed<Asset>[],
  lenient: ReadonlySet<number>,
): number {
  const wants = traders.map(({ valuation }, index) => {
    const gain = gainOf(valuation.club, {
      gets: passed.flatMap(({ asset, to }) => (to === index ? [valuation.appraise(asset)] : [])),
      gives: passed.flatMap(({ asset, from }) => (from === index ? [valuation.appraise(asset)] : [])),
    });
    if (!lenient.has(index)) return gain.total - premiumOf(gain, CALM);
    return gain.total >= -GIVEN_AWAY * gain.larger ? Number.POSITIVE_INFINITY : -1;
  });
  return Math.min(...wants);
}
