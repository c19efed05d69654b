/** Whom a screen is about: the id in its URL, or the user's own when there is none. */
import { useParams } from '@tanstack/react-router';
import { useUser } from './session.ts';
import { useWorldIfLoaded } from './world.ts';

const MAX_ID = 2_147_483_647;

/** The id in the URL: undefined when there is none, null when it cannot be one. */
export function useIdParam(): number | null | undefined {
  const { id }: { id?: string } = useParams({ strict: false });
  if (id === undefined || id === '') return undefined;
  const value = Number(id);
  return Number.isSafeInteger(value) && value >= 1 && value <= MAX_ID ? value : null;
}

/** The team of the screen: that of the URL, else the own PRO team; null when there is neither. */
export function useTeamId(): number | null {
  const id = useIdParam();
  const own = useUser()?.teamId ?? null;
  return id === undefined ? own : id;
}

/** The league of the screen: that of the URL, else the own, else the first of the top. */
export function useLeagueId(): number | null {
  const id = useIdParam();
  const user = useUser();
  const world = useWorldIfLoaded();
  return id === undefined ? (user?.proLeague?.id ?? world?.leagues[0]?.id ?? null) : id;
}
