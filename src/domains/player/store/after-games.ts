/** Players after their games: tired, in or out of form, hurt, a little more experienced. */
import { afterGameOf } from '#domains/player/rules/after-game.ts';
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

/** No player may be in two of the games. */
export async function playersAfterGames(tx: Transaction, games: readonly GameOfPlayers[]): Promise<void> {
  const ids = games.flatMap(({ result }) => result.energy.map((player) => player.playerId));
  const conditions = await conditionsOf(tx, ids);
  const changes = games.flatMap((game) =>
    afterGameOf({ ...game, absoluteDay: game.season * DAYS_PER_SEASON + game.day }, conditions),
  );
  await saveLives(tx, changes);
}
