/** What may be suggested to a bench. */
import type { BenchMove } from '#domains/game/contract/bench.ts';
import { goalieInNet } from '#domains/game/rules/advice/seen.ts';
import type { MaySet } from '#domains/lineups/rules/bench.ts';
import { type Board, isSameOrders, isSameTactics } from '#domains/lineups/rules/board.ts';
import { ordersLeft } from '#domains/lineups/rules/orders.ts';
import {
  ORDER_STARTERS,
  type OrderStarterId,
  presetTactics,
  type TacticPresetId,
} from '#domains/lineups/rules/presets.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Tactics } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, type LineupPlace } from '#engine/lineup/places.ts';
import { type Conditioned, strengthTonight } from '#engine/lineup/strength.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchPlayer } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';

/** What a bench knows when it looks for changes. */
export interface Looking {
  board: Board;
  may: MaySet;
  /** Its dressed players with their energy now. */
  players: readonly MatchPlayer[];
  gone: ReadonlySet<PlayerId>;
  events: readonly MatchEvent[];
  side: Side;
  /** Own goals less theirs. */
  lead: number;
  /** Minutes played. */
  minute: number;
  /** The style seen of the opponent. */
  theirs: Tactics;
}

/** Returns the changes worth a try, at most one of a kind: each is tried in very many games. */
export function movesToTry(looking: Looking): BenchMove[] {
  const { may } = looking;
  return [
    ...(may.lines ? [bestUnits(looking), bestPlayers(looking), otherGoalie(looking)] : []),
    ...(may.tactics ? [otherPlan(looking), anOrder(looking)] : []),
  ].filter((move) => move !== null);
}

interface Placed {
  at: LineupPlace;
  playerId: PlayerId;
  strength: number;
}

/** Returns the skaters of lines or pairs, with their strength as tired as they are. */
function placedIn(
  { board, players, gone }: Pick<Looking, 'board' | 'players' | 'gone'>,
  group: 'forwards' | 'defense',
): Placed[] {
  const byId = new Map<PlayerId, Conditioned>(players.map((player) => [player.id, player]));
  return DRESSED_PLACES.flatMap((at) => {
    const playerId = at.read(board.lineup);
    const player = playerId === null || gone.has(playerId) ? undefined : byId.get(playerId);
    if (playerId === null || !player || at.position === null || !at.name.startsWith(group)) return [];
    return [{ at, playerId, strength: strengthTonight(player, at.position) }];
  });
}

/** Returns the two neighboring lines, or pairs, of which the lower one gains most on the upper. */
function bestUnits(looking: Looking): BenchMove | null {
  const gains = (['forwards', 'defense'] as const).flatMap((group) => {
    const units = Map.groupBy(placedIn(looking, group), ({ at }) => at.unit);
    const mean = (unit: number) => {
      const skaters = units.get(unit) ?? [];
      return skaters.reduce((sum, { strength }) => sum + strength, 0) / skaters.length;
    };
    return [...units.keys()]
      .filter((unit) => units.has(unit + 1))
      .map((unit) => ({ group, one: unit, other: unit + 1, gain: mean(unit + 1) - mean(unit) }));
  });
  const best = gains.reduce<(typeof gains)[number] | null>(
    (most, some) => (most && most.gain >= some.gain ? most : some),
    null,
  );
  return best && { kind: 'units', group: best.group, one: best.one, other: best.other };
}

/** Returns the skater who should play more instead of one who is tired: for the same position, from a lower line or pair. */
function bestPlayers(looking: Looking): BenchMove | null {
  const placed = [...placedIn(looking, 'forwards'), ...placedIn(looking, 'defense')];
  let best: { one: PlayerId; other: PlayerId; gain: number } | null = null;
  for (const upper of placed) {
    for (const lower of placed) {
      if (lower.at.position !== upper.at.position || lower.at.unit <= upper.at.unit) continue;
      const gain = lower.strength - upper.strength;
      if (!best || gain > best.gain) best = { one: lower.playerId, other: upper.playerId, gain };
    }
  }
  return best && { kind: 'players', one: best.one, other: best.other };
}

/** Returns the change to the backup, unless he is in net already or cannot play. */
function otherGoalie({ board, gone, events, side }: Looking): BenchMove | null {
  const { BG } = board.lineup.goalies;
  if (BG === null || gone.has(BG) || goalieInNet(events, side) !== null) return null;
  return { kind: 'goalie', playerId: BG };
}

/** Returns the plan that answers what has been seen, or the score where nothing stands out. */
function otherPlan({ board, theirs, lead }: Looking): BenchMove | null {
  const answers: (TacticPresetId | false)[] = [
    theirs.offense === 'rush' && 'trap',
    theirs.offense === 'cycle' && 'pressure',
    theirs.forecheck === 'aggressive' && 'runAndGun',
    theirs.forecheck === 'passive' && 'possession',
    lead > 0 ? 'shutdown' : lead < 0 ? 'shootFirst' : 'pressure',
    'balanced',
  ];
  const plan = answers.find((id) => id !== false && !isSameTactics(board.tactics, presetTactics(id)));
  return plan ? { kind: 'tactics', tactics: presetTactics(plan) } : null;
}

/** Returns the order that fits the score, if the bench has room for it and has not given it. */
function anOrder({ board, lead, minute }: Looking): BenchMove | null {
  const id: OrderStarterId =
    lead >= 4 ? 'blowout' : lead > 0 ? 'protect' : lead === 0 ? 'tied' : lead === -1 ? 'chase' : 'desperate';
  const order = ORDER_STARTERS[id];
  const isGiven = board.orders.some((given) => isSameOrders([given], [order]));
  // Orders of regulation are of no use in overtime.
  return isGiven || minute >= 60 || ordersLeft(board.orders) === 0 ? null : { kind: 'order', order };
}
