/** The groups of the navigation; which screens a group has, and in which order, say the screens (screens.ts). */

import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { IconName } from '#web/ui/icon.tsx';
import { type GroupId, type ScreenData, type ScreenPath, type ScreenTree, screensOf } from './screens.ts';

export interface NavigationGroup {
  id: GroupId;
  icon: IconName;
  /** Those that are open. */
  screens: readonly ScreenPath[];
  /** Those that open later: one entry behind the others. */
  coming: readonly ScreenPath[];
  /** Where the group itself leads. */
  first: ScreenPath | undefined;
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
  return GROUPS.map((group) => {
    const listed = screens
      .filter(([, data]) => data.group === group.id && data.menu !== undefined)
      .sort(([, one], [, other]) => (one.menu ?? 0) - (other.menu ?? 0));
    const open = listed.filter(([, { opensLater }]) => opensLater === undefined).map(([path]) => path);
    const coming = listed.filter(([, { opensLater }]) => opensLater !== undefined).map(([path]) => path);
    return { ...group, screens: open, coming, first: open[0] ?? coming[0] };
  });
}

/** The screen about one's own club, league and so on: its path without the optional id. */
export function ownHref(path: ScreenPath): string {
  return path.replace('/{-$id}', '');
}
