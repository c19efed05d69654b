/** A season of a player by where, how and when its games were. */
import type { GameLine } from './profile.ts';

/** Every split, in the order shown. */
export const SPLITS = ['home', 'away', 'won', 'lost', 'regular', 'playoffs', 'first', 'second', 'lastTen'] as const;
export type SplitName = (typeof SPLITS)[number];

export interface Split {
  name: SplitName;
  games: GameLine[];
}

/** Games that count as the last ones. */
const LAST = 10;

/** The splits that have a game. @param games of one season, the newest first; friendlies and scrimmages do not count */
export function splitsOf(games: readonly GameLine[]): Split[] {
  const counted = games.filter(({ game }) => game.stage !== 'friendly' && game.stage !== 'scrimmage');
  const regular = counted.filter(({ game }) => game.stage === 'regular');
  // Of an odd number the middle one is in the second half.
  const firstHalf = Math.floor(regular.length / 2);
  const of: Record<SplitName, GameLine[]> = {
    home: counted.filter(({ game, team }) => game.home.id === team.id),
    away: counted.filter(({ game, team }) => game.home.id !== team.id),
    won: counted.filter(({ result }) => result === 'W' || result === 'OW'),
    lost: counted.filter(({ result }) => result === 'L' || result === 'OL'),
    regular,
    playoffs: counted.filter(({ game }) => game.stage === 'playoffs'),
    first: regular.slice(regular.length - firstHalf),
    second: regular.slice(0, regular.length - firstHalf),
    lastTen: counted.slice(0, LAST),
  };
  return SPLITS.flatMap((name) => (of[name].length === 0 ? [] : [{ name, games: of[name] }]));
}
