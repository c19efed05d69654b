/** Who may dress at which level: juniors on junior teams, a few older players on the farm, any player on the first team. */
import { OLDER_GOALIES_IN_FRM, OLDER_SKATERS_IN_FRM } from '#engine/lineup/constants.ts';
import { playsGoal, type RosterPlayer } from '#engine/lineup/roster.ts';
import type { AgeClass, Level } from '#engine/player/skills.ts';

/** Returns whether a player is older than the farm team's own age class (24 and up); only a few of these dress for an FRM team. */
export function isOlder(ageClass: AgeClass): boolean {
  return ageClass >= 3;
}

/** Returns how many of a farm team's goalies, or of its skaters, can dress: of the older ones only a few. */
export function dressableOnFarm(
  bodies: readonly { isOlder?: boolean | undefined }[],
  kind: 'goalie' | 'skater',
): number {
  const places = kind === 'goalie' ? OLDER_GOALIES_IN_FRM : OLDER_SKATERS_IN_FRM;
  return bodies.length - Math.max(0, bodies.filter(({ isOlder }) => isOlder).length - places);
}

/** Returns false if he could not dress even with all places free. */
export function mayDress(level: Level, ageClass: AgeClass): boolean {
  return level !== 'U21' || ageClass === 1;
}

/** Counts older players as they dress, up to the level's limit. */
export class OlderPlaces {
  private skaters: number;
  private goalies: number;

  constructor(level: Level) {
    this.skaters = level === 'FRM' ? OLDER_SKATERS_IN_FRM : Number.POSITIVE_INFINITY;
    this.goalies = level === 'FRM' ? OLDER_GOALIES_IN_FRM : Number.POSITIVE_INFINITY;
  }

  hasRoomFor(player: RosterPlayer): boolean {
    if (!isOlder(player.ageClass)) return true;
    return playsGoal(player) ? this.goalies > 0 : this.skaters > 0;
  }

  take(player: RosterPlayer): void {
    if (!isOlder(player.ageClass)) return;
    if (playsGoal(player)) this.goalies--;
    else this.skaters--;
  }
}
