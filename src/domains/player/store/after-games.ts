/** Players after their games: tired, in or out of form, hurt, a little more experienced. */

import { afterOutcome, type ResultForPlayers } from '#domains/player/rules/after-game.ts';
import type { Condition, GamePlayed } from '#domains/player/rules/life.ts';
import { conditionsOf } from '#domains/player/store/lives.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Side } from '#engine/match/sides.ts';
import type { Seed } from '#engine/random.ts';
import type { RowReader } from '#platform/rows/rows.ts';

interface GameOfPlayers extends Pick<GamePlayed, 'level' | 'isPlayoff' | 'isCup' | 'countsFor'> {
  season: number;
  day: number;
  seed: Seed;
  outcome: ResultForPlayers;
  /** Points of morale by the coaches of each side. */
  coaches: Readonly<Record<Side, number>>;
}

/**
 * Returns the conditions of all players in the games, before the games.
 * @param known those that have been read already; the others are read.
 */
export async function conditionsBefore(
  rows: RowReader,
  games: readonly GameOfPlayers[],
  known: ReadonlyMap<number, Condition>,
): Promise<ReadonlyMap<number, Condition>> {
  const strangers = games.flatMap(({ outcome: { appearances } }) =>
    [...appearances.home, ...appearances.away].flatMap(({ playerId }) => (known.has(playerId) ? [] : [playerId])),
  );
  return strangers.length === 0 ? known : new Map([...known, ...(await conditionsOf(rows, strangers))]);
}

/** Returns what to save for each player in the games. No player may be in two of them. */
export function playersAfter(
  games: readonly GameOfPlayers[],
  before: ReadonlyMap<number, Condition>,
): (Condition & { id: number })[] {
  return games.flatMap((game) => afterOutcome({ ...game, absoluteDay: absoluteDayOf(game) }, before));
}
