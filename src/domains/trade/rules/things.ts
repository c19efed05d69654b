/** What can change hands: players under contract, picks of drafts to come, and the rights of drafted amateurs. */
import type { Becoming } from '#domains/trade/contract/conditions.ts';
import type { ClubId, PickId, PlayerId } from '#engine/ids.ts';

export type TradeThing =
  | {
      kind: 'player';
      playerId: PlayerId;
      /** Percent of his salary that the club that gives him keeps paying. */
      retention: number;
    }
  | {
      kind: 'pick';
      pickId: PickId;
      /** Another pick of the club that gives it, and the condition on which it goes over instead. */
      becomes?: Becoming | undefined;
    }
  | { kind: 'rights'; playerId: PlayerId };

/** A thing, and which way it goes. */
export type TradePart = TradeThing & { fromClubId: ClubId; toClubId: ClubId };

/** The same for the same player, pick or rights, whatever is retained. */
export function keyOf(thing: TradeThing): string {
  return thing.kind === 'pick' ? `pick/${thing.pickId}` : `player/${thing.playerId}`;
}

/** Everything that a part names: a pick with a condition is two. */
export function keysOf(thing: TradeThing): string[] {
  const becomes = thing.kind === 'pick' ? thing.becomes : undefined;
  return becomes ? [keyOf(thing), keyOf({ kind: 'pick', pickId: becomes.pickId })] : [keyOf(thing)];
}

/** A pick as a club at the table has it. */
export interface TradePick {
  id: PickId;
  /** At whose end the draft is. */
  season: number;
  round: number;
  /** Null until the lottery. */
  spot: number | null;
  /** Whose finish decides when it is used. */
  originalClubId: ClubId;
}

/** Whose rights a club holds. */
export interface TradeProspect {
  id: PlayerId;
  name: string;
}
