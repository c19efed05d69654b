import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { MENU_PAGES, type MenuPage } from '#domains/settings/constants.ts';
import { api, client } from '#web/lib/api.ts';
import { afterVisit, menuPageOf } from '#web/lib/menu.ts';
import { sessionQuery, useManager } from '#web/lib/session.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useClock } from '#web/lib/world.ts';
import { eventsOf } from './events.ts';

/** Keeps what brings pages into the menu: second visits, and events. Shows nothing. */
export default function MenuKeeper() {
  const { settings, puckBalance, team } = useManager();
  const mark = useMark();
  const screen = useScreen();
  const page = screen && MENU_PAGES.find((known) => known === menuPageOf(screen.path));
  const starts = screen?.data.starts === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is the way to another page, not what it changes
  useEffect(() => {
    const next = page && !starts && afterVisit(settings[`menu.${page}`]);
    if (next) mark(page, next);
  }, [page]);

  const isAway = (id: MenuPage) => ['none', 'visited'].includes(String(settings[`menu.${id}`] ?? 'none'));
  const once = { staleTime: Number.POSITIVE_INFINITY, throwOnError: false };
  const day = useClock()?.day ?? null;
  const cups = useQuery({
    ...api.cups.list.queryOptions({ input: { id: team?.id ?? 0 } }),
    ...once,
    enabled: team !== null && isAway('office-tournaments'),
  });
  // Once a day of the world: what an act brings shows at the next load of a page at the latest.
  const came = useQuery({ ...api.settings.menu.queryOptions(), queryKey: [...api.settings.menu.key(), day], ...once });
  const brought = [
    ...eventsOf({
      day,
      pucks: puckBalance,
      hasClub: team !== null,
      knowsShop: !['none', 'new'].includes(String(settings['menu.puck-shop'] ?? 'none')),
      hasCups: (cups.data?.data.open.length ?? 0) + (cups.data?.data.entered.length ?? 0) > 0,
    }),
    ...(came.data?.data ?? []),
  ].filter(isAway);
  const first = brought[0];
  useEffect(() => {
    if (first) mark(first, 'new');
  }, [first, mark]);
  return null;
}

/** Returns a function that saves a page's state, silently: at worst it is saved at the next visit. */
function useMark(): (page: MenuPage, state: 'visited' | 'shown' | 'new') => void {
  const queries = useQueryClient();
  return useCallback(
    (page, state) => {
      const settings = { [`menu.${page}`]: state };
      queries.setQueryData(sessionQuery.queryKey, (user) =>
        user ? { ...user, settings: { ...user.settings, ...settings } } : user,
      );
      client.settings.update({ settings }).catch(() => {});
    },
    [queries],
  );
}
