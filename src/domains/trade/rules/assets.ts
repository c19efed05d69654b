/** Assets that can change hands: players under contract, picks in upcoming drafts, and rights to drafted amateurs. */
import type { Becoming } from '#domains/trade/contract/conditions.ts';
import type { ClubId, PickId, PlayerId } from '#engine/ids.ts';

export type TradeAsset =
  | {
      kind: 'player';
      playerId: PlayerId;
      /** Percent of his salary that the club trading him away retains. */
      retention: number;
    }
  | {
      kind: 'pick';
      pickId: PickId;
      /** Another pick of the same club, and the condition on which it goes instead. */
      becomes?: Becoming | undefined;
    }
  | { kind: 'rights'; playerId: PlayerId };

/** An asset with the clubs it goes from and to. */
export type TradePart = TradeAsset & { fromClubId: ClubId; toClubId: ClubId };

/** Returns a key for an asset: the same for the same player, pick or rights, whatever is retained. */
export function keyOf(asset: TradeAsset): string {
  return asset.kind === 'pick' ? `pick/${asset.pickId}` : `player/${asset.playerId}`;
}

/** Returns the keys of all assets a part names: two for a conditional pick. */
export function keysOf(asset: TradeAsset): string[] {
  const becomes = asset.kind === 'pick' ? asset.becomes : undefined;
  return becomes ? [keyOf(asset), keyOf({ kind: 'pick', pickId: becomes.pickId })] : [keyOf(asset)];
}

/** Whether two trades move the same assets between the same clubs, on the same terms. */
export function areSameParts(some: readonly TradePart[], others: readonly TradePart[]): boolean {
  const [one, other] = [some.map(termsOf).sort(), others.map(termsOf).sort()];
  return one.length === other.length && one.every((terms, index) => terms === other[index]);
}

function termsOf(part: TradePart): string {
  const condition = part.kind === 'pick' ? part.becomes?.condition : undefined;
  const retained = part.kind === 'player' ? part.retention : 0;
  const terms = Object.entries(condition ?? {}).sort(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([part.fromClubId, part.toClubId, keysOf(part), retained, terms]);
}

/** A pick that a club in the trade owns. */
export interface TradePick {
  id: PickId;
  /** The season whose end brings the draft. */
  season: number;
  round: number;
  /** Null until the lottery. */
  spot: number | null;
  /** The club whose finish decides the spot. */
  originalClubId: ClubId;
}

/** A drafted amateur whose rights a club holds. */
export interface TradeProspect {
  id: PlayerId;
  name: string;
}
