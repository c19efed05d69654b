/** Who may look at a game. A scrimmage is behind closed doors: its lines are those that may be played tonight. */
import { closedGamePolicy } from '#domains/game/policy.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { findGameDoor, type GameDoor } from '#domains/game/views/game-refs.ts';
import type { GameId } from '#engine/ids.ts';
import { type ApiContext, isAllowed, refuse } from '#platform/calls/api.ts';

/** Is it closed to all but the managers of the two teams? */
export function isClosed({ type }: Pick<GameDoor, 'type'>): boolean {
  return type === 'scrimmage';
}

/** Refuses a closed game to anyone who has no team in it, as if there were none of that id. */
export function refuseClosedGame(context: ApiContext, game: Omit<GameDoor, 'status'>): void {
  if (!isClosed(game)) return;
  const mayWatch = [game.home, game.away].some(({ id }) => isAllowed(context, closedGamePolicy.watch, { teamId: id }));
  if (!mayWatch) refuse(gameRefusals.unknown());
}

/** The game if this user may look at it; refused as unknown else. */
export async function openDoor(context: ApiContext, gameId: GameId): Promise<GameDoor> {
  const game = (await findGameDoor(context.db, gameId)) ?? refuse(gameRefusals.unknown());
  refuseClosedGame(context, game);
  return game;
}
