import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { featureOfScreen } from '#domains/admin/constants.ts';
import { type MenuGroup, menuOf } from '#web/lib/menu.ts';
import { type ScreenTree, screensOf } from '#web/lib/screens.ts';
import { useManager } from '#web/lib/session.ts';
import { useClosedFeatures } from '#web/lib/world.ts';

/** Returns the user's menu. */
export function useMenu(): readonly MenuGroup[] {
  const router: ScreenTree = useRouter();
  const { settings, team } = useManager();
  const closed = useClosedFeatures();
  const hasClub = team !== null;
  return useMemo(
    () =>
      menuOf(screensOf(router), {
        settings,
        hasClub,
        isClosed: (path) => closed.some(({ feature }) => feature === featureOfScreen(path)),
      }),
    [router, settings, hasClub, closed],
  );
}
