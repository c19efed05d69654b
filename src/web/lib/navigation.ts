/** The groups of the navigation; which screens a group has, and in which order, say the screens (screens.ts). */

import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { IconName } from '#web/ui/icon.tsx';
import { type GroupId, type ScreenData, type ScreenPath, type ScreenTree, screensOf } from './screens.ts';

export interface NavigationGroup {
  id: GroupId;
  icon: IconName;
  screens: readonly { path: ScreenPath; opensLater: boolean }[];
}

const GROUPS: readonly { id: GroupId; icon: IconName }[] = [
  { id: 'club', icon: 'club' },
  { id: 'league', icon: 'league' },
  { id: 'office', icon: 'office' },
  { id: 'world', icon: 'world' },
  { id: 'community', icon: 'community' },
];

/** The navigation that the routes ask for. */
export function useNavigation(): readonly NavigationGroup[] {
  const router: ScreenTree = useRouter();
  return useMemo(() => navigationOf(screensOf(router)), [router]);
}

export function navigationOf(screens: readonly (readonly [ScreenPath, ScreenData])[]): NavigationGroup[] {
  return GROUPS.map((group) => ({
    ...group,
    screens: screens
      .filter(([, data]) => data.group === group.id && data.menu !== undefined)
      .sort(([, one], [, other]) => (one.menu ?? 0) - (other.menu ?? 0))
      .map(([path, { opensLater }]) => ({ path, opensLater: opensLater !== undefined })),
  }));
}

/** The screen about one's own club, league and so on: its path without the optional id. */
export function ownHref(path: ScreenPath): string {
  return path.replace('/{-$id}', '');
}
