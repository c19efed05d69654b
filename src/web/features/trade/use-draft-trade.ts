/** The trade that is being built: who goes where, and what is retained. */
import { useState } from 'react';
import type { TradeView } from '#domains/trade/contract.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';

/** Percent retained, by player. */
export type Chosen = ReadonlyMap<number, number>;

export interface DraftTrade {
  gives: Chosen;
  gets: Chosen;
  toggle(side: Side, playerId: number): void;
  retain(side: Side, playerId: number, percent: number): void;
}
export type Side = 'gives' | 'gets';

/** @param countered the offer that is answered: its parts are where one begins */
export function useDraftTrade(countered: TradeView | null, ownClubId: number): DraftTrade {
  const [get, give] = [useSearchNumber('get'), useSearchNumber('give')];
  const partsOf = (isOwn: boolean) =>
    (countered?.parts ?? [])
      .filter(({ fromClubId }) => (fromClubId === ownClubId) === isOwn)
      .map(({ player, retention }): [number, number] => [player.id, retention]);
  const [chosen, setChosen] = useState<Record<Side, Chosen>>(() => ({
    gives: new Map([...partsOf(true), ...(give === undefined ? [] : [[give, 0] as const])]),
    gets: new Map([...partsOf(false), ...(get === undefined ? [] : [[get, 0] as const])]),
  }));
  return {
    ...chosen,
    toggle: (side, playerId) =>
      setChosen((before) => {
        const after = new Map(before[side]);
        if (!after.delete(playerId)) after.set(playerId, 0);
        return { ...before, [side]: after };
      }),
    retain: (side, playerId, percent) =>
      setChosen((before) => ({ ...before, [side]: new Map(before[side]).set(playerId, percent) })),
  };
}

/** As the calls take it. */
export function assetsOf(chosen: Chosen): { playerId: number; retention: number }[] {
  return [...chosen].map(([playerId, retention]) => ({ playerId, retention }));
}
