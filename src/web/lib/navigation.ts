/** Which screens the navigation shows, in which group and order. */

import { NOT_OPEN_YET } from '#web/routes/not-open-yet.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { ScreenPath } from './route-flags.ts';

export type GroupId = 'club' | 'league' | 'office' | 'world' | 'community';

export interface NavigationGroup {
  id: GroupId;
  icon: IconName;
  screens: readonly ScreenPath[];
}

export const NAVIGATION: readonly NavigationGroup[] = [
  {
    id: 'club',
    icon: 'club',
    screens: [
      '/club/overview/{-$id}',
      '/club/lineups',
      '/club/roster/{-$id}',
      '/club/schedule/{-$id}',
      '/club/stats/{-$id}',
      '/club/training/{-$id}',
      '/coaching-staff/{-$id}',
      '/club/news/{-$id}',
      '/club/history/{-$id}',
    ],
  },
  {
    id: 'league',
    icon: 'league',
    screens: [
      '/league/overview/{-$id}',
      '/league/schedule/{-$id}',
      '/league/standings/{-$id}',
      '/league/stats/{-$id}',
      '/league/ratings/{-$id}',
      '/league/salary-caps/{-$id}',
      '/league/history/{-$id}',
    ],
  },
  {
    id: 'office',
    icon: 'office',
    screens: [
      '/office/depth-chart',
      '/office/draft-center',
      '/office/free-agent-center',
      '/office/trade-center',
      '/office/scouting/{-$id}',
      '/office/shortlist',
      '/office/finances/{-$id}',
      '/office/tournaments',
    ],
  },
  {
    id: 'world',
    icon: 'world',
    screens: [
      '/world/nations',
      '/nation/overview/{-$id}',
      '/world-championship/overview/{-$id}',
      '/olympics/overview/{-$id}',
      '/ua-cup/preview',
      '/world/tournaments',
      '/world/awards',
      '/world/records',
      '/hall-of-fame',
      '/world/actors',
      '/world/federations',
      '/world/news',
    ],
  },
  {
    id: 'community',
    icon: 'community',
    screens: [
      '/messages',
      '/forum',
      '/friends',
      '/leaderboard/overview',
      '/feature-voting',
      '/puck',
      '/guide',
      '/help',
    ],
  },
];

/** Screens that are not in the navigation belong to the group of their area. */
const GROUP_OF_AREA: Readonly<Record<string, GroupId>> = {
  club: 'club',
  trade: 'office',
  player: 'club',
  coach: 'club',
  league: 'league',
  office: 'office',
  scout: 'office',
  nation: 'world',
  world: 'world',
  federation: 'world',
  president: 'world',
  olympics: 'world',
  'world-championship': 'world',
  'ua-cup': 'world',
  tournament: 'world',
  'friendly-cup': 'world',
  forum: 'community',
  social: 'community',
  leaderboard: 'community',
  shop: 'community',
  withdraw: 'community',
};

/** The group that a screen belongs to; null for home, account and the like. */
export function groupOf(path: string, area: string | undefined): GroupId | null {
  const listed = NAVIGATION.find((group) => group.screens.some((screen) => screen === path));
  return listed?.id ?? (path.startsWith('/game/') ? 'league' : (GROUP_OF_AREA[area ?? ''] ?? null));
}

export function opensLater(path: ScreenPath): boolean {
  return (NOT_OPEN_YET as readonly string[]).includes(path);
}

/** The screen about one's own club, league and so on: its path without the optional id. */
export function ownHref(path: ScreenPath): string {
  return path.replace('/{-$id}', '');
}
