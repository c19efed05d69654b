/** The groups of the navigation; the screens declare which group they are in, and in which order (screens.ts). */

import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { IconName } from '#web/ui/icon.tsx';
import { type GroupId, type ScreenData, type ScreenPath, type ScreenTree, screensOf } from './screens.ts';

export interface NavigationGroup {
  id: GroupId;
  icon: IconName;
  /** Screens that are open. */
  screens: readonly ScreenPath[];
  /** Screens that open later: a single entry after the others. */
  coming: readonly ScreenPath[];
  /** Where the heading of the group links. */
  first: ScreenPath | undefined;
}

const GROUPS: readonly { id: GroupId; icon: IconName }[] = [
  { id: 'club', icon: 'club' },
  { id: 'league', icon: 'league' },
  { id: 'office', icon: 'office' },
  { id: 'world', icon: 'world' },
  { id: 'community', icon: 'community' },
];

/** Returns the navigation as declared by the routes. */
export function useNavigation(): readonly NavigationGroup[] {
  const router: ScreenTree = useRouter();
  return useMemo(() => navigationOf(screensOf(router)), [router]);
}

export function navigationOf(screens: readonly (readonly [ScreenPath, ScreenData])[]): NavigationGroup[] {
  return GROUPS.map((group) => {
    const listed = screens
      .filter(([, data]) => data.group === group.id && data.menu !== undefined)
      .sort(([, one], [, other]) => (one.menu ?? 0) - (other.menu ?? 0));
    const open = listed.filter(([, { opensLater }]) => opensLater === undefined).map(([path]) => path);
    const coming = listed.filter(([, { opensLater }]) => opensLater !== undefined).map(([path]) => path);
    return { ...group, screens: open, coming, first: open[0] ?? coming[0] };
  });
}

/** Returns the address of the screen about the user's own club, league and so on: its path without the optional id. */
export function ownHref(path: ScreenPath): string {
  return path.replace('/{-$id}', '');
}
