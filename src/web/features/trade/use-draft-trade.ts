/** The trade under construction: assets, their destinations, and retained salaries. */

import { useState } from 'react';
import type { TeamRef } from '#domains/shapes.ts';
import type { Becoming } from '#domains/trade/contract/conditions.ts';
import type { AskedPart, TradePartView, TradeView } from '#domains/trade/contract/shapes.ts';
import { keyOf, type TradeAsset } from '#domains/trade/rules/assets.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';

export interface DraftTrade {
  parts: readonly AskedPart[];
  has(asset: TradeAsset): boolean;
  /** Adds the asset, with its default destination, or removes it. */
  toggle(asset: TradeAsset, fromTeamId: TeamId): void;
  /** An asset is grabbed with the mouse; null: it is released. */
  drag(asset: TradeAsset | null, fromTeamId: TeamId): void;
  /** The club whose asset is being dragged; null: none is. */
  draggedFrom: TeamId | null;
  /** Drops the dragged asset: it goes to that club; null: to its default destination. */
  drop(toTeamId: TeamId | null): void;
  retain(part: AskedPart, percent: number): void;
  send(part: AskedPart, toTeamId: TeamId): void;
  /** Sets what a pick becomes, and when; undefined: it is unconditional. */
  promise(part: AskedPart, becomes: Becoming | undefined): void;
}

/**
 * Returns the trade and its commands.
 * @param teams first teams of the clubs in the trade, the user's own first
 * @param countered the offer that is countered: its parts are the starting point
 */
export function useDraftTrade(countered: TradeView | null, teams: readonly TeamRef[]): DraftTrade {
  const [get, give, getPick] = [useSearchNumber('get'), useSearchNumber('give'), useSearchNumber('pick')];
  const [own, other] = [teams[0]?.id ?? 0, teams[1]?.id ?? 0];
  const [parts, setParts] = useState<readonly AskedPart[]>(() => {
    const unretained = (playerId: PlayerId) => ({ kind: 'player' as const, playerId, retention: 0 });
    return [
      ...(countered ? partsOf(countered, teams) : []),
      ...(give === undefined ? [] : [{ ...unretained(give), fromTeamId: own, toTeamId: other }]),
      ...(get === undefined ? [] : [{ ...unretained(get), fromTeamId: other, toTeamId: own }]),
      ...(getPick === undefined ? [] : [{ kind: 'pick' as const, pickId: getPick, fromTeamId: other, toTeamId: own }]),
    ];
  });
  const [dragged, setDragged] = useState<{ asset: TradeAsset; fromTeamId: TeamId } | null>(null);
  const usualFor = (fromTeamId: TeamId) => (fromTeamId === own ? other : own);
  const change = (part: AskedPart, into: (before: AskedPart) => AskedPart) =>
    setParts((before) => before.map((each) => (keyOf(each) === keyOf(part) ? into(each) : each)));
  const isAtTable = ({ fromTeamId, toTeamId }: AskedPart) =>
    [fromTeamId, toTeamId].every((id) => teams.some((team) => team.id === id));
  return {
    // A club that has left the trade takes its assets with it.
    parts: parts.filter(isAtTable),
    has: (asset) => parts.some((part) => keyOf(part) === keyOf(asset)),
    toggle: (asset, fromTeamId) =>
      setParts((before) => {
        const without = before.filter((part) => keyOf(part) !== keyOf(asset));
        if (without.length < before.length) return without;
        return [...before, { ...asset, fromTeamId, toTeamId: usualFor(fromTeamId) }];
      }),
    drag: (asset, fromTeamId) => setDragged(asset && { asset, fromTeamId }),
    draggedFrom: dragged?.fromTeamId ?? null,
    drop: (toTeamId) => {
      if (!dragged) return;
      const { asset, fromTeamId } = dragged;
      const asked = { ...asset, fromTeamId, toTeamId: toTeamId ?? usualFor(fromTeamId) };
      setParts((before) => {
        if (!before.some((part) => keyOf(part) === keyOf(asset))) return [...before, asked];
        // It is already in the trade: only its destination may change.
        if (toTeamId === null) return before;
        return before.map((part) => (keyOf(part) === keyOf(asset) ? { ...part, toTeamId } : part));
      });
      setDragged(null);
    },
    retain: (part, retention) => change(part, (each) => (each.kind === 'player' ? { ...each, retention } : each)),
    promise: (part, becomes) => change(part, (each) => (each.kind === 'pick' ? { ...each, becomes } : each)),
    send: (part, toTeamId) => change(part, (each) => ({ ...each, toTeamId })),
  };
}

function partsOf({ parts }: TradeView, teams: readonly TeamRef[]): AskedPart[] {
  const teamOf = (clubId: ClubId) => teams.find((team) => team.clubId === clubId)?.id ?? 0;
  return parts.map((part): AskedPart => {
    const way = { fromTeamId: teamOf(part.fromClubId), toTeamId: teamOf(part.toClubId) };
    if (part.kind === 'pick') return { ...way, kind: 'pick', pickId: part.pick.id, becomes: promiseOf(part.becomes) };
    const playerId = part.player.id;
    return part.kind === 'rights'
      ? { ...way, kind: 'rights', playerId }
      : { ...way, kind: 'player', playerId, retention: part.retention };
  });
}

function promiseOf(becomes: Extract<TradePartView, { kind: 'pick' }>['becomes']): Becoming | undefined {
  if (!becomes) return undefined;
  const { pick, condition } = becomes;
  if (condition.kind !== 'games') return { pickId: pick.id, condition };
  const { player, games } = condition;
  return { pickId: pick.id, condition: { kind: 'games', playerId: player.id, games } };
}
