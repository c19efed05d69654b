/** Which games statistics of a league or a team count unless one asks: while the playoffs are on, theirs. */
import { GAME_TYPE_FILTERS, type GameType, type GameTypeFilter } from '#domains/competition/constants.ts';
import type { Clock } from '#domains/world/contract.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

/** The games of a league that are counted. */
export const STAGES = ['regular', 'playoffs'] as const satisfies readonly GameType[];
type Stage = (typeof STAGES)[number];

interface Now {
  season: number;
  phase: Clock['phase'];
}

/** @param asked the season that one looks at; undefined: the present one @param now null: not known yet, and regular */
export function defaultStage(asked: number | undefined, now: Now | null): Stage {
  const isPresent = now !== null && (asked === undefined || asked === now.season);
  return isPresent && now.phase === 'playoffs' ? 'playoffs' : 'regular';
}

/** The type of games in the URL, or the default of the season that stands there. */
export function useCountedType(): GameTypeFilter {
  return useSearchChoice('type', [useDefaultStage(), ...GAME_TYPE_FILTERS]);
}

export function useDefaultStage(): Stage {
  const world = useWorldIfLoaded();
  const asked = useSearchNumber('season');
  return defaultStage(asked, world && { season: world.currentSeason, phase: world.seasonPhase });
}
