/** Whom a farm team can spare when its club is at the contract limit. Pure. */
import { PARTING_KEEPS } from '#domains/contracts/constants.ts';
import { dressableOnFarm } from '#engine/lineup/level-rules.ts';
import type { PositionGroup } from '#engine/player/skills.ts';

interface FarmPlayer {
  group: PositionGroup;
  /** Of an age at which only a few may dress for a farm team. */
  isOlder: boolean;
  mayGo: boolean;
}

/**
 * Returns the players who can leave, one after the other and all of them: enough are left of each part of the lineup, and the
 * rest are not too old to dress.
 * @param farm those who go first come first
 */
export function sparedBy<Player extends FarmPlayer>(farm: readonly Player[]): Player[] {
  let left = farm;
  return [...Map.groupBy(farm, ({ group }) => group).values()].flat().filter((player) => {
    const rest = left.filter((other) => other !== player);
    if (!player.mayGo || !isEnough(rest, left, player.group)) return false;
    left = rest;
    return true;
  });
}

function isEnough(rest: readonly FarmPlayer[], before: readonly FarmPlayer[], group: PositionGroup): boolean {
  if (rest.filter((player) => player.group === group).length < PARTING_KEEPS[group]) return false;
  const kind = group === 'goalie' ? 'goalie' : 'skater';
  const dressed = (players: readonly FarmPlayer[]) =>
    dressableOnFarm(
      players.filter((player) => (player.group === 'goalie') === (kind === 'goalie')),
      kind,
    );
  const { forward, defense, goalie } = PARTING_KEEPS;
  return dressed(rest) >= Math.min(kind === 'goalie' ? goalie : forward + defense, dressed(before));
}
