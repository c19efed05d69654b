/** The games that statistics of a league or a team count by default: while the playoffs are on, playoff games. */
import { GAME_TYPE_FILTERS, type GameType, type GameTypeFilter } from '#domains/competition/constants.ts';
import type { Clock } from '#domains/world/contract/calls.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

/** The league's games that are counted. */
export const STAGES = ['regular', 'playoffs'] as const satisfies readonly GameType[];
type Stage = (typeof STAGES)[number];

interface Now {
  season: number;
  phase: Clock['phase'];
}

/**
 * Returns the default stage. @param asked the selected season; undefined: the current one @param now null: not loaded
 * yet, so the regular season
 */
export function defaultStage(asked: number | undefined, now: Now | null): Stage {
  const isPresent = now !== null && (asked === undefined || asked === now.season);
  return isPresent && now.phase === 'playoffs' ? 'playoffs' : 'regular';
}

/** Returns the type of games in the URL, or the default of the season in the URL. */
export function useCountedType(): GameTypeFilter {
  return useSearchChoice('type', [useDefaultStage(), ...GAME_TYPE_FILTERS]);
}

export function useDefaultStage(): Stage {
  const world = useWorldIfLoaded();
  const asked = useSearchNumber('season');
  return defaultStage(asked, world && { season: world.currentSeason, phase: world.seasonPhase });
}
