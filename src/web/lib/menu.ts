/** The menu that grows: what of the navigation a user sees, in which order; the rest is under "More" (/menu). */
import type { User } from '#domains/account/contract.ts';
import type { SettingValue } from '#domains/settings/constants.ts';
import { type NavigationGroup, navigationOf, ownHref } from './navigation.ts';
import type { GroupId, ScreenData, ScreenPath } from './screens.ts';

/** A group with what is open to this user. */
export interface MenuGroup extends NavigationGroup {
  /** In the menu, in the user's order. */
  shown: readonly ScreenPath[];
  /** Brought by an event, and not opened since. */
  fresh: readonly ScreenPath[];
}

interface Who {
  settings: Readonly<Record<string, SettingValue>>;
  hasClub: boolean;
  isClosed: (path: ScreenPath) => boolean;
}

/** The most pages of a group that are in the menu. */
const ROOM: Readonly<Record<GroupId, number>> = { club: 7, league: 6, office: 6, world: 6, community: 6 };

/** A manager without a club has no use for these. */
const OF_OWN_CLUB = /^\/club\/(?!choose|lineups)|^\/office\/(?!free-agent)/;
/** Careers, and the way to a club: what a manager without one begins with. */
const WITHOUT_CLUB = /^\/club\/choose|\/jobs\/|^\/agent\/|^\/reporter\//;

/** Returns the id of a page in settings: '/club/stats/{-$id}' → 'club-stats'. */
export function menuPageOf(path: ScreenPath): string {
  return ownHref(path).slice(1).replaceAll('/', '-');
}

export function menuOf(
  screens: readonly (readonly [ScreenPath, ScreenData])[],
  { settings, hasClub, isClosed }: Who,
): MenuGroup[] {
  const starts = new Set(screens.filter(([, data]) => data.starts).map(([path]) => path));
  const isOpen = (path: ScreenPath) => !isClosed(path) && (hasClub ? path !== '/club/choose' : !OF_OWN_CLUB.test(path));
  const stateOf = (path: ScreenPath) => settings[`menu.${menuPageOf(path)}`];
  /** Lineups are for coaches, who find them under "More". */
  const isFirst = (path: ScreenPath) => WITHOUT_CLUB.test(path) || (starts.has(path) && path !== '/club/lineups');
  /** Who comes first where the room is short; null: not in the menu. */
  const rankOf = (path: ScreenPath) => {
    const state = stateOf(path);
    if (state === 'pinned') return 0;
    if (state === 'off') return null;
    if (hasClub ? starts.has(path) : isFirst(path)) return 1;
    return state === 'new' || state === 'shown' ? 2 : null;
  };
  return navigationOf(screens).map((group) => {
    const open = group.screens.filter(isOpen);
    const order = orderOf(settings[`menu.order-${group.id}`]);
    const placeOf = (path: ScreenPath) => {
      const place = order.indexOf(menuPageOf(path));
      return place < 0 ? order.length + open.indexOf(path) : place;
    };
    const shown = open
      .flatMap((path) => {
        const rank = rankOf(path);
        return rank === null ? [] : [{ path, rank }];
      })
      .sort((one, other) => one.rank - other.rank)
      .slice(0, ROOM[group.id])
      .map(({ path }) => path)
      .sort((one, other) => placeOf(one) - placeOf(other));
    const fresh = open.filter((path) => stateOf(path) === 'new');
    return { ...group, screens: open, shown, fresh, first: shown[0] ?? open[0] };
  });
}

/** Returns what a visit makes of a page's state; null: nothing. The second visit keeps it in the menu for good. */
export function afterVisit(state: SettingValue | undefined): 'visited' | 'shown' | null {
  if (state === undefined || state === 'none') return 'visited';
  return state === 'visited' || state === 'new' ? 'shown' : null;
}

/** Returns the settings that keep a group in this order. */
export function orderSetting(group: GroupId, paths: readonly ScreenPath[]): User['settings'] {
  return { [`menu.order-${group}`]: { order: paths.map(menuPageOf) } };
}

function orderOf(value: SettingValue | undefined): readonly string[] {
  const order = typeof value === 'object' && 'order' in value ? value['order'] : undefined;
  return Array.isArray(order) ? order : [];
}
