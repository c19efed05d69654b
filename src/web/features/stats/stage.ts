/** Which games statistics count unless one asks: while the playoffs are on, theirs. */
import type { Clock } from '#domains/world/contract.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

export const STAGES = ['regular', 'playoffs'] as const;
export type Stage = (typeof STAGES)[number];

interface Now {
  season: number;
  phase: Clock['phase'];
}

/** @param asked the season that one looks at; undefined: the present one @param now null: not known yet, and regular */
export function defaultStage(asked: number | undefined, now: Now | null): Stage {
  const isPresent = now !== null && (asked === undefined || asked === now.season);
  return isPresent && now.phase === 'playoffs' ? 'playoffs' : 'regular';
}

/** The stage in the URL, or the default of the season that stands there. */
export function useStage(): Stage {
  const usual = useDefaultStage();
  return useSearchChoice('stage', [usual, ...STAGES]);
}

export function useDefaultStage(): Stage {
  const world = useWorldIfLoaded();
  const asked = useSearchNumber('season');
  return defaultStage(asked, world && { season: world.currentSeason, phase: world.seasonPhase });
}
