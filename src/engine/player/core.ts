/** The core of a team: the players it can least do without. */
import type { PlayerId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import { isGoalie, type Position } from '#engine/player/skills.ts';

interface SquadPlayer {
  id: PlayerId;
  positions: readonly Position[];
  skills: readonly number[];
}

/**
 * Returns the best players of a squad by overall at their main position.
 * @param most maximum number of each
 */
export function coreOf(squad: readonly SquadPlayer[], most: { skaters: number; goalies: number }): Set<PlayerId> {
  const ranked = squad
    .map(({ id, positions, skills }) => ({ id, position: positions[0] ?? 'C', skills }))
    .map(({ id, position, skills }) => ({ id, isGoalie: isGoalie(position), overall: overallOf(position, skills) }))
    .sort((one, other) => other.overall - one.overall || one.id - other.id);
  const skaters = ranked.filter((player) => !player.isGoalie).slice(0, most.skaters);
  const goalies = ranked.filter((player) => player.isGoalie).slice(0, most.goalies);
  return new Set([...skaters, ...goalies].map(({ id }) => id));
}
