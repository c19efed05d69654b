/** Access to games. A scrimmage is behind closed doors: its lines are those that may be played tonight. */
import { closedGamePolicy } from '#domains/game/policy.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { findGameDoor, type GameDoor } from '#domains/game/views/game-refs.ts';
import type { GameId } from '#engine/ids.ts';
import { type ApiContext, isAllowed, refuse } from '#platform/calls/api.ts';

/** Returns whether the game is closed to all but the managers of the two teams. */
export function isClosed({ type }: Pick<GameDoor, 'type'>): boolean {
  return type === 'scrimmage';
}

/** Refuses a closed game, as if the id were unknown, unless the user has a team in it. */
export function refuseClosedGame(context: ApiContext, game: Omit<GameDoor, 'status'>): void {
  if (!isClosed(game)) return;
  const mayWatch = [game.home, game.away].some(({ id }) => isAllowed(context, closedGamePolicy.watch, { teamId: id }));
  if (!mayWatch) refuse(gameRefusals.unknown());
}

/** Returns the game if this user may look at it; otherwise refuses it as unknown. */
export async function openDoor(context: ApiContext, gameId: GameId): Promise<GameDoor> {
  const game = (await findGameDoor(context.db, gameId)) ?? refuse(gameRefusals.unknown());
  refuseClosedGame(context, game);
  return game;
}
