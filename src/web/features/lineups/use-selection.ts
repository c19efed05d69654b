/** Moving players without a mouse: select a player and choose his place, or the other way round. Every step is announced. */
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyPlace, placeNamed, putPlayer } from '#domains/lineups/rules/moves.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { placeInUnit } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { playerName } from '#web/ui/names.ts';

export type Picked = { kind: 'player'; playerId: number } | { kind: 'place'; place: string };

export interface Selection {
  picked: Picked | null;
  /** The last thing that happened, for screen readers. */
  announcement: string;
  /** A player was pressed, on the bench or in a place. */
  choosePlayer: (playerId: number) => void;
  /** A place was pressed. */
  choosePlace: (place: string) => void;
  put: (playerId: number, place: string) => void;
  clear: (place: string) => void;
  cancel: () => void;
  announce: (words: string) => void;
}

export function useSelection(lineup: Lineup, setLineup: (lineup: Lineup) => void, roster: LineupRoster): Selection {
  const { t } = useTranslation(['lineups', 'common']);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [announcement, announce] = useState('');
  const nameOf = useCallback(
    (playerId: number) => {
      const view = roster.views.get(playerId);
      return view ? playerName(view) : (roster.absent.get(playerId)?.name ?? '');
    },
    [roster],
  );

  const put = (playerId: number, name: string) => {
    const previous = placeNamed(name)?.read(lineup) ?? null;
    const words = { player: nameOf(playerId), place: placeInUnit(t, name) };
    setLineup(putPlayer(lineup, playerId, name));
    setPicked(null);
    announce(
      previous === null || previous === playerId
        ? t('announce.put', words)
        : t('announce.swapped', { ...words, other: nameOf(previous) }),
    );
  };
  const pick = (next: Picked) => {
    setPicked(next);
    announce(
      next.kind === 'player'
        ? t('announce.picked', { player: nameOf(next.playerId) })
        : t('announce.pickedPlace', { place: placeInUnit(t, next.place) }),
    );
  };
  const cancel = () => {
    if (!picked) return;
    setPicked(null);
    announce(t('announce.dropped'));
  };
  const choosePlayer = (playerId: number) => {
    if (picked?.kind === 'place') put(playerId, picked.place);
    else if (picked?.kind === 'player' && picked.playerId === playerId) cancel();
    else pick({ kind: 'player', playerId });
  };
  const choosePlace = (name: string) => {
    const standing = placeNamed(name)?.read(lineup) ?? null;
    if (picked?.kind === 'player') {
      if (picked.playerId === standing) cancel();
      else put(picked.playerId, name);
    } else if (picked?.kind === 'place' && picked.place === name) cancel();
    else if (standing !== null) choosePlayer(standing);
    else pick({ kind: 'place', place: name });
  };
  const clear = (name: string) => {
    const standing = placeNamed(name)?.read(lineup) ?? null;
    if (standing === null) return;
    setLineup(emptyPlace(lineup, name));
    setPicked(null);
    announce(t('announce.cleared', { player: nameOf(standing) }));
  };
  return { picked, announcement, choosePlayer, choosePlace, put, clear, cancel, announce };
}
