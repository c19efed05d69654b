/**
 * What a coach thinks of a man in a place when he sets lines: his strength there, but with a dislike of strange places that
 * goes beyond what they cost on the ice (strength.ts). Defensemen stay defensemen, also where one would be a shade the better wing.
 */
import { SECOND_POSITION_COST, STRANGE_POSITION_COST } from '#engine/lineup/constants.ts';
import { mainPosition } from '#engine/lineup/roster.ts';
import { type Conditioned, handCost, positionCost, type Rated, strengthTonight } from '#engine/lineup/strength.ts';
import type { Position } from '#engine/player/skills.ts';

/** Worth of a player in a place tonight, in points of strength. */
export function coachValue(player: Conditioned, position: Position): number {
  return strengthTonight(player, position) + positionCost(player, position) - coachCost(player, position);
}

/** Points by which he would rather have somebody in the place who plays it first; the wrong hand included. */
export function coachCost(player: Pick<Rated, 'positions' | 'hand'>, position: Position): number {
  const hand = handCost(player, position);
  const main = mainPosition(player);
  if (main === position) return hand;
  const strange = STRANGE_POSITION_COST[main][position];
  return (player.positions.includes(position) ? Math.min(SECOND_POSITION_COST, strange) : strange) + hand;
}
