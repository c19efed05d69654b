/** A trade of three clubs, each of which has what the next one lacks: no two of them could have made it. */
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

/** Things that one club could pass to the next which are looked at, and rounds whose legality is asked. */
const LOOKED_AT = { passes: 5, legal: 6 } as const;
/** So much of the larger side a manager is asked to give away at most, by his own scouts. */
const GIVEN_AWAY = 0.05;
const CALM = { heard: 0, deals: 0, made: 0, isRival: false };
const WAYS_ROUND = [
  [0, 1, 2],
  [0, 2, 1],
] as const;

/** The trade in which the one that gains least gains most; one thing goes from each to the next. */
export function bestTriangle<Thing>({ traders, lenient, isLegal }: Round<Thing>): Passed<Thing>[] | null {
  const found = WAYS_ROUND.flatMap(([first, second, third]) => {
    const [one, two, three] = [
      passesBetween(traders, first, second),
      passesBetween(traders, second, third),
      passesBetween(traders, third, first),
    ];
    return one.flatMap((a) =>
      two.flatMap((b) =>
        three.flatMap((c) => {
          const passed = [a, b, c];
          const score = scoreOf(traders, passed, lenient);
          return score > 0 ? [{ passed, score }] : [];
        }),
      ),
    );
  });
  found.sort((one, other) => other.score - one.score);
  return found.slice(0, LOOKED_AT.legal).find(({ passed }) => isLegal(passed))?.passed ?? null;
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
    .slice(0, LOOKED_AT.passes)
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
