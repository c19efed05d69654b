/** Roster room of two clubs as counts: a quick check of thousands of exchanges, before the full legality check of the best. */

import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { MIN_HEALTHY } from '#domains/roster/constants.ts';
import type { TradeAsset } from '#domains/trade/rules/assets.ts';
import type { TradeBody, TradeSide } from '#domains/trade/rules/legality.ts';
import type { PlayerId } from '#engine/ids.ts';
import { groupOf } from '#engine/player/skills.ts';

/**
 * Returns whether two clubs would still have enough players of each group on both teams, and not too many under contract, after an exchange. An
 * exchange it rejects is illegal; one it allows may be illegal, too.
 */
export function roomFor([own, other]: readonly [TradeSide, TradeSide]) {
  const kinds = new Map([...own.bodies, ...other.bodies].map((body) => [body.id, kindOf(body)]));
  const [mine, theirs] = [countsOf(own), countsOf(other)];
  return (gives: readonly TradeAsset[], gets: readonly TradeAsset[]): boolean => {
    const [leaving, coming] = [kindsOf(gives, kinds), kindsOf(gets, kinds)];
    return hasRoom(mine, leaving, coming) && hasRoom(theirs, coming, leaving);
  };
}

/** The group of a player on the first team or the farm, as an index into the counts. */
type Kind = number;
/** Players by kind. */
type Counts = readonly number[];

const KINDS = (['PRO', 'FRM'] as const).flatMap((level) =>
  (['forward', 'defense', 'goalie'] as const).map((group) => ({ level, group })),
);
const FEWEST: Counts = KINDS.map(({ group }) => MIN_HEALTHY[group]);

/** Null: a junior, who is not counted. */
function kindOf({ level, position }: TradeBody): Kind | null {
  const group = groupOf(position);
  const kind = KINDS.findIndex((each) => each.level === level && each.group === group);
  return kind < 0 ? null : kind;
}

function countsOf({ bodies }: TradeSide): Counts {
  const kinds = bodies.map(kindOf);
  return KINDS.map((_, kind) => kinds.filter((each) => each === kind).length);
}

function hasRoom(counts: Counts, leaving: readonly Kind[], coming: readonly Kind[]): boolean {
  const isTooMany =
    coming.length > leaving.length &&
    counts.reduce((sum, count) => sum + count, coming.length - leaving.length) > MAX_CONTRACTS;
  return !isTooMany && leaving.every((kind) => isEnough(kind, counts, { leaving, coming }));
}

/** Returns whether enough players of a kind are left, or as many as before. */
function isEnough(
  kind: Kind,
  counts: Counts,
  { leaving, coming }: { leaving: readonly Kind[]; coming: readonly Kind[] },
): boolean {
  let change = 0;
  for (const each of coming) if (each === kind) change++;
  for (const each of leaving) if (each === kind) change--;
  return change >= 0 || (counts[kind] ?? 0) + change >= (FEWEST[kind] ?? 0);
}

function kindsOf(assets: readonly TradeAsset[], kinds: ReadonlyMap<PlayerId, Kind | null>): Kind[] {
  const found: Kind[] = [];
  for (const asset of assets) {
    const kind = asset.kind === 'player' ? (kinds.get(asset.playerId) ?? null) : null;
    if (kind !== null) found.push(kind);
  }
  return found;
}
