/** The state of the roster screen, from its URL. */

import type { RosterPlayerView } from '#domains/shapes.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { isDefense } from '#engine/player/skills.ts';

export const ROSTER_VIEWS = ['skills', 'stats', 'contracts', 'training', 'health'] as const;
export type RosterViewName = (typeof ROSTER_VIEWS)[number];

export const POSITION_FILTERS = ['all', 'forwards', 'defense', 'goalies'] as const;
export type PositionFilter = (typeof POSITION_FILTERS)[number];

/** Players that can be compared side by side. */
export const MAX_COMPARED = 3;

export function groupOfPlayer(player: Pick<RosterPlayerView, 'position'>): Exclude<PositionFilter, 'all'> {
  if (player.position === 'G') return 'goalies';
  return isDefense(player.position) ? 'defense' : 'forwards';
}

/** Returns the players that pass the filter and the name search. */
export function filterRoster(
  players: readonly RosterPlayerView[],
  filter: PositionFilter,
  name: string,
): RosterPlayerView[] {
  const wanted = folded(name);
  return players.filter(
    (player) =>
      (filter === 'all' || groupOfPlayer(player) === filter) &&
      folded(`${player.firstname} ${player.lastname}`).includes(wanted),
  );
}

/** Returns the players with the ids in a text such as '12,15', in this order, at most three. */
export function comparedPlayers(players: readonly RosterPlayerView[], text: string): RosterPlayerView[] {
  const ids = text.split(',').map(Number);
  return ids
    .flatMap((id) => players.find((player) => player.id === id) ?? [])
    .filter((player, index, all) => all.indexOf(player) === index)
    .slice(0, MAX_COMPARED);
}
