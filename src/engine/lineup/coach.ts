/**
 * A coach's rating of a player in a place when he sets lines: the player's strength there, less an aversion to unfamiliar
 * positions beyond their cost on the ice (strength.ts). Defensemen stay on defense even where one would be a slightly better
 * wing.
 */
import { SECOND_POSITION_COST, STRANGE_POSITION_COST } from '#engine/lineup/constants.ts';
import { mainPosition } from '#engine/lineup/roster.ts';
import { type Conditioned, handCost, positionCost, type Rated, strengthTonight } from '#engine/lineup/strength.ts';
import type { Position } from '#engine/player/skills.ts';

/** Returns the coach's rating of a player in a place tonight, in points of strength. */
export function coachValue(player: Conditioned, position: Position): number {
  return strengthTonight(player, position) + positionCost(player, position) - coachCost(player, position);
}

/** Returns the points by which the coach prefers a player at his natural position; the wrong hand included. */
export function coachCost(player: Pick<Rated, 'positions' | 'hand'>, position: Position): number {
  const hand = handCost(player, position);
  const main = mainPosition(player);
  if (main === position) return hand;
  const strange = STRANGE_POSITION_COST[main][position];
  return (player.positions.includes(position) ? Math.min(SECOND_POSITION_COST, strange) : strange) + hand;
}
