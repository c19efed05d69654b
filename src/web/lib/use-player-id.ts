/** The player of the screen: the one in the URL, else the best of the user's team, since a manager has no "own" player. */
import { useQuery } from '@tanstack/react-query';
import type { PlayerId } from '#engine/ids.ts';
import { api } from './api.ts';
import { useUser } from './session.ts';
import { useIdParam } from './subject.ts';

export interface ChosenPlayer {
  /** null: no player can be chosen, or not yet. */
  playerId: PlayerId | null;
  isPending: boolean;
}

export function usePlayerId(): ChosenPlayer {
  const id = useIdParam();
  const teamId = useUser()?.teamId ?? null;
  const mustChoose = id === undefined && teamId !== null;
  const roster = useQuery(api.club.roster.queryOptions({ input: { id: teamId ?? 0 }, enabled: mustChoose }));
  if (id !== undefined) return { playerId: id, isPending: false };
  const players = roster.data?.data.players ?? [];
  const best = players.toSorted((a, b) => b.overall - a.overall)[0];
  return { playerId: best?.id ?? null, isPending: mustChoose && roster.isPending };
}
