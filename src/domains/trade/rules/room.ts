/** What rosters of two clubs allow, as counts: asked of thousands of exchanges before all that is against the best of them is looked at. */

import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { MIN_HEALTHY } from '#domains/roster/constants.ts';
import type { TradeBody, TradeSide } from '#domains/trade/rules/legality.ts';
import type { TradeThing } from '#domains/trade/rules/things.ts';
import type { PlayerId } from '#engine/ids.ts';
import { groupOf } from '#engine/player/skills.ts';

/**
 * Returns whether two clubs would still have enough players of each group on both teams, and none too many under contract, after an exchange.
 * What it refuses is against the rules; what it allows may be so too.
 */
export function roomFor([own, other]: readonly [TradeSide, TradeSide]) {
  const bodies = new Map([...own.bodies, ...other.bodies].map((body) => [body.id, body]));
  const [mine, theirs] = [countsOf(own), countsOf(other)];
  return (gives: readonly TradeThing[], gets: readonly TradeThing[]): boolean => {
    const [leaving, coming] = [bodiesOf(gives, bodies), bodiesOf(gets, bodies)];
    return hasRoom(mine, leaving, coming) && hasRoom(theirs, coming, leaving);
  };
}

/** Players by team and group, and under contract. */
type Counts = ReadonlyMap<string, number>;
const SIGNED = 'signed';

function keysOf(body: TradeBody): string[] {
  return body.level === 'U21' ? [] : [SIGNED, `${body.level}/${groupOf(body.position)}`];
}

function countsOf({ bodies }: TradeSide): Counts {
  const counts = new Map<string, number>();
  for (const key of bodies.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function hasRoom(counts: Counts, leaving: readonly TradeBody[], coming: readonly TradeBody[]): boolean {
  const changes = new Map<string, number>();
  for (const key of leaving.flatMap(keysOf)) changes.set(key, (changes.get(key) ?? 0) - 1);
  for (const key of coming.flatMap(keysOf)) changes.set(key, (changes.get(key) ?? 0) + 1);
  return [...changes].every(([key, change]) => {
    const after = (counts.get(key) ?? 0) + change;
    if (key === SIGNED) return change <= 0 || after <= MAX_CONTRACTS;
    return change >= 0 || after >= (FEWEST.get(key) ?? 0);
  });
}

const FEWEST: Counts = new Map(
  (['PRO', 'FRM'] as const).flatMap((level) =>
    Object.entries(MIN_HEALTHY).map(([group, fewest]): [string, number] => [`${level}/${group}`, fewest]),
  ),
);

function bodiesOf(things: readonly TradeThing[], bodies: ReadonlyMap<PlayerId, TradeBody>): TradeBody[] {
  return things.flatMap((thing) => (thing.kind === 'player' ? (bodies.get(thing.playerId) ?? []) : []));
}
