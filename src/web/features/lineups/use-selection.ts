/**
 * Moving players without a mouse: select a player and choose his place, or a place and the player for it. Every step is
 * announced.
 */
import { useCallback, useState } from 'react';
import { emptyPlace, placeNamed, putPlayer } from '#domains/lineups/rules/moves.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { placeInUnit } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { useTranslation } from '#web/lib/words.ts';
import { playerName } from '#web/ui/names.ts';

export type Picked =
  /** `from` is the place where he was pressed; null if he was chosen from the list of players. */
  { kind: 'player'; playerId: PlayerId; from: string | null } | { kind: 'place'; place: string };

export interface Selection {
  picked: Picked | null;
  /** The last thing that happened, for screen readers. */
  announcement: string;
  /** The place for the player chosen from the list: a selected empty one, or that of the held player. */
  open: string | null;
  /** A player was pressed in the list: he goes into the open place, or is held until a place is chosen. */
  choosePlayer: (playerId: PlayerId) => void;
  /** A place was pressed. */
  choosePlace: (place: string) => void;
  put: (playerId: PlayerId, place: string) => void;
  clear: (place: string) => void;
  cancel: () => void;
  announce: (words: string) => void;
}

export function useSelection(lineup: Lineup, setLineup: (lineup: Lineup) => void, roster: LineupRoster): Selection {
  const { t } = useTranslation(['lineups', 'common']);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [announcement, announce] = useState('');
  const nameOf = useCallback(
    (playerId: PlayerId) => {
      const view = roster.views.get(playerId);
      return view ? playerName(view) : (roster.absent.get(playerId)?.name ?? '');
    },
    [roster],
  );

  const open = picked?.kind === 'player' ? picked.from : (picked?.place ?? null);

  const put = (playerId: PlayerId, name: string) => {
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
        ? t(next.from ? 'announce.pickedPlaced' : 'announce.picked', { player: nameOf(next.playerId) })
        : t('announce.pickedPlace', { place: placeInUnit(t, next.place) }),
    );
  };
  const cancel = () => {
    if (!picked) return;
    setPicked(null);
    announce(t('announce.dropped'));
  };
  const choosePlayer = (playerId: PlayerId) => {
    if (picked?.kind === 'player' && picked.playerId === playerId) cancel();
    else if (open !== null) put(playerId, open);
    else pick({ kind: 'player', playerId, from: null });
  };
  const choosePlace = (name: string) => {
    const standing = placeNamed(name)?.read(lineup) ?? null;
    if (picked?.kind === 'player') {
      if (picked.playerId === standing) cancel();
      else put(picked.playerId, name);
    } else if (picked?.kind === 'place' && picked.place === name) cancel();
    else if (picked?.kind === 'place' && standing !== null) put(standing, picked.place);
    else if (standing !== null) pick({ kind: 'player', playerId: standing, from: name });
    else pick({ kind: 'place', place: name });
  };
  const clear = (name: string) => {
    const standing = placeNamed(name)?.read(lineup) ?? null;
    if (standing === null) return;
    setLineup(emptyPlace(lineup, name));
    setPicked(null);
    announce(t('announce.cleared', { player: nameOf(standing) }));
  };
  return { picked, announcement, open, choosePlayer, choosePlace, put, clear, cancel, announce };
}
