/** How rested a player is during a game, as his bench can tell: by his ice time. */
import { ENERGY } from '#engine/match/constants/bench.ts';
import type { MatchPlayer } from '#engine/match/input.ts';
import type { TeamBox } from '#engine/match/record/box-score/box.ts';

/**
 * Returns the energy left to each dressed player of a team, in their order.
 * @param ice the team's part of the box score
 */
export function energiesLeft(
  players: readonly Pick<MatchPlayer, 'id' | 'energy' | 'positions'>[],
  { skaters, goalies }: Pick<TeamBox, 'skaters' | 'goalies'>,
  breaks: number,
): number[] {
  const seconds = new Map([...skaters, ...goalies].map(({ playerId, toi }) => [playerId, toi]));
  return players.map((player) => energyLeft(player, { seconds: seconds.get(player.id) ?? 0, breaks }));
}

/**
 * Returns the energy left to a player of ordinary stamina, 0 to 100.
 * @param seconds on the ice
 * @param breaks intermissions that he has rested in
 */
function energyLeft(
  { energy, positions }: Pick<MatchPlayer, 'energy' | 'positions'>,
  { seconds, breaks }: { seconds: number; breaks: number },
): number {
  const perSecond = positions[0] === 'G' ? ENERGY.goaliePerSecond : ENERGY.energyPerSecond;
  const left = energy - seconds * perSecond + breaks * ENERGY.regainedInIntermission;
  return Math.round(Math.max(0, Math.min(100, left)));
}
