/** Which game visitors are shown. Pure: nothing here knows more of a game than its line in a list of scores. */
import { MAX_COUNTED_GOALS } from '#domains/game/constants.ts';
import type { GameRef } from '#domains/shapes.ts';

/** A game that may be shown, and the tier of its league, 1 for the top. */
export interface Candidate {
  game: Pick<GameRef, 'id' | 'type' | 'homeScore' | 'awayScore' | 'endedIn'>;
  tier: number;
}

/** The types in the order in which people come to see them. */
const TYPES: readonly GameRef['type'][] = [
  'playoffs',
  'regular',
  'international',
  'cup',
  'friendly',
  'preseason',
  'scrimmage',
];

/**
 * The live game to be shown: the same one as long as it is on, whatever happens in it, so that nobody is torn from a game
 * that he has begun to watch.
 */
export function liveToShow<T extends Candidate>(live: readonly T[]): T | null {
  return inOrder(live, ({ game, tier }) => [TYPES.indexOf(game.type), tier, game.id])[0] ?? null;
}

/** Finished games to be shown again, the best first. */
export function bestFirst<T extends Candidate>(finished: readonly T[]): T[] {
  return inOrder(finished, ({ game, tier }) => [TYPES.indexOf(game.type), -thrill(game), tier, game.id]);
}

/** How much there was to see: goals, and above all that it was open for long. */
export function thrill({ homeScore, awayScore, endedIn }: Candidate['game']): number {
  const [home, away] = [homeScore ?? 0, awayScore ?? 0];
  const late = endedIn === 'overtime' ? 5 : endedIn === 'shootout' ? 4 : 0;
  return Math.min(home + away, MAX_COUNTED_GOALS) - 2 * Math.abs(home - away) + late;
}

/** Sorted by a list of numbers, compared one after the other. */
function inOrder<T>(all: readonly T[], by: (one: T) => readonly number[]): T[] {
  const compare = (one: T, other: T) => {
    const others = by(other);
    return by(one).reduce((order, value, place) => order || value - (others[place] ?? 0), 0);
  };
  return [...all].sort(compare);
}
