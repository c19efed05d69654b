/** The subject of a screen: the id in its URL, or the user's own if there is none. */
import { useParams } from '@tanstack/react-router';
import { useUser } from './session.ts';
import { useWorldIfLoaded } from './world.ts';

const MAX_ID = 2_147_483_647;

/** Returns the id in the URL: undefined if there is none, null if it is invalid. */
export function useIdParam(): number | null | undefined {
  const { id }: { id?: string } = useParams({ strict: false });
  if (id === undefined || id === '') return undefined;
  const value = Number(id);
  return Number.isSafeInteger(value) && value >= 1 && value <= MAX_ID ? value : null;
}

/** Returns the team of the screen: the one in the URL, else the user's PRO team; null if there is neither. */
export function useTeamId(): number | null {
  const id = useIdParam();
  const own = useUser()?.teamId ?? null;
  return id === undefined ? own : id;
}

/** Returns the league of the screen: the one in the URL, else the user's own, else the first of the top leagues. */
export function useLeagueId(): number | null {
  const id = useIdParam();
  const user = useUser();
  const world = useWorldIfLoaded();
  return id === undefined ? (user?.proLeague?.id ?? world?.leagues[0]?.id ?? null) : id;
}
