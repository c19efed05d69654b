/** Which game visitors are shown. Pure: knows no more of a game than its line in a list of scores. */
import { MAX_COUNTED_GOALS } from '#domains/game/constants.ts';
import type { GameRef } from '#domains/shapes.ts';

/** A game that may be shown, and the tier of its league, 1 for the top. */
export interface Candidate {
  game: Pick<GameRef, 'id' | 'type' | 'homeScore' | 'awayScore' | 'endedIn'>;
  tier: number;
}

/** Types of games, the most attractive first. */
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
 * Returns the live game to show: the same one until it ends, no matter what happens in it, so that visitors are not torn
 * away from a game they have begun to watch.
 */
export function liveToShow<T extends Candidate>(live: readonly T[]): T | null {
  return inOrder(live, ({ game, tier }) => [TYPES.indexOf(game.type), tier, game.id])[0] ?? null;
}

/** Returns the finished games to replay, best first. */
export function bestFirst<T extends Candidate>(finished: readonly T[]): T[] {
  return inOrder(finished, ({ game, tier }) => [TYPES.indexOf(game.type), -thrill(game), tier, game.id]);
}

/** Returns how exciting the game was: its goals, and above all how long it was undecided. */
export function thrill({ homeScore, awayScore, endedIn }: Candidate['game']): number {
  const [home, away] = [homeScore ?? 0, awayScore ?? 0];
  const late = endedIn === 'overtime' ? 5 : endedIn === 'shootout' ? 4 : 0;
  return Math.min(home + away, MAX_COUNTED_GOALS) - 2 * Math.abs(home - away) + late;
}

/** Sorts by a list of numbers, compared one after another. */
function inOrder<T>(all: readonly T[], by: (one: T) => readonly number[]): T[] {
  const compare = (one: T, other: T) => {
    const others = by(other);
    return by(one).reduce((order, value, place) => order || value - (others[place] ?? 0), 0);
  };
  return [...all].sort(compare);
}
