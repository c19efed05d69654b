/** Finds the teams that a summer has made better or worse. */

import { MIN_MOVED, MOVERS_NAMED } from '#domains/news/constants.ts';
import type { TeamId } from '#engine/ids.ts';

/** A team's rating at the end of the last season, and now. */
export interface Summer {
  teamId: TeamId;
  before: number;
  now: number;
}

/** Returns the teams that gained most and those that lost most, largest change first. */
export function moversOf(summers: readonly Summer[]): { up: Summer[]; down: Summer[] } {
  const gain = ({ before, now }: Summer) => now - before;
  const most = (sign: 1 | -1) =>
    summers
      .filter((summer) => sign * gain(summer) >= MIN_MOVED)
      .toSorted((one, other) => sign * (gain(other) - gain(one)) || one.teamId - other.teamId)
      .slice(0, MOVERS_NAMED);
  return { up: most(1), down: most(-1) };
}
