import { rootRouteId, useRouterState } from '@tanstack/react-router';
import type { ScreenData, ScreenPath } from './screens.ts';

export interface Screen {
  path: ScreenPath;
  data: ScreenData;
  /** The id in the URL, if there is one. */
  id: string | undefined;
}

/** Returns the current screen; null if no route matches. */
export function useScreen(): Screen | null {
  const fullPath = useRouterState({
    select: ({ matches }) => (matches.at(-1)?.routeId === rootRouteId ? '' : (matches.at(-1)?.fullPath ?? '')),
  });
  const data = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData });
  const id = useRouterState({ select: (state) => idOf(state.matches.at(-1)?.params) });
  const path = fullPath.length > 1 ? fullPath.replace(/\/$/, '') : fullPath;
  return path && data ? { path: path as ScreenPath, data, id } : null;
}

function idOf(params: unknown): string | undefined {
  if (typeof params !== 'object' || params === null || !('id' in params)) return undefined;
  return typeof params.id === 'string' ? params.id : undefined;
}
