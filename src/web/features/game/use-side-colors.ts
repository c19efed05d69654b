import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import type { AnyTeamRef } from '#domains/shapes.ts';
import { sideColorsOf } from '#web/features/game/side-colors.ts';

/** Returns the two sides' colors as variables (`--rs-home`, `--rs-away`) for an element around the whole game. */
export function useSideColors({
  home,
  away,
}: {
  home: AnyTeamRef;
  away: AnyTeamRef;
}): Record<`--rs-${string}`, string> {
  const scheme = useComputedColorScheme('light');
  const key = [...home.colors, ...away.colors].join();
  return useMemo(() => {
    const all = key.split(',');
    const colors = sideColorsOf(all.slice(0, 3), all.slice(3))[scheme];
    return { '--rs-home': colors.home, '--rs-away': colors.away };
  }, [key, scheme]);
}
