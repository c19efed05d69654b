/** The trade that is being built: what goes from whom to whom, and what is retained. */

import { useState } from 'react';
import type { TeamRef } from '#domains/shapes.ts';
import type { Becoming } from '#domains/trade/contract/conditions.ts';
import type { AskedPart, TradePartView, TradeView } from '#domains/trade/contract/shapes.ts';
import { keyOf, type TradeThing } from '#domains/trade/rules/things.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';

export interface DraftTrade {
  parts: readonly AskedPart[];
  has(thing: TradeThing): boolean;
  /** Puts it in, on its usual way, or takes it out. */
  toggle(thing: TradeThing, fromTeamId: TeamId): void;
  /** Somebody or a pick is taken by the mouse; null: it is let go. */
  drag(thing: TradeThing | null, fromTeamId: TeamId): void;
  /** The club whose thing is being dragged; null: nothing is. */
  draggedFrom: TeamId | null;
  /** What is being dragged is let go: it goes to that club; null: its usual way. */
  drop(toTeamId: TeamId | null): void;
  retain(part: AskedPart, percent: number): void;
  send(part: AskedPart, toTeamId: TeamId): void;
  /** What a pick becomes, and when; undefined: it is what it is. */
  promise(part: AskedPart, becomes: Becoming | undefined): void;
}

/**
 * @param teams first teams of the clubs at the table, one's own first
 * @param countered the offer that is answered: its parts are where one begins
 */
export function useDraftTrade(countered: TradeView | null, teams: readonly TeamRef[]): DraftTrade {
  const [get, give, getPick] = [useSearchNumber('get'), useSearchNumber('give'), useSearchNumber('pick')];
  const [own, other] = [teams[0]?.id ?? 0, teams[1]?.id ?? 0];
  const [parts, setParts] = useState<readonly AskedPart[]>(() => {
    const man = (playerId: PlayerId) => ({ kind: 'player' as const, playerId, retention: 0 });
    return [
      ...(countered ? partsOf(countered, teams) : []),
      ...(give === undefined ? [] : [{ ...man(give), fromTeamId: own, toTeamId: other }]),
      ...(get === undefined ? [] : [{ ...man(get), fromTeamId: other, toTeamId: own }]),
      ...(getPick === undefined ? [] : [{ kind: 'pick' as const, pickId: getPick, fromTeamId: other, toTeamId: own }]),
    ];
  });
  const [dragged, setDragged] = useState<{ thing: TradeThing; fromTeamId: TeamId } | null>(null);
  const usualFor = (fromTeamId: TeamId) => (fromTeamId === own ? other : own);
  const change = (part: AskedPart, into: (before: AskedPart) => AskedPart) =>
    setParts((before) => before.map((each) => (keyOf(each) === keyOf(part) ? into(each) : each)));
  const isAtTable = ({ fromTeamId, toTeamId }: AskedPart) =>
    [fromTeamId, toTeamId].every((id) => teams.some((team) => team.id === id));
  return {
    // Who has left the table takes his things along.
    parts: parts.filter(isAtTable),
    has: (thing) => parts.some((part) => keyOf(part) === keyOf(thing)),
    toggle: (thing, fromTeamId) =>
      setParts((before) => {
        const without = before.filter((part) => keyOf(part) !== keyOf(thing));
        if (without.length < before.length) return without;
        return [...before, { ...thing, fromTeamId, toTeamId: usualFor(fromTeamId) }];
      }),
    drag: (thing, fromTeamId) => setDragged(thing && { thing, fromTeamId }),
    draggedFrom: dragged?.fromTeamId ?? null,
    drop: (toTeamId) => {
      if (!dragged) return;
      const { thing, fromTeamId } = dragged;
      const asked = { ...thing, fromTeamId, toTeamId: toTeamId ?? usualFor(fromTeamId) };
      setParts((before) => {
        if (!before.some((part) => keyOf(part) === keyOf(thing))) return [...before, asked];
        // It is in already: at most it goes elsewhere now.
        if (toTeamId === null) return before;
        return before.map((part) => (keyOf(part) === keyOf(thing) ? { ...part, toTeamId } : part));
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
