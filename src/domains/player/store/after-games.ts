/** Players after their games: tired, in or out of form, hurt, a little more experienced. */
import { afterGameOf } from '#domains/player/rules/after-game.ts';
import type { Condition } from '#domains/player/rules/life.ts';
import { conditionsOf, saveLives } from '#domains/player/store/lives.ts';
import type { MatchResult } from '#engine/match/types.ts';
import { DAYS_PER_SEASON } from '#engine/player/growth-constants.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Transaction } from '#server/database/client.ts';

export interface GameOfPlayers {
  season: number;
  day: number;
  seed: number;
  level: Level;
  stage: 'friendly' | 'regular' | 'playoffs';
  result: MatchResult;
}

/**
 * No player may be in two of the games.
 * @param known the conditions of players before the games; those of others who played are read.
 */
export async function playersAfterGames(
  tx: Transaction,
  games: readonly GameOfPlayers[],
  known: ReadonlyMap<number, Condition>,
): Promise<void> {
  const strangers = games.flatMap(({ result }) =>
    result.energy.flatMap(({ playerId }) => (known.has(playerId) ? [] : [playerId])),
  );
  const conditions = strangers.length === 0 ? known : new Map([...known, ...(await conditionsOf(tx, strangers))]);
  const changes = games.flatMap((game) =>
    afterGameOf({ ...game, absoluteDay: game.season * DAYS_PER_SEASON + game.day }, conditions),
  );
  await saveLives(tx, changes);
}
