/** Splits of a player's season by site, result and date of its games. */
import type { GameLine } from './profile.ts';

/** All splits, in display order. */
export const SPLITS = ['home', 'away', 'won', 'lost', 'regular', 'playoffs', 'first', 'second', 'lastTen'] as const;
export type SplitName = (typeof SPLITS)[number];

export interface Split {
  name: SplitName;
  games: GameLine[];
}

/** Number of games in the split of the latest ones. */
const LAST = 10;

/** Returns the splits that contain a game. @param games of one season, newest first */
export function splitsOf(games: readonly GameLine[]): Split[] {
  const regular = games.filter(({ game }) => game.type === 'regular');
  // With an odd number the middle game is in the second half.
  const firstHalf = Math.floor(regular.length / 2);
  const of: Record<SplitName, GameLine[]> = {
    home: games.filter(({ game, team }) => game.home.id === team.id),
    away: games.filter(({ game, team }) => game.home.id !== team.id),
    won: games.filter(({ result }) => result === 'W' || result === 'OW'),
    lost: games.filter(({ result }) => result === 'L' || result === 'OL'),
    regular,
    playoffs: games.filter(({ game }) => game.type === 'playoffs'),
    first: regular.slice(regular.length - firstHalf),
    second: regular.slice(0, regular.length - firstHalf),
    lastTen: games.slice(0, LAST),
  };
  return SPLITS.flatMap((name) => (of[name].length === 0 ? [] : [{ name, games: of[name] }]));
}
